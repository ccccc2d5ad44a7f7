// A scenario file read and checked: a start, what is done, the facts expected. A fault names the line, what was found
// there and what was expected.

import { type Document, isNode, LineCounter, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import type { CardName } from '../../../cards/terms.ts';
import { type BattleRuleset, battleWithTestCards } from '../../battle/ruleset.ts';
import { stateNames } from '../../chart-states.ts';
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
const stepShape: z.ZodType<RawStep> = z.union([
  line,
  z.strictObject({ repeat: z.number().int().min(1), steps: z.lazy(() => z.array(stepShape)) }),
]);
type RawStep = string | { repeat: number; steps: RawStep[] };

const deck = z.array(z.string()).nullable();
const expectation = z.strictObject({
  log: z.array(line).optional(),
  contains: z.array(line).optional(),
  never: z.array(line).optional(),
  count: z.record(z.string(), z.number()).optional(),
  before: z.array(z.tuple([line, line])).optional(),
  values: z.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.array(z.string())])).optional(),
  enters: z.array(line).optional(),
  neverEnters: z.array(line).optional(),
});
const block = z.strictObject({ do: z.array(stepShape), expect: expectation });

const scenarioShape = z.strictObject({
  scenario: z.string(),
  ruleset: z.literal('battle').optional(),
  rules: z.array(z.string()),
  confidence: z.enum(['seed', 'certain', 'likely', 'case', 'fixture', 'rule']),
  why: z.string(),
  options: z
    .strictObject({
      firstPlayer: z.number().optional(),
      triggerOrdering: z.enum(['orderOfPlay', 'dominantPlayerFirst']).optional(),
      dominantPlayer: z.number().optional(),
      seed: z.number().int().optional(),
      limits: z.record(z.string(), z.number()).optional(),
      heroes: z.tuple([z.string(), z.string()]).optional(),
    })
    .optional(),
  decks: z.strictObject({ 0: deck.optional(), 1: deck.optional() }).optional(),
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
  /** The line of what lies at the path, or of the nearest thing around it. */
  lineOf(path: Path): number {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = length === 0 ? this.#document.contents : this.#document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return this.#counter.linePos(node.range[0]).line;
    }
    return 1;
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
    const [first = 'a fault'] = error.message.split('\n');
    throw new ScenarioError(counter.linePos(error.pos[0]).line, first.replace(/[:.]$/, ''), 'YAML');
  }
  const places = new Places(document, counter);
  const raw: unknown = document.toJS();
  const parsed = scenarioShape.safeParse(raw);
  if (!parsed.success) throw shapeError(parsed.error, raw, places);
  const data = parsed.data;
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

const shapeError = (error: z.ZodError, raw: unknown, places: Places): ScenarioError => {
  const issue = error.issues[0];
  if (issue === undefined) return new ScenarioError(1, 'a fault', 'a scenario');
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
  const where = path.length === 0 ? 'the scenario' : `"${path.join('.')}"`;
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    return new ScenarioError(places.lineOf([...path, key]), `the unknown key "${key}" in ${where}`, issueText(issue));
  }
  const found = path.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)?.[step], raw);
  return new ScenarioError(
    places.lineOf(path),
    found === undefined ? `nothing at ${where}` : `${JSON.stringify(found)} at ${where}`,
    issueText(issue),
  );
};

const KEYS = Object.keys(scenarioShape.shape).join(', ');
const issueText = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'unrecognized_keys') return issue.path.length === 0 ? `one of ${KEYS}` : 'only known keys';
  return issue.message.replace(/^Invalid (input|option|value): expected /, '').replace(/, received .*$/, '');
};

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

const DECK_LINE = /^(?:(?<count>\d+) )?(?<card>.+)$/;

const readDeck = (lines: readonly string[], seat: 0 | 1, places: Places, ruleset: BattleRuleset): CardName[] =>
  lines.flatMap((entry, index) => {
    const { count = '1', card = '' } = DECK_LINE.exec(entry)?.groups ?? {};
    checkCard(card, places.lineOf(['decks', String(seat), index]), ruleset);
    return Array.from({ length: Number(count) }, () => card);
  });

const checkFacts = (expect: z.infer<typeof expectation>, path: Path, places: Places): void => {
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

const factLines = (expect: object, path: Path, places: Places): Record<string, number> => {
  const lines: Record<string, number> = {};
  for (const [key, facts] of Object.entries(expect)) {
    for (const name of Object.keys(facts as object)) {
      const step = Array.isArray(facts) ? Number(name) : name;
      lines[`${key}.${name}`] = places.lineOf([...path, key, step]);
    }
  }
  return lines;
};

/** The known name with the most in common, for a friendly error. */
export const nearest = (name: string, known: readonly string[]): string | undefined => {
  const pairs = (text: string) =>
    new Set(Array.from({ length: text.length - 1 }, (_, i) => text.slice(i, i + 2).toLowerCase()));
  const wanted = pairs(name);
  const scored = known.map((candidate) => {
    const have = pairs(candidate);
    const common = [...have].filter((pair) => wanted.has(pair)).length;
    return { candidate, score: (2 * common) / (have.size + wanted.size) };
  });
  const [best] = scored.sort((a, b) => b.score - a.score);
  return best !== undefined && best.score > 0.4 ? best.candidate : undefined;
};
