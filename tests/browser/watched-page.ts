// A page of ours, opened without motion and without a network: what it gets is handed to it, and what goes wrong is noted.

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** What is served at an address. */
export interface Served {
  readonly body: string;
  readonly contentType: string;
}

export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of the page and of its console. */
  readonly faults: string[];
  /** Addresses that the page asked for and that are not its own. */
  readonly strangers: string[];
}

/** How long a click may wait for what it clicks on: the machine may be busy. */
export const PATIENCE = 60_000;

/** Nothing waits for an animation. `serve` answers with what lies at an address, or undefined if it is not the page's own. */
export const openWatchedPage = async (
  browser: Browser,
  serve: (address: string) => Served | undefined,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  const faults: string[] = [];
  const strangers: string[] = [];
  await context.route('**', (route) => {
    const address = route.request().url();
    const served = serve(address);
    if (served !== undefined) return route.fulfill(served);
    strangers.push(address);
    return route.abort();
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  return { page, context, faults, strangers };
};
