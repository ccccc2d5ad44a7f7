// A scenario file read and checked: a start, what is done, the facts expected. A fault names the line, what was found
// there and what was expected.

import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import type { CardName } from '../../../cards/terms.ts';
import { COURSE_EVENTS } from '../../../effects/battle/battle-events.ts';
import { type BattleOptions, DEFAULT_LIMITS } from '../../../effects/battle/create.ts';
import { REFUSALS } from '../../../effects/refusals.ts';
import { type BattleRuleset, battleWithTestCards } from '../../battle/ruleset.ts';
import { stateNames } from '../../chart-states.ts';
import { lineFault } from './event-forms.ts';
import { isQuery, queryForms } from './facts.ts';
import { nearest } from './nearest.ts';
import { type Command, cardsNamed, readCommand } from './steps.ts';

/** The file is not a scenario. `line` counts from 1. */
export class ScenarioError extends Error {
  readonly code = 'bad-scenario';
  readonly line: number;
  readonly found: string;
  readonly expected: string;
  constructor(line: number, found: string, expected: string) {
    super(`Line ${line}: found ${found}; expected ${expected}.`);
    this.line = line;
    this.found = found;
    this.expected = expected;
  }
}

export interface Step {
  readonly line: number;
  readonly text: string;
  readonly command: Command;
  /** The code with which it must be refused, changing nothing. */
  readonly refused?: string;
}

export type Value = number | string | boolean | readonly string[];

/** Facts about the log since the start, and about the game at the end of the block. */
export interface Expectation {
  /** The seven-kind log, exactly. */
  readonly log?: readonly string[];
  /** These events, in this order, with others between them. */
  readonly contains?: readonly string[];
  readonly never?: readonly string[];
  readonly count?: Readonly<Record<string, number>>;
  readonly before?: readonly (readonly [string, string])[];
  readonly values?: Readonly<Record<string, Value>>;
  /** Chart states entered, in this order, with others between them. */
  readonly enters?: readonly string[];
  readonly neverEnters?: readonly string[];
}

export interface Block {
  readonly do: readonly Step[];
  readonly expect: Expectation;
  /** Lines of the expected facts, by their path: `values.hand 0`. */
  readonly lines: Readonly<Record<string, number>>;
}

export interface Scenario {
  readonly name: string;
  readonly rules: readonly string[];
  readonly confidence: string;
  readonly why: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly decks: readonly [readonly CardName[], readonly CardName[]];
  readonly start: readonly Step[];
  readonly blocks: readonly Block[];
  /** The facts must hold for the seeds 1 to this number. */
  readonly seeds: number;
}

const line = z.string();
const MOST_REPEATS = 1000;
const stepShape: z.ZodType<RawStep> = z.union(
  [
    line,
    z.strictObject({ repeat: z.number().int().min(1).max(MOST_REPEATS), steps: z.lazy(() => z.array(stepShape)) }),
  ],
  { error: `a sentence, or "repeat" (1 to ${MOST_REPEATS}) with "steps"` },
);
type RawStep = string | { repeat: number; steps: RawStep[] };

const deck = z.array(z.string()).nullable();
const value = z.union([z.number(), z.string(), z.boolean(), z.array(z.string())], {
  error: 'a number, a word, true, false, or a list of names',
});
/** Empty lists state nothing, but an empty log does: nothing happened. */
const lines = z.array(line).min(1);
const expectation = z.strictObject({
  log: z.array(line).optional(),
  contains: lines.optional(),
  never: lines.optional(),
  count: z.record(z.string(), z.number().int().min(0)).optional(),
  before: z
    .array(z.tuple([line, line]))
    .min(1)
    .optional(),
  values: z.record(z.string(), value).optional(),
  enters: lines.optional(),
  neverEnters: lines.optional(),
});
const block = z.strictObject({ do: z.array(stepShape), expect: expectation });

