// What runs in a worker thread: one game at a time, by its number.

import { type PlayedGame, playGame, type RunPlan } from './play.ts';

export interface Task {
  readonly plan: RunPlan;
  readonly game: number;
}

/** The pool calls the default export. */
export default ({ plan, game }: Task): PlayedGame => {
  try {
    return playGame(plan, game);
  } catch (cause) {
    throw new Error(`Game ${game} of ${JSON.stringify(plan)} broke off: ${String(cause)}`, { cause });
  }
};
