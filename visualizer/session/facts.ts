// The facts of a scenario file, and where each was checked.

import type { Fact } from '../../machines/sandbox/index.ts';
import type { Cursor } from './types.ts';

export interface CheckedFact extends Fact {
  /** After which input it was checked; for a step that could not be carried out, that step. */
  readonly cursor: Cursor;
}

/** The broken ones first, each group in the order of the file. */
export const brokenFirst = (facts: readonly CheckedFact[]): CheckedFact[] => [
  ...facts.filter(({ holds }) => !holds),
  ...facts.filter(({ holds }) => holds),
];
