// What a scenario says is checked when it is read: cards, chart states, queries and lines about events that do not
// exist would otherwise fail late, or hold for the wrong reason.

import type { AnyEvent, EventForms } from './event-forms.ts';
import { nearest } from './nearest.ts';
import { type Path, type Places, ScenarioError } from './places.ts';
import { isQuery, type Queries, queryForms } from './queries.ts';
import { keysAt, type RawExpectation, type Shapes } from './shape.ts';

/** One of the known words, or an error that says which was probably meant. */
export const checkKnown = (
  what: string,
  word: string,
  known: readonly string[],
  at: number,
  expected: (near: string | undefined) => string,
): void => {
  if (known.includes(word)) return;
  throw new ScenarioError(at, `the unknown ${what} "${word}"`, expected(nearest(word, known)));
};

export const checkCard = (card: string, cards: readonly string[], at: number): void =>
  checkKnown('card', card, cards, at, (near) => (near === undefined ? 'a card of the set' : `perhaps "${near}"`));

const perhaps = (what: string) => (near: string | undefined) =>
  near === undefined ? what : `${what}, perhaps "${near}"`;

/** The code that a step expects to be refused with. */
export const checkCode = (code: string, codes: readonly string[], at: number): void =>
  checkKnown('code', code, codes, at, perhaps('the code of a refusal'));

interface Known<S, E extends AnyEvent, D> {
  readonly shapes: Shapes<D>;
  readonly forms: EventForms<E>;
  readonly logged: readonly string[];
  readonly queries: Queries<S>;
}

export const checkFacts = <S, E extends AnyEvent, D>(
  expect: RawExpectation,
  path: Path,
  places: Places,
  { shapes, forms, logged, queries }: Known<S, E, D>,
  states: readonly string[],
): void => {
  if (Object.values(expect).every((facts) => Object.keys(facts ?? {}).length === 0) && expect.log === undefined) {
    throw new ScenarioError(places.lineOf(path), 'no fact', `at least one of ${keysAt(path, shapes)}`);
  }
  checkLines(expect, path, places, forms);
  checkLog(expect.log ?? [], [...path, 'log'], places, logged);
  for (const query of Object.keys(expect.values ?? {})) {
    if (isQuery(query, queries)) continue;
    const at = places.lineOf([...path, 'values', query]);
    throw new ScenarioError(at, `the unknown query "${query}"`, queryForms(queries));
  }
  for (const key of ['enters', 'neverEnters'] as const) {
    expect[key]?.forEach((state, index) => {
      checkKnown('state', state, states, places.lineOf([...path, key, index]), perhaps('a state of the chart'));
    });
  }
};

const EVENT_LISTS = ['log', 'contains', 'never'] as const;

/** Lines about events: each must be able to fit one. */
const checkLines = <E extends AnyEvent>(
  expect: RawExpectation,
  path: Path,
  places: Places,
  forms: EventForms<E>,
): void => {
  const check = (line: string, where: Path) => {
    const expected = forms.faultOf(line);
    if (expected !== null) throw new ScenarioError(places.lineOf(where), `"${line}"`, expected);
  };
  for (const key of EVENT_LISTS) {
    expect[key]?.forEach((line, index) => {
      check(line, [...path, key, index]);
    });
  }
  for (const line of Object.keys(expect.count ?? {})) check(line, [...path, 'count', line]);
  expect.before?.forEach((pair, index) => {
    for (const line of pair) check(line, [...path, 'before', index]);
  });
};

/** Only some kinds of event belong into the exact log. */
const checkLog = (log: readonly string[], path: Path, places: Places, logged: readonly string[]): void => {
  log.forEach((line, index) => {
    if (logged.includes(line.split(' ')[0] ?? '')) return;
    const expected = `one of ${logged.join(', ')}; other events belong into "contains"`;
    throw new ScenarioError(places.lineOf([...path, index]), `"${line}" in the log`, expected);
  });
};
