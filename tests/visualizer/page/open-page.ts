// The page of the visualizer in a real browser. Nothing but the page itself is served: whatever else it asks for is noted.

import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { pageText } from '../../../cli/visualize/page.ts';
import { openWatchedPage, type WatchedPage } from '../../browser/watched-page.ts';

export { PATIENCE } from '../../browser/watched-page.ts';

const SITE = 'http://visualizer.test/';

export interface OpenPage extends Omit<WatchedPage, 'context'> {
  readonly close: () => Promise<void>;
}

let built: Promise<string> | undefined;

/** Built once, if it has to be. */
const theirPage = (): Promise<string> => {
  built ??= pageText(() => {});
  return built;
};

interface PageOptions extends BrowserContextOptions {
  /** What comes after `#`. */
  readonly hash?: string;
  readonly html?: string;
  /** What a browser of another kind would do: it runs before the page does. */
  readonly script?: () => void;
}

/** Opens the page without motion. */
export const openPage = async (
  browser: Browser,
  { hash = '', html, script, ...options }: PageOptions = {},
): Promise<OpenPage> => {
  const body = html ?? (await theirPage());
  const { page, context, faults, strangers } = await openWatchedPage(
    browser,
    (address) => (address === SITE ? { body, contentType: 'text/html' } : undefined),
    options,
  );
  if (script !== undefined) await page.addInitScript(script);
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
