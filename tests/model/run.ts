// Many walks. They are played in rounds of a few batches: each batch is led by what all rounds before it have reached, and
// its games do not hang on who plays it. So any number of threads gives the same games and the same coverage.

import type { AnyInput, AnyMove, KernelWorld, Road } from '../../machines/index.ts';
import { Coverage, type CoverageReport, since } from './coverage.ts';
import { seedFrom } from './roll.ts';
import type { Subject } from './subject.ts';
import { type Walked, walk } from './walk.ts';

export interface RunPlan {
  readonly seed: number;
  readonly games: number;
  /** The share of inputs that are illegal, from 0 to 1. */
  readonly illegal: number;
  /** `mixed` plays most games on the compiled road and every twenty-fifth on both side by side. */
  readonly road: Road | 'mixed';
}

/** Some games of a run, to be played one after another. */
export interface Batch extends RunPlan {
  /** The number of its first game, from 1; it has `games` of them. */
  readonly first: number;
  /** What was reached before. */
  readonly led: CoverageReport;
}

/** A walk in which something was not as it must be. */
export interface Found<I> extends Walked<I> {
  readonly game: number;
}

export interface Played<I> {
  readonly coverage: CoverageReport;
  readonly found: readonly Found<I>[];
}

const BATCHES = 4;
const GAMES_OF_BATCH = 10;
/** Every so many games run on both roads, and every so many are played again from their inputs. */
const BOTH = 25;
const REPLAYED = 5;

export const playBatch = <W extends KernelWorld<E>, I extends AnyInput, E, O, M extends AnyMove<I>>(
  subject: Subject<W, I, E, O, M>,
  { seed, games, illegal, road, first, led }: Batch,
): Played<I> => {
  const coverage = new Coverage(subject);
  coverage.add(led);
  const found: Found<I>[] = [];
  for (let game = first; game < first + games; game += 1) {
    const plan = {
      seed: seedFrom(seed, game),
      illegal,
      road: road === 'mixed' ? (game % BOTH === 0 ? 'both' : 'compiled') : road,
      isReplayed: game % REPLAYED === 0,
    } as const;
    const walked = walk(subject, plan, coverage);
    if (walked.failure !== null) found.push({ ...walked, game });
  }
  return { coverage: since(led, coverage.report()), found };
};

/** Who plays batches: this thread, or others. */
export type Players<I> = (batches: readonly Batch[]) => Promise<readonly Played<I>[]>;

/**
 * Plays the rounds of a run one by one. `coverage` is added to; hands back what was found in each round. Whoever has seen
 * enough stops asking.
 */
export async function* rounds<I>(
  plan: RunPlan,
  coverage: Coverage,
  play: Players<I>,
): AsyncGenerator<readonly Found<I>[]> {
  for (let first = 1; first <= plan.games; first += BATCHES * GAMES_OF_BATCH) {
    const led = coverage.report();
    const batches = Array.from({ length: BATCHES }, (_, index) => first + index * GAMES_OF_BATCH)
      .filter((at) => at <= plan.games)
      .map((at): Batch => ({ ...plan, first: at, games: Math.min(GAMES_OF_BATCH, plan.games - at + 1), led }));
    const played = await play(batches);
    for (const { coverage: reached } of played) coverage.add(reached);
    yield played.flatMap(({ found }) => found);
  }
}

/** What was found in a whole run that this thread plays, and what it has reached. */
export interface Tested<I> {
  readonly coverage: Coverage;
  readonly found: readonly Found<I>[];
}

/** Plays a run here, up to the first round in which something was found, or in which all is reached if that is asked for. */
export const testModel = async <W extends KernelWorld<E>, I extends AnyInput, E, O, M extends AnyMove<I>>(
  subject: Subject<W, I, E, O, M>,
  plan: RunPlan,
  isEnough: (coverage: Coverage) => boolean = () => false,
): Promise<Tested<I>> => {
  const coverage = new Coverage(subject);
  const here: Players<I> = async (batches) => batches.map((batch) => playBatch(subject, batch));
  for await (const found of rounds(plan, coverage, here)) {
    if (found.length > 0 || isEnough(coverage)) return { coverage, found };
  }
  return { coverage, found: [] };
};
