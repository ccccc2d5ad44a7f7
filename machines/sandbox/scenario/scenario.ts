// A scenario file read and checked: a start, what is done, the facts expected. A fault names the line, what was found
// there and what was expected.

import { type Document, LineCounter, parseAllDocuments } from 'yaml';
import type { CardName } from '../../../cards/terms.ts';
import { BATTLE_REFUSALS } from '../../../effects/battle/refusals.ts';
import { type BattleRuleset, battleWithTestCards } from '../../battle/ruleset.ts';
import { checkCard, checkFacts, checkOptions } from './checks.ts';
import { nearest } from './nearest.ts';
import { type Path, Places, ScenarioError } from './places.ts';
import { type RawBlock, type RawStep, scenarioShape, shapeError } from './shape.ts';
import { type Command, cardsNamed, readCommand } from './steps.ts';

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

/**
 * Reads all scenarios of a file.
 *
 * @throws ScenarioError with the line, what was found and what was expected.
 */
export const readScenarios = (text: string, ruleset: BattleRuleset = battleWithTestCards): Scenario[] => {
  const counter = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: counter, stringKeys: true });
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
  const readBlock = (read: RawBlock, path: Path): Block => {
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
  if (refused?.code !== undefined && !Object.hasOwn(BATTLE_REFUSALS, refused.code)) {
    const near = nearest(refused.code, Object.keys(BATTLE_REFUSALS));
    const expected = near === undefined ? 'the code of a refusal' : `the code of a refusal, perhaps "${near}"`;
    throw new ScenarioError(at, `the unknown code "${refused.code}"`, expected);
  }
  const command = readCommand(refused?.rest ?? text);
  if ('expected' in command) throw new ScenarioError(at, `"${text}"`, command.expected);
  // A refusal may be about a card that does not exist; everything else must name real ones.
  if (refused === undefined) for (const card of cardsNamed(command)) checkCard(card, at, ruleset);
  return { line: at, text, command, ...(refused?.code === undefined ? {} : { refused: refused.code }) };
};

/** At most three digits: more cards than any deck has. */
const DECK_LINE = /^(?:(?<count>[1-9]\d{0,2}) )?(?<card>.+)$/;

const readDeck = (lines: readonly string[], seat: 0 | 1, places: Places, ruleset: BattleRuleset): CardName[] =>
  lines.flatMap((entry, index) => {
    const { count = '1', card = '' } = DECK_LINE.exec(entry)?.groups ?? {};
    checkCard(card, places.lineOf(['decks', String(seat), index]), ruleset);
    return Array.from({ length: Number(count) }, () => card);
  });

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
