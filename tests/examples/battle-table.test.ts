// A battle played through the page of examples/battle-table, in a real browser.

import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../browser/chromium.ts';
import { beginGame, builtExample, type OpenPage, openExample } from './example-page.ts';

const files = await builtExample('battle-table');
const browser = await openBrowser();
afterAll(() => browser.close());

let open: OpenPage;
let page: Page;

beforeEach(async () => {
  open = await openExample(browser, files);
  page = open.page;
});

afterEach(async () => {
  expect(open.faults).toEqual([]);
  expect(open.strangers).toEqual([]);
  await open.context.close();
});

/** What is clicked, the first of these that there is: the enemy hero before other targets. */
const NEXT = [
  '.curtain .primary',
  '[data-lit="send"]',
  '[data-lit="choice"]',
  '[data-lit="option"]',
  '[data-lit="place"]',
  '.hero-row:nth-of-type(2) [data-lit="target"]',
  '[data-lit="target"]',
  '.board [data-lit="lit"]',
  '.hand.near [data-lit="lit"]',
  '[data-lit="end"]',
];

/** A click by the mouse, which waits until what it clicks on rests. */
const byMouse = (lit: Locator): Promise<void> => lit.click();
/** A click that finds what it is meant for wherever it just is, and waits for no animation. */
const atOnce = (lit: Locator): Promise<void> => lit.dispatchEvent('click');

/** One click on what is lit; null if nothing is. */
const act = async (click: (lit: Locator) => Promise<void> = byMouse): Promise<string | null> => {
  const next = await page.evaluate(
    // biome-ignore lint/suspicious/noExplicitAny: it runs in the page
    (selectors) => selectors.find((selector) => (globalThis as any).document.querySelector(selector) !== null),
    NEXT,
  );
  if (next === undefined) return null;
  await click(page.locator(next).first());
  return next;
};

const handOf = (table: Page) =>
  table.locator('.hand.near .piece').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
/** All that is on the table, and what has happened. */
const tableText = () => page.locator('.battle > .hand, .board, .hero-row, .told').allInnerTexts();

const toast = () => page.locator('.toast');
const endTurn = () => page.getByRole('button', { name: 'End turn' });
const undo = () => page.getByRole('button', { name: 'Undo' });

describe('a whole battle against a bot', () => {
  it('is played with clicks on what is lit, and goes on after a reload', async () => {
    await beginGame(page, 7, ['human', 'bot']);
    let clicks = 0;
    for (; clicks < 12; clicks += 1) await act();
    await page.locator('[data-lit="end"]').waitFor();
    await page.keyboard.press('Escape');
    const before = await tableText();
    await page.reload();
    await page.locator('.battle').waitFor();
    expect(await tableText()).toEqual(before);
    expect(await page.locator('.seed output').textContent()).toBe('7');

    while ((await page.locator('.the-end').count()) === 0) {
      if ((await act()) === null) await page.waitForTimeout(20);
      clicks += 1;
      expect(clicks).toBeLessThan(800);
    }
    expect(await page.locator('.the-end').textContent()).toMatch(/^(Player [12] wins|Nobody wins)$/);
    expect(await page.locator('[data-lit]:not([data-lit=""])').count()).toBe(0);
  });
});

describe('at the table', () => {
  it('says why a card cannot be played, and changes nothing', async () => {
    await beginGame(page, 7, ['human', 'bot']);
    await page.locator('[data-lit="send"]').click();
    await page.locator('[data-lit="end"]').waitFor();
    const hand = await handOf(page);
    await page.locator('.hand.near .piece:not([data-lit="lit"])').first().click();
    await expect.poll(() => toast().textContent()).toMatch(/costs \d mana\. Player 1 has 1\./);
    expect(await handOf(page)).toEqual(hand);
  });

  it('takes a move back, and says why another cannot be', async () => {
    await beginGame(page, 7, ['human', 'bot']);
    await page.locator('[data-lit="send"]').click();
    await page.locator('[data-lit="end"]').waitFor();
    // Not taken for enabled, and clicked all the same.
    await undo().click({ force: true });
    await expect
      .poll(() => toast().textContent())
      .toMatch(/^(The last input of Player 1|After the last input of Player 1)/);
    const hand = await handOf(page);
    await page.locator('.hand.near [data-lit="lit"]').first().click();
    for (const what of ['option', 'place', 'target']) {
      const lit = page.locator(`[data-lit="${what}"]`);
      if ((await lit.count()) > 0) await lit.first().click();
    }
    await expect.poll(() => handOf(page)).not.toEqual(hand);
    await undo().click();
    await expect.poll(() => handOf(page)).toEqual(hand);
  });

  it('is handed over with a curtain, behind which no hand is shown', async () => {
    await beginGame(page, 7, ['human', 'human']);
    const curtain = page.getByRole('dialog', { name: 'Hand over' });
    expect(await curtain.textContent()).toContain('Player 1');
    expect(await handOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'I am Player 1' }).click();
    const hand = await handOf(page);
    expect(hand).toHaveLength(3);
    await page.locator('[data-lit="send"]').click();
    expect(await curtain.textContent()).toContain('Player 2');
    expect(await handOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'I am Player 2' }).click();
    expect(await handOf(page)).toHaveLength(4);
  });

  it('can be played with the keyboard alone', async () => {
    await beginGame(page, 7, ['human', 'human']);
    await page.keyboard.press('Enter');
    await page.locator('[data-lit="send"]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.locator('[data-lit="send"]').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await endTurn().focus();
    await page.keyboard.press('Enter');
    expect(await page.getByRole('dialog', { name: 'Hand over' }).textContent()).toContain('Player 2');
  });

  it('shows damage, deaths and turns as they happen, where motion is wanted', async () => {
    await open.context.close();
    open = await openExample(browser, files, { reducedMotion: 'no-preference' });
    page = open.page;
    await beginGame(page, 7, ['human', 'human']);
    // Runs in the page: the names of the classes of whatever is laid over the table.
    await page.evaluate(`
      shown = new Set();
      new MutationObserver((records) => {
        for (const { addedNodes } of records) for (const { classList } of addedNodes) classList.forEach((name) => shown.add(name));
      }).observe(document.body, { childList: true });
    `);
    const shown = (): Promise<string[]> => page.evaluate('[...shown]');
    for (let clicks = 0; clicks < 120 && !(await shown()).includes('ghost'); clicks += 1) await act(atOnce);
    // What is shown stands in line, and all of it goes away in the end, however slow the machine is.
    await expect.poll(shown).toEqual(expect.arrayContaining(['overlaid', 'banner', 'number', 'harm', 'ghost']));
    await expect.poll(() => page.locator('.overlaid').count()).toBe(0);
  });

  it('refuses a damaged game that was kept, by name, and begins a new one', async () => {
    for (const [text, words] of [
      ['{"seed":', 'It is not JSON.'],
      ['{"seed":1,"seats":["human","bot"],"replay":{"format":"cardchart-replay-0"}}', '(unknown-format)'],
    ] as const) {
      // Before the page runs: a bot would soon have the present game kept again.
      const kept = JSON.stringify(text);
      await page.addInitScript(`localStorage.setItem('cardchart-battle-table', ${kept})`);
      await page.reload();
      await expect.poll(() => toast().textContent()).toContain(words);
      expect(await page.locator('[data-lit="send"]').count()).toBe(1);
    }
  });
});
