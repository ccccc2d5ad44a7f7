// K07 (c): an effect that finds nobody draws no chance and says so in one event.

import { expect, it } from 'vitest';
import { newGame } from '../../machines/sandbox/index.ts';

it('K07c draws no random number where there is nobody to take', () => {
  const { game, summon, cast, trace, clearLog } = newGame({ seed: 5 });
  summon('Bloodfen Raptor', 1);
  summon('Bloodfen Raptor', 1);
  const thief = summon('Test Thief', 0);
  const chance = JSON.stringify(game.world.chance);
  clearLog();
  cast('Twisting Nether', 0);
  expect(JSON.stringify(game.world.chance)).toBe(chance);
  expect(trace().filter(({ type }) => type === 'NoTarget')).toEqual([
    { type: 'NoTarget', source: thief, verb: 'takeControl' },
  ]);
});

it('K07a draws one number where there is a choice', () => {
  const { game, summon, destroy, board } = newGame({ seed: 5 });
  summon('Bloodfen Raptor', 1);
  summon('Bloodfen Raptor', 1);
  const thief = summon('Test Thief', 0);
  const chance = JSON.stringify(game.world.chance);
  destroy(thief);
  expect(JSON.stringify(game.world.chance)).not.toBe(chance);
  expect(board(0)).toHaveLength(1);
});
