// Same seed and inputs, same bytes; a refused input changes nothing; branches do not touch their parent (K28 for Dale).

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DaleGame, DaleInput } from '../../../machines/dale/index.ts';
import { canonical } from '../../../machines/index.ts';
import { newDaleGame, playDale, randomDaleInput } from '../../helpers/dale-play.ts';
import { rollFrom } from '../../helpers/random-play.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 2 });
const playersOf = (seed: number): number => 2 + (seed % 3);
const start = (seed: number): DaleGame => newDaleGame(playersOf(seed), seed);

describe('random whole games', () => {
  it('give the same bytes for the same seed and inputs', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const game = start(seed);
        const sent = playDale(game, rollFrom(seed + 1), 200);
        const replay = start(seed);
        for (const input of sent) expect(replay.submit(JSON.parse(JSON.stringify(input))).ok).toBe(true);
        expect(canonical(replay.save())).toBe(canonical(game.save()));
        expect(canonical(replay.log())).toBe(canonical(game.log()));
      }),
      { numRuns: 20 },
    );
  });

  it('await exactly the seats that can move', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const game = start(seed);
        playDale(game, rollFrom(seed + 1), 150, () => {
          const canMove = game.world.players.flatMap((_, at) => (game.legalMoves(at).length > 0 ? [at] : []));
          expect(game.awaited()).toEqual(canMove);
        });
      }),
      { numRuns: 12 },
    );
  });

  it('are not changed by a refused input', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const game = start(seed);
        const roll = rollFrom(seed + 1);
        let refusals = 0;
        playDale(game, roll, 60, (sent) => {
          const before = { fingerprint: game.fingerprint(), world: game.world };
          // The same input again, and a legal one under another seat.
          const wrong: DaleInput[] = [sent];
          if (!game.isOver) {
            const input = randomDaleInput(game.fork(), roll);
            wrong.push({ ...input, seat: (input.seat + 1) % playersOf(seed) });
          }
          for (const input of wrong) {
            if (game.whyNot(input) === null) continue;
            expect(game.submit(input).ok).toBe(false);
            expect(game.fingerprint()).toBe(before.fingerprint);
            expect(game.world).toBe(before.world);
            refusals += 1;
          }
        });
        expect(refusals).toBeGreaterThan(0);
      }),
      { numRuns: 20 },
    );
  });

  it('keep every World plain, frozen JSON that survives a round trip', () => {
    const game = start(7);
    playDale(game, rollFrom(8), 80, () => {
      expect(JSON.parse(JSON.stringify(game.world))).toEqual(game.world);
      expect([game.world, game.world.players, game.world.owls, game.world.entities].every(Object.isFrozen)).toBe(true);
    });
  });

  it('never give the same game for different seeds', () => {
    const ends = [2, 8, 14, 20, 26].map((seed) => {
      const game = start(seed);
      playDale(game, rollFrom(0), 100);
      return game.fingerprint();
    });
    expect(new Set(ends).size).toBe(5);
  });
});

const GAMES = 8;
const POSITIONS = 25;

/** The games at `POSITIONS` resting points of one random game. */
const restingPoints = (seed: number): DaleGame[] => {
  const game = start(seed);
  const points: DaleGame[] = [game.fork()];
  playDale(game, rollFrom(seed), POSITIONS * 2, () => {
    if (!game.isOver && points.length < POSITIONS) points.push(game.fork());
  });
  return points;
};

describe('K28 branches', () => {
  const points = Array.from({ length: GAMES }, (_, index) => restingPoints(index + 1)).flat();
  const inputsOf = (game: DaleGame): DaleInput[] => [
    ...game.awaited().flatMap((seat) => game.legalMoves(seat).map(({ input }) => input)),
    { type: 'CONCEDE', seat: game.world.players.findIndex(({ hasLeft }) => !hasLeft) },
  ];

  it('has 200 resting points to look at', () => {
    expect(points).toHaveLength(GAMES * POSITIONS);
  });

  it('lists the same legal inputs twice, in the same order', () => {
    for (const point of points) expect(canonical(inputsOf(point))).toBe(canonical(inputsOf(point)));
  });

  it('leaves the parent as it was and moves every branch', () => {
    for (const point of points) {
      const before = point.fingerprint();
      for (const input of inputsOf(point)) {
        const branch = point.fork();
        expect(branch.submit(input).ok).toBe(true);
        expect(branch.fingerprint()).not.toBe(before);
      }
      expect(point.fingerprint()).toBe(before);
    }
  });

  it('plays the same branch to the same end and the same log', () => {
    for (const point of points.filter((_, index) => index % 20 === 0)) {
      const before = point.fingerprint();
      const [first, second] = [point.fork(), point.fork()];
      for (const branch of [first, second]) playDale(branch, rollFrom(99), 150);
      expect(canonical(first.log())).toBe(canonical(second.log()));
      expect(first.fingerprint()).toBe(second.fingerprint());
      expect(point.fingerprint()).toBe(before);
    }
  });
});
