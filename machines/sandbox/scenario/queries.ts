// What `values` asks of the game as it stands, each query with the form in which people write it.

import type { EntityId } from '../../../effects/world.ts';
import type { Fact } from './facts.ts';
import type { Value } from './language.ts';
import type { Names } from './names.ts';

interface Asked<S> {
  readonly sandbox: S;
  readonly names: Names;
  /** The entity of a name. */
  readonly id: (name: string | undefined) => EntityId;
}

export type Query<S> = (asked: Asked<S>, groups: Readonly<Record<string, string>>) => unknown;
/** A list that is found may be asked for by its length. A group `how` says how it is compared. */
export type Queries<S> = readonly (readonly [form: string, pattern: RegExp, query: Query<S>])[];

/** The end of the pattern of a list. */
export const HOW = '(?<how> in any order| starts with)?';

/** The forms of all queries, for the error about an unknown one. */
export const queryForms = <S>(queries: Queries<S>): string => queries.map(([form]) => form).join('; or ');

export const isQuery = <S>(text: string, queries: Queries<S>): boolean =>
  queries.some(([, pattern]) => pattern.test(text));

export const valueFact = <S>(
  text: string,
  expected: Value,
  { sandbox, names }: { readonly sandbox: S; readonly names: Names },
  queries: Queries<S>,
  line: number,
): Fact => {
  const fact = `${text} is ${show(expected)}`;
  for (const [, pattern, query] of queries) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const unknown = wordsOf(match.groups).find((name) => names.idOf(name) === undefined);
    if (unknown !== undefined) return { line, fact, holds: false, found: `there is no "${unknown}" here` };
    const found = query({ sandbox, names, id: (name = '') => names.idOf(name) ?? 0 }, match.groups ?? {});
    return { line, fact, holds: isAsExpected(found, expected, match.groups?.how), found: show(found) };
  }
  return { line, fact, holds: false, found: 'an unknown query' };
};

/** The names of entities in a query: its group `name`. */
const wordsOf = (groups: Readonly<Record<string, string>> | undefined): string[] =>
  groups?.name === undefined ? [] : [groups.name];

const isAsExpected = (found: unknown, expected: Value, how: string | undefined): boolean => {
  if (!Array.isArray(found)) return found === expected;
  if (typeof expected === 'number') return found.length === expected;
  if (!Array.isArray(expected)) return false;
  const [is, wanted] = [found.map(String), expected.map(String)];
  if (how === ' starts with') return wanted.every((name, index) => is[index] === name);
  if (is.length !== wanted.length) return false;
  if (how === ' in any order') return [...is].sort().join() === [...wanted].sort().join();
  return wanted.every((name, index) => is[index] === name);
};

const show = (value: unknown): string => {
  if (!Array.isArray(value)) return String(value);
  return `[${value.join(', ')}]${value.length > 0 ? ` (${value.length})` : ''}`;
};
