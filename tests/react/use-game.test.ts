// useGame and useEvents in a real browser, under StrictMode, with React 18 and with React 19.

import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../browser/chromium.ts';
import { builtPage, openedPage, REACTS } from './react-page.ts';

/** What the page has in its global scope. */
// biome-ignore lint/suspicious/noExplicitAny: it is made in the page
declare const window: any;

const browser = await openBrowser();
afterAll(() => browser.close());

describe.each(REACTS)('React %i', async (major) => {
  const files = await builtPage('index.html', major);
  let context: BrowserContext;
  let page: Page;
  let faults: readonly string[];

  beforeEach(async () => {
    ({ context, page, faults } = await openedPage(browser, files, 'index.html'));
  });
  afterEach(async () => {
    expect(faults).toEqual([]);
    await context.close();
  });

  const shown = (id: string) => page.locator(`#${id}`).textContent();
  const shows = (id: string, text: string) => expect.poll(() => shown(id)).toBe(text);
  const click = (id: string) => page.locator(`#${id}`).dispatchEvent('click');
  const counts = () => page.evaluate(() => window.counts);
  const told = () => page.evaluate(() => window.told);

  it('is the version it says', async () => {
    expect(await page.evaluate(() => window.reactVersion)).toMatch(new RegExp(`^${major}\\.`));
  });

  it('shows a seat its view, moves and decisions', async () => {
    expect(await shown('turn')).toBe('1');
    expect(await shown('hands')).toBe('4 hidden');
    expect(await shown('decisions')).toBe('0 main');
    expect(Number(await shown('moves'))).toBeGreaterThan(1);
    expect(await shown('over')).toBe('false');
  });

  it('draws anew when somebody else sends an input', async () => {
    await page.evaluate(() => window.games[0].submit({ type: 'END_TURN', seat: 0 }));
    await shows('turn', '2');
    expect(await shown('active')).toBe('1');
    expect(await shown('moves')).toBe('0');
    expect(await shown('decisions')).toBe('');
  });

  it('sends an input once, and tells its events once, though everything is drawn twice', async () => {
    await click('end-0');
    await shows('answer', 'ok');
    expect(await counts()).toMatchObject({ submits: 1 });
    expect(await page.evaluate(() => window.games[0].replay().inputs.length)).toBe(3);
    expect(await told()).toEqual(['TurnEnded TurnStarted ManaChanged Drew']);
  });

  it('is not drawn for a refused input, which comes back with its reason', async () => {
    await click('end-0');
    await shows('answer', 'ok');
    await click('end-0');
    await expect.poll(() => shown('answer')).toMatch(/^not-your-turn: It is not the turn of seat 0\./);
    expect(await shown('turn')).toBe('2');
    expect(await told()).toHaveLength(1);
  });

  it('lets a seat speak for itself alone', async () => {
    await click('end-1');
    await expect.poll(() => shown('answer')).toMatch(/^wrong-seat: This input speaks for seat 1\./);
    expect(await shown('turn')).toBe('1');
  });

  it('lets a spectator see what is public, and send nothing', async () => {
    await page.evaluate(() => window.setViewer('spectator'));
    await shows('hands', 'hidden hidden');
    expect(await shown('moves')).toBe('0');
    expect(await shown('undo')).toBe('null');
    await click('end-0');
    await expect.poll(() => shown('answer')).toMatch(/^wrong-seat: /);
    await click('take-back');
    await shows('answer', 'null');
    expect(await shown('turn')).toBe('1');
  });

  it('follows a change of the viewer', async () => {
    await page.evaluate(() => window.setViewer(1));
    await shows('hands', 'hidden 5');
    expect(await shown('moves')).toBe('0');
  });

  it('follows a change of the game, and leaves the other', async () => {
    await page.evaluate(() => window.games[1].submit({ type: 'END_TURN', seat: 0 }));
    await page.evaluate(() => window.setAt(1));
    await shows('turn', '2');
    const { drawings } = await counts();
    await page.evaluate(() => window.games[0].submit({ type: 'END_TURN', seat: 0 }));
    expect(await shown('turn')).toBe('2');
    expect(await counts()).toMatchObject({ drawings });
    expect(await told()).toEqual([]);
  });

  it('takes a move back', async () => {
    await click('play');
    await shows('board', '1 0');
    expect(await shown('undo')).toBe('ok');
    await click('take-back');
    await shows('board', '0 0');
    expect(await shown('answer')).toBe('ok');
  });

  it('says why a move cannot be taken back', async () => {
    await click('end-0');
    await shows('undo', 'hidden-seen');
    await click('take-back');
    await expect.poll(() => shown('answer')).toMatch(/^hidden-seen: /);
  });

  it('stops listening when it is gone', async () => {
    await page.evaluate(() => window.setIsShown(false));
    await page.getByText('gone').waitFor();
    const { drawings } = await counts();
    await page.evaluate(() => window.games[0].submit({ type: 'END_TURN', seat: 0 }));
    expect(await counts()).toMatchObject({ drawings });
    expect(await told()).toEqual([]);
  });
});

it('leaves the actor to @xstate/react', async () => {
  const { context, page, faults } = await openedPage(browser, await builtPage('actor.html', 19), 'actor.html');
  const turn = () => page.locator('#turn').textContent();
  expect(await turn()).toBe('1');
  expect(await page.locator('#place').textContent()).toBe('{"turn":"main"}');
  await page.evaluate(() => window.game.submit({ type: 'END_TURN', seat: 0 }));
  await expect.poll(turn).toBe('2');
  expect(faults).toEqual([]);
  await context.close();
});
