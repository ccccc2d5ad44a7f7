// The games that the test page plays.

import { type BattleGame, battle } from '../../../machines/battle/index.ts';
import { createGame } from '../../../machines/index.ts';

/** A battle at the first turn of seat 0, whose hand is Wisps. */
export const startedBattle = (seed: number): BattleGame => {
  const decks = [Array(20).fill('Wisp'), Array(20).fill('Bloodfen Raptor')] as const;
  const game = createGame(battle, { seed, decks });
  for (const seat of game.awaited()) game.submit({ type: 'MULLIGAN', seat, replace: [] });
  return game;
};
