// An example, built and opened in a browser. Nothing but its own files is served: whatever else a page asks for is noted.

import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { build } from 'vite';

const root = join(import.meta.dirname, '..', '..');
const SITE = 'http://table.test/';
/** The machine may be busy. */
const PATIENCE = 60_000;

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

export interface OpenPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of the page and of its console. */
  readonly faults: string[];
  /** Addresses that the page asked for and that are not its own. */
  readonly strangers: string[];
}

/** Opens the example without motion, so that nothing waits for an animation. */
export const openExample = async (
  browser: Browser,
  files: ReadonlyMap<string, string>,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<OpenPage> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  const faults: string[] = [];
  const strangers: string[] = [];
  await context.route('**', (route) => {
    const url = route.request().url();
    const body = files.get(url);
    if (body !== undefined) return route.fulfill({ body, contentType: TYPES[url.split('.').at(-1) ?? ''] ?? '' });
    strangers.push(url);
    return route.abort();
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  await page.goto(`${SITE}index.html`);
  return { page, context, faults, strangers };
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
