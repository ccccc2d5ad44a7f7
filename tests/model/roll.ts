// Chance outside the rules: what a walk leaves to it follows from its seed alone.

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { fingerprint } from '../../machines/index.ts';

/** A whole number from 0 to `below` − 1. */
export type Roll = (below: number) => number;

/** A seed of 32 bits that follows from these values and is not near that of any others. */
export const seedFrom = (...values: readonly (number | string)[]): number =>
  Number.parseInt(fingerprint(values).slice(0, 8), 16);

export const rollFrom = (seed: number): Roll => {
  const generator = xoroshiro128plus(seed);
  return (below) => uniformInt(generator, 0, below - 1);
};

/** One of the items, of which there must be some. */
export const pick = <T>(roll: Roll, items: readonly T[]): T => {
  const picked = items[roll(items.length)];
  if (picked === undefined) throw new Error('There is nothing to pick from.');
  return picked;
};

/** Between `min` and `max` different items, in any order. */
export const pickSome = <T>(roll: Roll, items: readonly T[], min: number, max: number): T[] => {
  const left = [...items];
  const count = Math.min(left.length, min + roll(max - min + 1));
  return Array.from({ length: count }, () => left.splice(roll(left.length), 1)[0] as T);
};
