// Several players active at once: a parallel state with one region for each seat, in seat order. A region handles its
// own player's inputs inside itself. Nothing on the parallel state itself targets a region, which would reset the
// others, and a region that is done has no transitions, so that it refuses further input.

import type { Seat } from '../effects/world.ts';

/** The name of a seat's region. */
export const regionOf = (seat: Seat): string => `seat${seat}`;

/** The regions of a multi-active state. */
export const regions = <R>(seats: readonly Seat[], region: (seat: Seat) => R): Record<string, R> =>
  Object.fromEntries(seats.map((seat) => [regionOf(seat), region(seat)]));

/**
 * A multi-active state in which each of these seats sends one input, in any order; it is done when all have. With each
 * input stands the action that takes it. The chart needs the guard `isLegalFrom`, as `legalGuards` makes it.
 */
export const eachAnswers = <const T extends string, const A extends string>(
  seats: readonly Seat[],
  inputs: Readonly<Record<T, A>>,
) => ({
  type: 'parallel' as const,
  states: regions(seats, (seat) => ({
    initial: 'awaited' as const,
    states: {
      awaited: { on: answersFrom(seat, inputs) },
      answered: { type: 'final' as const },
    },
  })),
});

const answersFrom = <T extends string, A extends string>(seat: Seat, inputs: Readonly<Record<T, A>>) => {
  const guard = { type: 'isLegalFrom' as const, params: { seat } };
  const answer = ([type, actions]: [string, A]) => [type, { guard, target: 'answered' as const, actions }] as const;
  return Object.fromEntries(Object.entries<A>(inputs).map(answer)) as Record<T, ReturnType<typeof answer>[1]>;
};
