// Each door of this package is a door of cardchart as well, under the same name; but the server for visualizers is half of
// cardchart/inspect/publish, which knows how a game becomes messages.

import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const own = JSON.parse(read('packages/inspect/package.json'));
const main = JSON.parse(read('package.json'));

const doors = Object.keys(own.exports)
  .filter((door) => door !== './package.json' && door !== './publication-server')
  .map((door) => door.slice(1));

it('there are doors', () => expect(doors).toEqual(['', '/page', '/stately', '/stately/server']));

it.each(doors)('cardchart/inspect%s', (door) => {
  const { default: built } = own.exports[`.${door}`];
  const file = basename(built, '.js');
  expect(own.exports[`.${door}`]).toEqual({ types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` });
  expect(existsSync(join(root, 'packages/inspect/src', `${file}.ts`))).toBe(true);
  expect(main.exports[`./inspect${door}`]).toEqual({
    types: `./dist/inspect/${file}.d.ts`,
    default: `./dist/inspect/${file}.js`,
  });
  expect(read(`inspect/${file}.ts`)).toContain(`export * from 'cardchart-inspect${door}';`);
});

it('cardchart/inspect/publish is made of the server for visualizers', () => {
  expect(own.exports['./publication-server'].default).toBe('./dist/publication-server.js');
  expect(existsSync(join(root, 'packages/inspect/src/publication-server.ts'))).toBe(true);
  expect(main.exports['./inspect/publish'].default).toBe('./dist/inspect/publish.js');
  expect(read('inspect/publish.ts')).toContain("from 'cardchart-inspect/publication-server';");
});

it('it may be left out, but not be of another version', () => {
  expect(main.peerDependencies['cardchart-inspect']).toBe(`^${own.version}`);
  expect(main.peerDependenciesMeta['cardchart-inspect']).toEqual({ optional: true });
  expect(own.version).toBe(main.version);
});

it('XState 4 stays below it', () => {
  expect(own.dependencies).toMatchObject({ '@xstate/inspect': '0.8.0', xstate: '4.38.3' });
  const versionIn = (folder: string) => JSON.parse(read(`${folder}/node_modules/xstate/package.json`)).version;
  expect([versionIn('packages/inspect'), versionIn('.')]).toEqual(['4.38.3', main.dependencies.xstate]);
});
