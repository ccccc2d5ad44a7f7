// The gallery of the page is made from the scenario files of the tests, which a browser cannot read.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SCENARIOS = join(import.meta.dirname, '../../scenarios');

const yamlIn = (folder: string, wanted = /\.yaml$/): string[] =>
  readdirSync(join(SCENARIOS, folder))
    .filter((name) => wanted.test(name) && name.endsWith('.yaml'))
    .sort()
    .map((name) => join(folder, name));

const GROUPS = {
  course: yamlIn('course'),
  owls: yamlIn('dale', /^owls-\d/),
  cases: yamlIn('cases'),
  'dale cases': yamlIn('dale/cases'),
} as const;

const literal = (text: string): string => text.replace(/[\\`]|\$\{/g, (found) => `\\${found}`);
const nameOf = (file: string): string => file.replace(/^.*[\\/]/, '').replace(/\.yaml$/, '');
const quoted = (text: string): string => `'${text}'`;

it('visualizer/session/gallery-data.ts holds the files (npx vitest run tests/visualizer/session/gallery-data.test.ts -u)', async () => {
  const files = Object.entries(GROUPS).flatMap(([group, paths]) => paths.map((path) => ({ group, path })));
  expect(GROUPS.course).toHaveLength(5);
  expect(GROUPS.owls).toHaveLength(4);
  const written = [
    '// The scenario files of the gallery. Written by a test, which fails while it is not up to date:',
    '// npx vitest run tests/visualizer/session/gallery-data.test.ts -u',
    '',
    `export type GalleryGroup = ${Object.keys(GROUPS).map(quoted).join(' | ')};`,
    '',
    'export interface GalleryFile {',
    '  readonly group: GalleryGroup;',
    '  readonly file: string;',
    '  readonly text: string;',
    '}',
    '',
    'export const GALLERY_FILES: readonly GalleryFile[] = [',
    ...files.map(({ group, path }) => {
      const text = literal(readFileSync(join(SCENARIOS, path), 'utf8'));
      return `  {\n    group: ${quoted(group)},\n    file: ${quoted(nameOf(path))},\n    text: \`${text}\`,\n  },`;
    }),
    '];',
    '',
  ].join('\n');
  await expect(written).toMatchFileSnapshot(join(import.meta.dirname, '../../../visualizer/session/gallery-data.ts'));
});
