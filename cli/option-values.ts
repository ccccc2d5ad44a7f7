// Values of options, read and refused the same way for every command.

import { guess, UsageError } from './usage.ts';

/** The options of a command line by their names; undefined if one stands there without a value. */
export type Given = ReadonlyMap<string, string | undefined>;

export interface Bounds {
  readonly min?: number;
  readonly max?: number;
  /** What is expected, in words. */
  readonly expected: string;
}

/** Undefined if it is not given. */
export const wholeNumber = (given: Given, name: string, { min, max, expected }: Bounds): number | undefined => {
  if (!given.has(name)) return undefined;
  const text = given.get(name);
  const number = Number(text);
  const isWhole = text !== undefined && /^-?\d+$/.test(text) && Number.isSafeInteger(number);
  if (isWhole && number >= (min ?? number) && number <= (max ?? number)) return number;
  throw badValue(name, text, expected);
};

/** One of these words; undefined if it is not given. */
export const oneOf = <T extends string>(given: Given, name: string, known: readonly T[]): T | undefined =>
  given.has(name) ? knownWord(name, given.get(name), known) : undefined;

export const knownWord = <T extends string>(name: string, text: string | undefined, known: readonly T[]): T => {
  const word = known.find((each) => each === text);
  if (word !== undefined) return word;
  throw badValue(name, text, `one of ${known.join(', ')}`, guess(text, known));
};

export const badValue = (name: string, text: string | undefined, expected: string, then = ''): UsageError =>
  new UsageError(`--${name}: found ${quoted(text)}; expected ${expected}.${then}`, 'bad-value');

const quoted = (text: string | undefined): string => (text === undefined ? 'nothing' : `"${text}"`);
