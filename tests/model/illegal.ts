// Inputs that should be refused, made from legal ones: somebody else sends it, it names what is not there or something
// else, it comes in another phase, or it has not the shape of an input at all.

import type { AnyInput } from '../../machines/index.ts';
import { pick, type Roll } from './roll.ts';

type Fields = Record<string, unknown>;

const NOWHERE = 999_999;

const numericFields = (input: Fields): string[] =>
  Object.keys(input).filter((field) => typeof input[field] === 'number' || isNumbers(input[field]));

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'number');

/** Ways to spoil a legal input; `earlier` are inputs of other moments. Some results may happen to be legal. */
const MUTATIONS: readonly ((input: Fields, roll: Roll, earlier: readonly AnyInput[]) => unknown)[] = [
  (input, roll) => ({ ...input, seat: pick(roll, [0, 1, 2, 3, NOWHERE]) }),
  (input, roll) => replaced(input, roll, () => NOWHERE),
  (input, roll) => replaced(input, roll, () => 1 + roll(80)),
  (input, roll) => replaced(input, roll, (value) => value + 1),
  (_input, roll, earlier) => (earlier.length === 0 ? { type: 'NOTHING' } : pick(roll, earlier)),
  (input, roll) => {
    const { [pick(roll, Object.keys(input))]: _gone, ...rest } = input;
    return rest;
  },
  (input, roll) => ({ ...input, [pick(roll, Object.keys(input))]: pick(roll, [null, -1, 0.5, 'x', [], {}]) }),
  (input) => ({ ...input, extra: true }),
];

const replaced = (input: Fields, roll: Roll, change: (value: number) => number): unknown => {
  const fields = numericFields(input);
  if (fields.length === 0) return { ...input, type: `${String(input.type)}S` };
  const field = pick(roll, fields);
  const value = input[field];
  return { ...input, [field]: isNumbers(value) ? [...value.slice(1), change(value[0] ?? 0)] : change(value as number) };
};

/** A spoilt input: hardly ever one that is legal. */
export const spoilt = <I extends AnyInput>(input: I, roll: Roll, earlier: readonly I[]): I =>
  pick(roll, MUTATIONS)(input as unknown as Fields, roll, earlier) as I;
