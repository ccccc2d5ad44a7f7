// Basic warrior cards: damage, armour, weapons, and Charge.

import {
  ALL_MINIONS,
  damage,
  destroy,
  draw,
  ENEMY_MINIONS,
  enchant,
  exists,
  FRIENDLY_HERO,
  FRIENDLY_MINIONS,
  gainArmor,
  minion,
  random,
  requires,
  spell,
  statAura,
  TARGET,
  weapon,
  where,
} from '../../terms.ts';

export const charge = spell('Charge', {
  id: 'CS2_103',
  rarity: 'free',
  cost: 1,
  class: 'warrior',
  text: "A minion of yours gains Charge; this turn it can't attack heroes.",
  target: requires(FRIENDLY_MINIONS),
  spell: [
    enchant(TARGET, { keywords: ['charge'] }),
    enchant(TARGET, { keywords: ['cantAttackHeroes'], until: 'endOfTurn' }),
  ],
});

export const whirlwind = spell('Whirlwind', {
  id: 'EX1_400',
  rarity: 'free',
  cost: 1,
  class: 'warrior',
  text: '1 damage to all minions.',
  spell: damage(ALL_MINIONS, 1),
});
export const cleave = spell('Cleave', {
  id: 'CS2_114',
  rarity: 'free',
  cost: 2,
  class: 'warrior',
  text: '2 damage to two random enemy minions.',
  playableWhile: exists(ENEMY_MINIONS),
  spell: damage(random(ENEMY_MINIONS, 2), 2),
});
export const heroicStrike = spell('Heroic Strike', {
  id: 'CS2_105',
  rarity: 'free',
  cost: 2,
  class: 'warrior',
  text: '+4 Attack this turn for your hero.',
  spell: enchant(FRIENDLY_HERO, { attack: 4, until: 'endOfTurn' }),
});
export const execute = spell('Execute', {
  id: 'CS2_108',
  rarity: 'free',
  cost: 2,
  class: 'warrior',
  text: 'A damaged enemy minion is destroyed.',
  target: requires(where(ENEMY_MINIONS, { isDamaged: true })),
  spell: destroy(TARGET),
});
export const shieldBlock = spell('Shield Block', {
  id: 'EX1_606',
  rarity: 'free',
  cost: 3,
  class: 'warrior',
  text: '5 Armor. Draw a card.',
  spell: [gainArmor(5), draw(1)],
});
export const warsongCommander = minion('Warsong Commander', {
  id: 'EX1_084',
  rarity: 'free',
  cost: 3,
  attack: 2,
  health: 3,
  class: 'warrior',
  text: 'Your minions with Charge: +1 Attack.',
  auras: statAura(where(FRIENDLY_MINIONS, { keyword: 'charge' }), { attack: 1 }),
});
export const korkronElite = minion("Kor'kron Elite", {
  id: 'NEW1_011',
  rarity: 'free',
  cost: 4,
  attack: 4,
  health: 3,
  class: 'warrior',
  text: 'Charge.',
  keywords: 'charge',
});
export const fieryWarAxe = weapon('Fiery War Axe', {
  id: 'CS2_106',
  rarity: 'free',
  cost: 3,
  attack: 3,
  durability: 2,
  class: 'warrior',
  text: '',
});
export const arcaniteReaper = weapon('Arcanite Reaper', {
  id: 'CS2_112',
  rarity: 'free',
  cost: 5,
  attack: 5,
  durability: 2,
  class: 'warrior',
  text: '',
});
