// The one comparator. Deaths, listeners, area targets and every other list that follows order of play is sorted here
// and nowhere else (R6.7, R6.9).

import type { Seat } from './world.ts';

/** What can be put in order: when it entered play, and its place among several texts of one carrier. */
export interface Ordered {
  readonly order: number;
  readonly index?: number;
  readonly controller?: Seat;
}

/** Oldest first; several texts of one carrier as printed, then those added, in order of attachment. */
export const byOrderOfPlay = (a: Ordered, b: Ordered): number => a.order - b.order || (a.index ?? 0) - (b.index ?? 0);

/** One player's first, order of play within each player's: the quirk of R6.9, for trigger queues only. */
export const byDominantPlayer =
  (dominant: Seat) =>
  (a: Ordered, b: Ordered): number =>
    Number(a.controller !== dominant) - Number(b.controller !== dominant) || byOrderOfPlay(a, b);
