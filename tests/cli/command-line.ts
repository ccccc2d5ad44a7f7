// Runs the command line as a child process, as a person would, and keeps what it printed.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `cardchart` with these words, in the folder of the package, without a terminal. */
export const cardchart = (...words: readonly string[]): Promise<Ran> => cardchartFed('', ...words);

/** The same with this text on standard input, which then ends. */
export const cardchartFed = (input: string, ...words: readonly string[]): Promise<Ran> => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'cli/main.ts', ...words], {
    cwd: ROOT,
    env: { ...process.env, CI: '1' },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
};

/** A folder for scenario files that is removed with the test. */
export const temporaryFolder = () => {
  const path = mkdtempSync(join(tmpdir(), 'cardchart-'));
  return {
    path,
    /** Writes a file there and hands back its path. */
    file: (name: string, text: string): string => {
      const file = join(path, name);
      writeFileSync(file, text);
      return file;
    },
    remove: () => rmSync(path, { recursive: true }),
  };
};

/** A small scenario; what is given replaces its parts. */
export const scenarioText = ({ start = 'summon Wisp as W', act = 'damage W 1', expect = 'hand 0: 0' } = {}): string =>
  [
    'scenario: small',
    'rules: []',
    'confidence: certain',
    'why: For a test.',
    'start:',
    `  - ${start}`,
    'do:',
    `  - ${act}`,
    'expect:',
    '  values:',
    `    ${expect}`,
    '',
  ].join('\n');
