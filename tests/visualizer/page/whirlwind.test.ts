// The first ten minutes of a designer: Whirlwind with Baron Rivendare, walked through, and played the other way.

import { afterAll, describe, expect, it } from 'vitest';
import { galleryItem } from '../../../visualizer/session/index.ts';
import { openBrowser } from '../../browser/chromium.ts';
import { cardsIn, expectQuiet, litStates, openPage, seatOf, spoken } from './open-page.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

const WHIRLWIND = 5;

describe('the page', () => {
  it('opens before Whirlwind, with the table set', async () => {
    const opened = await openPage(browser);
    const { page } = opened;
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('baron doubles');
    expect(await spoken(page, 'Input')).toBe('4 of 5: damage G 2');
    expect(await cardsIn(page, 0, 'Board')).toEqual([
      'Baron Rivendare B, cost 4, attack 1, health 7, seat 0, exhausted',
      'Loot Hoarder H, cost 2, attack 2, health 1, seat 0, exhausted',
      'Harvest Golem G, cost 3, attack 2, health 1 of 3, seat 0, exhausted',
    ]);
    await page.getByRole('group', { name: /^turn\.main, active/ }).waitFor();
    expectQuiet(opened);
    await opened.close();
  });

  it('walks through the spell state by state, each one lit on the chart', async () => {
    const opened = await openPage(browser);
    const { page } = opened;
    const session = galleryItem('test-04-baron-doubles')?.open();
    const steps = session?.timeline.microstepsOf(0, WHIRLWIND) ?? [];
    expect(steps.length).toBeGreaterThan(100);
    for (const { states } of steps) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => litStates(page)).toEqual(states);
    }
    expect(await cardsIn(page, 0, 'Hand')).toHaveLength(2);
    expect(await cardsIn(page, 0, 'Board')).toHaveLength(3);
    expectQuiet(opened);
    await opened.close();
  });

  it('shows the doubled Hoarder as two tokens in the bracket of Baron, the Golem to come', async () => {
    const opened = await openPage(browser);
    const { page } = opened;
    await page.keyboard.press('t');
    const hoarder = page.getByRole('region', { name: 'Queue after the death of Loot Hoarder H' });
    await hoarder.waitFor();
    expect(await hoarder.textContent()).toContain('×2 Baron Rivendare B');
    expect(await hoarder.textContent()).toContain('order of play 6');
    const tokens = hoarder.getByRole('img');
    expect(await Promise.all((await tokens.all()).map((token) => token.getAttribute('aria-label')))).toEqual([
      'running',
      'next',
    ]);
    const golem = page.getByRole('region', { name: 'Queue after the death of Harvest Golem G' });
    expect(await golem.textContent()).toContain('to come');
    await page.keyboard.press('t');
    await expect
      .poll(() => tokens.evaluateAll((all) => all.map((token) => token.getAttribute('aria-label'))))
      .toEqual(['done', 'running']);
    expectQuiet(opened);
    await opened.close();
  });

  it('lights the dying when the death phase is pointed at, and the state when a card is', async () => {
    const opened = await openPage(browser);
    const { page } = opened;
    await page.keyboard.press('t');
    await page.getByRole('button', { name: 'Graveyard 2' }).click();
    await page.locator('[data-state="resolving.phaseBoundary"]').hover();
    const lit = page.locator('.card.lit');
    await expect
      .poll(() =>
        lit.evaluateAll((all) => all.map((card) => card.querySelector('.for-readers')?.textContent?.split(',')[0])),
      )
      .toEqual(['Loot Hoarder H', 'Harvest Golem G']);
    await page.getByRole('button', { name: /^Loot Hoarder H, .*dead/ }).hover();
    const pointed = page.locator('[data-state]:has(> rect[stroke-dasharray="4 2"])');
    await expect.poll(() => pointed.getAttribute('data-state')).toBe('resolving.triggerQueue.activated');
    expectQuiet(opened);
    await opened.close();
  });
});

describe('the snapshot diff', () => {
  it('keeps a Baron who survives', async () => {
    const { page, close } = await openPage(browser);
    await page.keyboard.press('End');
    await page.getByRole('tab', { name: 'Snapshots' }).click();
    const lines = page.getByRole('list', { name: 'Snapshot diff' }).getByRole('listitem');
    expect(await lines.allTextContents()).toEqual([expect.stringMatching(/^=Baron Rivendare B/)]);
    await close();
  });

  it('strikes a Baron who dies in the same step, between the creation step and the resolution', async () => {
    const { page, close } = await openPage(browser, { hash: '#item=test-04-simultaneous-death-not-doubled' });
    await page.keyboard.press('End');
    await page.getByRole('tab', { name: 'Snapshots' }).click();
    const [from, to] = [page.getByRole('combobox', { name: 'Between' }), page.getByRole('combobox', { name: 'and' })];
    const points = await to.getByRole('option').allTextContents();
    const resolving = points.findIndex((point) => point.includes('trigger queue: resolving'));
    const creation = points.slice(0, resolving).findLastIndex((point) => point.includes('death creation step'));
    await from.selectOption(points[creation] ?? '');
    await to.selectOption(points[resolving] ?? '');
    const removed = page.getByRole('list', { name: 'Snapshot diff' }).locator('s');
    expect(await removed.allTextContents()).toEqual([expect.stringMatching(/^Baron Rivendare B.*twice/)]);
    await close();
  });
});

describe('the other way', () => {
  it('Baron moved into the kill: on a branch of its own the Hoarder draws once', async () => {
    const opened = await openPage(browser);
    const { page } = opened;
    await page.keyboard.press('End');
    expect(await cardsIn(page, 0, 'Hand')).toHaveLength(2);
    await page.getByRole('slider', { name: 'Input' }).press('ArrowLeft');
    await seatOf(page, 0)
      .getByRole('button', { name: /^Baron Rivendare/ })
      .click();
    await page.getByText('Stage it').click();
    await page.getByRole('spinbutton', { name: 'Health' }).fill('1');
    await page.getByRole('button', { name: 'Set health' }).click();
    await page.getByText('staged', { exact: true }).waitFor();
    const branch = page.getByRole('combobox', { name: 'Branch' });
    expect(await branch.locator('option:checked').textContent()).toBe('what if 1');
    await page.getByRole('button', { name: 'Continue as on main' }).click();
    await expect.poll(() => cardsIn(page, 0, 'Hand')).toHaveLength(1);
    const draws = page.getByRole('list', { name: 'Events' }).getByText(/^Seat 0 draws/);
    expect(await draws.count()).toBe(1);
    // The first branch is as it was; side by side the difference shows.
    await page.getByRole('tab', { name: /^Branches/ }).click();
    await page.getByRole('button', { name: 'Side by side' }).click();
    const dialog = page.getByRole('dialog', { name: 'Side by side' });
    const only = page.getByRole('img', { name: 'on the right only' });
    await only.first().waitFor();
    expect(await dialog.getByRole('row').filter({ has: only }).allTextContents()).toContainEqual(
      expect.stringContaining("Loot Hoarder H's deathrattle activates (2 of 2)"),
    );
    await page.keyboard.press('Escape');
    await branch.selectOption({ label: 'main' });
    await page.keyboard.press('Escape');
    await page.getByRole('slider', { name: 'Input' }).press('End');
    expect(await cardsIn(page, 0, 'Hand')).toHaveLength(2);
    expectQuiet(opened);
    await opened.close();
  });
});
