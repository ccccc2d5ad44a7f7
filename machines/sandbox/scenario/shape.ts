// The keys of a scenario file and what may stand at each.

import { z } from 'zod';
import { type Path, type Places, ScenarioError } from './places.ts';

const line = z.string();
const MOST_REPEATS = 1000;
const stepShape: z.ZodType<RawStep> = z.union(
  [
    line,
    z.strictObject({ repeat: z.number().int().min(1).max(MOST_REPEATS), steps: z.lazy(() => z.array(stepShape)) }),
  ],
  { error: `a sentence (in quotes if it has a colon), or "repeat" (1 to ${MOST_REPEATS}) with "steps"` },
);
export type RawStep = string | { repeat: number; steps: RawStep[] };

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
export const block = z.strictObject({ do: z.array(stepShape), expect: expectation });

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

export const scenarioShape = z.strictObject({
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
export type RawBlock = z.infer<typeof block>;
export type RawExpectation = z.infer<typeof expectation>;

/** The first fault of a scenario's shape, with its line. */
export const shapeError = (error: z.ZodError, raw: unknown, places: Places): ScenarioError => {
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
export const keysAt = (path: Path): string => {
  const part = path.at(-1);
  const isPart = typeof part === 'string' && Object.hasOwn(SHAPES, part);
  const shape = isPart ? SHAPES[part as keyof typeof SHAPES] : path.length === 0 ? scenarioShape : block;
  return Object.keys(shape.shape).join(', ');
};

const issueText = ({ message }: z.core.$ZodIssue): string =>
  message.replace(/^(Invalid (input|option|value)|Too (small|big)): expected /, '').replace(/, received .*$/, '');
