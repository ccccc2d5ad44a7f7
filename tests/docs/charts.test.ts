// The pictures of the charts are drawn from the machines. `npx vitest run tests/docs -u` draws the pages anew.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { battleMachine } from '../../machines/battle/index.ts';
import { daleMachine } from '../../machines/dale/index.ts';
import { mermaid, stateNames } from '../../machines/index.ts';

const root = join(import.meta.dirname, '..', '..');
const fence = (text: string): string => `\`\`\`mermaid\n${text}\`\`\``;

type Machine = Parameters<typeof mermaid>[0];
const CHARTS: readonly (readonly [name: string, title: string, machine: Machine])[] = [
  ['battle', 'The battle charts', battleMachine],
  ['dale', 'The Dale charts, for two players', daleMachine(2)],
];

const page = (title: string, machine: Machine): string => {
  const charts = stateNames(machine).filter((state) => /^(turn|resolving\.(?!dispatch)[^.]+)$/.test(state));
  const sections = charts.map((state) => `## ${state}\n\n${fence(mermaid(machine, { state }))}\n`);
  return [
    `# ${title}\n`,
    'Drawn from the machine; do not edit. An arrow "when done" leads to the state in which a chart goes on after what it',
    'handed over has been finished.\n',
    ...sections,
  ].join('\n');
};

describe.each(CHARTS)('%s', (name, title, machine) => {
  it('has a page that shows every sub-chart as it is', async () => {
    await expect(page(title, machine)).toMatchFileSnapshot(join(root, 'docs', `charts-${name}.md`));
  });

  it('draws every state once', () => {
    const lines = mermaid(machine).split('\n');
    for (const state of stateNames(machine)) {
      const box = ` as ${state.replaceAll('.', '_')}`;
      expect(
        lines.filter((line) => line.endsWith(box) || line.endsWith(`${box} {`)),
        state,
      ).toHaveLength(1);
    }
  });
});

it.each([
  ['chart', mermaid(battleMachine, { depth: 2 })],
  ['owl', mermaid(daleMachine(3), { state: 'resolving.owl' })],
])('the README shows the %s as it is', (mark, drawn) => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [, shown] = new RegExp(`<!-- ${mark} -->\\n([\\s\\S]*?)\\n<!-- /${mark} -->`).exec(readme) ?? [];
  expect(shown).toBe(fence(drawn));
});

it('says which state does not exist', () => {
  expect(() => mermaid(battleMachine, { state: 'turn.nowhere' })).toThrow('There is no state "nowhere" in "turn".');
});
