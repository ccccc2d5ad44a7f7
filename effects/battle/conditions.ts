// Conditions of a card text, asked at the moment they matter.

import type { Comparison, Condition } from '../../cards/terms.ts';
import { nearest } from '../stack.ts';
import { amountOf } from './amounts.ts';
import { seatsOf, select, type Viewpoint } from './selectors.ts';
import { isDying } from './stats.ts';
import { type BattleWorld, entityOf, playerOf } from './world.ts';
import { hasBoardRoom, hasHandRoom } from './zones.ts';

export const holds = (world: BattleWorld, condition: Condition, view: Viewpoint): boolean => {
  switch (condition.if) {
    case 'not':
      return !holds(world, condition.condition, view);
    case 'all':
      return condition.conditions.every((each) => holds(world, each, view));
    case 'any':
      return condition.conditions.some((each) => holds(world, each, view));
    case 'exists':
      return select(world, condition.selector, view).length >= condition.atLeast;
    case 'compare':
      return isSo[condition.is](amountOf(world, condition.left, view), amountOf(world, condition.right, view));
    case 'isDying':
      return select(world, condition.who, view).some((id) => isDying(world, id));
    case 'isTurnOf':
      return seatsOf(world, condition.player, view).includes(world.activePlayer);
    case 'hasRoom':
      return condition.on === 'board' ? hasBoardRoom(world, view.controller) : hasHandRoom(world, view.controller);
    case 'hasDied':
      return world.deaths.some(({ card }) => card === condition.card);
    case 'hasPlayedThisTurn':
      return hasPlayedThisTurn(world, view);
    case 'choseCard':
      return chosenName(world, view) === condition.card;
  }
};

const isSo: Record<Comparison, (left: number, right: number) => boolean> = {
  '=': (left, right) => left === right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
};

/** Combo (R24): asked before the card is played, and again while its own text runs, when it has been counted. */
const hasPlayedThisTurn = (world: BattleWorld, view: Viewpoint): boolean => {
  const playing = nearest(world, 'playSequence');
  if (playing !== undefined && playing.card === view.source) return playing.isCombo;
  return playerOf(world, view.controller).cardsPlayedThisTurn.length > 0;
};

const chosenName = (world: BattleWorld, { chosen }: Viewpoint): string | null => {
  if (chosen == null) return null;
  return 'card' in chosen ? chosen.card : entityOf(world, chosen.entity).card;
};
