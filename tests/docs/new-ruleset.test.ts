// The guide shows the example rule set to the letter; that its block runs is tested with the other blocks.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

it('docs/new-ruleset.md has the example as it is tested', () => {
  const example = readFileSync(join(root, 'tests/model/example/auction.ts'), 'utf8');
  const [, block = ''] = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/new-ruleset.md'), 'utf8')) ?? [];
  expect(block.replaceAll("'cardchart'", "'../../../machines/index.ts'").startsWith(example)).toBe(true);
});
