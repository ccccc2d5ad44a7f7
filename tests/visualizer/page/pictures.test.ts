// The pictures of the page in README and docs. `PICTURES=draw npx vitest run tests/visualizer/page/pictures.test.ts` draws
// them anew; without it they only have to be there, whole, small and shown. What is on them has tests of its own.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { openBrowser } from '../../browser/chromium.ts';
import { ROOT } from '../../cli/command-line.ts';
import { simulatedGames } from '../simulated.ts';
import { expectQuiet, openPage, PATIENCE, seatOf } from './open-page.ts';
import { smallPng } from './small-png.ts';

const browser = process.env.PICTURES === 'draw' ? await openBrowser() : null;
afterAll(() => browser?.close());

const SIZE = { width: 1280, height: 720 };
const LARGEST = 250_000;

interface Picture {
  readonly item?: string;
  readonly shownIn: 'README.md' | 'docs/visualizer.md';
  /** What is done before the picture is taken, up to what must be on it. */
  readonly steps: (page: Page) => Promise<void>;
}

/** On to where the owl state waits for two. */
const toOwls = async (page: Page): Promise<void> => {
  const owl = page.getByText('owl state: awaited').first();
  for (let input = 0; input < 80 && !(await owl.isVisible()); input += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.getByRole('group', { name: /^player 2: resolving\.owl\.seat2/ }).waitFor();
};

const PICTURES: Readonly<Record<string, Picture>> = {
  // Whirlwind at the first deathrattle: the Hoarder twice, because of Baron.
  whirlwind: {
    shownIn: 'README.md',
    steps: async (page) => {
      await page.keyboard.press('t');
      await page.getByText('×2 Baron Rivendare B').first().waitFor();
      // The chart is laid out anew, around what is active now.
      await page.getByRole('group', { name: /^resolving\.triggerQueue\.\w+, active/ }).waitFor();
    },
  },
  owls: {
    item: 'owls-1-cheer-1',
    shownIn: 'docs/visualizer.md',
    steps: toOwls,
  },
  snapshots: {
    item: 'test-04-simultaneous-death-not-doubled',
    shownIn: 'docs/visualizer.md',
    steps: async (page) => {
      await page.keyboard.press('t');
      await page.getByRole('tab', { name: 'Snapshots' }).click();
      const to = page.getByRole('combobox', { name: 'and' });
      const points = await to.getByRole('option').allTextContents();
      await to.selectOption(points.find((point) => point.includes('trigger queue: resolving')) ?? '');
      await page.getByRole('list', { name: 'Snapshot diff' }).locator('s').waitFor();
    },
  },
  'side-by-side': {
    shownIn: 'docs/visualizer.md',
    steps: async (page) => {
      await page.getByRole('button', { name: /^Baron Rivendare/ }).click();
      await page.getByText('Stage it').click();
      await page.getByRole('spinbutton', { name: 'Health' }).fill('1');
      await page.getByRole('button', { name: 'Set health' }).click();
      await page.getByRole('button', { name: 'Close the card' }).click();
      await page.getByRole('button', { name: /^Continue as on main/ }).click();
      await page.getByRole('tab', { name: /^Branches/ }).click();
      await page.getByRole('button', { name: 'Side by side' }).click();
      const only = page.getByRole('row', { name: "on the right only Loot Hoarder H's deathrattle activates (2 of 2)" });
      await only.scrollIntoViewIfNeeded();
    },
  },
  'why-not': {
    item: 'owls-1-cheer-1',
    shownIn: 'docs/visualizer.md',
    steps: async (page) => {
      await toOwls(page);
      const hand = seatOf(page, 0).getByRole('region', { name: /^Hand, / });
      await hand.getByRole('button').first().click();
      await page.getByText('Cannot play: Seat 0 is not awaited.').waitFor();
    },
  },
  heat: {
    shownIn: 'docs/visualizer.md',
    steps: async (page) => {
      const text = await simulatedGames('battle', '--games', '60', '--seed', '1');
      await page.getByRole('button', { name: 'Open' }).click();
      const file = { name: 'games.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) };
      await page.getByLabel('Open a file').setInputFiles(file);
      await page.getByRole('button', { name: /^Game 4 / }).click();
      await page.getByText('60 games', { exact: true }).waitFor({ timeout: 5 * PATIENCE });
      await page.getByRole('slider', { name: 'Input' }).fill('60');
      await page.getByRole('button', { name: 'Follow' }).click();
      await page.getByRole('group', { name: /^turn\.main,.* visited \d+ times/ }).waitFor();
    },
  },
};

const draw = async (browser: Browser, file: string, { item, steps }: Picture): Promise<void> => {
  const opened = await openPage(browser, {
    viewport: SIZE,
    colorScheme: 'light',
    hash: item === undefined ? '' : `#item=${item}`,
  });
  const { page } = opened;
  await page.locator('.chart-picture svg').waitFor();
  await steps(page);
  // Notices go away by themselves.
  await expect.poll(() => page.locator('.notice-text').count()).toBe(0);
  await page.mouse.move(0, 0);
  writeFileSync(file, smallPng(await page.screenshot()));
  expectQuiet(opened);
  await opened.close();
};

/** A PNG begins with eight bytes of its own, then a header with width and height; a whole one ends with an empty chunk. */
const SIGNATURE = '89504e470d0a1a0a';
const END = '0000000049454e44ae426082';

it.each(Object.entries(PICTURES))('docs/pictures/%s.png', async (name, picture) => {
  const file = join(ROOT, 'docs', 'pictures', `${name}.png`);
  if (browser !== null) await draw(browser, file, picture);
  const png = readFileSync(file);
  expect(png.length).toBeLessThan(LARGEST);
  expect(png.toString('hex', 0, 8)).toBe(SIGNATURE);
  expect(png.toString('hex', png.length - 12)).toBe(END);
  expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(SIZE);
  const { shownIn } = picture;
  const shown = shownIn === 'README.md' ? `docs/pictures/${name}.png` : `pictures/${name}.png`;
  expect(readFileSync(join(ROOT, shownIn), 'utf8')).toContain(`](${shown})`);
});
