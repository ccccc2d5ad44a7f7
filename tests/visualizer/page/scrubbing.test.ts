// Moving in time on the page: cheap steps show what dear ones would.

import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { pageText } from '../../../cli/visualize/page.ts';
import { isEqual } from '../../../visualizer/page/shared/equal.ts';
import { readAround } from '../../../visualizer/page/state/read-ahead.ts';
import { openBrowser } from '../../browser/chromium.ts';
import { longGame } from '../session/games.ts';
import { expectQuiet, openPage, spoken } from './open-page.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

/** All elements with their attributes and texts; the order of attributes says nothing. */
const shownIn = (page: Page, part: string): Promise<string[]> =>
  page.locator(part).evaluate((place) =>
    [...place.querySelectorAll('*')].map((each) => {
      const attributes = [...each.attributes].map(({ name, value }) => `${name}=${value}`).sort();
      return `${each.tagName} ${attributes.join(' ')} ${each.children.length === 0 ? each.textContent : ''}`;
    }),
  );

describe('the page', () => {
  it('looks after walking to and fro as it does after going there at once', async () => {
    const [walked, gone] = [await openPage(browser), await openPage(browser)];
    for (let step = 0; step < 40; step += 1) await walked.page.keyboard.press('ArrowRight');
    for (let step = 0; step < 15; step += 1) await walked.page.keyboard.press('ArrowLeft');
    for (const key of ['Home', 'End', 'Shift+ArrowLeft']) {
      await walked.page.keyboard.press(key);
      await gone.page.keyboard.press(key);
      expect(await spoken(walked.page, 'Input')).toBe(await spoken(gone.page, 'Input'));
      for (const part of ['.chart-picture', '.table-place']) {
        await gone.page.locator(part).locator('*').first().waitFor();
        const compared = async () => isEqual(await shownIn(walked.page, part), await shownIn(gone.page, part));
        await expect.poll(compared).toBe(true);
        expect((await shownIn(gone.page, part)).length).toBeGreaterThan(20);
      }
    }
    for (const opened of [walked, gone]) {
      expectQuiet(opened);
      await opened.close();
    }
  });

  it('has its first chart laid out once, for the room that there is', async () => {
    const note = `<script>
      globalThis.asked = [];
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (message) {
        asked.push(message.options);
        postMessage.call(this, message);
      };
    </script>`;
    const opened = await openPage(browser, { html: (await pageText(() => {})).replace('<head>', `<head>${note}`) });
    await opened.page.locator('.chart-picture svg text').first().waitFor();
    const asked = (await opened.page.evaluate('asked')) as { pageWidth: number }[];
    const width = await opened.page.locator('.chart-place').evaluate((place) => place.clientWidth);
    expect(asked).toHaveLength(1);
    expect(Math.abs((asked[0]?.pageWidth ?? 0) - width * 1.15)).toBeLessThanOrEqual(40);
    await opened.close();
  });
});

describe('reading ahead', () => {
  it('plays the neighbours of an input again, so that going there plays nothing', () => {
    const session = longGame(40);
    session.seekInput(5);
    expect(session.view.microsteps.length).toBeGreaterThan(0);
    const { replayed } = session.timeline.work;
    expect([...readAround(session)]).toHaveLength(2);
    expect(session.timeline.work.replayed).toBe(replayed + 2);
    for (const input of [6, 5, 4]) {
      session.seekInput(input);
      expect(session.view.microsteps).toHaveLength(session.view.entry?.microsteps ?? -1);
    }
    expect(session.timeline.work.replayed).toBe(replayed + 2);
  });

  it('stays inside the game', () => {
    const session = longGame(12);
    const { replayed } = session.timeline.work;
    session.seekInput(0);
    expect(() => [...readAround(session)]).not.toThrow();
    session.seekInput(12);
    expect(() => [...readAround(session)]).not.toThrow();
    expect(session.timeline.work.replayed).toBeLessThanOrEqual(replayed + 2);
  });
});

describe('equal data', () => {
  const card = { entity: 3, numbers: { attack: 2, health: 1 }, keywords: ['Taunt'], owner: null };

  it('is equal part by part', () => {
    expect(isEqual(card, structuredClone(card))).toBe(true);
    expect(isEqual([], [])).toBe(true);
  });

  it.each([
    ['a number', { ...card, numbers: { attack: 2, health: 2 } }],
    ['a word more', { ...card, keywords: ['Taunt', 'Charge'] }],
    ['a word less', { ...card, keywords: [] }],
    ['a part more', { ...card, as: undefined }],
    ['another part', { ...card, numbers: { attack: 2, armor: 1 } }],
    ['nothing', null],
    ['a list', Object.values(card)],
  ])('differs by %s', (_what, other) => {
    expect(isEqual(card, other)).toBe(false);
    expect(isEqual(other, card)).toBe(false);
  });

  it('tells a list from a record with the same parts', () => {
    expect(isEqual(['a'], { 0: 'a' })).toBe(false);
  });
});
