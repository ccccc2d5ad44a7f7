// The table of the Secret tests: seat 0 has played its Secret, and it is the turn of seat 1.

import type { CardName } from '../../../machines/battle/index.ts';
import type { GameOptions, SandboxGame } from '../../../machines/sandbox/index.ts';
import { table } from '../table.ts';
import { playFromHand } from './from-hand.ts';

/** Both have ten mana when it matters; nobody draws; the log begins with the turn of seat 1. */
export const behindSecret = (secret: CardName, options: GameOptions = {}): SandboxGame => {
  const game = table({ draws: false, ...options });
  for (const seat of [0, 1] as const) game.setMana(seat, 10);
  playFromHand(game, secret, 0);
  game.endTurn();
  game.clearLog();
  return game;
};
