// Changing sides (R22.2).

import { emit } from '../events.ts';
import type { EntityId } from '../world.ts';
import { dieOutsideStep } from './deaths.ts';
import { type BattleWorld, entityOf, opponentOf } from './world.ts';
import { hasBoardRoom, hasSecretRoom, move } from './zones.ts';

/**
 * A minion goes to the right end of the other board, with everything on it, exhausted; it is not summoned. On a full
 * board it dies (R21.3).
 */
export const changeSides = (world: BattleWorld, id: EntityId): void => {
  const entity = entityOf(world, id);
  const to = opponentOf(entity.controller);
  if (!hasBoardRoom(world, to)) {
    dieOutsideStep(world, id);
    return;
  }
  move(world, id, to, 'board');
  entity.isExhausted = true;
  entity.attacksThisTurn = 0;
  emit(world, { type: 'ControlChanged', id, to });
};

/** A Secret goes to the other player's zone, if it fits there (R11.5). */
export const changeSidesOfSecret = (world: BattleWorld, id: EntityId): void => {
  const { controller, card } = entityOf(world, id);
  const to = opponentOf(controller);
  if (!hasSecretRoom(world, to, card)) return;
  move(world, id, to, 'secret');
  emit(world, { type: 'ControlChanged', id, to, seenBy: [controller, to] });
};
