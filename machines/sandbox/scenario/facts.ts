// The facts of a scenario: the log, relations between events, values at the end, chart states entered.

import { KEYWORDS, type Keyword } from '../../../cards/terms.ts';
import { type BattleEvent, isCourseEvent } from '../../../effects/battle/battle-events.ts';
import type { EntityId } from '../../../effects/world.ts';
import type { PlayerId, SandboxGame } from '../course.ts';
import { namesIn } from './event-forms.ts';
import { eventLine, fitsLine, type Names } from './event-lines.ts';
import type { Block, Value } from './scenario.ts';

/** One fact, whether it holds, and what was found where it does not. */
export interface Fact {
  readonly line: number;
  readonly fact: string;
  readonly holds: boolean;
  readonly found: string;
}

export interface Evidence {
  readonly sandbox: SandboxGame;
  readonly names: Names;
  /** Chart states in the order in which they were entered. */
  readonly entered: readonly string[];
}

export const checkFacts = ({ expect, lines }: Block, evidence: Evidence): Fact[] => {
  const at = (path: string): number => lines[path] ?? lines[path.split('.')[0] ?? ''] ?? 0;
  const trace = evidence.sandbox.trace();
  return [
    ...(expect.log === undefined ? [] : logFacts(expect.log, trace, evidence.names, at)),
    ...(expect.contains === undefined ? [] : [containsFact(expect.contains, trace, evidence.names, at)]),
    ...(expect.never ?? []).map((line, index) => countFact(line, 0, trace, evidence.names, at(`never.${index}`))),
    ...Object.entries(expect.count ?? {}).map(([line, count]) =>
      countFact(line, count, trace, evidence.names, at(`count.${line}`)),
    ),
    ...(expect.before ?? []).map(([first, second], index) =>
      beforeFact(first, second, trace, evidence.names, at(`before.${index}`)),
    ),
    ...Object.entries(expect.values ?? {}).map(([query, value]) =>
      valueFact(query, value, evidence, at(`values.${query}`)),
    ),
    ...(expect.enters === undefined ? [] : [entersFact(expect.enters, evidence.entered, at)]),
    ...(expect.neverEnters ?? []).map((state, index) =>
      neverEntersFact(state, evidence.entered, at(`neverEnters.${index}`)),
    ),
  ];
};

/** The seven-kind log, line by line; the first difference is the one to look at. */
const logFacts = (
  expected: readonly string[],
  trace: readonly BattleEvent[],
  names: Names,
  at: (path: string) => number,
): Fact[] => {
  const log = trace.filter(isCourseEvent);
  const facts = expected.map((line, index): Fact => {
    const event = log[index];
    const holds = event !== undefined && fitsLine(event, line, names, true) && isWhole(event, line, names);
    return {
      line: at(`log.${index}`),
      fact: `log ${index + 1}: ${line}`,
      holds,
      found: event === undefined ? 'nothing' : eventLine(event, names),
    };
  });
  const extra = log.slice(expected.length).map((event) => eventLine(event, names));
  // An empty log is a fact as well; after the last line only what should not be there is worth a word.
  if (extra.length === 0 && expected.length > 0) return facts;
  const found = extra.length === 0 ? 'nothing' : `${extra.length} more: ${extra.join(', ')}`;
  return [
    ...facts,
    { line: at(`log.${expected.length - 1}`), fact: 'the log ends here', holds: extra.length === 0, found },
  ];
};

/** An exact log names every field. */
const isWhole = (event: BattleEvent, line: string, names: Names): boolean => eventLine(event, names) === line;

const containsFact = (
  wanted: readonly string[],
  trace: readonly BattleEvent[],
  names: Names,
  at: (path: string) => number,
): Fact => {
  let next = 0;
  for (const event of trace) {
    const sought = wanted[next];
    if (sought !== undefined && fitsLine(event, sought, names, true)) next += 1;
  }
  const fact = `in this order: ${wanted.join(', ')}`;
  const line = at(`contains.${next < wanted.length ? next : 0}`);
  return { line, fact, holds: next === wanted.length, found: next === wanted.length ? fact : `no ${wanted[next]}` };
};

const occurrences = (line: string, trace: readonly BattleEvent[], names: Names): number[] =>
  trace.flatMap((event, index) => (fitsLine(event, line, names) ? [index] : []));

/** A name that nothing bears fits no event: such a line would hold, or fail, for the wrong reason. */
const unknownName = (lines: readonly string[], names: Names): string | undefined => {
  const unknown = lines.flatMap(namesIn).find((name) => names.idOf(name) === undefined);
  return unknown === undefined ? undefined : `there is no "${unknown}" here; known are ${names.all.join(', ')}`;
};

const countFact = (event: string, count: number, trace: readonly BattleEvent[], names: Names, line: number): Fact => {
  const unknown = unknownName([event], names);
  if (unknown !== undefined) return { line, fact: `${count} times ${event}`, holds: false, found: unknown };
  const found = occurrences(event, trace, names).length;
  return { line, fact: `${count} times ${event}`, holds: found === count, found: `${found} times` };
};

