// Classic priest cards: silence, healing for all, and healing turned into harm.

import {
  ALL_MINIONS,
  enchant,
  heal,
  healthOf,
  INVERT_HEALING,
  minion,
  requires,
  silence,
  spell,
  TARGET,
} from '../../terms.ts';

export const silenceSpell = spell('Silence', {
  id: 'EX1_332',
  cost: 0,
  class: 'priest',
  text: 'Silences a minion.',
  target: requires(ALL_MINIONS),
  spell: silence(TARGET),
});
export const circleOfHealing = spell('Circle of Healing', {
  id: 'EX1_621',
  cost: 0,
  class: 'priest',
  text: 'All minions are healed for 4.',
  spell: heal(ALL_MINIONS, 4),
});
export const innerFire = spell('Inner Fire', {
  id: 'CS1_129',
  cost: 1,
  class: 'priest',
  text: "A minion's Attack becomes equal to its Health.",
  target: requires(ALL_MINIONS),
  spell: enchant(TARGET, { setAttack: healthOf(TARGET) }),
});
export const auchenaiSoulpriest = minion('Auchenai Soulpriest', {
  id: 'EX1_591',
  cost: 4,
  attack: 3,
  health: 5,
  class: 'priest',
  text: 'Your healing deals damage instead.',
  auras: INVERT_HEALING,
});
