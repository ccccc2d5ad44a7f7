// A file of simulated games colours the chart by itself, and each of its games can be opened.

import { spawn } from 'node:child_process';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { gamesIn, Visits } from '../../../visualizer/session/index.ts';
import { openBrowser } from '../../browser/chromium.ts';
import { ROOT, temporaryFolder } from '../../cli/command-line.ts';
import { simulatedGames } from '../simulated.ts';
import { expectQuiet, type OpenPage, openPage, PATIENCE, spoken } from './open-page.ts';
import { seriousFaults, tabTo } from './people.ts';

const browser = await openBrowser();
afterAll(() => browser.close());
const folder = temporaryFolder();
afterAll(folder.remove);

const battles = await simulatedGames('battle', '--games', '4', '--seed', '3');

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
const chooser = (page: Page, name: string) => page.getByRole('dialog', { name });
const stateSays = (page: Page, says: RegExp) => page.getByRole('group', { name: says }).first().waitFor();

/** As somebody who drops a file on the page. */
const drop = async ({ page }: OpenPage, name: string, text: string): Promise<void> => {
  const data = await page.evaluateHandle(
    ([called, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], called));
      return transfer;
    },
    [name, text] as const,
  );
  await page.dispatchEvent('.workspace', 'drop', { dataTransfer: data });
};

/** A browser that is always busy: of what may wait, it does one small piece at a time. */
const seldomIdle = (): void => {
  globalThis.requestIdleCallback = (slice) => {
    const left = [1];
    const timeRemaining = () => left.pop() ?? 0;
    return setTimeout(() => slice({ didTimeout: false, timeRemaining }), 1) as unknown as number;
  };
};

const visitsOf = (text: string, state: string): number => {
  const visits = new Visits();
  for (const { line } of gamesIn(text)) for (const _ of visits.counting(line));
  return visits.charts[0]?.states[state] ?? 0;
};

