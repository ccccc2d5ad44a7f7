// Basic warrior cards: damage, armour, weapons, and a minion that hurries others.

import {
  ALL_MINIONS,
  CONTROLLER,
  damage,
  draw,
  ENEMY_MINIONS,
  EVENT_CARD,
  enchant,
  gainArmor,
  minion,
  random,
  spell,
  summon,
  weapon,
} from '../../terms.ts';

export const whirlwind = spell('Whirlwind', {
  id: 'EX1_400',
  cost: 1,
  class: 'warrior',
  text: '1 damage to all minions.',
  spell: damage(ALL_MINIONS, 1),
});
export const cleave = spell('Cleave', {
  id: 'CS2_114',
  cost: 2,
  class: 'warrior',
  text: '2 damage to two random enemy minions.',
  spell: damage(random(ENEMY_MINIONS, 2), 2),
});
export const shieldBlock = spell('Shield Block', {
  id: 'EX1_606',
  cost: 3,
  class: 'warrior',
  text: '5 Armor. Draw a card.',
  spell: [gainArmor(5), draw(1)],
});
export const warsongCommander = minion('Warsong Commander', {
  id: 'EX1_084',
  cost: 3,
  attack: 2,
  health: 3,
  class: 'warrior',
  text: 'After another minion joins you, it gains Rush.',
  events: summon(CONTROLLER).after(enchant(EVENT_CARD, { keywords: ['rush'] })),
});
export const fieryWarAxe = weapon('Fiery War Axe', {
  id: 'CS2_106',
  cost: 3,
  attack: 3,
  durability: 2,
  class: 'warrior',
  text: '',
});
export const arcaniteReaper = weapon('Arcanite Reaper', {
  id: 'CS2_112',
  cost: 5,
  attack: 5,
  durability: 2,
  class: 'warrior',
  text: '',
});
