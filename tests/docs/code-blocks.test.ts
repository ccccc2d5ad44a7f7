// Documents run: TypeScript blocks are executed and print what the block after them says, scenarios are played.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readScenarios, runScenario } from '../../machines/sandbox/index.ts';

const root = join(import.meta.dirname, '..', '..');
const documents = [
  'README.md',
  'packages/inspect/README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

const DOORS: Readonly<Record<string, string>> = {
  cardchart: 'machines/index.ts',
  'cardchart/battle': 'machines/battle/index.ts',
  'cardchart/battle/cards': 'machines/battle/cards.ts',
  'cardchart/dale': 'machines/dale/index.ts',
  'cardchart/sandbox': 'machines/sandbox/index.ts',
  'cardchart/testing': 'tests/model/index.ts',
  'cardchart-inspect': 'packages/inspect/src/index.ts',
  'cardchart/inspect': 'packages/inspect/src/index.ts',
  'cardchart/bots': 'cli/simulate/index.ts',
  'cardchart/react': 'react/index.ts',
  'cardchart-inspect/publication-server': 'packages/inspect/src/publication-server.ts',
  'cardchart/inspect/publish': 'inspect/publish.ts',
  'cardchart/inspect/page': 'packages/inspect/src/page.ts',
  'cardchart/inspect/stately': 'packages/inspect/src/stately.ts',
  'cardchart/inspect/stately/server': 'packages/inspect/src/stately-server.ts',
};

interface Block {
  readonly document: string;
  readonly code: string;
  readonly printed: string;
}

const blocksOf = (language: string): Block[] =>
  documents.flatMap((document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const pattern = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\`(?:\\n\\n\`\`\`text\\n([\\s\\S]*?)\`\`\`)?`, 'g');
    return [...text.matchAll(pattern)].map(([, code = '', printed = '']) => ({ document, code, printed }));
  });

const run = (code: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'cardchart-docs-'));
  try {
    const file = join(folder, 'block.mts');
    writeFileSync(
      file,
      code.replace(
        /from '(cardchart[^']*|xstate|ws|fast-check)'/g,
        (_, door: string) =>
          `from '${door in DOORS ? pathToFileURL(join(root, DOORS[door] ?? '')) : import.meta.resolve(door)}'`,
      ),
    );
    return execFileSync(process.execPath, ['--import', 'tsx', file], { cwd: root, encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('TypeScript blocks', () => {
  const blocks = blocksOf('ts');
  it('are there', () => expect(blocks.length).toBeGreaterThanOrEqual(3));
  it.each(blocks.map((block, index) => [`${block.document} ${index + 1}`, block] as const))(
    '%s',
    (_name, { code, printed }) => {
      expect(printed).not.toBe('');
      expect(run(code)).toBe(printed);
    },
  );
});

describe('scenarios', () => {
  const blocks = blocksOf('yaml');
  it('are there', () => expect(blocks.length).toBeGreaterThanOrEqual(2));
  it.each(blocks.map((block, index) => [`${block.document} ${index + 1}`, block] as const))('%s', (_name, { code }) => {
    for (const scenario of readScenarios(code)) {
      expect(runScenario(scenario).facts.filter(({ holds }) => !holds)).toEqual([]);
    }
  });
});
