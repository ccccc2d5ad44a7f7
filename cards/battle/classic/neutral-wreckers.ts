// Classic neutral minions that destroy what others have: weapons, boards, a hand.

import {
  ALL_MINIONS,
  destroy,
  discard,
  draw,
  ENEMY_WEAPON,
  FRIENDLY_HAND,
  healthOf,
  loseDurability,
  minion,
  other,
} from '../../terms.ts';

export const bloodsailCorsair = minion('Bloodsail Corsair', {
  id: 'NEW1_025',
  rarity: 'rare',
  cost: 1,
  attack: 1,
  health: 2,
  race: 'pirate',
  text: 'Battlecry: the enemy weapon loses 1 Durability.',
  battlecry: loseDurability(ENEMY_WEAPON),
});
export const harrisonJones = minion('Harrison Jones', {
  id: 'EX1_558',
  rarity: 'legendary',
  cost: 5,
  attack: 5,
  health: 4,
  text: 'Battlecry: the enemy weapon is destroyed; draw a card for each Durability it had.',
  battlecry: [destroy(ENEMY_WEAPON), draw(healthOf(ENEMY_WEAPON))],
});
export const deathwing = minion('Deathwing', {
  id: 'NEW1_030',
  rarity: 'legendary',
  cost: 10,
  attack: 12,
  health: 12,
  race: 'dragon',
  text: 'Battlecry: all other minions are destroyed; you discard your hand.',
  battlecry: [destroy(other(ALL_MINIONS)), discard(FRIENDLY_HAND)],
});
