// Classic neutral minions about what cards cost.

import {
  ALL_MINIONS,
  auraWhile,
  count,
  ENEMY_HAND,
  enchantPlayer,
  IS_MY_TURN,
  minion,
  not,
  SPELL,
  setCost,
  times,
  where,
} from '../../terms.ts';

export const millhouseManastorm = minion('Millhouse Manastorm', {
  id: 'NEW1_029',
  rarity: 'legendary',
  cost: 2,
  attack: 4,
  health: 4,
  text: "Battlecry: in your opponent's next turn their spells cost 0.",
  battlecry: enchantPlayer({
    auras: [auraWhile(not(IS_MY_TURN), setCost(where(ENEMY_HAND, SPELL), 0))],
    until: 'startOfOwnTurn',
  }),
});
export const seaGiant = minion('Sea Giant', {
  id: 'EX1_586',
  rarity: 'epic',
  cost: 10,
  attack: 8,
  health: 8,
  text: 'Costs 1 less for each minion in play.',
  costChange: times(count(ALL_MINIONS), -1),
});
