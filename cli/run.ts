// The command `run`: plays every scenario of the files, tells each, and says by the exit code whether all facts hold.

import { GameError } from '../machines/index.ts';
import type { Scenario } from '../machines/sandbox/index.ts';
import { shortReport, tally } from './facts.ts';
import { jsonReport } from './json-report.ts';
import type { Layout } from './layout.ts';
import { story } from './narrator.ts';
import { type Recording, record } from './recording.ts';
import type { RunOptions } from './run-options.ts';
import { FileError, readScenarioFile, type ScenarioFile } from './scenario-files.ts';

export type Print = (text: string) => void;

/**
 * Plays the files and prints. Hands back the exit code: 0, or 1 if a fact does not hold or a step fails.
 *
 * @throws FileError for all files that cannot be played; nothing is played then.
 */
export const run = (paths: readonly string[], options: RunOptions, print: Print, layout: Layout): number => {
  const played: Recording[] = [];
  for (const { path, scenarios } of readAll(paths)) {
    for (const scenario of scenarios) {
      const recordings = playSeeds(scenario, path, options.seed);
      const shown = recordings.find(({ holds }) => !holds) ?? recordings[0];
      if (shown === undefined) continue;
      played.push(...recordings);
      if (options.json) {
        print(JSON.stringify(jsonReport(shown, { file: path, states: options.states ?? 'all' })));
      } else {
        tell(shown, recordings, { path, options, print, layout });
      }
    }
  }
  if (!options.json) print(tally(played, layout));
  return played.every(({ holds }) => holds) ? 0 : 1;
};

interface Audience {
  readonly path: string;
  readonly options: RunOptions;
  readonly print: Print;
  readonly layout: Layout;
}

const tell = (shown: Recording, recordings: readonly Recording[], { path, options, print, layout }: Audience): void => {
  const reader = { ...layout, file: path };
  if (options.quiet) {
    for (const line of shortReport(shown, reader)) print(line);
    return;
  }
  for (const line of story(shown, { ...reader, states: options.states ?? 'named' })) print(line);
  if (recordings.length > 1) print(seedsLine(shown, recordings));
  print('');
};

const seedsLine = (shown: Recording, recordings: readonly Recording[]): string =>
  shown.holds
    ? `Told with seed ${shown.seed}; the facts hold with all seeds from 1 to ${recordings.length}.`
    : `Told with seed ${shown.seed}, the first of the seeds from 1 on with which not all facts hold.`;

/** With the seed asked for; otherwise with all seeds for which the scenario makes its claim, up to the first failure. */
const playSeeds = (scenario: Scenario, path: string, seed: number | undefined): Recording[] => {
  if (seed !== undefined || scenario.seeds === 1) return [play(scenario, path, seed)];
  const recordings: Recording[] = [];
  for (let next = 1; next <= scenario.seeds && recordings.every(({ holds }) => holds); next += 1) {
    recordings.push(play(scenario, path, next));
  }
  return recordings;
};

const play = (scenario: Scenario, path: string, seed: number | undefined): Recording => {
  try {
    return record(scenario, seed);
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    throw new FileError(`${path}: the scenario "${scenario.name}" cannot start: ${error.message}`);
  }
};

/** All faults of all files at once. */
const readAll = (paths: readonly string[]): ScenarioFile[] => {
  const faults: string[] = [];
  const files: ScenarioFile[] = [];
  for (const path of paths) {
    try {
      files.push(readScenarioFile(path));
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      faults.push(...error.problems);
    }
  }
  if (faults.length > 0) throw new FileError(...faults);
  return files;
};
