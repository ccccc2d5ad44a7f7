// The pictures of the charts in README and docs are drawn by the tool. `npx vitest run tests/visualizer/chart/pictures.test.ts -u` draws them anew.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { battleMachine } from '../../../machines/battle/index.ts';
import { daleMachine } from '../../../machines/dale/index.ts';
import { drawChart, layoutOf, modelOf, svgText } from '../../../visualizer/chart/index.ts';

const root = join(import.meta.dirname, '..', '..', '..');

it.each([
  ['battle', modelOf(battleMachine), {}],
  ['dale', modelOf(daleMachine(3)), {}],
  ['dale-owl', modelOf(daleMachine(3)), { focus: 'resolving.owl' }],
] as const)('docs/pictures/%s.svg shows the chart as it is', async (name, model, focus) => {
  const picture = svgText(drawChart(model, await layoutOf(model, focus), focus, { theme: 'light' }));
  await expect(`${picture}\n`).toMatchFileSnapshot(join(root, 'docs', 'pictures', `${name}.svg`));
  expect(readFileSync(join(root, 'docs', 'visualizer.md'), 'utf8')).toContain(`pictures/${name}.svg`);
});
