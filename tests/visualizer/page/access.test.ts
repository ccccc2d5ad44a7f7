// Everybody can use the page: axe finds no serious fault, and all goes by keyboard.

import { afterAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../browser/chromium.ts';
import { cardsIn, expectQuiet, openPage, spoken } from './open-page.ts';
import { seriousFaults, tabTo } from './people.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

describe.each(['light', 'dark'] as const)('in %s colours axe finds no serious fault', (colorScheme) => {
  it.each([
    ['battle', 'test-04-baron-doubles', 't'],
    ['dale', 'owls-1-cheer-1', 'Shift+ArrowRight'],
  ])('in %s', async (_name, item, key) => {
    const { page, close } = await openPage(browser, { colorScheme, hash: `#item=${item}` });
    for (let press = 0; press < 2; press += 1) await page.keyboard.press(key);
    await page.locator('.chart-picture svg').waitFor();
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      expect(await seriousFaults(page)).toEqual([]);
    }
    await close();
  });

  it.each(['g', 'n', 's', 'e', '?'])('in the dialog of the key %s', async (key) => {
    const { page, close } = await openPage(browser, { colorScheme });
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await close();
  });
});

describe('by keyboard alone', () => {
  it('Baron is moved into the kill on a branch of its own', async () => {
    const opened = await openPage(browser);
    const { page } = opened;
    await tabTo(page, /^Baron Rivendare/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Stage it/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Health/);
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await page.getByText('staged', { exact: true }).waitFor();
    await tabTo(page, /^Continue as on main/);
    await page.keyboard.press('Enter');
    await expect.poll(() => cardsIn(page, 0, 'Hand')).toHaveLength(1);
    expectQuiet(opened);
    await opened.close();
  });

  it('the chart is walked, folded and focused', async () => {
    const opened = await openPage(browser);
    const { page } = opened;
    await page.keyboard.press('/');
    await page.keyboard.type('phaseBoundary');
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: /^resolving\.phaseBoundary\.deathCreationStep/ }).waitFor();
    await tabTo(page, /^States:/);
    await page.keyboard.press('ArrowDown');
    await page.getByText('aura update (Health/Attack), resolving.phaseBoundary.auraUpdateHealthAttack').waitFor();
    await page.keyboard.press('ArrowUp');
    const inside = page.getByRole('group', { name: /^resolving\.phaseBoundary\.deathCreationStep/ });
    await page.keyboard.press('Enter');
    await expect.poll(() => inside.count()).toBe(0);
    await page.keyboard.press('Enter');
    await inside.waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('group', { name: /^turn\.main, active/ }).waitFor();
    expectQuiet(opened);
    await opened.close();
  });

  it('a key is heard at once when a dialog was closed, but not beside one that is open', async () => {
    const { page, close } = await openPage(browser);
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Home');
    expect(await spoken(page, 'Input')).toMatch(/^4 of 5/);
    // Before the page can draw, so that the button that was clicked still has the focus.
    await page.getByRole('dialog').evaluate((dialog: HTMLDialogElement) => {
      dialog.close();
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    });
    await expect.poll(() => spoken(page, 'Input')).toMatch(/^5 of 5/);
    await close();
  });

  it('tabs are changed with the arrow keys', async () => {
    const { page, close } = await openPage(browser);
    await tabTo(page, /^Queue/);
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('tab', { name: 'Snapshots' }).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowLeft');
    expect(await page.getByRole('tab', { name: 'Queue' }).getAttribute('aria-selected')).toBe('true');
    await close();
  });
});
