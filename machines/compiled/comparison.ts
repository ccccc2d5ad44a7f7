// Guards that only compare. A hub such as `dispatch` asks dozens of guards of one type, one after another, whether the
// World has certain values in certain places. A guard that says so openly can be looked up instead of being tried.

/** Reads one value from the World. */
export type Read = (world: never) => unknown;

/** The guard passes exactly if each `reads` gives the value at the same place of `values`. */
export interface Comparison {
  readonly reads: readonly Read[];
  readonly values: readonly unknown[];
}

const COMPARISON = Symbol.for('cardchart.comparison');

/**
 * Marks a guard object as one that compares and does nothing else. Guards that are to be looked up together share the
 * same list of `reads`.
 */
export const comparing = <G extends object>(guard: G, reads: readonly Read[], values: readonly unknown[]): G =>
  Object.assign(guard, { [COMPARISON]: { reads, values } satisfies Comparison });

/** What a guard compares, if it was marked. */
export const comparisonOf = (guard: unknown): Comparison | undefined =>
  typeof guard === 'object' && guard !== null ? (guard as Record<symbol, Comparison>)[COMPARISON] : undefined;
