// Files that come in by the picker or by being dropped: sessions of any kind, or the coverage of a test.

import type { Heat } from '../../chart/index.ts';
import { FileFault, type OpenedFile, openFile } from '../../session/index.ts';

export interface Coverage {
  /** How many games were counted. */
  readonly games: number;
  /** How many there are to count. */
  readonly of: number;
  /** The visits of each chart: each number of players has one of its own. */
  readonly charts: readonly Heat[];
}

export type Found =
  | { readonly kind: 'sessions'; readonly file: OpenedFile }
  | { readonly kind: 'coverage'; readonly coverage: Coverage };

const isHeat = (value: unknown): value is Heat => {
  const { states, transitions } = (value ?? {}) as Partial<Heat>;
  return typeof states === 'object' && typeof transitions === 'object';
};

/** What `cardchart test-model --coverage` writes, or null. */
const coverageIn = (text: string): Coverage | null => {
  if (!text.trimStart().startsWith('{')) return null;
  try {
    const { charts, games = 0 } = JSON.parse(text) as { charts?: Record<string, unknown>; games?: number };
    if (charts === undefined || !Object.values(charts).every(isHeat)) return null;
    return { games, of: games, charts: Object.values(charts) as Heat[] };
  } catch {
    return null;
  }
};

/** @throws FileFault with line and column, what was found and what was expected. */
export const readText = (text: string): Found => {
  const coverage = coverageIn(text);
  return coverage === null ? { kind: 'sessions', file: openFile(text) } : { kind: 'coverage', coverage };
};

export const isFault = (error: unknown): error is FileFault => error instanceof FileFault;
