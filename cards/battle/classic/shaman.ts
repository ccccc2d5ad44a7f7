// Classic shaman cards: Overload on a spell and on minions, and coming back from the dead.

import {
  ALL_CHARACTERS,
  ALL_MINIONS,
  CONTROLLER,
  damage,
  enchant,
  minion,
  play,
  requires,
  reviveOne,
  SELF,
  spell,
  TARGET,
} from '../../terms.ts';

export const dustDevil = minion('Dust Devil', {
  id: 'EX1_243',
  rarity: 'common',
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
  rarity: 'common',
  cost: 1,
  class: 'shaman',
  text: '3 damage to a target. Overload (1).',
  target: requires(ALL_CHARACTERS),
  spell: damage(TARGET, 3),
  overload: 1,
});
export const ancestralSpirit = spell('Ancestral Spirit', {
  id: 'CS2_038',
  rarity: 'rare',
  cost: 2,
  class: 'shaman',
  text: 'A minion gains a deathrattle: it comes back.',
  target: requires(ALL_MINIONS),
  spell: enchant(TARGET, { deathrattle: [reviveOne(SELF, 'beside')] }),
});
export const unboundElemental = minion('Unbound Elemental', {
  id: 'EX1_258',
  rarity: 'common',
  cost: 3,
  attack: 2,
  health: 4,
  class: 'shaman',
  race: 'elemental',
  text: 'Each time you play a card with Overload: +1/+1.',
  events: play(CONTROLLER, { hasOverload: true }).on(enchant(SELF, { attack: 1, health: 1 })),
});
