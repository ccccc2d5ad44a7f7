// Files of games, one JSON object a line: written while a run goes on, read for a replay.

import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { FileError } from '../scenario-files.ts';
import { UsageError } from '../usage.ts';
import { type GameLine, gameLine } from './game-line.ts';

export interface GameWriter {
  readonly write: (line: GameLine) => void;
  readonly close: () => void;
}

/**
 * Opens the file at once, so that nothing is played for a file that cannot be written.
 *
 * @throws UsageError if it cannot be, or can no longer be.
 */
export const gameWriter = (path: string): GameWriter => {
  const attempt = <T>(act: () => T): T => {
    try {
      return act();
    } catch (error) {
      const problem = (error as Error).message;
      throw new UsageError(
        `--out: found "${path}", which cannot be written (${problem}); expected a file in a folder that is there and may be written to.`,
        'cannot-write',
      );
    }
  };
  const file = attempt(() => openSync(path, 'w'));
  return {
    write: (line) => {
      const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
      let written = 0;
      while (written < bytes.length) {
        written += attempt(() => writeSync(file, bytes, written));
      }
    },
    close: () => closeSync(file),
  };
};

/**
 * The games of a file one by one, with the numbers of their lines.
 *
 * @throws FileError if it cannot be read, or at the first line that is no game.
 */
export async function* readGames(path: string): AsyncGenerator<{ readonly game: GameLine; readonly at: number }> {
  const input = createReadStream(path, 'utf8');
  let at = 0;
  try {
    for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      at += 1;
      if (text.trim() !== '') yield { game: parsed(path, at, text), at };
    }
  } catch (error) {
    if (error instanceof FileError) throw error;
    throw new FileError(`${path}: cannot be read: ${(error as Error).message}`);
  } finally {
    input.destroy();
  }
}

const EXPECTED = 'a game as cardchart simulate writes it, whole on one line';
const SHOWN = 60;

const parsed = (path: string, at: number, text: string): GameLine => {
  const refuse = (found: string): never => {
    throw new FileError(`${path}:${at}: found ${found}\n  expected: ${EXPECTED}`);
  };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const end = text.length > SHOWN ? `…${text.slice(-SHOWN)}` : text;
    return refuse(`a line that is no JSON, or cut short: ${end}`);
  }
  const game = gameLine.safeParse(value);
  if (game.success) return game.data;
  const [issue] = game.error.issues;
  return refuse(`no game: at "${issue?.path.join('.')}": ${issue?.message}`);
};
