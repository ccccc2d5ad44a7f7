// Classic priest cards: silence, healing for all, healing turned into harm, and a minion borrowed.

import {
  ALL_MINIONS,
  borrow,
  ENEMY_MINIONS,
  enchant,
  FRIENDLY_CHARACTERS,
  HAS_BOARD_ROOM,
  heal,
  healthOf,
  INVERT_HEALING,
  minion,
  OWN_TURN_BEGIN,
  random,
  requires,
  silence,
  spell,
  TARGET,
  where,
} from '../../terms.ts';

export const silenceSpell = spell('Silence', {
  id: 'EX1_332',
  rarity: 'common',
  cost: 0,
  class: 'priest',
  text: 'Silences a minion.',
  target: requires(ALL_MINIONS),
  spell: silence(TARGET),
});
export const circleOfHealing = spell('Circle of Healing', {
  id: 'EX1_621',
  rarity: 'common',
  cost: 0,
  class: 'priest',
  text: 'All minions are healed for 4.',
  spell: heal(ALL_MINIONS, 4),
});
export const innerFire = spell('Inner Fire', {
  id: 'CS1_129',
  rarity: 'common',
  cost: 1,
  class: 'priest',
  text: "A minion's Attack becomes equal to its Health.",
  target: requires(ALL_MINIONS),
  spell: enchant(TARGET, { setAttack: healthOf(TARGET) }),
});
export const auchenaiSoulpriest = minion('Auchenai Soulpriest', {
  id: 'EX1_591',
  rarity: 'rare',
  cost: 4,
  attack: 3,
  health: 5,
  class: 'priest',
  text: 'Your healing deals damage instead.',
  auras: INVERT_HEALING,
});
export const lightwell = minion('Lightwell', {
  id: 'EX1_341',
  rarity: 'rare',
  cost: 2,
  attack: 0,
  health: 5,
  class: 'priest',
  text: 'At the start of your turn a random damaged character of yours is healed for 3.',
  events: OWN_TURN_BEGIN.after(heal(random(where(FRIENDLY_CHARACTERS, { isDamaged: true })), 3)),
});
export const shadowMadness = spell('Shadow Madness', {
  id: 'EX1_334',
  rarity: 'rare',
  cost: 3,
  class: 'priest',
  text: 'An enemy minion with 3 Attack or less fights on your side until the end of the turn.',
  target: requires(where(ENEMY_MINIONS, { attackAtMost: 3 })),
  playableWhile: HAS_BOARD_ROOM,
  spell: borrow(TARGET),
});
