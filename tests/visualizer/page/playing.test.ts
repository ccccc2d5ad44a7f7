// Play goes on by itself and stops at a breakpoint, whatever it is on and however it is set.

import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { type BreakOn, galleryItem } from '../../../visualizer/session/index.ts';
import { openBrowser } from '../../browser/chromium.ts';
import { expectQuiet, openPage, PATIENCE, spoken } from './open-page.ts';
import { tabTo } from './people.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

const BEFORE_WHIRLWIND = 4;

/** Where the first item of the gallery stops when it runs on from before Whirlwind. */
const stopOf = (breakOn: BreakOn) => {
  const session = galleryItem('test-04-baron-doubles')?.open();
  session?.seekInput(BEFORE_WHIRLWIND);
  session?.breakpoints.add({ ...breakOn, isEnabled: true });
  const stop = session?.run().stop;
  if (!stop) throw new Error('It never stops.');
  return stop;
};

const DOUBLED = 'a trigger counts more than once';
const BREAKPOINTS: readonly (readonly [kind: BreakOn['on'], what: string, breakOn: BreakOn])[] = [
  ['state', 'resolving.triggerQueue.activated', { on: 'state', state: 'resolving.triggerQueue.activated' }],
  ['verb', 'draw', { on: 'verb', verb: 'draw' }],
  ['card', 'Harvest Golem', { on: 'card', card: 'Harvest Golem' }],
  ['condition', DOUBLED, { on: 'condition', condition: 'trigger-doubled' }],
];

const playsAgain = (page: Page) => page.getByRole('button', { name: '▶ Play' }).waitFor();

/** The place that is said, the reason, and that it stays there. */
const expectStop = async (page: Page, { cursor, why }: ReturnType<typeof stopOf>): Promise<void> => {
  const { input, microstep } = cursor;
  await page.getByText(`Stopped at input ${input}, step ${microstep}: ${why}.`).waitFor({ timeout: 3 * PATIENCE });
  await playsAgain(page);
  expect(await spoken(page, 'Input')).toMatch(new RegExp(`^${input} of 5`));
  expect(await spoken(page, 'Step')).toMatch(new RegExp(`^${microstep} of `));
};

describe('Play stops at a breakpoint', () => {
  it.each(BREAKPOINTS)('on a %s, %s, with the mouse', async (kind, what, breakOn) => {
    const opened = await openPage(browser);
    const { page } = opened;
    await page.getByRole('tab', { name: 'Stops' }).click();
    const form = page.getByRole('form', { name: 'New breakpoint' });
    await form.getByRole('combobox', { name: 'Stop on' }).selectOption(kind);
    if (kind === 'condition') await form.getByRole('combobox', { name: 'Condition' }).selectOption({ label: what });
    else await form.getByRole('combobox', { name: `Name of the ${kind}` }).fill(what);
    await form.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('combobox', { name: 'Steps' }).selectOption('60');
    await page.getByRole('button', { name: '▶ Play' }).click();
    await expectStop(page, stopOf(breakOn));
    expectQuiet(opened);
    await opened.close();
  });

  it.each(BREAKPOINTS)('on a %s, %s, with the keyboard', async (kind, what, breakOn) => {
    const opened = await openPage(browser);
    const { page } = opened;
    await tabTo(page, /^Events/);
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
    await tabTo(page, /^Stop on/);
    await page.keyboard.type(kind);
    if (kind === 'condition') await tabTo(page, /^Condition/);
    else await tabTo(page, /^Name of the/);
    await page.keyboard.type(what);
    await tabTo(page, /^Add/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Steps/);
    await page.keyboard.type('60');
    await tabTo(page, /^▶ Play/);
    await page.keyboard.press('Space');
    await expectStop(page, stopOf(breakOn));
    // From there it goes on.
    const place = await spoken(page, 'Step');
    await page.keyboard.press('Space');
    await expect.poll(() => spoken(page, 'Step'), { timeout: 3 * PATIENCE }).not.toBe(place);
    expectQuiet(opened);
    await opened.close();
  });

  it('and not at one that is switched off', async () => {
    const opened = await openPage(browser);
    const { page } = opened;
    await page.getByRole('tab', { name: 'Stops' }).click();
    const form = page.getByRole('form', { name: 'New breakpoint' });
    await form.getByRole('combobox', { name: 'Condition' }).selectOption({ label: DOUBLED });
    await form.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('checkbox', { name: DOUBLED }).uncheck();
    await page.getByRole('combobox', { name: 'Steps' }).selectOption('60');
    await page.getByRole('slider', { name: 'Input' }).press('End');
    await page.getByRole('slider', { name: 'Step' }).press('Home');
    await page.getByRole('button', { name: '▶ Play' }).click();
    await expect.poll(() => spoken(page, 'Step'), { timeout: 3 * PATIENCE }).toMatch(/^(\d+) of \1:/);
    await playsAgain(page);
    expect(await page.getByText(/^Stopped at/).count()).toBe(0);
    expectQuiet(opened);
    await opened.close();
  });
});

describe('Play', () => {
  it('is paused with the space bar, and stays', async () => {
    const opened = await openPage(browser);
    const { page } = opened;
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: '❚❚ Pause' }).waitFor();
    await expect.poll(() => spoken(page, 'Step')).toMatch(/^[3-9] of/);
    await page.keyboard.press('Space');
    await playsAgain(page);
    const place = [await spoken(page, 'Input'), await spoken(page, 'Step')];
    await page.waitForTimeout(1000);
    expect([await spoken(page, 'Input'), await spoken(page, 'Step')]).toEqual(place);
    expectQuiet(opened);
    await opened.close();
  });
});
