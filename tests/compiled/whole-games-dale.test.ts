// Whole random Dale games on both roads side by side: state value, World and events are compared after every input.

import { expect, it } from 'vitest';
import { PHASES, phaseOf } from '../../machines/dale/index.ts';
import { setDefaultRoad } from '../../machines/index.ts';
import { LONGEST_GAME, newDaleGame, playDale } from '../helpers/dale-play.ts';
import { rollFrom } from '../helpers/random-play.ts';
import { GAMES, SEEDS } from './whole-games.ts';

setDefaultRoad('both');

const phases = new Set<string>();

it.each([2, 3, 4])(`${GAMES} whole games of %i players are the same on both roads`, (players) => {
  for (const seed of SEEDS) {
    const game = newDaleGame(players, seed);
    expect(game.road).toBe('both');
    playDale(game, rollFrom(seed + 1), LONGEST_GAME, () => phases.add(phaseOf(game.world)));
    expect(game.isOver).toBe(true);
  }
});

it('they come through every phase', () => {
  expect([...phases].sort()).toEqual([...PHASES].sort());
});
