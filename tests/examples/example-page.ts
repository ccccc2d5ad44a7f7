// An example, built and opened in a browser. Nothing but its own files is served: whatever else a page asks for is noted.

import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { build } from 'vite';
import { openWatchedPage, type WatchedPage } from '../browser/watched-page.ts';

const root = join(import.meta.dirname, '..', '..');
const SITE = 'http://table.test/';

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

interface File {
  readonly fileName: string;
  readonly code?: string;
  readonly source?: string | Uint8Array;
}

/** The files of an example as a bundler makes them, by their addresses. */
export const builtExample = async (name: string): Promise<ReadonlyMap<string, string>> => {
  const built = await build({
    root: join(root, 'examples', name),
    configFile: join(root, 'examples/vite.config.ts'),
    logLevel: 'error',
    build: { write: false, minify: false, modulePreload: false },
  });
  const { output } = built as { output: readonly File[] };
  return new Map(output.map(({ fileName, code, source }) => [`${SITE}${fileName}`, code ?? String(source)]));
};

export type OpenPage = WatchedPage;

/** Opens the example without motion, so that nothing waits for an animation. */
export const openExample = async (
  browser: Browser,
  files: ReadonlyMap<string, string>,
  options: BrowserContextOptions = {},
): Promise<OpenPage> => {
  const open = await openWatchedPage(
    browser,
    (address) => {
      const body = files.get(address);
      return body === undefined ? undefined : { body, contentType: TYPES[address.split('.').at(-1) ?? ''] ?? '' };
    },
    options,
  );
  await open.page.goto(`${SITE}index.html`);
  return open;
};

/** Begins a game with this seed and these people and bots. */
export const beginGame = async (page: Page, seed: number, seats: readonly ('human' | 'bot')[]): Promise<void> => {
  await page.getByRole('button', { name: 'New game' }).click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  const count = dialog.getByLabel('Players');
  if ((await count.count()) > 0) await count.selectOption(String(seats.length));
  for (const [seat, kind] of seats.entries()) await dialog.getByLabel(`Player ${seat + 1}`).selectOption(kind);
  await dialog.getByLabel('Seed').fill(String(seed));
  await dialog.getByRole('button', { name: 'Begin' }).click();
};
