// What a bot is: it acts for one seat and gets to see what that seat may see, nothing else.

import type { Roll } from './rolls.ts';

export const BOT_NAMES = ['random', 'greedy'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** The legal move that a bot takes, and the input to send: the move's own, with what it leaves open filled in. */
export interface Decision<M, I> {
  readonly move: M;
  readonly input: I;
}

/**
 * Decides for a seat, from its view and its legal moves, of which there is at least one. Equal views, moves and rolls
 * lead to equal decisions.
 */
export type Bot<V, M, I> = (view: V, moves: readonly M[], roll: Roll) => Decision<M, I>;