const seat = z.union([z.literal(0), z.literal(1)], { error: '0 or 1' });
const options = z.strictObject({
  firstPlayer: seat.optional(),
  triggerOrdering: z.enum(['orderOfPlay', 'dominantPlayerFirst']).optional(),
  dominantPlayer: seat.optional(),
  seed: z.number().int().optional(),
  limits: z.record(z.string(), z.number()).optional(),
  heroes: z.tuple([z.string(), z.string()]).optional(),
});
const decks = z.strictObject({ 0: deck.optional(), 1: deck.optional() });

const scenarioShape = z.strictObject({
  scenario: z.string(),
  ruleset: z.literal('battle').optional(),
  rules: z.array(z.string()),
  confidence: z.enum(['seed', 'certain', 'likely', 'case', 'fixture', 'rule']),
  why: z.string(),
  options: options.optional(),
  decks: decks.optional(),
  start: z.array(stepShape).nullable().optional(),
  do: z.array(stepShape),
  expect: expectation,
  then: z.array(block).optional(),
  seeds: z.number().int().min(1).optional(),
});

type Path = readonly (string | number)[];

/** Where things stand in the file. */
class Places {
  readonly #document: Document;
  readonly #counter: LineCounter;
  constructor(document: Document, counter: LineCounter) {
    this.#document = document;
    this.#counter = counter;
  }
  /** The line of what lies at the path (of its key, if it has one), or of the nearest thing around it. */
  lineOf(path: Path): number {
    let node: unknown = this.#document.contents;
    let line = this.#startOf(node) ?? this.#startOf(this.#document) ?? 1;
    for (const step of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
        line = this.#startOf(pair?.key) ?? line;
        node = pair?.value;
      } else if (isSeq(node)) {
        node = node.items[Number(step)];
        line = this.#startOf(node) ?? line;
      } else break;
    }
    return line;
  }
  #startOf(node: unknown): number | undefined {
    const range = isNode(node) || node === this.#document ? (node as Document).range : undefined;
    return range ? this.#counter.linePos(range[0]).line : undefined;
  }
}

/**
 * Reads all scenarios of a file.
 *
 * @throws ScenarioError with the line, what was found and what was expected.
 */
export const readScenarios = (text: string, ruleset: BattleRuleset = battleWithTestCards): Scenario[] => {
  const counter = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: counter });
  if (!Array.isArray(documents) || documents.length === 0) {
    throw new ScenarioError(1, 'an empty file', 'a scenario: name, rules, start, do, expect');
  }
  return documents.map((document) => readScenario(document, counter, ruleset));
};

const readScenario = (document: Document.Parsed, counter: LineCounter, ruleset: BattleRuleset): Scenario => {
  const [error] = document.errors;
  if (error !== undefined) {
    const [first = ''] = error.message.split('\n');
    const fault = first.replace(/( at line \d+, column \d+)?[:.]?$/, '');
    throw new ScenarioError(counter.linePos(error.pos[0]).line, `a fault (${fault})`, 'YAML');
  }
  const places = new Places(document, counter);
  const raw = plainData(document, places);
  const parsed = scenarioShape.safeParse(raw);
  if (!parsed.success) throw shapeError(parsed.error, raw, places);
  const data = parsed.data;
  checkOptions(data.options ?? {}, places, ruleset);
  const steps = (raws: readonly RawStep[] | null | undefined, path: Path) =>
    readSteps(raws ?? [], path, places, ruleset);
  const readBlock = (read: z.infer<typeof block>, path: Path): Block => {
    checkFacts(read.expect, [...path, 'expect'], places);
    return {
      do: steps(read.do, [...path, 'do']),
      expect: read.expect as Expectation,
      lines: factLines(read.expect, [...path, 'expect'], places),
    };
  };
  const deckOf = (seat: 0 | 1) =>
    readDeck(
      data.decks === undefined && seat === 0 ? ['5 Test Filler'] : (data.decks?.[seat] ?? []),
      seat,
      places,
      ruleset,
    );
  return {
    name: data.scenario,
    rules: data.rules,
    confidence: data.confidence,
    why: data.why,
    options: data.options ?? {},
    decks: [deckOf(0), deckOf(1)],
    start: steps(data.start, ['start']),
    blocks: [readBlock(data, []), ...(data.then ?? []).map((then, index) => readBlock(then, ['then', index]))],
    seeds: data.seeds ?? 1,
  };
};

