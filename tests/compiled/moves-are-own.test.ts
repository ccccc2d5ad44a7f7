// Lists of legal moves are the caller's own: nothing in them is also in the World, so whoever changes a list changes
// nothing in the game. On the compiled road, where the World is changed in place, nothing else would keep it safe.

import { expect, it } from 'vitest';
import { battle } from '../../machines/battle/index.ts';
import { type AnyInput, createGame } from '../../machines/index.ts';
import { newDaleGame, playDale } from '../helpers/dale-play.ts';
import { playOut, randomOptions, rollFrom } from '../helpers/random-play.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const objectsIn = (value: unknown, found = new Set<object>()): Set<object> => {
  if (!isObject(value) || found.has(value)) return found;
  found.add(value);
  for (const inner of Object.values(value)) objectsIn(inner, found);
  return found;
};

interface Listing {
  readonly world: object;
  readonly ruleset: { legalMoves(world: never, seat: number): { readonly input: AnyInput }[] };
  awaited(): number[];
}

/** The objects that stand both in a list of moves and in the World it was made from. */
const shared = (game: Listing): object[] => {
  const world = objectsIn(game.world);
  return game.awaited().flatMap((seat) => {
    const moves = game.ruleset.legalMoves(game.world as never, seat);
    expect(moves.length).toBeGreaterThan(0);
    return [...objectsIn(moves)].filter((each) => world.has(each));
  });
};

it.each([1, 2, 3])('shares nothing with the World of battle %i', (seed) => {
  const game = createGame(battle, randomOptions(seed));
  let listed = 0;
  playOut(game, rollFrom(seed), 80, () => {
    expect(shared(game)).toEqual([]);
    listed += 1;
  });
  expect(listed).toBeGreaterThan(20);
});

it.each([2, 3, 4])('shares nothing with the World of a Dale game for %i', (players) => {
  const game = newDaleGame(players, players);
  let listed = 0;
  playDale(game, rollFrom(players), 60, () => {
    expect(shared(game)).toEqual([]);
    listed += 1;
  });
  expect(listed).toBeGreaterThan(20);
});
