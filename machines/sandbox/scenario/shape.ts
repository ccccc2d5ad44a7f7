// The keys of a scenario file and what may stand at each: those that every rule set has, to which each adds its own.

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

const value = z.union([z.number(), z.string(), z.boolean(), z.array(z.union([z.string(), z.number()]))], {
  error: 'a number, a word, true, false, or a list of names',
});
/** Empty lists state nothing, but an empty log does: nothing happened. */
const lines = z.array(line).min(1);
const FACTS = {
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
  holds: lines.optional(),
};
/** The facts of a rule set without an exact log. */
export const facts = z.strictObject(FACTS);
export const factsWithLog = z.strictObject({ log: z.array(line).optional(), ...FACTS });
export type RawExpectation = z.infer<typeof factsWithLog>;

export interface RawBlock {
  readonly do: RawStep[];
  readonly expect: RawExpectation;
}
export interface RawScenario extends RawBlock {
  readonly scenario: string;
  readonly rules: string[];
  readonly confidence: string;
  readonly why: string;
  readonly start?: RawStep[] | null | undefined;
  readonly then?: RawBlock[] | undefined;
  readonly seeds?: number | undefined;
  readonly options?: { readonly seed?: number | undefined } | undefined;
}

/** The shapes of a file and of its parts, each by its key. */
export interface Shapes<D> {
  readonly scenario: z.ZodType<D> & WithKeys;
  readonly block: WithKeys;
  readonly parts: Readonly<Record<string, WithKeys>>;
}
interface WithKeys {
  readonly shape: object;
}

export const seed = z.number().int();
const CONFIDENCES = ['seed', 'certain', 'likely', 'case', 'fixture', 'rule'] as const;

/** The keys that every scenario has, with a rule set's own between them. */
export const shapesWith = <P extends z.ZodRawShape, O extends z.ZodType<{ seed?: number | undefined }> & WithKeys>(
  ruleset: z.ZodType,
  expectation: typeof facts | typeof factsWithLog,
  options: O,
  own: P,
) => {
  const block = z.strictObject({ do: z.array(stepShape), expect: expectation as typeof factsWithLog });
  const scenario = z.strictObject({
    scenario: z.string(),
    ruleset,
    rules: z.array(z.string()),
    confidence: z.enum(CONFIDENCES),
    why: z.string(),
    options: options.optional(),
    ...own,
    start: z.array(stepShape).nullable().optional(),
    ...block.shape,

    then: z.array(block).optional(),
    seeds: z.number().int().min(1).optional(),
  });
  return { scenario, block, expectation, options };
};

/** The first fault of a scenario's shape, with its line. */
export const shapeError = <D>(error: z.ZodError, raw: unknown, places: Places, shapes: Shapes<D>): ScenarioError => {
  const issue = error.issues[0];
  if (issue === undefined) return new ScenarioError(1, 'a fault', 'a scenario');
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
  const where = path.length === 0 ? 'the scenario' : `"${path.join('.')}"`;
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    return new ScenarioError(
      places.lineOf([...path, key]),
      `the unknown key "${key}" in ${where}`,
      `one of ${keysAt(path, shapes)}`,
    );
  }
  const found = path.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)?.[step], raw);
  return new ScenarioError(
    places.lineOf(path),
    found === undefined ? `nothing at ${where}` : `${JSON.stringify(found)} at ${where}`,
    issueText(issue),
  );
};

/** The keys that may stand at this path: of the scenario, of one of its parts, or of a block of `then`. */
export const keysAt = <D>(path: Path, { scenario, block, parts }: Shapes<D>): string => {
  const part = path.at(-1);
  const own = typeof part === 'string' && Object.hasOwn(parts, part) ? parts[part] : undefined;
  const shape = own ?? (path.length === 0 ? scenario : block);
  return Object.keys(shape.shape).join(', ');
};

const issueText = ({ message }: z.core.$ZodIssue): string =>
  message.replace(/^(Invalid (input|option|value)|Too (small|big)): expected /, '').replace(/, received .*$/, '');