/** Aliases are resolved only now, and may name nothing or grow without end. */
const plainData = (document: Document, places: Places): unknown => {
  try {
    return document.toJS();
  } catch (error) {
    throw new ScenarioError(places.lineOf([]), `a fault (${(error as Error).message})`, 'YAML without such aliases');
  }
};

const shapeError = (error: z.ZodError, raw: unknown, places: Places): ScenarioError => {
  const issue = error.issues[0];
  if (issue === undefined) return new ScenarioError(1, 'a fault', 'a scenario');
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
  const where = path.length === 0 ? 'the scenario' : `"${path.join('.')}"`;
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    return new ScenarioError(
      places.lineOf([...path, key]),
      `the unknown key "${key}" in ${where}`,
      `one of ${keysAt(path)}`,
    );
  }
  const found = path.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)?.[step], raw);
  return new ScenarioError(
    places.lineOf(path),
    found === undefined ? `nothing at ${where}` : `${JSON.stringify(found)} at ${where}`,
    issueText(issue),
  );
};

const SHAPES = { expect: expectation, options, decks } as const;
/** The keys that may stand at this path: of the scenario, of one of its parts, or of a block of `then`. */
const keysAt = (path: Path): string => {
  const part = path.at(-1);
  const isPart = typeof part === 'string' && Object.hasOwn(SHAPES, part);
  const shape = isPart ? SHAPES[part as keyof typeof SHAPES] : path.length === 0 ? scenarioShape : block;
  return Object.keys(shape.shape).join(', ');
};

const issueText = ({ message }: z.core.$ZodIssue): string =>
  message.replace(/^(Invalid (input|option|value)|Too (small|big)): expected /, '').replace(/, received .*$/, '');

const readSteps = (raws: readonly RawStep[], path: Path, places: Places, ruleset: BattleRuleset): Step[] =>
  raws.flatMap((raw, index) => {
    const here = [...path, index];
    if (typeof raw === 'string') return [readStep(raw, places.lineOf(here), ruleset)];
    const inner = readSteps(raw.steps, [...here, 'steps'], places, ruleset);
    return Array.from({ length: raw.repeat }, () => inner).flat();
  });

const REFUSED = /^refused (?<code>[a-z-]+): (?<rest>.+)$/;

const readStep = (text: string, at: number, ruleset: BattleRuleset): Step => {
  const refused = REFUSED.exec(text)?.groups;
  if (refused?.code !== undefined && !Object.hasOwn(REFUSALS, refused.code)) {
    const near = nearest(refused.code, Object.keys(REFUSALS));
    const expected = near === undefined ? 'the code of a refusal' : `the code of a refusal, perhaps "${near}"`;
    throw new ScenarioError(at, `the unknown code "${refused.code}"`, expected);
  }
  const command = readCommand(refused?.rest ?? text);
  if ('expected' in command) throw new ScenarioError(at, `"${text}"`, command.expected);
  // A refusal may be about a card that does not exist; everything else must name real ones.
  if (refused === undefined) for (const card of cardsNamed(command)) checkCard(card, at, ruleset);
  return { line: at, text, command, ...(refused?.code === undefined ? {} : { refused: refused.code }) };
};

const checkCard = (card: CardName, at: number, ruleset: BattleRuleset): void => {
  if (ruleset.cards.cards.has(card)) return;
  const near = nearest(card, [...ruleset.cards.cards.keys()]);
  throw new ScenarioError(
    at,
    `the unknown card "${card}"`,
    near === undefined ? 'a card of the set' : `perhaps "${near}"`,
  );
};

