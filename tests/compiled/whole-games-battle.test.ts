// Whole random battles on both roads side by side: state value, World and events are compared after every input.

import { expect, it } from 'vitest';
import { battle, battleWithTestCards } from '../../machines/battle/index.ts';
import { activeStates, createGame } from '../../machines/index.ts';
import { playOut, randomOptions, rollFrom } from '../helpers/random-play.ts';
import { GAMES, SEEDS } from './whole-games.ts';

const rests = new Set<string>();

it.each([
  ['the real cards', battle, 0],
  ['the cards of tests as well', battleWithTestCards, GAMES],
])(`${GAMES} whole battles with %s are the same on both roads`, (_name, rules, offset) => {
  for (const seed of SEEDS) {
    const game = createGame(rules, randomOptions(seed + offset), { road: 'both' });
    playOut(game, rollFrom(seed), 2000, ({ value }) => {
      for (const state of activeStates(value)) rests.add(state);
    });
    expect(game.isOver).toBe(true);
    expect(game.road).toBe('both');
  }
});

it('they rest in every state that waits for players', () => {
  expect([...rests]).toEqual(
    expect.arrayContaining(['turn.main', 'turn.mulligan.seat0.done', 'resolving.choice.open', 'gameOver']),
  );
});
