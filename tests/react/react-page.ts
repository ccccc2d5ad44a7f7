// The test pages, built with one version of React or the other, and opened in a browser.

import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { build } from 'vite';

const SITE = 'http://react.test/';
const root = join(import.meta.dirname, 'page');
const REACT_18 = join(import.meta.dirname, 'react-18', 'node_modules');

export const REACTS = [18, 19] as const;

/** React 19 is the one that is found first; 18 has a folder of its own. */
const aliasFor = (major: (typeof REACTS)[number]) =>
  major === 18 ? [{ find: /^(react|react-dom|scheduler)(?=\/|$)/, replacement: join(REACT_18, '$1') }] : [];

export const builtPage = async (file: string, major: (typeof REACTS)[number]): Promise<ReadonlyMap<string, string>> => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: aliasFor(major) },
    esbuild: { jsx: 'automatic' },
    // The development build of React draws everything twice under StrictMode.
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { write: false, minify: false, modulePreload: false, rollupOptions: { input: join(root, file) } },
  });
  const { output } = built as { output: { fileName: string; code?: string; source?: string | Uint8Array }[] };
  return new Map(output.map(({ fileName, code, source }) => [`${SITE}${fileName}`, code ?? String(source)]));
};

/** Opens the page; `faults` gathers what its console complains of. */
export const openedPage = async (
  browser: Browser,
  files: ReadonlyMap<string, string>,
  file: string,
): Promise<{ readonly context: BrowserContext; readonly page: Page; readonly faults: readonly string[] }> => {
  const context = await browser.newContext();
  await context.route('**', (route) => {
    const url = route.request().url();
    const body = files.get(url);
    const contentType = url.endsWith('.html') ? 'text/html' : 'text/javascript';
    return body === undefined ? route.abort() : route.fulfill({ body, contentType });
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(`${SITE}${file}`);
  await page.locator('main').waitFor();
  return { context, page, faults };
};
