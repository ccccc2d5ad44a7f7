// The command `test-model`: random games led by what was never reached, a table of what was, and a fixture for each thing
// that is not as it must be.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Tinypool } from 'tinypool';
import type { AnyInput } from '../../machines/index.ts';
import { type Coverage, type Found, type Players, rounds } from '../../tests/model/index.ts';
import type { Layout } from '../layout.ts';
import type { Print } from '../run.ts';
import type { Progress } from '../simulate/progress.ts';
import { UsageError } from '../usage.ts';
import type { TestModelOptions } from './options.ts';
import { testedRules } from './play.ts';
import { coverageLines } from './table.ts';
import type { Task } from './worker.ts';

export const INTERRUPTED = 130;

export interface Surroundings {
  readonly print: Print;
  readonly layout: Layout;
  readonly progress: Progress;
  /** Aborted when the user wants to stop. */
  readonly signal: AbortSignal;
}

/** In development this file is TypeScript, which a thread has to be taught first. */
const WORKER = import.meta.filename.endsWith('.ts') ? 'source-worker.mjs' : 'worker.js';

/**
 * Hands back the exit code: 0, 1 if something was found or is said to be unreachable and was reached, 130 if interrupted.
 *
 * @throws UsageError if a fixture or the coverage cannot be written.
 */
export const testModel = async (options: TestModelOptions, surroundings: Surroundings): Promise<number> => {
  const coverage = testedRules(options.ruleset).newCoverage();
  const found = await playAll(options, coverage, surroundings);
  const isSound = conclude(options, coverage, found, surroundings);
  if (surroundings.signal.aborted) return INTERRUPTED;
  return isSound ? 0 : 1;
};

/** Prints the table, writes what is to be written, and says whether all is as it must be. */
export const conclude = (
  { ruleset, plan, coverage: file, fixtures }: TestModelOptions,
  coverage: Coverage,
  found: readonly Found<AnyInput>[],
  { print, layout }: Pick<Surroundings, 'print' | 'layout'>,
): boolean => {
  for (const line of coverageLines(coverage, layout)) print(line);
  if (file !== undefined) write(file, `${JSON.stringify(coverage.report(), null, 2)}\n`);
  for (const each of firstOfEach(found)) {
    const fixture = testedRules(ruleset).fixtureOf(each, plan.seed);
    const path = join(fixtures, fixture.file);
    write(path, fixture.text);
    print(layout.paint.red(`Game ${each.game}: ${each.failure?.name}. ${each.failure?.problem}`));
    print(`  cardchart run ${path}`);
  }
  return found.length === 0 && coverage.wronglyExcluded.length === 0;
};

const playAll = async (
  { ruleset, plan, workers }: TestModelOptions,
  coverage: Coverage,
  { progress, signal }: Surroundings,
): Promise<Found<AnyInput>[]> => {
  const pool = new Tinypool({ filename: join(import.meta.dirname, WORKER), minThreads: workers, maxThreads: workers });
  const play: Players<AnyInput> = (batches) =>
    Promise.all(batches.map((batch) => pool.run({ ruleset, batch } satisfies Task)));
  const found: Found<AnyInput>[] = [];
  try {
    progress.show(0);
    for await (const more of rounds(plan, coverage, play)) {
      found.push(...more);
      progress.show(coverage.games);
      if (signal.aborted) break;
    }
  } finally {
    progress.clear();
    await pool.destroy();
  }
  return found;
};

/** The same fault shows in many games: the first of each is enough. */
const firstOfEach = (found: readonly Found<AnyInput>[]): Found<AnyInput>[] => {
  const names = found.map(({ failure }) => failure?.name);
  return found.filter((_, index) => names.indexOf(names[index]) === index);
};

const write = (path: string, text: string): void => {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } catch (error) {
    throw new UsageError(`"${path}" cannot be written: ${(error as Error).message}`, 'cannot-write');
  }
};