/** A limit that does not exist, a hero that is none: what a game cannot be started with. */
const checkOptions = (options: object, places: Places, ruleset: BattleRuleset): void => {
  const { limits = {}, heroes = [] } = options as BattleOptions;
  for (const [name, limit] of Object.entries(limits)) {
    const at = places.lineOf(['options', 'limits', name]);
    if (!Object.hasOwn(DEFAULT_LIMITS, name)) {
      throw new ScenarioError(at, `the unknown limit "${name}"`, `one of ${Object.keys(DEFAULT_LIMITS).join(', ')}`);
    }
    if (!Number.isSafeInteger(limit) || limit < 1) {
      throw new ScenarioError(at, `the limit ${limit}`, 'a whole number of at least 1');
    }
  }
  for (const [index, name] of heroes.entries()) {
    const at = places.lineOf(['options', 'heroes', index]);
    checkCard(name, at, ruleset);
    const kind = ruleset.cards.cards.get(name)?.kind;
    if (kind !== 'hero') throw new ScenarioError(at, `the ${kind} "${name}"`, 'a hero');
  }
};

/** At most three digits: more cards than any deck has. */
const DECK_LINE = /^(?:(?<count>[1-9]\d{0,2}) )?(?<card>.+)$/;

const readDeck = (lines: readonly string[], seat: 0 | 1, places: Places, ruleset: BattleRuleset): CardName[] =>
  lines.flatMap((entry, index) => {
    const { count = '1', card = '' } = DECK_LINE.exec(entry)?.groups ?? {};
    checkCard(card, places.lineOf(['decks', String(seat), index]), ruleset);
    return Array.from({ length: Number(count) }, () => card);
  });

const checkFacts = (expect: z.infer<typeof expectation>, path: Path, places: Places): void => {
  if (Object.values(expect).every((facts) => Object.keys(facts).length === 0) && expect.log === undefined) {
    throw new ScenarioError(places.lineOf(path), 'no fact', `at least one of ${keysAt(path)}`);
  }
  checkLines(expect, path, places);
  for (const query of Object.keys(expect.values ?? {})) {
    if (!isQuery(query)) {
      throw new ScenarioError(places.lineOf([...path, 'values', query]), `the unknown query "${query}"`, queryForms());
    }
  }
  const known = stateNames(battleWithTestCards.machine);
  for (const key of ['enters', 'neverEnters'] as const) {
    expect[key]?.forEach((state, index) => {
      if (known.includes(state)) return;
      const near = nearest(state, known);
      const expected = near === undefined ? 'a state of the chart' : `a state of the chart, perhaps "${near}"`;
      throw new ScenarioError(places.lineOf([...path, key, index]), `the unknown state "${state}"`, expected);
    });
  }
};

const EVENT_LISTS = ['log', 'contains', 'never'] as const;
const COURSE: readonly string[] = COURSE_EVENTS;

/** Lines about events: each must be able to fit one. */
const checkLines = (expect: z.infer<typeof expectation>, path: Path, places: Places): void => {
  const check = (line: string, where: Path) => {
    const expected = lineFault(line);
    if (expected !== null) throw new ScenarioError(places.lineOf(where), `"${line}"`, expected);
  };
  for (const key of EVENT_LISTS) expect[key]?.forEach((line, index) => check(line, [...path, key, index]));
  expect.log?.forEach((line, index) => {
    if (COURSE.includes(line.split(' ')[0] ?? '')) return;
    const expected = `one of ${COURSE.join(', ')}; other events belong into "contains"`;
    throw new ScenarioError(places.lineOf([...path, 'log', index]), `"${line}" in the log`, expected);
  });
  for (const line of Object.keys(expect.count ?? {})) check(line, [...path, 'count', line]);
  expect.before?.forEach((pair, index) => {
    for (const line of pair) check(line, [...path, 'before', index]);
  });
};

const factLines = (expect: object, path: Path, places: Places): Record<string, number> => {
  const lines: Record<string, number> = {};
  for (const [key, facts] of Object.entries(expect)) {
    lines[key] = places.lineOf([...path, key]);
    for (const name of Object.keys(facts as object)) {
      const step = Array.isArray(facts) ? Number(name) : name;
      lines[`${key}.${name}`] = places.lineOf([...path, key, step]);
    }
  }
  return lines;
};
