// The options of the command `visualize`.

import { badValue, type Given, wholeNumber } from '../option-values.ts';
import { UsageError } from '../usage.ts';

export const VISUALIZE_OPTIONS = {
  port: { type: 'string' },
  attach: { type: 'string' },
} as const;

export interface VisualizeOptions {
  /** A file to open with; undefined for the first item of the gallery. */
  readonly file: string | undefined;
  readonly port: number;
  /** Address of a running game to watch. */
  readonly attach: string | undefined;
}

export const DEFAULT_PORT = 4173;

export const readVisualizeOptions = ([file, ...more]: readonly string[], given: Given): VisualizeOptions => {
  if (more.length > 0) throw new UsageError(`visualize takes one file; found "${more[0]}" besides.`);
  if (file !== undefined && given.has('attach')) throw new UsageError('A file and --attach cannot go together.');
  const port = wholeNumber(given, 'port', {
    min: 0,
    max: 65535,
    expected: 'a port from 1 to 65535, or 0 for a free one',
  });
  return { file, port: port ?? DEFAULT_PORT, attach: attachOf(given) };
};

const attachOf = (given: Given): string | undefined => {
  if (!given.has('attach')) return undefined;
  const address = given.get('attach');
  if (address !== undefined && /^wss?:\/\/./.test(address)) return address;
  throw badValue('attach', address, 'the address of a published game, for example ws://localhost:8080');
};
