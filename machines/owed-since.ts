// Since when a seat owes what it owes now. Nothing of it is noted in the World; it follows from the earlier positions.

import type { Decision } from '../effects/viewer.ts';
import type { Seat } from '../effects/world.ts';
import type { History } from './history.ts';
import type { Road } from './road.ts';
import type { AnyInput } from './ruleset.ts';

interface Rules<W, I> {
  decisions(world: W): readonly Decision<I>[];
  seatOf(input: I): Seat | null;
}

/**
 * The number of inputs that had been accepted when it began, so that 0 is the start of the game; null if the seat owes
 * nothing. What a seat still owes after an input of its own, it owes since that input.
 */
export const owedSince = <W extends object, I extends AnyInput>(
  rules: Rules<W, I>,
  history: History<W, I>,
  road: Road,
  now: W,
  seat: Seat,
): number | null => {
  const owedIn = (world: W) => rules.decisions(world).find((decision) => decision.seat === seat);
  const owed = owedIn(now);
  if (owed === undefined) return null;
  let since = history.steps.length;
  while (since > 0) {
    const step = history.steps[since - 1];
    if (step === undefined || rules.seatOf(step.input) === seat) return since;
    const before = owedIn(history.positionAt(since - 1, road).world);
    if (before === undefined || before.owes !== owed.owes || before.turn !== owed.turn) return since;
    since -= 1;
  }
  return 0;
};
