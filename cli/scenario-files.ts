// Scenario files from the disk: read and checked as a whole before anything is played.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { nearest, readScenarios, type Scenario, ScenarioError } from '../machines/sandbox/index.ts';

/** Files that cannot be played. Each problem names the path, and the line where there is one. */
export class FileError extends Error {
  readonly code = 'bad-file';
  readonly problems: readonly string[];
  constructor(...problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

export interface ScenarioFile {
  readonly path: string;
  readonly scenarios: readonly Scenario[];
}

/** @throws FileError if it is missing, a directory, unreadable, or not a scenario. */
export const readScenarioFile = (path: string): ScenarioFile => {
  const text = contentsOf(path);
  try {
    return { path, scenarios: readScenarios(text) };
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    const { line, found, expected } = error;
    const forms = expected.split('; or ');
    const allowed = forms.length === 1 ? ` ${expected}` : `\n${forms.map((form) => `    ${form}`).join('\n')}`;
    throw new FileError(`${path}:${line}: found ${found}\n  expected:${allowed}`);
  }
};

const contentsOf = (path: string): string => {
  if (!existsSync(path)) throw new FileError(`${path}: there is no such file.${guess(path)}`);
  if (statSync(path).isDirectory())
    throw new FileError(`${path}: is a directory; name scenario files.${example(path)}`);
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new FileError(`${path}: cannot be read: ${(error as Error).message}`);
  }
};

const isScenarioName = (name: string): boolean => /\.ya?ml$/.test(name);

const guess = (path: string): string => {
  const folder = dirname(path);
  if (!existsSync(folder)) return ` There is no folder ${folder} either.`;
  const near = nearest(basename(path), readdirSync(folder).filter(isScenarioName));
  return near === undefined ? '' : ` Did you mean ${join(folder, near)}?`;
};

const example = (folder: string): string => {
  const first = readdirSync(folder).filter(isScenarioName).sort()[0];
  return first === undefined ? '' : ` For example: cardchart run ${join(folder, first)}`;
};

/** Where the package lies: the nearest folder above this file that has a package.json, compiled or not. */
export const packageFolder = (): string => {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
};

/** The scenario that runs when none is named: Whirlwind with Baron Rivendare. */
export const builtInScenario = (): string => {
  const path = join(packageFolder(), 'tests/scenarios/course/test-04-baron-doubles.yaml');
  const shown = relative(process.cwd(), path);
  return shown.startsWith('..') ? path : shown;
};
