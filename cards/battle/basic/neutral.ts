// Basic neutral minions whose text lasts: auras, and reactions to what happens.

import { damage, enchant, FRIENDLY_MINIONS, MURLOC, minion, other, SELF, statAura, where } from '../../terms.ts';

export const grimscaleOracle = minion('Grimscale Oracle', {
  id: 'EX1_508',
  rarity: 'free',
  cost: 1,
  attack: 1,
  health: 1,
  race: 'murloc',
  text: 'Your other Murlocs: +1 Attack.',
  auras: statAura(where(other(FRIENDLY_MINIONS), MURLOC), { attack: 1 }),
});
export const raidLeader = minion('Raid Leader', {
  id: 'CS2_122',
  rarity: 'free',
  cost: 3,
  attack: 2,
  health: 2,
  text: 'Your other minions: +1 Attack.',
  auras: statAura(other(FRIENDLY_MINIONS), { attack: 1 }),
});
export const gurubashiBerserker = minion('Gurubashi Berserker', {
  id: 'EX1_399',
  rarity: 'free',
  cost: 5,
  attack: 2,
  health: 7,
  text: 'Each time it takes damage: +3 Attack.',
  events: damage(SELF).after(enchant(SELF, { attack: 3 })),
});
export const stormwindChampion = minion('Stormwind Champion', {
  id: 'CS2_222',
  rarity: 'free',
  cost: 7,
  attack: 6,
  health: 6,
  text: 'Your other minions: +1/+1.',
  auras: statAura(other(FRIENDLY_MINIONS), { attack: 1, health: 1 }),
});
