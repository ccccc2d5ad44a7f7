// Classic rogue cards: Combo in a spell and in minions.

import {
  ALL_CHARACTERS,
  CARDS_PLAYED_THIS_TURN,
  damage,
  enchant,
  HAS_PLAYED_THIS_TURN,
  minion,
  other,
  repeat,
  requires,
  SELF,
  spell,
  summon,
  TARGET,
  targetsWhile,
  token,
} from '../../terms.ts';

export const eviscerate = spell('Eviscerate', {
  id: 'EX1_124',
  cost: 2,
  class: 'rogue',
  text: '2 damage to a target. Combo: 4 instead.',
  target: requires(ALL_CHARACTERS),
  spell: damage(TARGET, 2),
  combo: damage(TARGET, 4),
});
export const defiasRingleader = minion('Defias Ringleader', {
  id: 'EX1_131',
  cost: 2,
  attack: 2,
  health: 2,
  class: 'rogue',
  text: 'Combo: one 2/1 Defias Bandit.',
  combo: summon('Defias Bandit'),
});
export const defiasBandit = minion(
  'Defias Bandit',
  token({ id: 'EX1_131t', cost: 1, attack: 2, health: 1, class: 'rogue', text: '' } as const),
);
export const si7Agent = minion('SI:7 Agent', {
  id: 'EX1_134',
  cost: 3,
  attack: 3,
  health: 3,
  class: 'rogue',
  text: 'Combo: 2 damage to a target.',
  target: targetsWhile(HAS_PLAYED_THIS_TURN, other(ALL_CHARACTERS)),
  combo: damage(TARGET, 2),
});
export const edwinVanCleef = minion('Edwin VanCleef', {
  id: 'EX1_613',
  cost: 3,
  attack: 2,
  health: 2,
  class: 'rogue',
  text: 'Combo: +2/+2 for each other card you played this turn.',
  combo: repeat(CARDS_PLAYED_THIS_TURN, enchant(SELF, { attack: 2, health: 2 })),
});
