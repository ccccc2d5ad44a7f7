// Classic shaman cards: Overload on a spell and on a minion, and coming back from the dead.

import {
  ALL_CHARACTERS,
  ALL_MINIONS,
  damage,
  enchant,
  minion,
  requires,
  reviveOne,
  SELF,
  spell,
  TARGET,
} from '../../terms.ts';

export const dustDevil = minion('Dust Devil', {
  id: 'EX1_243',
  cost: 1,
  attack: 3,
  health: 1,
  class: 'shaman',
  race: 'elemental',
  text: 'Windfury. Overload (2).',
  keywords: 'windfury',
  overload: 2,
});
export const lightningBolt = spell('Lightning Bolt', {
  id: 'EX1_238',
  cost: 1,
  class: 'shaman',
  text: '3 damage to a target. Overload (1).',
  target: requires(ALL_CHARACTERS),
  spell: damage(TARGET, 3),
  overload: 1,
});
export const ancestralSpirit = spell('Ancestral Spirit', {
  id: 'CS2_038',
  cost: 2,
  class: 'shaman',
  text: 'A minion gains a deathrattle: it comes back.',
  target: requires(ALL_MINIONS),
  spell: enchant(TARGET, { deathrattle: [reviveOne(SELF, 'beside')] }),
});
