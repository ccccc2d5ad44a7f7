// What the makers of verbs share.

import type { PlayerTerm } from '../selectors.ts';
import type { Effect, Verb } from '../verbs.ts';

/** The instruction of one verb. */
export type One<V extends Verb> = Extract<Effect, { verb: V }>;

export type OneOrMore<T> = T | readonly T[];

export const list = <T>(given: OneOrMore<T>): readonly T[] =>
  Array.isArray(given) ? (given as readonly T[]) : [given as T];

export const isPlayer = (value: unknown): value is PlayerTerm =>
  typeof value === 'object' && value !== null && 'player' in value;
