// Whole games of random legal inputs. A failing run prints its seed, which is all that is needed to repeat it.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BattleGame, battle } from '../../machines/battle/index.ts';
import { canonical, createGame } from '../../machines/index.ts';
import { checkAtRest, checkLog } from '../helpers/battle-invariants.ts';
import { playOut, randomInput, randomOptions, rollFrom } from '../helpers/random-play.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
/** Every third game on both roads side by side, the others on the fast one. */
const newRandomGame = (seed: number): BattleGame =>
  createGame(battle, randomOptions(seed), { road: seed % 3 === 0 ? 'both' : 'compiled' });

describe('random whole battle games', () => {
  it('hold every invariant at each rest and end (charts.md §16.3, §16.4; K19)', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const game = newRandomGame(seed);
        checkAtRest(game);
        playOut(game, rollFrom(seed + 1), 2000, checkAtRest);
        checkLog(game.log());
        expect(game.isOver).toBe(true);
        expect(game.awaited()).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('give the same bytes for the same seed and inputs', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const game = newRandomGame(seed);
        const sent = playOut(game, rollFrom(seed + 1));
        const replay = newRandomGame(seed);
        for (const input of sent) expect(replay.submit(input).ok).toBe(true);
        expect(canonical(replay.save())).toBe(canonical(game.save()));
        expect(replay.log()).toEqual(game.log());
      }),
      { numRuns: 20 },
    );
  });

  it('await exactly the seats that can move', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const game = newRandomGame(seed);
        const check = () => {
          const canMove = [0, 1].filter((seat) => game.legalMoves(seat).length > 0);
          expect(game.awaited()).toEqual(canMove);
        };
        check();
        playOut(game, rollFrom(seed + 1), 2000, check);
      }),
      { numRuns: 10 },
    );
  });

  it('are not changed by a refused input', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const game = newRandomGame(seed);
        const roll = rollFrom(seed + 1);
        let refusals = 0;
        playOut(game, roll, 40, () => {
          const before = game.fingerprint();
          const input = randomInput(game.fork(), roll);
          const wrongSeat =
            input === undefined ? undefined : { ...input, seat: 1 - ('seat' in input ? input.seat : 0) };
          if (wrongSeat === undefined || game.whyNot(wrongSeat) === null) return;
          const submitted = game.submit(wrongSeat);
          expect(submitted.ok).toBe(false);
          expect(game.fingerprint()).toBe(before);
          refusals += 1;
        });
        expect(refusals).toBeGreaterThan(0);
      }),
      { numRuns: 20 },
    );
  });

  it('keep every World plain JSON that survives a round trip', () => {
    const game = newRandomGame(7);
    playOut(game, rollFrom(8), 60, () => {
      expect(JSON.parse(JSON.stringify(game.world))).toEqual(game.world);
    });
  });

  it('never give the same game for different seeds', () => {
    const ends = [1, 2, 3, 4, 5].map((seed) => {
      const game = newRandomGame(seed);
      playOut(game, rollFrom(0));
      return game.fingerprint();
    });
    expect(new Set(ends).size).toBe(5);
  });
});
