// Basic paladin cards: blessings, area damage, a weapon that heals, and the token of the hero power.

import {
  ALL_MINIONS,
  attack,
  damage,
  ENEMY_CHARACTERS,
  enchant,
  FRIENDLY_HERO,
  heal,
  minion,
  requires,
  spell,
  TARGET,
  token,
  weapon,
} from '../../terms.ts';

export const humility = spell('Humility', {
  id: 'EX1_360',
  cost: 1,
  class: 'paladin',
  text: "A minion's Attack becomes 1.",
  target: requires(ALL_MINIONS),
  spell: enchant(TARGET, { setAttack: 1 }),
});
export const blessingOfKings = spell('Blessing of Kings', {
  id: 'CS2_092',
  cost: 4,
  class: 'paladin',
  text: '+4/+4 for a minion.',
  target: requires(ALL_MINIONS),
  spell: enchant(TARGET, { attack: 4, health: 4 }),
});
export const consecration = spell('Consecration', {
  id: 'CS2_093',
  cost: 4,
  class: 'paladin',
  text: '2 damage to all enemies.',
  spell: damage(ENEMY_CHARACTERS, 2),
});
export const truesilverChampion = weapon('Truesilver Champion', {
  id: 'CS2_097',
  cost: 4,
  attack: 4,
  durability: 2,
  class: 'paladin',
  text: 'Each time your hero attacks, it is healed for 2 first.',
  events: attack(FRIENDLY_HERO).on(heal(FRIENDLY_HERO, 2)),
});
export const silverHandRecruit = minion(
  'Silver Hand Recruit',
  token({ id: 'CS2_101t', cost: 1, attack: 1, health: 1, class: 'paladin', text: '' } as const),
);
