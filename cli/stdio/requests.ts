// One line becomes one request: parsed, its command known, its fields checked.

import { z } from 'zod';
import { shown } from '../../machines/index.ts';
import { nearest } from '../../machines/sandbox/index.ts';
import { RequestError } from './errors.ts';
import type { OpenGames } from './open-games.ts';

type Fields = Readonly<Record<string, z.ZodType>>;
type RequestOf<F extends Fields> = z.infer<z.ZodObject<F>>;

/** What a command is given and how it answers: the fields of its reply besides `id` and `ok`. */
export interface Command {
  readonly shape: z.ZodObject;
  /** @throws RequestError if it cannot be carried out. */
  readonly answer: (request: never, games: OpenGames) => object;
}
export type Commands = Readonly<Record<string, Command>>;

export const command = <F extends Fields>(
  fields: F,
  answer: (request: RequestOf<F>, games: OpenGames) => object,
): Command => ({ shape: z.strictObject(fields), answer });

/** @throws RequestError `bad-request`. */
export const parseLine = (line: string): Readonly<Record<string, unknown>> => {
  const value = parse(line);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new RequestError('bad-request', `A request is ${shown(value)}; expected an object with "do".`);
};

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new RequestError('bad-request', `The line is no JSON: ${cut((error as Error).message)}.`);
  }
};

/**
 * Finds the command and checks the fields.
 *
 * @throws RequestError `bad-request`: what was found, and what was expected.
 */
export const carryOut = (
  { id: _, do: name, ...fields }: Readonly<Record<string, unknown>>,
  commands: Commands,
  games: OpenGames,
): object => {
  const found = typeof name === 'string' && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (found === undefined) throw unknownCommand(name, Object.keys(commands));
  const checked = found.shape.safeParse(fields);
  if (!checked.success) throw wrongField(String(name), fields, checked.error.issues[0], found.shape);
  return found.answer(checked.data as never, games);
};

const unknownCommand = (name: unknown, known: readonly string[]): RequestError => {
  const expected = 'Expected "do" to be a command; "hello" lists them.';
  if (typeof name !== 'string') {
    return new RequestError('bad-request', `"do" is ${shown(name)}. ${expected}`, { field: 'do' });
  }
  const near = nearest(cut(name), known);
  const guess = near === undefined ? expected : `Did you mean "${near}"?`;
  return new RequestError('bad-request', `There is no command ${shown(name)}. ${guess}`, { field: 'do' });
};

const wrongField = (
  name: string,
  fields: Readonly<Record<string, unknown>>,
  issue: z.core.$ZodIssue | undefined,
  shape: z.ZodObject,
): RequestError => {
  if (issue?.code === 'unrecognized_keys') {
    const known = Object.keys(shape.shape);
    const expected = known.length === 0 ? 'no field' : `only ${known.join(', ')}`;
    const field = cut(issue.keys[0] ?? '');
    return new RequestError('bad-request', `"${name}" has no field ${shown(field)}. Expected ${expected}.`, { field });
  }
  const field = String(issue?.path[0]);
  const expected = issue?.message ?? 'something else';
  const found = fields[field];
  return new RequestError('bad-request', `"${name}": ${field} is ${shown(found)}. Expected ${expected}.`, {
    field,
    expected,
  });
};

const LONGEST = 80;
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
