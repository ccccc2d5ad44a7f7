// Goblins vs Gnomes paladin minions: a shield with each new Mech, and one who waits in the hand.

import { CONTROLLER, death, enchant, FRIENDLY_MINIONS, MECH, minion, SELF, summon } from '../../terms.ts';

export const cobaltGuardian = minion('Cobalt Guardian', {
  id: 'GVG_062',
  rarity: 'rare',
  cost: 5,
  attack: 6,
  health: 3,
  class: 'paladin',
  race: 'mech',
  text: 'Each time a Mech joins you, it gains Divine Shield.',
  events: summon(CONTROLLER, MECH).on(enchant(SELF, { keywords: ['divineShield'] })),
});
export const bolvarFordragon = minion('Bolvar Fordragon', {
  id: 'GVG_063',
  rarity: 'legendary',
  cost: 5,
  attack: 1,
  health: 7,
  class: 'paladin',
  text: 'In your hand, each time a minion of yours dies: +1 Attack.',
  handEvents: death(FRIENDLY_MINIONS).after(enchant(SELF, { attack: 1 })),
});
