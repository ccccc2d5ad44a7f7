// Random whole games in which players leave: the invariants hold and the others go on (rules.md §19). A failing run
// prints its seed, which is all that is needed to repeat it.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDaleAtRest } from '../../helpers/dale-invariants.ts';
import { accept, LONGEST_GAME, newDaleGame, randomDaleInput } from '../../helpers/dale-play.ts';
import { rollFrom } from '../../helpers/random-play.ts';

const TEN_MINUTES = 600_000;
const seeds = fc.integer({ min: 0, max: 2 ** 31 - 2 });

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
