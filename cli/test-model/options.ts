// The options of the command `test-model`.

import { availableParallelism } from 'node:os';
import { ROADS } from '../../machines/index.ts';
import type { RunPlan } from '../../tests/model/index.ts';
import { badValue, type Given, oneOf, wholeNumber } from '../option-values.ts';
import { UsageError, unknownWord } from '../usage.ts';

export const TEST_MODEL_OPTIONS = {
  games: { type: 'string' },
  seed: { type: 'string' },
  workers: { type: 'string' },
  illegal: { type: 'string' },
  road: { type: 'string' },
  fixtures: { type: 'string' },
  coverage: { type: 'string' },
} as const;

export const TESTED = ['battle', 'dale'] as const;
export type TestedName = (typeof TESTED)[number];

export interface TestModelOptions {
  readonly ruleset: TestedName;
  readonly plan: RunPlan;
  readonly workers: number;
  /** The folder for fixtures. */
  readonly fixtures: string;
  /** The file for the coverage as JSON; undefined if only the table is wanted. */
  readonly coverage: string | undefined;
}

const GAMES = 500;
const MOST_WORKERS = 64;
/** Percent of the inputs. */
const ILLEGAL = 5;

export const readTestModelOptions = (words: readonly string[], given: Given): TestModelOptions => {
  const ruleset = ruleSetOf(words);
  const seed = wholeNumber(given, 'seed', { expected: 'a whole number, for example --seed 7' }) ?? 0;
  const games = wholeNumber(given, 'games', { min: 1, expected: 'a whole number of at least 1' }) ?? GAMES;
  const illegal = wholeNumber(given, 'illegal', { min: 0, max: 100, expected: 'percent, from 0 to 100' }) ?? ILLEGAL;
  const workers = wholeNumber(given, 'workers', {
    min: 1,
    max: MOST_WORKERS,
    expected: `a whole number from 1 to ${MOST_WORKERS}`,
  });
  return {
    ruleset,
    plan: { seed, games, illegal: illegal / 100, road: oneOf(given, 'road', ['mixed', ...ROADS] as const) ?? 'mixed' },
    workers: workers ?? Math.min(availableParallelism(), MOST_WORKERS),
    fixtures: pathOf(given, 'fixtures', 'a folder') ?? 'tests/fixtures',
    coverage: pathOf(given, 'coverage', 'a file to write'),
  };
};

const ruleSetOf = ([word, ...more]: readonly string[]): TestedName => {
  const usage = `cardchart test-model <${TESTED.join('|')}>`;
  if (word === undefined) throw new UsageError(`test-model needs a rule set: ${usage}`);
  if (more.length > 0) throw new UsageError(`test-model takes one rule set; found "${more[0]}" besides: ${usage}`);
  const ruleset = TESTED.find((known) => known === word);
  if (ruleset === undefined) throw unknownWord('rule set', word, TESTED);
  return ruleset;
};

const pathOf = (given: Given, name: string, what: string): string | undefined => {
  if (!given.has(name)) return undefined;
  const text = given.get(name);
  if (text === undefined || text === '') throw badValue(name, text, `the path of ${what}`);
  return text;
};
