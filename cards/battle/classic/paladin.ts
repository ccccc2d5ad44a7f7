// Classic paladin cards: two secrets with the token of one, the great leveller, and holy strength.

import {
  ALL_MINIONS,
  damage,
  ENEMY_CHARACTERS,
  ENEMY_HERO,
  EVENT_AMOUNT,
  enchant,
  FRIENDLY_HERO,
  HAS_BOARD_ROOM,
  minion,
  proposeAttack,
  redirectAttack,
  requires,
  SUMMONED,
  spell,
  splitDamage,
  summon,
  TARGET,
  token,
} from '../../terms.ts';

export const eyeForAnEye = spell('Eye for an Eye', {
  id: 'EX1_132',
  rarity: 'common',
  cost: 1,
  class: 'paladin',
  text: 'Secret: when your hero takes damage, the enemy hero takes as much.',
  secret: damage(FRIENDLY_HERO).after(damage(ENEMY_HERO, EVENT_AMOUNT)),
});
export const nobleSacrifice = spell('Noble Sacrifice', {
  id: 'EX1_130',
  rarity: 'common',
  cost: 1,
  class: 'paladin',
  text: 'Secret: when an enemy attacks, a new 2/1 Defender becomes the target.',
  secret: proposeAttack(ENEMY_CHARACTERS).when(HAS_BOARD_ROOM).on(summon('Defender'), redirectAttack(SUMMONED)),
});
export const defender = minion(
  'Defender',
  token({ id: 'EX1_130a', cost: 1, attack: 2, health: 1, class: 'paladin', text: '' } as const),
);
export const equality = spell('Equality', {
  id: 'EX1_619',
  rarity: 'rare',
  cost: 4,
  class: 'paladin',
  text: 'The Health of all minions becomes 1.',
  spell: enchant(ALL_MINIONS, { setHealth: 1 }),
});
export const blessedChampion = spell('Blessed Champion', {
  id: 'EX1_355',
  rarity: 'rare',
  cost: 5,
  class: 'paladin',
  text: "A minion's Attack is doubled.",
  target: requires(ALL_MINIONS),
  spell: enchant(TARGET, { attackTimes: 2 }),
});
export const avengingWrath = spell('Avenging Wrath', {
  id: 'EX1_384',
  rarity: 'epic',
  cost: 6,
  class: 'paladin',
  text: '8 damage, split at random among all enemies.',
  spell: splitDamage(8, ENEMY_CHARACTERS),
});
