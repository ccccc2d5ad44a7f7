// A picture on the page follows a tree: it comes out as if it were made anew, and keeps the elements that stay.

import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { element, type SvgElement } from '../../../visualizer/chart/svg.ts';
import { openBrowser } from '../../browser/chromium.ts';

const browser = await openBrowser();
const page = await browser.newPage();
afterAll(() => browser.close());

beforeAll(async () => {
  const entry = join(import.meta.dirname, '../../../visualizer/page/chart/svg-patch.ts');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'patch', fileName: 'patch' } },
  });
  const [{ output }] = built as unknown as [{ output: [{ code: string }] }];
  await page.setContent('<div id="patched"></div><div id="fresh"></div>');
  await page.addScriptTag({ content: output[0].code });
});

const box = (id: string, ...children: (SvgElement | string)[]) => element('g', { id }, ...children);

interface Shown {
  readonly patched: string;
  readonly fresh: string;
  /** Ids of the elements that were there for the tree before. */
  readonly kept: readonly string[];
}

/** Shows trees one after another, each object of the list being one object in all trees that name it. */
const shown = (parts: readonly SvgElement[], trees: readonly (readonly number[])[]): Promise<Shown[]> =>
  page.evaluate(
    ([all, orders]) => {
      const { showTree } = (globalThis as unknown as { patch: { showTree: (...args: unknown[]) => void } }).patch;
      const [place, other] = ['patched', 'fresh'].map((id) => document.getElementById(id) as HTMLElement);
      if (place === undefined || other === undefined) throw new Error('The page is empty.');
      place.replaceChildren();
      let before: unknown = null;
      return orders.map((order) => {
        const tree = {
          name: 'svg',
          attributes: { order: order.join(' ') },
          children: order.map((index) => all[index]),
        };
        const old = new Set(place.querySelectorAll('g'));
        showTree(place, before, tree);
        before = tree;
        showTree(other, null, tree);
        const kept = [...place.querySelectorAll('g')].filter((each) => old.has(each)).map(({ id }) => id);
        return { patched: place.innerHTML, fresh: other.innerHTML, kept };
      });
    },
    [parts, trees] as const,
  );

const PARTS = [
  box('a', element('rect', { x: 1 }), 'one'),
  box('b', element('rect', { y: 2, fill: 'red' }), element('circle', { r: 3 })),
  box('c', 'three'),
  element('title', {}, 'four'),
  box('e', box('f', 'six'), 'seven', element('path', { d: 'M0 0' })),
  box('h'),
];

describe('a picture', () => {
  it('comes out as if made anew, whatever came, went or moved', async () => {
    const orders = [[0, 1, 2], [0, 1, 2, 3], [4, 0, 1], [], [5], [0, 5, 1, 4], [1, 0], [0, 1, 1, 2], [1, 2], [3, 4, 5]];
    const trees = orders.flatMap((order) => orders.flatMap((other) => [order, other]));
    for (const { patched, fresh } of await shown(PARTS, trees)) expect(patched).toBe(fresh);
  });

  it('keeps what stays when something comes before it or goes', async () => {
    const [, came, went] = await shown(PARTS, [
      [0, 1, 4],
      [2, 0, 5, 1, 4],
      [0, 4],
    ]);
    expect(came?.kept).toEqual(['a', 'b', 'e', 'f']);
    expect(went?.kept).toEqual(['a', 'e', 'f']);
  });

  it('changes the attributes and texts of what takes the place of its like', async () => {
    const [, next] = await shown([box('a', 'one'), box('b', 'two')], [[0], [1]]);
    expect(next?.kept).toEqual(['b']);
    expect(next?.patched).toBe(next?.fresh);
    expect(next?.patched).toContain('two');
  });
});
