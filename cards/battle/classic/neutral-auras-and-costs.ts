// Classic neutral minions that give something to others while they are in play, or change what cards cost.

import {
  adjacentTo,
  auraWhile,
  changeCost,
  compare,
  ENEMY_HAND,
  exists,
  FRIENDLY_HAND,
  FRIENDLY_WEAPON,
  grantKeyword,
  MINION,
  minion,
  playedThisTurn,
  SELF,
  statAura,
  where,
} from '../../terms.ts';

export const direWolfAlpha = minion('Dire Wolf Alpha', {
  id: 'EX1_162',
  rarity: 'common',
  cost: 2,
  attack: 2,
  health: 2,
  race: 'beast',
  text: 'Its neighbours: +1 Attack.',
  auras: statAura(adjacentTo(SELF), { attack: 1 }),
});
export const southseaDeckhand = minion('Southsea Deckhand', {
  id: 'CS2_146',
  rarity: 'common',
  cost: 1,
  attack: 2,
  health: 1,
  race: 'pirate',
  text: 'Charge while you have a weapon.',
  auras: auraWhile(exists(FRIENDLY_WEAPON), grantKeyword('charge', SELF)),
});
export const spitefulSmith = minion('Spiteful Smith', {
  id: 'CS2_221',
  rarity: 'common',
  cost: 5,
  attack: 4,
  health: 6,
  text: 'While damaged: +2 Attack for your weapon.',
  auras: auraWhile(exists(where(SELF, { isDamaged: true })), statAura(FRIENDLY_WEAPON, { attack: 2 })),
});
export const manaWraith = minion('Mana Wraith', {
  id: 'EX1_616',
  rarity: 'rare',
  cost: 2,
  attack: 2,
  health: 2,
  text: 'Minions in both hands cost 1 more.',
  auras: [changeCost(where(FRIENDLY_HAND, MINION), 1), changeCost(where(ENEMY_HAND, MINION), 1)],
});
export const pintSizedSummoner = minion('Pint-Sized Summoner', {
  id: 'EX1_076',
  rarity: 'rare',
  cost: 2,
  attack: 2,
  health: 2,
  text: 'Your first minion each turn costs 1 less.',
  auras: auraWhile(compare(playedThisTurn(MINION), '=', 0), changeCost(where(FRIENDLY_HAND, MINION), -1)),
});
export const ventureCoMercenary = minion('Venture Co. Mercenary', {
  id: 'CS2_227',
  rarity: 'common',
  cost: 5,
  attack: 7,
  health: 6,
  text: 'Your minions cost 3 more.',
  auras: changeCost(where(FRIENDLY_HAND, MINION), 3),
});
