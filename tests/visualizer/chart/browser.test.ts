// In the browser: the layout in a worker, and a picture that assistive technology can read.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { drawChart, type LayoutReply, layoutOf, type Marks, svgText } from '../../../visualizer/chart/index.ts';
import { openBrowser } from '../../browser/chromium.ts';
import { battle, dale4 } from './charts.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

describe('the worker', () => {
  it('lays charts out as Node does, and answers by number', async () => {
    const entry = join(import.meta.dirname, '../../../visualizer/chart/layout.worker.ts');
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        minify: false,
        lib: { entry, formats: ['es'], fileName: 'worker' },
        rollupOptions: { treeshake: false },
      },
    });
    const [{ output }] = built as unknown as [{ output: [{ code: string }] }];
    const requests = [
      { id: 7, model: battle, options: {} },
      { id: 8, model: dale4, options: { focus: 'resolving.owl' } },
    ];
    const page = await browser.newPage();
    await page.route('http://chart.test/**', (route) =>
      route.request().url().endsWith('.js')
        ? route.fulfill({ contentType: 'text/javascript', body: output[0].code })
        : route.fulfill({ contentType: 'text/html', body: '' }),
    );
    await page.goto('http://chart.test/');
    const replies = (await page.evaluate(`new Promise((done, fail) => {
      const worker = new Worker('/worker.js', { type: 'module' });
      const replies = [];
      worker.onmessage = ({ data }) => replies.push(data) === 2 && done(replies);
      worker.onerror = ({ message, lineno }) => fail(new Error(message + ' in line ' + lineno));
      for (const request of ${JSON.stringify(requests)}) worker.postMessage(request);
    })`)) as LayoutReply[];
    for (const { id, model, options } of requests) {
      const reply = replies.find((each) => each.id === id);
      expect(reply).toEqual({ id, layout: JSON.parse(JSON.stringify(await layoutOf(model, options))) });
    }
  });
});

describe('accessibility', () => {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const lanes = { 'resolving.owl.seat0': { isAwaited: false, caption: 'not awaited' } };
  const active = ['resolving.owl.seat0.released', 'resolving.owl.seat1.awaited'];

  it.each<[string, Marks, 'light' | 'dark']>([
    ['light', { active, lanes }, 'light'],
    ['dark', { active, lanes, heat: { states: {}, transitions: {} } }, 'dark'],
  ])('axe finds no fault in a %s picture', async (_name, marks, theme) => {
    const page = await browser.newPage();
    const layout = await layoutOf(dale4, { focus: 'resolving.owl', hasCounts: marks.heat !== undefined });
    const picture = svgText(drawChart(dale4, layout, marks, { theme })).replace(/^<\?xml.*\n/, '');
    await page.setContent(`<html lang="en"><title>Chart</title><main><h1>Chart</h1>${picture}</main></html>`);
    await page.evaluate(axe);
    const found = (await page.evaluate('axe.run()')) as {
      violations: { id: string; nodes: { html: string }[] }[];
      passes: { id: string }[];
    };
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([]);
    expect(found.passes.map(({ id }) => id)).toContain('aria-allowed-attr');
  });

  it('gives the states as groups in groups, by their names', async () => {
    const page = await browser.newPage();
    await page.setContent(
      svgText(drawChart(battle, await layoutOf(battle), { active: ['turn.main'] })).replace(/^<\?xml.*\n/, ''),
    );
    const turn = page.getByRole('group', { name: /^turn, active inside/ });
    expect(await turn.getByRole('group', { name: /^turn\.main, active, waits for an input/ }).count()).toBe(1);
    expect(await turn.getByRole('group', { name: 'resolving' }).count()).toBe(0);
  });
});
