// K28: branches do not touch their parent.

import { describe, expect, it } from 'vitest';
import { type AnyBattleInput, type BattleGame, battle } from '../../machines/battle/index.ts';
import { createGame } from '../../machines/index.ts';
import { playOut, randomOptions, rollFrom } from '../helpers/random-play.ts';

const GAMES = 8;
const POSITIONS = 25;

/** All legal inputs of all seats that are awaited, and conceding. */
const inputsOf = (game: BattleGame): AnyBattleInput[] => [
  ...game.awaited().flatMap((seat) => game.legalMoves(seat).map(({ input }) => input)),
  { type: 'CONCEDE', seat: 0 },
];

/** The games at `POSITIONS` resting points of one random game. */
const restingPoints = (seed: number): BattleGame[] => {
  const game = createGame(battle, randomOptions(seed));
  const points: BattleGame[] = [game.fork()];
  playOut(game, rollFrom(seed), POSITIONS, () => {
    if (!game.isOver && points.length < POSITIONS) points.push(game.fork());
  });
  return points;
};

describe('K28 branches', () => {
  const points = Array.from({ length: GAMES }, (_, index) => restingPoints(index + 1)).flat();

  it('has 200 resting points to look at', () => {
    expect(points).toHaveLength(GAMES * POSITIONS);
  });

  it('lists the same legal inputs twice, in the same order', () => {
    for (const point of points) expect(inputsOf(point)).toEqual(inputsOf(point));
  });

  it('leaves the parent as it was and moves every branch', () => {
    for (const point of points) {
      const before = point.fingerprint();
      for (const input of inputsOf(point)) {
        const branch = point.fork();
        expect(branch.submit(input).ok).toBe(true);
        expect(branch.fingerprint()).not.toBe(before);
        expect(point.fingerprint()).toBe(before);
      }
    }
  });

  it('plays the same branch to the same end and the same log', () => {
    for (const point of points.filter((_, index) => index % 20 === 0)) {
      const before = point.fingerprint();
      const [first, second] = [point.fork(), point.fork()];
      for (const branch of [first, second]) playOut(branch, rollFrom(99));
      expect(first.log()).toEqual(second.log());
      expect(first.fingerprint()).toBe(second.fingerprint());
      expect(point.fingerprint()).toBe(before);
    }
  });
});
