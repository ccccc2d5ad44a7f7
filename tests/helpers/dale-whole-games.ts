// Random whole games by a seeded player, after a vote for sets, in both editions: every invariant of owls.md §13 at each
// rest and between rests, card conservation, K19, and an end within the budget of inputs. A failing run prints its
// seed, which is all that is needed to repeat it.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { phaseOf } from '../../machines/dale/index.ts';
import { checkDaleAtRest, stepChecker } from './dale-invariants.ts';
import { LONGEST_GAME, newDaleGame, playDale } from './dale-play.ts';
import { rollFrom } from './random-play.ts';

const GAMES = 300;
/** The first ones run on both roads side by side, the others on the fast one. */
const ON_BOTH_ROADS = 30;
const TEN_MINUTES = 600_000;
const seeds = fc.integer({ min: 0, max: 2 ** 31 - 2 });

/** The test that plays them, for one number of players: each in a file of its own, so that they run side by side. */
export const testWholeGames = (players: number): void => {
  it(
    `${GAMES} whole games of ${players} players hold every invariant at each rest and end within the budget`,
    () => {
      const editions = new Set<string>();
      const phases = new Set<string>();
      let played = 0;
      fc.assert(
        fc.property(seeds, (seed) => {
          const game = newDaleGame(players, seed, played < ON_BOTH_ROADS ? 'both' : 'compiled');
          played += 1;
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
};
