// Random whole games by a seeded player, after a vote for sets, in both editions: every invariant of owls.md §13 at each
// rest and between rests, card conservation, K19, and an end within the budget of inputs. A failing run prints its
// seed, which is all that is needed to repeat it. The normal run plays 100 games for each number of players; with
// CARDCHART_ALL_GAMES=1 it is 300.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phaseOf } from '../../../machines/dale/index.ts';
import { checkDaleAtRest, stepChecker } from '../../helpers/dale-invariants.ts';
import { accept, LONGEST_GAME, newDaleGame, playDale, randomDaleInput } from '../../helpers/dale-play.ts';
import { rollFrom } from '../../helpers/random-play.ts';

const GAMES = process.env.CARDCHART_ALL_GAMES === undefined ? 100 : 300;
const TEN_MINUTES = 600_000;
const seeds = fc.integer({ min: 0, max: 2 ** 31 - 2 });

describe.each([2, 3, 4])('whole games of %i players', (players) => {
  it(
    'hold every invariant at each rest and end within the budget',
    () => {
      const editions = new Set<string>();
      const phases = new Set<string>();
      fc.assert(
        fc.property(seeds, (seed) => {
          const game = newDaleGame(players, seed);
          const checkStep = stepChecker(game);
          checkDaleAtRest(game);
          editions.add(game.world.rules.edition);
          const sent = playDale(game, rollFrom(seed + 1), LONGEST_GAME, (input) => {
            phases.add(phaseOf(game.world));
            checkStep(input);
            checkDaleAtRest(game);
          });
          expect(game.isOver).toBe(true);
          expect(sent.length).toBeLessThan(LONGEST_GAME);
          expect(game.world.outcome.result).toBe('win');
          expect(game.awaited()).toEqual([]);
          const winner = game.world.players.filter(({ stall }) => stall.length === 8);
          expect(winner).toHaveLength(1);
        }),
        { numRuns: GAMES },
      );
      expect([...editions].sort()).toEqual(['anniversary', 'note']);
      for (const phase of ['setSelection', 'turnStart', 'action', 'bonusBuild', 'endOfTurn', 'choice', 'owl']) {
        expect([...phases]).toContain(phase);
      }
    },
    TEN_MINUTES,
  );
});

describe.each([3, 4])('whole games of %i players in which players leave', (players) => {
  it(
    'hold every invariant and go on for those who stay',
    () => {
      let leavers = 0;
      fc.assert(
        fc.property(seeds, (seed) => {
          const game = newDaleGame(players, seed);
          const roll = rollFrom(seed + 1);
          let sent = 0;
          for (; !game.isOver && sent < LONGEST_GAME; sent += 1) {
            const present = game.world.players.flatMap(({ hasLeft }, seat) => (hasLeft ? [] : [seat]));
            const leaver = roll(40) === 0 ? present[roll(present.length)] : undefined;
            if (leaver === undefined) accept(game, randomDaleInput(game, roll));
            else {
              accept(game, { type: 'CONCEDE', seat: leaver });
              leavers += 1;
            }
            checkDaleAtRest(game);
          }
          expect(game.isOver).toBe(true);
          expect(sent).toBeLessThan(LONGEST_GAME);
        }),
        { numRuns: 30 },
      );
      expect(leavers).toBeGreaterThan(30);
    },
    TEN_MINUTES,
  );
});
