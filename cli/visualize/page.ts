// The page of the visualizer as one file: from the package, or built from its sources when those are newer.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UsageError } from '../usage.ts';

/** In development this file is TypeScript, and lies one folder less deep. */
const IS_SOURCE = import.meta.filename.endsWith('.ts');
const ROOT = join(import.meta.dirname, IS_SOURCE ? '../..' : '../../..');
const PAGE = join(ROOT, 'dist/page/index.html');
const LOCK = join(ROOT, 'dist/page.lock');
const SOURCES = ['visualizer', 'cards', 'effects', 'machines', 'cli'];

const changedAt = (folder: string): number =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|css|html)$/.test(file))
    .reduce((latest, file) => Math.max(latest, statSync(join(ROOT, folder, file)).mtimeMs), 0);

const isFresh = (): boolean => {
  if (!existsSync(PAGE)) return false;
  if (!IS_SOURCE) return true;
  const built = statSync(PAGE).mtimeMs;
  return SOURCES.every((folder) => changedAt(folder) <= built);
};

/** Another process may be building it. A lock whose holder is gone counts for nothing. */
const isLocked = (): boolean => {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return false;
  } catch {
    if (isAlive(Number(existsSync(LOCK) ? readFileSync(LOCK, 'utf8') : 0))) return true;
    unlock();
    return isLocked();
  }
};

const isAlive = (holder: number): boolean => {
  try {
    return holder > 0 && process.kill(holder, 0);
  } catch {
    return false;
  }
};

const unlock = (): void => rmSync(LOCK, { force: true });

const POLL_MS = 500;

/**
 * The page as HTML text. `building` is called if it has to be built, which takes a while.
 *
 * @throws UsageError if it is not there and cannot be built.
 */
export const pageText = async (building: () => void): Promise<string> => {
  if (!isFresh()) await buildPage(building);
  return readFileSync(PAGE, 'utf8');
};

const buildPage = async (building: () => void): Promise<void> => {
  if (!IS_SOURCE) {
    throw new UsageError(
      'The page of the visualizer is missing from this package; expected dist/page/index.html.',
      'no-page',
    );
  }
  building();
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  // Whoever waited looks again: the other one may have built an older page.
  while (isLocked()) await wait(POLL_MS);
  try {
    if (isFresh()) return;
    // A development dependency, which an installed package does not need.
    const { build } = await import('vite');
    await build({ configFile: join(ROOT, 'visualizer/page/vite.config.ts'), logLevel: 'error' });
  } finally {
    unlock();
  }
};
