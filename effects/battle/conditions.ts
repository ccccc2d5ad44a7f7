// Conditions of a card text, asked at the moment they matter.

import type { Condition } from '../../cards/terms.ts';
import { nearest } from '../stack.ts';
import { select, type Viewpoint } from './selectors.ts';
import { isDying } from './stats.ts';
import type { BattleWorld } from './world.ts';
import { playerOf } from './world.ts';
import { hasBoardRoom, hasHandRoom } from './zones.ts';

export const holds = (world: BattleWorld, condition: Condition, view: Viewpoint): boolean => {
  switch (condition.if) {
    case 'not':
      return !holds(world, condition.condition, view);
    case 'all':
      return condition.conditions.every((each) => holds(world, each, view));
    case 'exists':
      return select(world, condition.selector, view).length >= condition.atLeast;
    case 'isDying':
      return select(world, condition.who, view).some((id) => isDying(world, id));
    case 'isMyTurn':
      return world.activePlayer === view.controller;
    case 'hasRoom':
      return condition.on === 'board' ? hasBoardRoom(world, view.controller) : hasHandRoom(world, view.controller);
    case 'hasDied':
      return world.deaths.some(({ card }) => card === condition.card);
    case 'hasPlayedThisTurn':
      return hasPlayedThisTurn(world, view);
    case 'eventAmountAtLeast':
      return (view.occurrence?.amount ?? 0) >= condition.amount;
  }
};

/** Combo (R24): asked before the card is played, and again while its own text runs, when it has been counted. */
const hasPlayedThisTurn = (world: BattleWorld, view: Viewpoint): boolean => {
  const playing = nearest(world, 'playSequence');
  if (playing !== undefined && playing.card === view.source) return playing.isCombo;
  return playerOf(world, view.controller).cardsPlayedThisTurn > 0;
};
