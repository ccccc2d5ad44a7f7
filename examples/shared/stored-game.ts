// The game that the browser keeps: who plays, the seed, and the replay. Played again it has its log and can be undone.

import { SEAT_KINDS, type SeatKind } from './seats.ts';

export interface StoredGame {
  readonly seed: number;
  readonly seats: readonly SeatKind[];
  readonly replay: unknown;
}

export const storeGame = (key: string, stored: StoredGame): void => {
  try {
    localStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // A browser that keeps nothing can still play.
  }
};

const isStored = (value: unknown): value is StoredGame => {
  const { seed, seats, replay } = (value ?? {}) as Partial<StoredGame>;
  const areSeats = Array.isArray(seats) && seats.every((kind) => SEAT_KINDS.includes(kind));
  return areSeats && Number.isSafeInteger(seed) && replay !== undefined;
};

/** What is kept, null if nothing is. Throws if it is damaged. */
export const storedGame = (key: string): StoredGame | null => {
  const text = localStorage.getItem(key);
  if (text === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('It is not JSON.');
  }
  if (!isStored(value)) throw new Error('It names no seats, no seed or no replay.');
  return value;
};
