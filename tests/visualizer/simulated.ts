// Files of games as `cardchart simulate` writes them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardchart, temporaryFolder } from '../cli/command-line.ts';

export interface WrittenLine {
  readonly seed: number;
  readonly players: number;
  readonly version: string;
  readonly setup: object;
  readonly inputs: readonly { readonly type: string }[];
}

/** The text of a file with so many games of random bots. */
export const simulatedGames = async (ruleset: 'battle' | 'dale', ...options: readonly string[]): Promise<string> => {
  const folder = temporaryFolder();
  const file = join(folder.path, 'games.jsonl');
  try {
    const { code, err } = await cardchart('simulate', ruleset, ...options, '--workers', '1', '--out', file);
    if (code !== 0) throw new Error(err);
    return readFileSync(file, 'utf8');
  } finally {
    folder.remove();
  }
};

export const linesOf = (text: string): WrittenLine[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
