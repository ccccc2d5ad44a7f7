// Numbers of a card text, read at the moment they are needed.

import type { Amount } from '../../cards/terms.ts';
import { seatsOf, select, type Viewpoint } from './selectors.ts';
import { attackOf, healthOf } from './stats.ts';
import { type BattleWorld, playerOf } from './world.ts';

export const amountOf = (world: BattleWorld, amount: Amount, view: Viewpoint): number => {
  if (typeof amount === 'number') return amount;
  switch (amount.number) {
    case 'count':
      return select(world, amount.of, view).length;
    case 'attack':
      return select(world, amount.of, view).reduce((sum, id) => sum + attackOf(world, id), 0);
    case 'health':
      return select(world, amount.of, view).reduce((sum, id) => sum + healthOf(world, id), 0);
    case 'handSize':
      return seatsOf(amount.of, view).reduce((sum, seat) => sum + playerOf(world, seat).hand.length, 0);
    case 'cardsPlayedThisTurn':
      return Math.max(0, playerOf(world, view.controller).cardsPlayedThisTurn - 1);
    case 'eventAmount':
      return view.occurrence?.amount ?? 0;
  }
};
