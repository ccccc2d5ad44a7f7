// Classic paladin cards: two secrets with the token of one, and the great leveller.

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
  SUMMONED,
  spell,
  summon,
  token,
} from '../../terms.ts';

export const eyeForAnEye = spell('Eye for an Eye', {
  id: 'EX1_132',
  cost: 1,
  class: 'paladin',
  text: 'Secret: when your hero takes damage, the enemy hero takes as much.',
  secret: damage(FRIENDLY_HERO).after(damage(ENEMY_HERO, EVENT_AMOUNT)),
});
export const nobleSacrifice = spell('Noble Sacrifice', {
  id: 'EX1_130',
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
  cost: 4,
  class: 'paladin',
  text: 'The Health of all minions becomes 1.',
  spell: enchant(ALL_MINIONS, { setHealth: 1 }),
});
