// The fields that requests have. Each check says in words what it expects; the error for a wrong field is made of them.

import { z } from 'zod';

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string';

/** A text that is one of these, and no other. */
const oneOf = <T extends string>(known: readonly T[]) =>
  z.custom<T>((value) => known.some((each) => each === value), `one of ${known.map((each) => `"${each}"`).join(', ')}`);

export const count = z.custom<number>(isCount, 'a whole number of at least 0');
export const entity = z.custom<number>(isCount, 'the id of an entity, a whole number');
export const seat = z.custom<number>(isCount, 'a seat number, 0 for the first player');
export const game = z.custom<number>(isCount, 'the number of an open game');
export const card = z.custom<string>(isText, 'a card by its id or name');
export const anyObject = z.custom<Readonly<Record<string, unknown>>>(isObject, 'an object');
export const viewer = z.custom<number | 'spectator' | 'judge'>(
  (value) => isCount(value) || value === 'spectator' || value === 'judge',
  'a seat number, "spectator" or "judge"',
);
export const times = z.custom<number>(
  (value) => isCount(value) && (value as number) >= 1 && (value as number) <= 100,
  'a whole number from 1 to 100',
);
export const ruleset = oneOf(['battle', 'dale']);
export const edition = oneOf(['note', 'anniversary']);
export const zone = oneOf(['hand', 'board', 'deck', 'secrets', 'graveyard', 'weapon', 'hero', 'hero-power']);