describe('a file of games that is dropped', () => {
  it('colours the chart by the visits of all of them, and lets one be opened at once', async () => {
    const opened = await openPage(browser);
    const { page } = opened;
    await drop(opened, 'battles.jsonl', battles);
    const games = chooser(page, 'battles.jsonl').getByRole('list', { name: 'Games' }).getByRole('button');
    await expect.poll(() => games.count()).toBe(4);
    await games.getByText('Game 3', { exact: true }).click();
    await expect.poll(() => titleOf(page)).toMatch(/^Game 3 \(battle, seed \d+\): /);
    await page.getByText('4 games', { exact: true }).waitFor({ timeout: 3 * PATIENCE });
    await page.getByRole('button', { name: 'Follow' }).click();
    const times = visitsOf(battles, 'turn.main');
    expect(times).toBeGreaterThan(20);
    await stateSays(page, new RegExp(`^turn\\.main,.* visited ${times} times`));
    await stateSays(page, /^overflow,.*never visited/);
    expectQuiet(opened);
    await opened.close();
  });

  it('goes by keyboard: the heat map of another chart opens with the first game', async () => {
    const dales = await simulatedGames('dale', '--games', '2', '--players', '4');
    const opened = await openPage(browser);
    const { page } = opened;
    await drop(opened, 'dales.jsonl', dales);
    await chooser(page, 'dales.jsonl').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Show the heat map' }).isEnabled()).toBe(true);
    await tabTo(page, /^Show the heat map/);
    await page.keyboard.press('Enter');
    await expect.poll(() => titleOf(page)).toMatch(/^Game 1 \(dale/);
    await page.getByText('2 games', { exact: true }).waitFor({ timeout: 3 * PATIENCE });
    await stateSays(page, /^turn\.action,.* visited \d+ times/);
    await tabTo(page, /^Hide coverage/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('group', { name: /visited/ }).count()).toBe(0);
    expectQuiet(opened);
    await opened.close();
  });

  it('with one game opens it', async () => {
    const opened = await openPage(browser);
    const [first = ''] = battles.split('\n');
    await drop(opened, 'one.jsonl', first);
    await expect.poll(() => titleOf(opened.page)).toMatch(/^Game 1 \(battle/);
    await opened.page.getByText('Coverage of 1 game is shown on the chart.').waitFor({ timeout: 3 * PATIENCE });
    expect(await opened.page.getByRole('dialog').count()).toBe(0);
    await opened.close();
  });

  it('of another chart than the one on view says so', async () => {
    const opened = await openPage(browser, { hash: '#item=owls-1-cheer-1' });
    const { page } = opened;
    await drop(opened, 'battles.jsonl', battles);
    await chooser(page, 'battles.jsonl').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('of another chart').waitFor();
    expect(await titleOf(page)).toMatch(/^Owls 1/);
    await opened.close();
  });

  it('leaves the page free while it counts, and stops when nobody wants to see it', async () => {
    const copies = 120;
    const opened = await openPage(browser, { script: seldomIdle });
    const { page } = opened;
    await drop(opened, 'many.jsonl', Array(copies).fill(battles).join(''));
    await chooser(page, 'many.jsonl')
      .getByText(/^Counting/)
      .waitFor();
    await page.getByRole('searchbox', { name: 'Search the games' }).fill('game 2,');
    const games = page.getByRole('list', { name: 'Games' }).getByRole('listitem');
    await expect.poll(() => games.count()).toBe(60);
    await page.getByText(`… and ${copies - 60} more`).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('End');
    await expect.poll(() => spoken(page, 'Input')).toMatch(/^5 of 5/);
    const counting = page.getByText(new RegExp(`^\\d+ of ${4 * copies} games$`));
    await counting.waitFor();
    await page.getByRole('button', { name: 'Hide coverage' }).click();
    await page.waitForTimeout(1500);
    expect(await counting.count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Hide coverage' }).count()).toBe(0);
    expectQuiet(opened);
    await opened.close();
  });
});

describe('a bad line', () => {
  const lines = battles.trim().split('\n');

  it.each([
    [
      'that is cut short',
      `${lines[0]}\n${lines[1]?.slice(0, 300)}\n${lines[2]}\n`,
      /^Line 2, column \d+: found no JSON/,
    ],
    [
      'that is no game',
      `${lines[0]}\n\n{"format":"cardchart-game-1"}\n`,
      /^Line 3, column 1: found a fault at "ruleset"/,
    ],
  ])('%s is named, and what was open stays', async (_what, text, says) => {
    const opened = await openPage(browser);
    const { page } = opened;
    await drop(opened, 'bad.jsonl', text);
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(says);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('button', { name: 'Hide coverage' }).count()).toBe(0);
    expect(await spoken(page, 'Input')).toBe('4 of 5: damage G 2');
    expectQuiet(opened);
    await opened.close();
  });

  it('of other rules is named, and the other games are counted', async () => {
    const other = lines[1]?.replace(/"version":"[^"]+"/, '"version":"0"');
    const opened = await openPage(browser);
    const { page } = opened;
    await drop(opened, 'mixed.jsonl', `${lines[0]}\n${other}\n${lines[2]}\n`);
    const problem = page.getByRole('list', { name: 'Problems' }).getByRole('listitem');
    await problem.waitFor({ timeout: 3 * PATIENCE });
    expect(await problem.allTextContents()).toEqual([
      expect.stringMatching(/^Line 2: version of battle: written is 0/),
    ]);
    await page.getByText('2 games counted.').waitFor({ timeout: 3 * PATIENCE });
    // The notice of it is behind the dialog, and is read to whoever closes it.
    expect(await page.getByText(/^Coverage of 2 games is shown on the chart\. Line 2: /).count()).toBe(1);
    await opened.close();
  });
});

describe('cardchart visualize games.jsonl', () => {
  it('opens the page with the games', async () => {
    const file = folder.file('games.jsonl', battles);
    const child = spawn(process.execPath, ['--import', 'tsx', 'cli/main.ts', 'visualize', file, '--port', '0'], {
      cwd: ROOT,
    });
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    await expect.poll(() => out, { timeout: 280_000 }).toContain('Press Ctrl-C');
    const [address = ''] = /http:\/\/localhost:\d+\//.exec(out) ?? [];
    const html = await (await fetch(address)).text();
    child.kill('SIGINT');
    const { page, close } = await openPage(browser, { html });
    await chooser(page, 'games.jsonl').getByRole('button', { name: 'Show the heat map' }).click();
    await page.getByText('Coverage of 4 games is shown on the chart.').waitFor({ timeout: 3 * PATIENCE });
    await stateSays(page, /visited \d+ times/);
    await close();
  });
});

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  it('axe finds no serious fault in the dialog and on the coloured chart', async () => {
    const opened = await openPage(browser, { colorScheme });
    const { page } = opened;
    await drop(opened, 'battles.jsonl', battles);
    await page.getByText('4 games counted.').waitFor({ timeout: 3 * PATIENCE });
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await stateSays(page, /visited \d+ times/);
    expect(await seriousFaults(page)).toEqual([]);
    await opened.close();
  });
});
