// The command `visualize`: serves the page, with a file to open if one is named, until it is interrupted.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { FileFault, openFile } from '../../visualizer/session/index.ts';
import { FileError } from '../scenario-files.ts';
import type { VisualizeOptions } from './options.ts';
import { pageText } from './page.ts';
import { serve } from './server.ts';

export interface Surroundings {
  readonly print: (text: string) => void;
  /** Aborted when the user wants to stop. */
  readonly signal: AbortSignal;
}

/** Where the page looks for a file that it was started with. */
const FILE_ELEMENT = 'opened-file';

/**
 * Hands back the exit code once it is interrupted.
 *
 * @throws FileError if the file is missing or broken, UsageError if the port is taken or there is no page.
 */
export const visualize = async (options: VisualizeOptions, { print, signal }: Surroundings): Promise<number> => {
  const { file, port, attach } = options;
  if (file !== undefined) checkFile(file);
  const page = await pageText(() => print('Building the page, which takes a minute …'));
  // Read again for each visit: whoever edits the file sees it after a reload.
  const { server, address } = await serve(() => (file === undefined ? page : withFile(page, file)), port);
  print(`The visualizer is at ${address}${attach === undefined ? '' : `#attach=${encodeURIComponent(attach)}`}`);
  print('Press Ctrl-C to stop.');
  return new Promise((done) => {
    const stop = () => {
      server.closeAllConnections();
      server.close(() => done(0));
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
};

const textOf = (file: string): string => {
  if (!existsSync(file)) throw new FileError(`${file}: there is no such file.`);
  if (statSync(file).isDirectory()) throw new FileError(`${file}: is a directory; name a file.`);
  return readFileSync(file, 'utf8');
};

/** What `test-model --coverage` writes is no session. */
const isCoverage = (text: string): boolean => /^\s*\{\s*"format":\s*"cardchart-coverage-1"/.test(text);

const checkFile = (file: string): void => {
  const text = textOf(file);
  if (isCoverage(text)) return;
  try {
    openFile(text);
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    throw new FileError(
      `${file}:${error.line}:${error.column}: found ${error.found}\n  expected: ${error.expected} [${error.code}]`,
    );
  }
};

/** The file goes into the page, so that the page need not ask for it. */
const withFile = (page: string, file: string): string => {
  const handed = JSON.stringify({ name: basename(file), text: existsSync(file) ? readFileSync(file, 'utf8') : '' });
  const element = `<script type="application/json" id="${FILE_ELEMENT}">${handed.replaceAll('<', '\\u003c')}</script>`;
  return page.replace('<div id="root">', () => `${element}<div id="root">`);
};
