// The pictures of the charts are drawn from the machine. `npx vitest run tests/docs -u` draws docs/charts.md anew.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { battleMachine } from '../../machines/battle/index.ts';
import { mermaid, stateNames } from '../../machines/index.ts';

const root = join(import.meta.dirname, '..', '..');
const fence = (text: string): string => `\`\`\`mermaid\n${text}\`\`\``;

const page = (): string => {
  const charts = stateNames(battleMachine).filter((state) => /^(turn|resolving\.(?!dispatch)[^.]+)$/.test(state));
  const sections = charts.map((state) => `## ${state}\n\n${fence(mermaid(battleMachine, { state }))}\n`);
  return [
    '# The battle charts\n',
    'Drawn from the machine; do not edit. An arrow "when done" leads to the state in which a chart goes on after what it',
    'handed over has been finished.\n',
    ...sections,
  ].join('\n');
};

it('docs/charts.md shows every sub-chart as it is', async () => {
  await expect(page()).toMatchFileSnapshot(join(root, 'docs', 'charts.md'));
});

it('the README shows the whole chart as it is', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [, shown] = /<!-- chart -->\n([\s\S]*?)\n<!-- \/chart -->/.exec(readme) ?? [];
  expect(shown).toBe(fence(mermaid(battleMachine, { depth: 2 })));
});

it('draws every state once', () => {
  const drawn = mermaid(battleMachine);
  for (const state of stateNames(battleMachine)) {
    const box = ` as ${state.replaceAll('.', '_')}`;
    const boxes = drawn.split('\n').filter((line) => line.endsWith(box) || line.endsWith(`${box} {`));
    expect(boxes, state).toHaveLength(1);
  }
});

it('says which state does not exist', () => {
  expect(() => mermaid(battleMachine, { state: 'turn.nowhere' })).toThrow('There is no state "nowhere" in "turn".');
});
