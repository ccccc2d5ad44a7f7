// The page of the visualizer in a real browser. Nothing but the page itself is served: whatever else it asks for is noted.

import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { pageText } from '../../../cli/visualize/page.ts';

const SITE = 'http://visualizer.test/';
/** The machine may be busy. */
export const PATIENCE = 60_000;

export interface OpenPage {
  readonly page: Page;
  /** Errors of the page and of its console. */
  readonly faults: string[];
  /** Addresses that it asked for besides its own. */
  readonly strangers: string[];
  readonly close: () => Promise<void>;
}

let built: Promise<string> | undefined;

/** Built once, if it has to be. */
const theirPage = (): Promise<string> => {
  built ??= pageText(() => {});
  return built;
};

/** Opens the page without motion; `hash` is what comes after `#`. */
export const openPage = async (
  browser: Browser,
  { hash = '', html, ...options }: BrowserContextOptions & { readonly hash?: string; readonly html?: string } = {},
): Promise<OpenPage> => {
  const body = html ?? (await theirPage());
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
    if (address === SITE) return route.fulfill({ body, contentType: 'text/html' });
    strangers.push(address);
    return route.abort();
  });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  await page.goto(SITE + hash);
  await page.getByRole('slider', { name: 'Input' }).waitFor();
  return { page, faults, strangers, close: () => context.close() };
};

/** Nothing went wrong, and nobody else was asked for anything. */
export const expectQuiet = ({ faults, strangers }: OpenPage): void => {
  expect(faults).toEqual([]);
  expect(strangers).toEqual([]);
};

/** The innermost active boxes on view, by their states. */
export const litStates = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-state][aria-current="step"]')]
      .filter((box) => box.querySelector('[aria-current="step"]') === null)
      .map((box) => box.getAttribute('data-state') ?? ''),
  );

/** What a slider says where it stands. */
export const spoken = (page: Page, name: 'Input' | 'Step'): Promise<string | null> =>
  page.getByRole('slider', { name }).getAttribute('aria-valuetext');

export const seatOf = (page: Page, seat: number): Locator =>
  page.getByRole('region', { name: `Seat ${seat}`, exact: true });

/** The names of the cards that lie in a zone of a seat, as a screen reader says them. */
export const cardsIn = async (page: Page, seat: number, zone: string): Promise<string[]> => {
  const cards = seatOf(page, seat)
    .getByRole('region', { name: new RegExp(`^${zone}, `) })
    .getByRole('button');
  return cards.locator('.for-readers').allTextContents();
};
