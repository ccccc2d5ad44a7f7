// A game of Dale played through the page of examples/dale-table, in a real browser: the owls are voted into play.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { openBrowser } from '../browser/chromium.ts';
import { DalePlayer } from './dale-driver.ts';
import { beginGame, builtExample, type OpenPage, openExample } from './example-page.ts';

const files = await builtExample('dale-table');
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

/** All that is on the table, and what has happened. */
const tableText = () => page.locator('.player, .market, .told').allInnerTexts();

const toast = () => page.locator('.toast');
const hand = () =>
  page.locator('.own .hand .piece').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-entity')));

/** Votes, so that the first turn begins. */
const voted = async (player: DalePlayer) => {
  while ((await page.locator('[data-lit="INVENTORY"]').count()) === 0) await player.act();
};

it('plays a whole game with an owl visit, and goes on after a reload', async () => {
  const player = new DalePlayer(page);
  await beginGame(page, 2, ['human', 'bot', 'bot', 'bot']);
  await voted(player);
  for (let turns = 0; turns < 3; turns += 1) await player.act();
  await page.locator('[data-lit="INVENTORY"], .panel.own').first().waitFor();
  const before = await tableText();
  await page.reload();
  await page.locator('.dale').waitFor();
  expect(await tableText()).toEqual(before);

  while ((await page.locator('.the-end').count()) === 0) {
    if (!(await player.act())) await page.waitForTimeout(20);
    expect(player.played.clicks).toBeLessThan(800);
  }
  expect(player.played.owls).toBeGreaterThan(0);
  expect(await page.locator('.the-end').textContent()).toMatch(/^Player [1-4] wins$/);
});

it('says what a payment is short of, and takes an inventory back only where nothing was seen', async () => {
  const player = new DalePlayer(page);
  await beginGame(page, 6, ['human', 'bot']);
  await voted(player);
  const cards = await hand();
  await page.locator('.market .slot .piece').first().click();
  await page.locator('.actions button').first().click({ force: true });
  await expect.poll(() => toast().textContent()).toMatch(/0 is not enough\. The card costs \d+\./);
  expect(await hand()).toEqual(cards);
  await page.keyboard.press('Escape');

  await page.locator('.own .hand .piece').first().click();
  await page.locator('[data-lit="INVENTORY"]').click();
  await page.getByRole('button', { name: 'Undo' }).click({ force: true });
  await expect.poll(() => toast().textContent()).toMatch(/hidden|chance|has acted|is of/);
});

it('shows one panel for each player who is awaited, and hands over between people', async () => {
  await beginGame(page, 6, ['human', 'human', 'human']);
  await page.getByRole('button', { name: 'I am Player 1' }).click();
  const panels = page.locator('.waiting .panel');
  expect(await panels.count()).toBe(3);
  await page.getByRole('button', { name: 'Hand over to Player 3' }).click();
  await page.getByRole('button', { name: 'I am Player 3' }).click();
  expect(await page.locator('.panel.own').getAttribute('aria-label')).toBe('Player 3 is awaited');
  await page.locator('[data-offer="owls"]').click();
  await page.getByRole('button', { name: 'Confirm 1' }).click();
  await page.getByRole('dialog', { name: 'Hand over' }).waitFor();
  expect(await panels.count()).toBe(2);
});
