// What goes out of the page and comes in again: links, files, exports.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { afterAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../browser/chromium.ts';
import { ROOT, scenarioText } from '../../cli/command-line.ts';
import { cardsIn, expectQuiet, type OpenPage, openPage, spoken } from './open-page.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

describe('a link', () => {
  it('opens at the same moment, with its branches and bookmarks', async () => {
    const first = await openPage(browser);
    const { page } = first;
    await page.keyboard.press('Shift+ArrowLeft');
    await page.getByRole('button', { name: '+ What if' }).click();
    await page.keyboard.press('b');
    await page.getByRole('combobox', { name: 'Branch' }).selectOption({ label: 'main' });
    await page.keyboard.press('Escape');
    await page.getByRole('slider', { name: 'Input' }).press('End');
    await page.getByRole('slider', { name: 'Step' }).press('PageDown');
    const place = [await spoken(page, 'Input'), await spoken(page, 'Step')];
    await page.getByRole('button', { name: 'Share' }).click();
    const link = page.getByRole('textbox', { name: 'Link' });
    await expect.poll(() => link.inputValue()).toMatch(/#cc\d+\./);
    const address = await link.inputValue();
    expectQuiet(first);
    await first.close();

    const second = await openPage(browser, { hash: address.slice(address.indexOf('#')) });
    expect([await spoken(second.page, 'Input'), await spoken(second.page, 'Step')]).toEqual(place);
    const branches = second.page.getByRole('combobox', { name: 'Branch' }).getByRole('option');
    expect(await branches.allTextContents()).toEqual(['main', 'what if 1']);
    await second.page.getByRole('tab', { name: /^Stops/ }).click();
    expect(await second.page.getByRole('textbox', { name: 'Name of the bookmark' }).count()).toBe(1);
    expectQuiet(second);
    await second.close();
  });

  it('that is cut short says so, and the page opens all the same', async () => {
    const { page, close } = await openPage(browser, { hash: '#cc1.abc' });
    const alert = page.getByRole('alert');
    expect(await alert.textContent()).toMatch(/damaged or cut short.*damaged/);
    await page.keyboard.press('Escape');
    expect(await spoken(page, 'Input')).toBe('4 of 5: damage G 2');
    await close();
  });
});

/** As somebody who picks a file. */
const openFile = async ({ page }: OpenPage, name: string, text: string): Promise<void> => {
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByLabel('Open a file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
};

describe('a file', () => {
  it('of a scenario opens, and one that fails opens at the broken fact', async () => {
    const opened = await openPage(browser);
    const { page } = opened;
    await openFile(opened, 'broken.yaml', scenarioText({ expect: 'hand 0: 3' }));
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('small');
    const broken = page.getByRole('list', { name: 'Facts' }).getByRole('listitem').first();
    expect(await broken.textContent()).toContain('hand 0');
    expect(await broken.getByRole('img', { name: 'broken' }).count()).toBe(1);
    expectQuiet(opened);
    await opened.close();
  });

  it('that is no scenario gives its line, and leaves what was open', async () => {
    const opened = await openPage(browser);
    const { page } = opened;
    await openFile(opened, 'bad.yaml', scenarioText({ act: 'dance with W' }));
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(/^Line 8, column \d+: found .*dance with W.*; expected /);
    expect(await page.getByRole('dialog').getByRole('heading').textContent()).toBe('bad.yaml cannot be opened');
    await page.keyboard.press('Escape');
    expect(await spoken(page, 'Input')).toBe('4 of 5: damage G 2');
    expectQuiet(opened);
    await opened.close();
  });

  it('that is dropped on the page opens too', async () => {
    const opened = await openPage(browser);
    const { page } = opened;
    const data = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'small.yaml'));
      return transfer;
    }, scenarioText());
    await page.dispatchEvent('.workspace', 'drop', { dataTransfer: data });
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('small');
    expect(await cardsIn(page, 0, 'Board')).toHaveLength(1);
    await opened.close();
  });

  it('with coverage colours the chart, never visited states and all', async () => {
    const opened = await openPage(browser);
    const { page } = opened;
    const chart = await exported(opened, 'Chart, JSON');
    const states: Record<string, number> = {};
    const visit = ({ id, children }: ChartNode): void => {
      states[id] = id.startsWith('turn') ? 1234 : 0;
      children.forEach(visit);
    };
    (JSON.parse(chart.toString('utf8')) as { root: ChartNode }).root.children.forEach(visit);
    const coverage = { format: 'cardchart-coverage-1', games: 7, charts: { battle: { states, transitions: {} } } };
    await openFile(opened, 'coverage.json', JSON.stringify(coverage));
    await page.getByText('Coverage of 7 games is shown on the chart.').waitFor();
    await page.getByRole('group', { name: /^turn\.main.*visited 1234 times/ }).waitFor();
    await page.getByRole('group', { name: /^overflow.*never visited/ }).waitFor();
    await page.getByRole('button', { name: 'Hide coverage' }).click();
    await expect.poll(() => page.getByRole('group', { name: /never visited/ }).count()).toBe(0);
    expectQuiet(opened);
    await opened.close();
  });
});

interface ChartNode {
  readonly id: string;
  readonly children: readonly ChartNode[];
}

const exported = async ({ page }: OpenPage, format: string): Promise<Buffer> => {
  await page.getByRole('button', { name: 'Export' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('dialog', { name: 'Export' }).getByRole('button', { name: format }).click();
  return readFileSync(await (await coming).path());
};

describe('exports', () => {
  it('each opens in a reader of its format', async () => {
    const opened = await openPage(browser);
    const { page } = opened;
    await page.keyboard.press('t');
    const svg = await exported(opened, 'Picture, SVG');
    expect(new Resvg(svg.toString('utf8')).render().width).toBeGreaterThan(300);
    expect(svg.toString('utf8')).toContain('resolving.triggerQueue.activated, active');
    const png = await exported(opened, 'Picture, PNG');
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    const [width, height] = await page.evaluate(async (data) => {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      return [picture.width, picture.height] as const;
    }, png.toString('base64'));
    expect(Math.min(width ?? 0, height ?? 0)).toBeGreaterThan(300);
    const scxml = (await exported(opened, 'SCXML')).toString('utf8');
    const root = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, 'application/xml').documentElement.localName,
      scxml,
    );
    expect(root).toBe('scxml');
    expect((await exported(opened, 'Mermaid')).toString('utf8')).toMatch(/^stateDiagram-v2/);
    expect(JSON.parse((await exported(opened, 'Chart, JSON')).toString('utf8'))).toMatchObject({ id: 'battle' });
    expect(JSON.parse((await exported(opened, 'Moment, JSON')).toString('utf8'))).toMatchObject({
      cursor: { input: 5 },
      states: ['resolving.triggerQueue.activated'],
    });
    expectQuiet(opened);
    await opened.close();
  });
});

describe('the page as a file', () => {
  it('opens from the disk', async () => {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(`file://${join(ROOT, 'dist/page/index.html')}`);
    await page.getByRole('group', { name: /^turn\.main, active/ }).waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });
});
