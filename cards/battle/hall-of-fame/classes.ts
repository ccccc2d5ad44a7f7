// Hall of Fame class cards: doubled Health, doubled spells, and two spells whose effect ends with a turn.

import {
  ALL_MINIONS,
  destroy,
  enchant,
  FRIENDLY_MINIONS,
  healthOf,
  minion,
  multiplyAmounts,
  requires,
  SELF,
  spell,
  TARGET,
  TURN_END,
} from '../../terms.ts';

export const divineSpirit = spell('Divine Spirit', {
  id: 'CS2_236',
  rarity: 'common',
  cost: 2,
  class: 'priest',
  text: "A minion's Health doubles.",
  target: requires(ALL_MINIONS),
  spell: enchant(TARGET, { health: healthOf(TARGET) }),
});
export const prophetVelen = minion('Prophet Velen', {
  id: 'EX1_350',
  rarity: 'legendary',
  cost: 7,
  attack: 7,
  health: 7,
  class: 'priest',
  text: 'Damage and healing of your spells and your hero power double.',
  auras: [multiplyAmounts('damage', 2), multiplyAmounts('healing', 2)],
});
export const conceal = spell('Conceal', {
  id: 'EX1_128',
  rarity: 'common',
  cost: 1,
  class: 'rogue',
  text: 'Stealth for your minions until your next turn.',
  spell: enchant(FRIENDLY_MINIONS, { keywords: ['stealth'], until: 'startOfOwnTurn' }),
});
export const powerOverwhelming = spell('Power Overwhelming', {
  id: 'EX1_316',
  rarity: 'common',
  cost: 1,
  class: 'warlock',
  text: '+4/+4 for a minion of yours, which is destroyed at the end of the turn.',
  target: requires(FRIENDLY_MINIONS),
  spell: enchant(TARGET, { attack: 4, health: 4, events: [TURN_END.on(destroy(SELF))] }),
});
