// Battles to inspect.

import { battle } from '../../../machines/battle/index.ts';
import { createGame } from '../../../machines/index.ts';

const deck = (card: string): string[] => Array(20).fill(card);

/** A battle in its mulligan. The two decks have nothing in common. */
export const newBattle = () =>
  createGame(battle, { seed: 1, decks: [deck('Bloodfen Raptor'), deck('River Crocolisk')] });

/** A battle in the first turn of seat 0. */
export const startedBattle = () => {
  const game = newBattle();
  for (const seat of [0, 1]) game.submit({ type: 'MULLIGAN', seat, replace: [] });
  return game;
};
