// Several players active at once: a parallel state with one region for each seat, in seat order. A region handles its
// own player's inputs inside itself. Nothing on the parallel state itself targets a region, which would reset the
// others, and a region that is done has no transitions, so that it refuses further input.

import type { Seat } from '../effects/world.ts';

/** The name of a seat's region. */
export const regionOf = (seat: Seat): string => `seat${seat}`;

/** The regions of a multi-active state. */
export const regions = <R>(seats: readonly Seat[], region: (seat: Seat) => R): Record<string, R> =>
  Object.fromEntries(seats.map((seat) => [regionOf(seat), region(seat)]));
