// What is owed in a Dale game, by whom, and what may be sent for a player who is not there.

import type { Decision } from '../viewer.ts';
import type { Seat } from '../world.ts';
import type { DaleInput } from './inputs.ts';
import { type DaleMove, daleMoves } from './legal-moves.ts';
import { awaitedSeats } from './legality.ts';
import { phaseOf } from './phase.ts';
import { isOver } from './turn.ts';
import type { DaleWorld } from './world.ts';

/** One for each awaited seat; CONCEDE is legal besides, for every seat that has not left. */
export const daleDecisions = (world: DaleWorld): Decision<DaleInput>[] =>
  isOver(world) ? [] : awaitedSeats(world).map((seat) => daleDecisionOf(world, seat, () => daleMoves(world, seat)));

/** What a seat that is awaited owes; `movesOf` hands back its legal moves. */
export const daleDecisionOf = (
  world: DaleWorld,
  seat: Seat,
  movesOf: () => readonly DaleMove[],
): Decision<DaleInput> => ({
  seat,
  owes: phaseOf(world),
  turn: world.turn,
  fallback: fallbackFor(world, seat, movesOf),
});

/** Does without, where that is offered; else takes the first of what is. */
const fallbackFor = (world: DaleWorld, seat: Seat, movesOf: () => readonly DaleMove[]): DaleInput => {
  switch (phaseOf(world)) {
    case 'action':
      return { type: 'INVENTORY', seat, cards: [] };
    case 'bonusBuild':
      return { type: 'SKIP_BUILD', seat };
    case 'endOfTurn':
      return { type: 'END_TURN', seat };
    default:
      return leastOf(movesOf().map(({ input }) => input));
  }
};

/** An owl effect is rather skipped than searched for in vain, and rather declined than used. */
const leastOf = (inputs: readonly DaleInput[]): DaleInput => {
  const answering = (word: string) =>
    inputs.find((input) => input.type === 'ANSWER' && input.answers[0]?.target === word);
  const least = answering('skip') ?? answering('none') ?? inputs.find(({ type }) => type !== 'BIND') ?? inputs[0];
  if (least === undefined) throw new Error('A seat is awaited and has no legal move.');
  return least;
};
