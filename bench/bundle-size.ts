// How much a page carries along that plays battles with cards of its own, beside xstate and immer. `npm run size` prints
// it. A bundler leaves out what is not used, so the most there can be is everything but the cards.

import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import description from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');

/** What has all cards of the package in it. */
const WITH_CARDS: ReadonlySet<string> = new Set(['battle', 'battleCards', 'battleWithTestCards', 'testCards']);

export interface BundleSize {
  /** Bytes, minified and compressed. */
  readonly gzip: number;
  readonly code: string;
  /** The files that have something in it, from the root. */
  readonly modules: readonly string[];
  /** What is imported from elsewhere. */
  readonly imports: readonly string[];
}

interface Chunk {
  readonly code: string;
  readonly imports: readonly string[];
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>;
}

/** The door to the words that cards are written with. */
const WORDS = 'machines/battle/cards.ts';

const ENTRY = '\0entry';

/** The source of a built file. */
const sourceOf = (built: string): string => join(root, built.replace('./dist/', '').replace(/\.js$/, '.ts'));

/** What bundlers put in place of what, by source files: package.json says it of the built ones. */
const IN_BROWSERS = new Map(
  Object.entries(description.browser).map(([file, other]) => [sourceOf(file), sourceOf(other)] as const),
);

/** The bundle of an entry that exports these values of a door. */
export const bundleSize = async (exported: Readonly<Record<string, readonly string[]>>): Promise<BundleSize> => {
  const lines = Object.entries(exported).map(([door, names]) => {
    return `export { ${names.join(', ')} } from ${JSON.stringify(join(root, door))};`;
  });
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id, importer = '') =>
          id === 'entry' ? ENTRY : (IN_BROWSERS.get(resolve(dirname(importer), id)) ?? null),
        load: (id) => (id === ENTRY ? lines.join('\n') : null),
      },
    ],
    build: {
      write: false,
      minify: 'esbuild',
      target: 'es2022',
      rollupOptions: {
        input: 'entry',
        preserveEntrySignatures: 'strict',
        external: ['xstate', 'immer', /^node:/],
        output: { format: 'es' },
      },
    },
  });
  const { output } = built as unknown as { output: readonly [Chunk] };
  const [{ code, modules, imports }] = output;
  const used = Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0);
  return {
    gzip: gzipSync(code).length,
    code,
    modules: used.map(([id]) => id.replace(`${root}/`, '')),
    imports,
  };
};

const namesIn = async (door: string): Promise<string[]> =>
  Object.keys(await import(pathToFileURL(join(root, door)).href));

/**
 * All of `cardchart` and `cardchart/battle` but the cards; with the words that cards are written with, which have the door
 * `cardchart/battle/cards`, or without.
 */
export const sizeWithoutCards = async (words: 'with words' | 'without words'): Promise<BundleSize> => {
  const kernel = await namesIn('machines/index.ts');
  const left = new Set([...kernel, ...WITH_CARDS, ...(words === 'with words' ? [] : await namesIn(WORDS))]);
  const battle = await namesIn('machines/battle/index.ts');
  return bundleSize({
    'machines/index.ts': kernel,
    'machines/battle/index.ts': battle.filter((name) => !left.has(name)),
  });
};

/** What a page that plays with cards of its own uses of it. */
export const sizeOfPage = (): Promise<BundleSize> =>
  bundleSize({
    'machines/index.ts': ['createGame', 'replayGame'],
    'machines/battle/index.ts': ['battleWith'],
    [WORDS]: ['minion', 'spell', 'hero', 'heroPower', 'damage', 'draw', 'TARGET'],
  });

const kilobytes = ({ gzip }: BundleSize): string => `${(gzip / 1000).toFixed(1)} KB gzip`;

if (process.argv[1] === import.meta.filename) {
  console.log('Beside xstate and immer, without cards:');
  console.log(
    `  cardchart and cardchart/battle                     ${kilobytes(await sizeWithoutCards('without words'))}`,
  );
  console.log(
    `  the same with all words that cards are written with ${kilobytes(await sizeWithoutCards('with words'))}`,
  );
  console.log(`  a page with createGame, replayGame and battleWith   ${kilobytes(await sizeOfPage())}`);
}
