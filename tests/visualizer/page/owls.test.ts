// The owl state as the page shows it, and a game of bots that stops there.

import { afterAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../browser/chromium.ts';
import { expectQuiet, openPage, PATIENCE, spoken } from './open-page.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

describe('owl scenario 1', () => {
  it('shows three lanes; that of the turn player is not awaited', async () => {
    const opened = await openPage(browser);
    const { page } = opened;
    await page.keyboard.press('g');
    const gallery = page.getByRole('region', { name: 'Owl scenarios' });
    await gallery.getByRole('button').first().click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^Owls 1/);
    const owl = page.getByText('owl state: awaited').first();
    for (let input = 0; input < 80 && !(await owl.isVisible()); input += 1)
      await page.keyboard.press('Shift+ArrowRight');
    const lanes = page.getByRole('list', { name: 'Lanes' }).getByRole('listitem');
    expect(await lanes.evaluateAll((all) => all.map((lane) => lane.getAttribute('aria-label')))).toEqual([
      'Seat 0: not awaited',
      'Seat 1: owl state: awaited',
      'Seat 2: owl state: awaited',
    ]);
    expect(await lanes.nth(0).textContent()).toMatch(/turn.*not awaited/);
    expect(await lanes.nth(1).textContent()).toMatch(
      /owes Quality Inspection QI1: .*owes Ancient Knowledge AK1: .*since input/,
    );
    // On the chart as well: three regions, one of them grey.
    const regions = page.getByRole('group', { name: /^player \d: resolving\.owl\.seat\d/ });
    await expect.poll(() => regions.count()).toBe(3);
    const said = await regions.evaluateAll((all) => all.map((region) => region.getAttribute('aria-label')));
    expect(said.map((label) => label?.includes('not awaited'))).toEqual([true, false, false]);
    const grey = await lanes.evaluateAll((all) => all.map((lane) => getComputedStyle(lane).borderStyle));
    expect(grey).toEqual(['dashed', 'solid', 'solid']);
    await page.getByRole('tab', { name: /^Reactions/ }).click();
    expect(await page.getByText(/^seat \d owes/).count()).toBe(3);
    expectQuiet(opened);
    await opened.close();
  });
});

describe('a game of bots', () => {
  it('stops at a breakpoint on the owl state', async () => {
    const opened = await openPage(browser);
    const { page } = opened;
    await page.keyboard.press('n');
    await page.getByRole('combobox', { name: 'Rules' }).selectOption({ label: 'Dale' });
    await page.getByRole('combobox', { name: 'Players' }).selectOption('3');
    await page.getByRole('spinbutton', { name: 'Seed' }).fill('1');
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Dale, seed 1');
    await page.getByRole('tab', { name: 'Stops' }).click();
    const form = page.getByRole('form', { name: 'New breakpoint' });
    await form.getByRole('combobox', { name: 'Condition' }).selectOption({ label: 'the owl state is entered' });
    await form.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('checkbox', { name: 'the owl state is entered' }).waitFor();
    await page.getByRole('tab', { name: 'Play' }).click();
    const bots = page.getByRole('form', { name: 'Bots' });
    await bots.getByRole('spinbutton', { name: /inputs/ }).fill('1500');
    await bots.getByRole('button', { name: 'Let bots play' }).click();
    await page.getByText(/^Stopped at .*: the owl state is entered\.$/).waitFor({ timeout: 5 * PATIENCE });
    expect(await spoken(page, 'Step')).toMatch(/owl state/);
    expectQuiet(opened);
    await opened.close();
  });
});
