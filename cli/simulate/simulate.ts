// The command `simulate`: plays the games, writes them, and says what they were like.

import type { Layout } from '../layout.ts';
import type { Print } from '../run.ts';
import { gameWriter } from './game-file.ts';
import type { SimulateOptions } from './options.ts';
import { rulesOf } from './play.ts';
import { playAll } from './pool.ts';
import type { Progress } from './progress.ts';
import { summaryLines } from './summary.ts';
import { Tally } from './tally.ts';

export const INTERRUPTED = 130;

export interface Surroundings {
  readonly print: Print;
  readonly layout: Layout;
  readonly progress: Progress;
  /** Aborted when the user wants to stop. */
  readonly signal: AbortSignal;
}

/**
 * Hands back the exit code: 0, 1 if a game did not come to its end, 130 if the run was interrupted.
 *
 * @throws UsageError if the file cannot be written; nothing is played then.
 */
export const simulate = async (
  { plan, games, workers, out }: SimulateOptions,
  { print, layout, progress, signal }: Surroundings,
): Promise<number> => {
  const writer = out === undefined ? undefined : gameWriter(out);
  const tally = new Tally();
  const start = performance.now();
  try {
    progress.show(0);
    for await (const played of playAll(plan, { games, workers, signal })) {
      writer?.write(played.line);
      tally.add(played);
      progress.show(tally.games);
    }
  } finally {
    writer?.close();
    progress.clear();
  }
  const seconds = (performance.now() - start) / 1000;
  const { version, cardSet } = rulesOf(plan);
  for (const line of summaryLines(tally, { plan, games, workers, seconds, version, cardSet }, layout)) print(line);
  if (out !== undefined)
    print(`\n${tally.games} games are in ${out}; one of them again: cardchart replay ${out} --game 1`);
  if (tally.games < games) {
    print(`Interrupted: ${games - tally.games} games were not played.`);
    return INTERRUPTED;
  }
  return tally.isSound ? 0 : 1;
};
