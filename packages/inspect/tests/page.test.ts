// Games inspected in the page that they are played in, in a real browser, by the packages' own window receivers.

import { join } from 'node:path';
import type { Frame, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../tests/browser/chromium.ts';
import { REFUSED, startPageInspector } from '../src/page.ts';
import { eventually } from './receiver.ts';

const SITE = 'http://table.test/';

/** What the pages have in their global scope. */
// biome-ignore lint/suspicious/noExplicitAny: it is made in the pages
declare const window: any;

const root = join(import.meta.dirname, 'page');

/** The pages as a bundler makes them, by their addresses. */
const bundled = async (): Promise<ReadonlyMap<string, string>> => {
  const input = ['table.html', 'receiver.html'].map((file) => join(root, file));
  const rollupOptions = { input };
  const options = { write: false, minify: false, modulePreload: false, rollupOptions } as const;
  const built = await build({ root, configFile: false, logLevel: 'error', build: options });
  const { output } = built as { output: { fileName: string; code?: string; source?: string }[] };
  return new Map(output.map(({ fileName, code, source }) => [`${SITE}${fileName}`, code ?? String(source)]));
};

const files = await bundled();
const browser = await openBrowser();
/** The machine may be busy. */
const PATIENCE = 120_000;
let page: Page;

afterAll(() => browser.close());

beforeEach(async () => {
  const context = await browser.newContext();
  await context.route('**', (route) => {
    const body = files.get(route.request().url());
    const contentType = route.request().url().endsWith('.html') ? 'text/html' : 'text/javascript';
    return body === undefined ? route.abort() : route.fulfill({ body, contentType });
  });
  context.setDefaultTimeout(PATIENCE);
  page = await context.newPage();
  await page.goto(`${SITE}table.html`);
  await page.waitForFunction(() => window.game !== undefined);
  return () => context.close();
}, PATIENCE);

/** Messages of one list of the receiver, once there are so many. */
const told = async (receiver: Frame | Page, count: number, list = 'told') => {
  await receiver.waitForFunction(([name, least]) => window[name]?.length >= least, [list, count] as const);
  return receiver.evaluate((name) => window[name], list);
};

const submit = (input: object) => page.evaluate((sent) => window.game.submit(sent).ok, input);

const frameOfReceiver = async (): Promise<Frame> => {
  const find = () => page.frames().find((frame) => frame.url() === `${SITE}receiver.html`);
  await eventually(() => find() !== undefined).toBe(true);
  return find() as Frame;
};

/** What the tests say of a receiver, wherever it is. */
const playsAlong = async (receiver: Frame | Page): Promise<void> => {
  const [registered] = await told(receiver, 1);
  expect(registered).toMatchObject({ type: 'service.register', sessionId: 'table', machine: 'battle' });
  expect(registered.state.value).toEqual({ turn: 'main' });
  expect(registered.state.context).toMatchObject({ viewer: 'spectator', turn: 1 });

  await submit({ type: 'END_TURN', seat: 0 });
  await receiver.evaluate(() => window.send('table', { type: 'END_TURN', seat: 1 }));
  await receiver.evaluate(() => window.send('table', { type: 'END_TURN', seat: 1 }));
  await submit({ type: 'CONCEDE', seat: 0 });
  const messages = await told(receiver, 9);
  // biome-ignore lint/suspicious/noExplicitAny: as the receiver was told
  const story = messages.slice(1).map(({ type, event }: any) => (type === 'service.event' ? event.data : type));
  expect(story).toEqual([
    { type: 'END_TURN', seat: 0 },
    'service.state',
    { type: 'END_TURN', seat: 1 },
    'service.state',
    { type: REFUSED, code: 'not-your-turn', input: { type: 'END_TURN', seat: 1 } },
    { type: 'CONCEDE', seat: 0 },
    'service.state',
    'service.stop',
  ]);
  expect(JSON.stringify(messages)).not.toMatch(/Bloodfen Raptor|River Crocolisk/);
};

describe('@xstate/inspect', () => {
  it('shows a game in a frame of the page, and takes what is sent back', async () => {
    await page.evaluate(() => {
      const { document, startPageInspector, game } = window;
      const iframe = document.body.appendChild(document.createElement('iframe'));
      startPageInspector({ iframe, url: 'http://table.test/receiver.html' }).inspectGame(game, { name: 'table' });
    });
    await playsAlong(await frameOfReceiver());
  });

  it('shows a game in a new window', async () => {
    const opening = page.waitForEvent('popup');
    await page.evaluate(() => {
      const { startPageInspector, game } = window;
      startPageInspector({ url: 'http://table.test/receiver.html' }).inspectGame(game, { name: 'table' });
    });
    await playsAlong(await opening);
  });

  it('shows a game in a window that is open already', async () => {
    await page.evaluate(() => {
      const { document, startPageInspector, game } = window;
      const iframe = document.body.appendChild(document.createElement('iframe'));
      startPageInspector({ targetWindow: iframe.contentWindow }).inspectGame(game, { name: 'table' });
      iframe.src = 'http://table.test/receiver.html';
    });
    await playsAlong(await frameOfReceiver());
  });

  it('tells a receiver that is loaded anew where the game stands', async () => {
    await page.evaluate(() => {
      const { document, startPageInspector, game } = window;
      const iframe = document.body.appendChild(document.createElement('iframe'));
      startPageInspector({ iframe, url: 'http://table.test/receiver.html' }).inspectGame(game);
    });
    const frame = await frameOfReceiver();
    await told(frame, 1);
    await submit({ type: 'END_TURN', seat: 0 });
    await told(frame, 3);
    await frame.goto(`${SITE}receiver.html`);
    const messages = await told(frame, 1);
    expect(messages).toHaveLength(1);
    expect(messages[0].state.context.turn).toBe(2);
  });

  it('shows and takes nothing once it is stopped', async () => {
    await page.evaluate(() => {
      const { document, startPageInspector, game } = window;
      const iframe = document.body.appendChild(document.createElement('iframe'));
      window.inspector = startPageInspector({ iframe, url: 'http://table.test/receiver.html' });
      window.inspector.inspectGame(game, { name: 'table' });
    });
    const frame = await frameOfReceiver();
    await told(frame, 1);
    await page.evaluate(() => window.inspector.stop());
    await told(frame, 2);
    await frame.evaluate(() => window.send('table', { type: 'END_TURN', seat: 0 }));
    expect(await page.evaluate(() => window.game.awaited())).toEqual([0]);
    expect(await submit({ type: 'END_TURN', seat: 0 })).toBe(true);
    expect((await told(frame, 2)).map(({ type }: { type: string }) => type)).toEqual([
      'service.register',
      'service.stop',
    ]);
    const again = await page.evaluate(() => {
      try {
        return window.inspector.inspectGame(window.game).session;
      } catch (error) {
        return (error as { code: string }).code;
      }
    });
    expect(again).toBe('inspector-stopped');
  });

  it('says so if there is no window', async () => {
    const code = await page.evaluate(() => {
      window.open = () => null;
      try {
        return window.startPageInspector();
      } catch (error) {
        return (error as { code: string }).code;
      }
    });
    expect(code).toBe('no-window');
    expect(() => startPageInspector()).toThrow(expect.objectContaining({ code: 'no-window' }));
  });
});

describe('@statelyai/inspect', () => {
  it('shows a game in a frame of the page, whole and without hidden cards', async () => {
    await page.evaluate(() => {
      const { document, inspectGameWith, createBrowserInspector, game } = window;
      const iframe = document.body.appendChild(document.createElement('iframe'));
      const create = (options: object) =>
        createBrowserInspector({ ...options, iframe, url: 'http://table.test/receiver.html' });
      inspectGameWith(create, game, { name: 'table' });
    });
    const frame = await frameOfReceiver();
    await submit({ type: 'END_TURN', seat: 0 });
    const messages = await told(frame, 3, 'toldByStately');
    expect(messages.map(({ type }: { type: string }) => type)).toEqual([
      '@xstate.actor',
      '@xstate.event',
      '@xstate.snapshot',
    ]);
    const [actor, event, { snapshot }] = messages;
    expect(Object.keys(JSON.parse(actor.definition).states)).toContain('resolving');
    expect(event.event).toEqual({ type: 'END_TURN', seat: 0 });
    const view = await page.evaluate(() => JSON.stringify(window.game.ruleset.viewFor(window.game.world, 'spectator')));
    expect(snapshot).toEqual({ status: 'active', value: { turn: 'main' }, context: JSON.parse(view) });
    expect(JSON.stringify(messages)).not.toMatch(/Bloodfen Raptor|River Crocolisk/);
  });
});
