// The panels have room for what is in them, and their edges can be moved.

import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../browser/chromium.ts';
import { expectQuiet, openPage, spoken } from './open-page.ts';
import { tabTo } from './people.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

const widthOf = async (page: Page, panel: string): Promise<number> => {
  const box = await page.getByRole('region', { name: panel, exact: true }).boundingBox();
  return Math.round(box?.width ?? 0);
};

const heightOf = async (page: Page, panel: string): Promise<number> => {
  const box = await page.getByRole('region', { name: panel, exact: true }).boundingBox();
  return Math.round(box?.height ?? 0);
};

const edgeOf = (page: Page, name: string) => page.getByRole('separator', { name });

describe('the edge of the table', () => {
  it('is dragged, is remembered, and a double click puts it back', async () => {
    const opened = await openPage(browser);
    const { page } = opened;
    const [table, chart] = [await widthOf(page, 'Table'), await widthOf(page, 'Chart')];
    const edge = edgeOf(page, 'Width of the table');
    const box = await edge.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 4, (box?.y ?? 0) + 100];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y, { steps: 3 });
    await page.mouse.move(x + 120, y, { steps: 3 });
    await page.mouse.up();
    expect(await widthOf(page, 'Table')).toBeGreaterThan(table + 100);
    expect(await widthOf(page, 'Chart')).toBeLessThan(chart - 100);
    const dragged = await widthOf(page, 'Table');
    // Let go of, it stays where it is.
    await page.mouse.move(x - 200, y);
    expect(await widthOf(page, 'Table')).toBe(dragged);
    await page.reload();
    await page.getByRole('slider', { name: 'Input' }).waitFor();
    expect(await widthOf(page, 'Table')).toBe(dragged);
    await edge.dblclick();
    expect(await widthOf(page, 'Table')).toBe(table);
    expectQuiet(opened);
    await opened.close();
  });
});

describe.each([
  ['Width of the table', 'Table', widthOf, 'ArrowRight', 'ArrowLeft'],
  ['Height of the chart', 'Chart', heightOf, 'ArrowDown', 'ArrowUp'],
  ['Width of Why', 'Why', widthOf, 'ArrowRight', 'ArrowLeft'],
] as const)('the edge “%s” by keyboard', (name, panel, sizeOf, more, less) => {
  it('goes both ways, to either end and back, and leaves the time alone', async () => {
    const opened = await openPage(browser);
    const { page } = opened;
    const usual = await sizeOf(page, panel);
    const place = [await spoken(page, 'Input'), await spoken(page, 'Step')];
    await tabTo(page, new RegExp(`^${name}`));
    const valueNow = async () => Number(await edgeOf(page, name).getAttribute('aria-valuenow'));
    const value = await valueNow();
    await page.keyboard.press(more);
    expect(await sizeOf(page, panel)).toBeGreaterThan(usual);
    expect(await valueNow()).toBe(value + 2);
    await page.keyboard.press(less);
    await page.keyboard.press(less);
    expect(await sizeOf(page, panel)).toBeLessThan(usual);
    await page.keyboard.press('End');
    await page.keyboard.press(more);
    expect(await valueNow()).toBe(80);
    await page.keyboard.press('Home');
    await page.keyboard.press(less);
    expect(await valueNow()).toBe(20);
    await page.keyboard.press('Enter');
    expect(await sizeOf(page, panel)).toBe(usual);
    expect([await spoken(page, 'Input'), await spoken(page, 'Step')]).toEqual(place);
    expectQuiet(opened);
    await opened.close();
  });
});

const FULL_BOARD = `
scenario: Full board
rules: [R19.3]
confidence: certain
why: Seven minions with long names and texts.
start:
  - summon Brann Bronzebeard as B
  - summon Sylvanas Windrunner as S
  - summon Mimiron's Head as H
  - summon Iron Juggernaut as J
  - summon Tinkmaster Overspark as T
  - summon Enhance-o Mechano as E
  - summon Dunemaul Shaman as D
do:
  - damage J 1
expect:
  values:
    health J: 4
`;

/** What is cut off: cards whose text is longer than they are, and whatever sticks out of its panel to the side. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element) =>
      element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    const texts = [...document.querySelectorAll('.card.full .card-text')].filter(
      (text) =>
        isCut(text) ||
        text.getBoundingClientRect().bottom > (text.closest('.card')?.getBoundingClientRect().bottom ?? 0),
    );
    const wide = [
      ...document.querySelectorAll('.tools, [role="tablist"], [role="tabpanel"], .table-place, .time-bar, .top-bar'),
    ];
    return [
      ...texts.map((text) => `the text "${text.textContent}"`),
      ...wide
        .filter((each) => each.scrollWidth > each.clientWidth + 1)
        .map((each) => `${each.className || each.role} sideways`),
    ];
  });

describe.each([
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
])('at $width × $height nothing is cut off', (viewport) => {
  it.each([
    ['battle', 'test-04-baron-doubles', 0],
    ['dale', 'owls-1-cheer-1', 48],
  ])('in %s, whichever tab is open', async (_rules, item, inputs) => {
    const { page, close } = await openPage(browser, { viewport, hash: `#item=${item}` });
    await page.locator('.chart-picture svg').waitFor();
    if (inputs > 0) await page.getByRole('slider', { name: 'Input' }).fill(String(inputs));
    expect(await page.locator('.card.full .card-text:not(:empty)').count()).toBeGreaterThan(2);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      expect(await cutOff(page)).toEqual([]);
    }
    await close();
  });

  it('on a full board of long names and texts, which lies in one row', async () => {
    const { page, close } = await openPage(browser, { viewport });
    await page.getByRole('button', { name: 'Open' }).click();
    await page
      .getByLabel('Open a file')
      .setInputFiles({ name: 'full.yaml', mimeType: 'text/plain', buffer: Buffer.from(FULL_BOARD) });
    await page.getByRole('heading', { level: 1, name: 'Full board' }).waitFor();
    await page.keyboard.press('End');
    const cards = page.locator('.zone.board .card.full');
    await expect.poll(() => cards.count()).toBe(7);
    expect(await cutOff(page)).toEqual([]);
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    const names = page.locator('.zone.board .card-name');
    expect(
      await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).length),
      'names that are cut off',
    ).toBe(0);
    await close();
  });

  it('on a branch of its own, with a breakpoint, a bookmark, coverage and a state in focus', async () => {
    const { page, close } = await openPage(browser, { viewport });
    const coverage = { games: 1234567, charts: { other: { states: {}, transitions: {} } } };
    await page.getByRole('button', { name: 'Open' }).click();
    const buffer = Buffer.from(JSON.stringify(coverage));
    await page.getByLabel('Open a file').setInputFiles({ name: 'coverage.json', mimeType: 'text/plain', buffer });
    await page.getByRole('button', { name: 'Hide coverage' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('startOfTurnBoundary');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Leave/ }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.getByRole('button', { name: '+ What if' }).click();
    await page.getByRole('tab', { name: /^Stops/ }).click();
    await page.getByRole('button', { name: 'Add' }).click();
    await page.keyboard.press('b');
    await page.getByRole('button', { name: /^Continue as on main/ }).waitFor();
    expect(await cutOff(page)).toEqual([]);
    await page.getByRole('tab', { name: /^Branches/ }).click();
    expect(await cutOff(page)).toEqual([]);
    await close();
  });
});
