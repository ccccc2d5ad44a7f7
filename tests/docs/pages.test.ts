// The code of pages in the documents runs in a real browser: the forty lines of the README play a game.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { DOORS } from '../../examples/vite.config.ts';
import { openBrowser } from '../browser/chromium.ts';

const root = join(import.meta.dirname, '..', '..');
const SITE = 'http://document.test/';

const blocksOf = (document: string, language: string): string[] => {
  const text = readFileSync(join(root, document), 'utf8');
  return [...text.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code = '']) => code);
};

/** The script of a block, as a bundler makes it. */
const bundled = async (code: string, language: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'cardchart-page-'));
  try {
    const entry = join(folder, `block.${language}`);
    writeFileSync(entry, code);
    const packages = ['react', 'react-dom'].map((name) => [name, join(root, 'node_modules', name)]);
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      resolve: { alias: { ...DOORS, ...Object.fromEntries(packages) } },
      esbuild: { jsx: 'automatic' },
      build: { write: false, minify: false, rollupOptions: { input: entry } },
    });
    const { output } = built as { output: { code?: string }[] };
    return output[0]?.code ?? '';
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const browser = await openBrowser();
let context: BrowserContext | undefined;
const faults: string[] = [];
afterAll(() => browser.close());
afterEach(async () => {
  await context?.close();
  expect(faults.splice(0)).toEqual([]);
});

const opened = async (code: string, language: string): Promise<Page> => {
  const script = await bundled(code, language);
  const html =
    '<!doctype html><body><link rel="icon" href="data:,"><script type="module" src="block.js"></script></body>';
  context = await browser.newContext();
  await context.route('**', (route) =>
    route.request().url() === SITE
      ? route.fulfill({ body: html, contentType: 'text/html' })
      : route.fulfill({ body: script, contentType: 'text/javascript' }),
  );
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(SITE);
  return page;
};

describe('README: Embed it', () => {
  const [code = ''] = blocksOf('README.md', 'tsx');

  it('is forty lines of code', () => {
    const lines = code.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('import'));
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.length).toBeLessThanOrEqual(40);
  });

  it('is a playable table: moves, a refused undo with its reason, an undo, no hidden hand', async () => {
    const page = await opened(code, 'tsx');
    const title = page.getByRole('heading');
    const click = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
    await click('Keep the opening hand, or replace cards');
    await expect.poll(() => title.textContent()).toBe('Seat 1 is to move');
    await click('Keep the opening hand, or replace cards');
    await expect.poll(() => title.textContent()).toBe('Seat 0 is to move');
    expect(await page.locator('li').count()).toBe(4);

    await click('Undo');
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toMatch(/^After the last input of seat 0, seat 1 has/);
    await click('End the turn');
    await expect.poll(() => title.textContent()).toBe('Seat 1 is to move');
    expect(await page.locator('li').count()).toBe(6);
    await click('Play The Coin');
    await expect.poll(() => page.locator('li').count()).toBe(5);
    await click('Undo');
    await expect.poll(() => page.locator('li').count()).toBe(6);
  });
});

describe('docs/embedding.md', () => {
  it('shows a spectator what happens, with React', async () => {
    const [code = ''] = blocksOf('docs/embedding.md', 'tsx');
    const page = await opened(code, 'tsx');
    await page.getByText(/^Turn 2, \d+ events\./).waitFor();
  });

  it('plays in a page without a framework', async () => {
    const [code = ''] = blocksOf('docs/embedding.md', 'js');
    const page = await opened(code, 'js');
    const table = page.locator('main');
    for (const _ of [0, 1]) await page.getByRole('button', { name: /^Keep/ }).click();
    await page.getByRole('button', { name: 'End the turn' }).click();
    await expect.poll(() => table.textContent()).toMatch(/^Turn 2, seat 1:/);
    expect(await page.locator('output').textContent()).toBe('');
  });
});