const beforeFact = (first: string, second: string, trace: readonly BattleEvent[], names: Names, line: number): Fact => {
  const a = occurrences(first, trace, names);
  const b = occurrences(second, trace, names);
  const holds = a.length > 0 && b.length > 0 && Math.max(...a) < Math.min(...b);
  const unknown = unknownName([first, second], names);
  if (unknown !== undefined) return { line, fact: `${first} before ${second}`, holds: false, found: unknown };
  const found = a.length === 0 ? `no ${first}` : b.length === 0 ? `no ${second}` : holds ? 'so' : 'not in this order';
  return { line, fact: `${first} before ${second}`, holds, found };
};

const entersFact = (wanted: readonly string[], entered: readonly string[], at: (path: string) => number): Fact => {
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

type Query = (evidence: Evidence, id: (name: string) => EntityId, groups: Readonly<Record<string, string>>) => unknown;

const seat = (text: string | undefined): PlayerId => (text === '1' ? 1 : 0);
const LISTS = ['hand', 'board', 'deck', 'secrets'] as const;

/** The queries that `values` may use. A list query with a number asks for the length. */
const QUERIES: readonly (readonly [form: string, pattern: RegExp, query: Query])[] = [
  [
    'hand|board|deck|secrets <seat>[ in any order| starts with]',
    /^(?<list>hand|board|deck|secrets) (?<seat>[01])(?<how> in any order| starts with)?$/,
    ({ sandbox, names }, _id, { list, seat: of }) =>
      sandbox[list as (typeof LISTS)[number]](seat(of)).map((entity) => names.nameOf(entity)),
  ],
  ['health <Name>', /^health (?<name>\w+)$/, ({ sandbox }, id, { name = '' }) => sandbox.health(id(name))],
  ['maxHealth <Name>', /^maxHealth (?<name>\w+)$/, ({ sandbox }, id, { name = '' }) => sandbox.maxHealth(id(name))],
  ['attack <Name>', /^attack (?<name>\w+)$/, ({ sandbox }, id, { name = '' }) => sandbox.attackOf(id(name))],
  ['zone <Name>', /^zone (?<name>\w+)$/, ({ sandbox }, id, { name = '' }) => sandbox.zoneOf(id(name))],
  ['name <Name>', /^name (?<name>\w+)$/, ({ sandbox }, id, { name = '' }) => sandbox.nameOf(id(name))],
  ['controller <Name>', /^controller (?<name>\w+)$/, ({ sandbox }, id, { name = '' }) => sandbox.ownerOf(id(name))],
  [
    'keyword <Name> <keyword>',
    new RegExp(`^keyword (?<name>\\w+) (?<keyword>${KEYWORDS.join('|')})$`),
    ({ sandbox }, id, { name = '', keyword }) => sandbox.hasKeyword(id(name), keyword as Keyword),
  ],
  ['armor <seat>', /^armor (?<seat>[01])$/, ({ sandbox }, _id, { seat: of }) => sandbox.armor(seat(of))],
  [
    'weapon <seat>',
    /^weapon (?<seat>[01])$/,
    ({ sandbox, names }, _id, { seat: of }) => {
      const weapon = sandbox.weapon(seat(of));
      return weapon === undefined ? 'none' : names.nameOf(weapon);
    },
  ],
  ['outcome', /^outcome$/, ({ sandbox }) => outcomeWord(sandbox)],
  ['turn', /^turn$/, ({ sandbox }) => sandbox.turn()],
  ['active player', /^active player$/, ({ sandbox }) => sandbox.activePlayer()],
  ['choice', /^choice$/, ({ sandbox }) => sandbox.pendingChoice()?.options ?? 'none'],
];

const outcomeWord = (sandbox: SandboxGame): string => {
  const outcome = sandbox.outcome();
  return outcome.result === 'win' ? `${outcome.player} wins` : outcome.result;
};

/** The forms of all queries, for the error about an unknown one. */
export const queryForms = (): string => QUERIES.map(([form]) => form).join('; or ');

export const isQuery = (text: string): boolean => QUERIES.some(([, pattern]) => pattern.test(text));

const valueFact = (text: string, expected: Value, evidence: Evidence, line: number): Fact => {
  const fact = `${text} is ${show(expected)}`;
  for (const [, pattern, query] of QUERIES) {
    const groups = pattern.exec(text)?.groups;
    if (groups === undefined && !pattern.test(text)) continue;
    let unknown: string | undefined;
    const id = (name: string): EntityId => {
      const found = evidence.names.idOf(name);
      if (found === undefined) unknown = name;
      return found ?? evidence.sandbox.hero(0);
    };
    const found = query(evidence, id, groups ?? {});
    if (unknown !== undefined) return { line, fact, holds: false, found: `there is no "${unknown}" here` };
    return { line, fact, holds: isAsExpected(found, expected, groups?.how), found: show(found) };
  }
  return { line, fact, holds: false, found: 'an unknown query' };
};

const isAsExpected = (found: unknown, expected: Value, how: string | undefined): boolean => {
  if (!Array.isArray(found)) return found === expected;
  if (typeof expected === 'number') return found.length === expected;
  if (!Array.isArray(expected)) return false;
  if (how === ' starts with') return expected.every((name, index) => found[index] === name);
  if (found.length !== expected.length) return false;
  if (how === ' in any order') return [...found].sort().join() === [...expected].sort().join();
  return expected.every((name, index) => found[index] === name);
};

const show = (value: unknown): string => {
  if (!Array.isArray(value)) return String(value);
  return `[${value.join(', ')}]${value.length > 0 ? ` (${value.length})` : ''}`;
};
