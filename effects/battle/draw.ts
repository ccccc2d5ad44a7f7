// Drawing: single draws with complete processing in between; an empty deck hurts, a full hand burns (R15).

import { emit } from '../events.ts';
import { pop, push, top } from '../stack.ts';
import type { Seat } from '../world.ts';
import { pushHits } from './damage.ts';
import { occurrence } from './occurrences.ts';
import { pushQueue } from './trigger-queue.ts';
import { type BattleWorld, playerOf } from './world.ts';
import { hasHandRoom, move } from './zones.ts';

export const pushDraw = (world: BattleWorld, player: Seat, count: number): void => {
  if (count > 0) push(world, { kind: 'draw', at: 'drawing', player, left: count });
};

export const hasDrawsLeft = (world: BattleWorld): boolean => top(world, 'draw').left > 0;

/** One draw (R15.1). */
export const drawOne = (world: BattleWorld): void => {
  const frame = top(world, 'draw');
  const { player: seat } = frame;
  frame.left -= 1;
  world.spent += 1;
  const player = playerOf(world, seat);
  const [card] = player.deck;
  if (card === undefined) {
    player.fatigue += 1;
    emit(world, { type: 'Fatigued', player: seat, amount: player.fatigue });
    pushHits(world, [{ target: player.hero, amount: player.fatigue, source: null }]);
  } else if (!hasHandRoom(world, seat)) {
    move(world, card, seat, 'graveyard');
    emit(world, { type: 'Burned', player: seat, id: card });
  } else {
    move(world, card, seat, 'hand');
    emit(world, { type: 'Drew', player: seat, id: card });
    pushQueue(world, occurrence('draw', 'after', seat, { card }));
  }
};

export const closeDraw = (world: BattleWorld): void => pop(world);
