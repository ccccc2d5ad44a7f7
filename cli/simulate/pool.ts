// Many games on several threads. Whoever plays a game, it comes out the same, and the games are handed out in order.

import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import type { PlayedGame, RunPlan } from './play.ts';
import type { Task } from './worker.ts';

export interface PoolOptions {
  readonly games: number;
  readonly workers: number;
  /** Aborted, no further game is begun; those under way are still played to their end and handed out. */
  readonly signal: AbortSignal;
}

/** In development this file is TypeScript, which a thread has to be taught first. */
const WORKER = import.meta.filename.endsWith('.ts') ? 'source-worker.mjs' : 'worker.js';

/** Games that may be finished ahead of a long one, for each worker. */
const AHEAD = 16;

type Settled = { readonly played: PlayedGame } | { readonly error: unknown };

/** The games 1 to `games`, each as soon as it and all before it are over. */
export async function* playAll(plan: RunPlan, { games, workers, signal }: PoolOptions): AsyncGenerator<PlayedGame> {
  const threads = Math.min(workers, games);
  const pool = new Tinypool({ filename: join(import.meta.dirname, WORKER), minThreads: threads, maxThreads: threads });
  const stop = () => pool.cancelPendingTasks();
  signal.addEventListener('abort', stop);
  // A failure is kept until it is its game's turn.
  const begin = (game: number): Promise<Settled> =>
    pool.run({ plan, game } satisfies Task).then(
      (played: PlayedGame) => ({ played }),
      (error: unknown) => ({ error }),
    );
  const begun: Promise<Settled>[] = [];
  let last = 0;
  try {
    while (true) {
      while (!signal.aborted && last < games && begun.length < AHEAD * threads) {
        last += 1;
        begun.push(begin(last));
      }
      const first = begun.shift();
      if (first === undefined) return;
      const settled = await first;
      if ('played' in settled) yield settled.played;
      else if (!isCancelled(settled.error)) throw settled.error;
    }
  } finally {
    signal.removeEventListener('abort', stop);
    await pool.destroy();
  }
}

/** A game that was not begun any more. */
const isCancelled = (error: unknown): boolean => error instanceof Error && error.name === 'CancelError';
