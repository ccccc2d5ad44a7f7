// The facts of a scenario: the log, relations between events, values at the end, chart states entered.

import type { AnyEvent, EventForms } from './event-forms.ts';
import { eventLine, fitsLine } from './event-lines.ts';
import type { BlockOf } from './language.ts';
import type { Names } from './names.ts';
import { type Queries, valueFact } from './queries.ts';

/** One fact, whether it holds, and what was found where it does not. */
export interface Fact {
  readonly line: number;
  readonly fact: string;
  readonly holds: boolean;
  readonly found: string;
}

export interface Evidence<S, E extends AnyEvent> {
  readonly sandbox: S;
  readonly trace: readonly E[];
  readonly names: Names;
  /** Chart states in the order in which they were entered. */
  readonly entered: readonly string[];
  readonly verdict: Verdict;
}

/** What was wrong with something that must hold in every game: null if nothing was, undefined if it is not known. */
export type Verdict = (name: string) => string | null | undefined;

/** How the facts of a rule set are read. */
interface Reading<S, E extends AnyEvent> {
  readonly forms: EventForms<E>;
  readonly logged: readonly string[];
  readonly queries: Queries<S>;
}

type LineOf = (path: string) => number;

export const checkFacts = <S, E extends AnyEvent>(
  { expect, lines }: BlockOf<unknown>,
  evidence: Evidence<S, E>,
  { forms, logged, queries }: Reading<S, E>,
): Fact[] => {
  const at: LineOf = (path) => lines[path] ?? lines[path.split('.')[0] ?? ''] ?? 0;
  const log = new Log(evidence.trace, evidence.names, forms);
  const { entered, verdict } = evidence;
  return [
    ...(expect.log === undefined ? [] : log.isExactly(expect.log, logged, at)),
    ...(expect.contains === undefined ? [] : [log.contains(expect.contains, at)]),
    ...(expect.never ?? []).map((line, index) => log.counts(line, 0, at(`never.${index}`))),
    ...Object.entries(expect.count ?? {}).map(([line, count]) => log.counts(line, count, at(`count.${line}`))),
    ...(expect.before ?? []).map(([first, second], index) => log.isBefore(first, second, at(`before.${index}`))),
    ...Object.entries(expect.values ?? {}).map(([query, value]) =>
      valueFact(query, value, evidence, queries, at(`values.${query}`)),
    ),
    ...(expect.enters === undefined ? [] : [entersFact(expect.enters, entered, at)]),
    ...(expect.neverEnters ?? []).map((state, index) => neverEntersFact(state, entered, at(`neverEnters.${index}`))),
    ...(expect.holds ?? []).map((name, index) => holdsFact(name, verdict, at(`holds.${index}`))),
  ];
};

/** What happened, and facts about it. */
class Log<E extends AnyEvent> {
  readonly #trace: readonly E[];
  readonly #names: Names;
  readonly #forms: EventForms<E>;
  constructor(trace: readonly E[], names: Names, forms: EventForms<E>) {
    this.#trace = trace;
    this.#names = names;
    this.#forms = forms;
  }

  /** The log of some kinds, line by line; the first difference is the one to look at. */
  isExactly(expected: readonly string[], kinds: readonly string[], at: LineOf): Fact[] {
    const log = this.#trace.filter(({ type }) => kinds.includes(type));
    const facts = expected.map((line, index): Fact => {
      const event = log[index];
      // Every field is named, which `fits` alone does not ask for.
      const holds = event !== undefined && this.#fits(event, line, true) && this.#lineOf(event) === line;
      const found = event === undefined ? 'nothing' : this.#lineOf(event);
      return { line: at(`log.${index}`), fact: `log ${index + 1}: ${line}`, holds, found };
    });
    const extra = log.slice(expected.length).map((event) => this.#lineOf(event));
    // An empty log is a fact as well; after the last line only what should not be there is worth a word.
    if (extra.length === 0 && expected.length > 0) return facts;
    const found = extra.length === 0 ? 'nothing' : `${extra.length} more: ${extra.join(', ')}`;
    const line = at(`log.${expected.length - 1}`);
    return [...facts, { line, fact: 'the log ends here', holds: extra.length === 0, found }];
  }

  contains(wanted: readonly string[], at: LineOf): Fact {
    let next = 0;
    for (const event of this.#trace) {
      const sought = wanted[next];
      if (sought !== undefined && this.#fits(event, sought, true)) next += 1;
    }
    const fact = `in this order: ${wanted.join(', ')}`;
    const line = at(`contains.${next < wanted.length ? next : 0}`);
    return { line, fact, holds: next === wanted.length, found: next === wanted.length ? fact : `no ${wanted[next]}` };
  }

  counts(event: string, count: number, line: number): Fact {
    const fact = `${count} times ${event}`;
    const unknown = this.#unknownName([event]);
    if (unknown !== undefined) return { line, fact, holds: false, found: unknown };
    const found = this.#occurrences(event).length;
    return { line, fact, holds: found === count, found: `${found} times` };
  }

  isBefore(first: string, second: string, line: number): Fact {
    const fact = `${first} before ${second}`;
    const unknown = this.#unknownName([first, second]);
    if (unknown !== undefined) return { line, fact, holds: false, found: unknown };
    const [a, b] = [this.#occurrences(first), this.#occurrences(second)];
    const holds = a.length > 0 && b.length > 0 && Math.max(...a) < Math.min(...b);
    const order = holds ? 'so' : 'not in this order';
    return { line, fact, holds, found: a.length === 0 ? `no ${first}` : b.length === 0 ? `no ${second}` : order };
  }

  #lineOf(event: E): string {
    return eventLine(event, this.#names, this.#forms);
  }

  #fits(event: E, line: string, binds = false): boolean {
    return fitsLine(event, line, this.#names, this.#forms, binds);
  }

  #occurrences(line: string): number[] {
    return this.#trace.flatMap((event, index) => (this.#fits(event, line) ? [index] : []));
  }

  /** A name that nothing bears fits no event: such a line would hold, or fail, for the wrong reason. */
  #unknownName(lines: readonly string[]): string | undefined {
    const names = lines.flatMap((line) => this.#forms.namesIn(line));
    const unknown = names.find((name) => this.#names.idOf(name) === undefined);
    return unknown === undefined ? undefined : `there is no "${unknown}" here; known are ${this.#names.all.join(', ')}`;
  }
}

const entersFact = (wanted: readonly string[], entered: readonly string[], at: LineOf): Fact => {
  let next = 0;
  for (const state of entered) if (state === wanted[next]) next += 1;
  const fact = `enters ${wanted.join(', then ')}`;
  const line = at(`enters.${next < wanted.length ? next : 0}`);
  return { line, fact, holds: next === wanted.length, found: next === wanted.length ? 'so' : `not ${wanted[next]}` };
};

const neverEntersFact = (state: string, entered: readonly string[], line: number): Fact => ({
  line,
  fact: `never enters ${state}`,
  holds: !entered.includes(state),
  found: entered.includes(state) ? 'entered' : 'not entered',
});

const holdsFact = (name: string, verdict: Verdict, line: number): Fact => {
  const problem = verdict(name);
  const found = problem === undefined ? 'nobody here knows this' : (problem ?? 'so');
  return { line, fact: `always: ${name}`, holds: problem === null, found };
};
