// Imports run one way: cards → cards/terms, effects → cards/terms, machines → effects and cards, everything else →
// the public door. A back arrow fails here.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const DOORS = [
  'machines/index.ts',
  'machines/battle/index.ts',
  'machines/battle/cards.ts',
  'machines/dale/index.ts',
  'machines/sandbox/index.ts',
  'tests/model/index.ts',
];
/** What the command line shares with the page. */
const DOORS_OF_VISUALIZER = ['visualizer/chart/index.ts', 'visualizer/session/index.ts'];
/** `cardchart/bots`. */
const DOOR_OF_BOTS = 'cli/simulate/index.ts';
const VOCABULARIES = ['cards/terms.ts', 'cards/terms/dale.ts'];
const LIBRARIES_OF_EFFECTS = ['pure-rand', '@noble/hashes', 'canonicalize'];

interface Import {
  readonly from: string;
  /** A path from the root for our own files, a package name otherwise. */
  readonly to: string;
}

const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file).split(sep).join('/'));

const IMPORT =
  /(?:^|\n)(?:import|export)\s[^;'"]*?from\s*['"]([^'"]+)['"]|(?:^|\n)import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g;

const importsOf = (file: string): Import[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map((match) => {
    const target = match[1] ?? match[2] ?? match[3] ?? '';
    const to = target.startsWith('.')
      ? relative(root, join(root, dirname(file), target))
          .split(sep)
          .join('/')
      : target;
    return { from: file, to };
  });

const isOurs = (to: string): boolean => /^(cards|effects|machines|cli|tests|visualizer|bench)\//.test(to);

/** The imports of a folder that its rule does not allow. */
const backArrows = (folder: string, allows: (found: Import) => boolean): string[] =>
  filesOf(folder)
    .flatMap(importsOf)
    .filter((found) => !allows(found))
    .map(({ from, to }) => `${from} → ${to}`);

describe('imports run one way', () => {
  it('finds imports at all', () => {
    expect(importsOf('machines/game.ts').map(({ to }) => to)).toContain('effects/refusals.ts');
    expect(filesOf('effects').length).toBeGreaterThan(20);
  });

  it('cards know the terms only', () => {
    const allows = ({ from, to }: Import) =>
      from === 'cards/terms.ts' || from.startsWith('cards/terms/')
        ? to.startsWith('cards/terms/')
        : VOCABULARIES.includes(to) ||
          (/^cards\/\w+\/(index|course-printings)\.ts$/.test(from) && to.startsWith(dirname(from)));
    expect(backArrows('cards', allows)).toEqual([]);
  });

  it('effects know the terms, each other, and neither XState nor immer', () => {
    const allows = ({ to }: Import) =>
      isOurs(to)
        ? VOCABULARIES.includes(to) || to.startsWith('effects/')
        : LIBRARIES_OF_EFFECTS.some((library) => to.startsWith(library));
    expect(backArrows('effects', allows)).toEqual([]);
  });

  it('the kernel knows no rule set', () => {
    const kernel = filesOf('effects').filter((file) => file.split('/').length === 2);
    const machines = filesOf('machines').filter((file) => file.split('/').length === 2);
    const found = [...kernel, ...machines].flatMap(importsOf).filter(({ to }) => /\/(battle|dale)\//.test(to));
    expect(found).toEqual([]);
  });

  it('machines know effects, cards and each other', () => {
    const allows = ({ to }: Import) => !isOurs(to) || /^(cards|effects|machines)\//.test(to);
    expect(backArrows('machines', allows)).toEqual([]);
  });

  it('only the recipe helper knows immer, and assign', () => {
    const found = filesOf('machines')
      .filter((file) => file !== 'machines/recipe.ts')
      .filter((file) =>
        /from 'immer'|\bassign\b[^(]*from 'xstate'|[{,]\s*assign\s*[,}]/.test(readFileSync(join(root, file), 'utf8')),
      );
    expect(found).toEqual([]);
  });

  it.each(['tests', 'cli', 'bench'])('%s come in through the public door', (folder) => {
    // The tests of the command line look into the command line, those of the benchmarks into the benchmarks, and no deeper.
    // Benchmarks play with the tests' players, and with the bots of the package; one of them opens the visualizer.
    const allows = ({ from, to }: Import) =>
      !isOurs(to) ||
      to.startsWith(`${folder}/`) ||
      DOORS.includes(to) ||
      (folder === 'cli' && DOORS_OF_VISUALIZER.includes(to)) ||
      (from.startsWith('tests/cli/') && to.startsWith('cli/')) ||
      (from.startsWith('tests/visualizer/') && to.startsWith('visualizer/')) ||
      (from.startsWith('tests/visualizer/page/') && to.startsWith('cli/visualize/')) ||
      (from.startsWith('tests/bench/') && to.startsWith('bench/')) ||
      (folder === 'bench' && to.startsWith('tests/helpers/')) ||
      (from === 'bench/visualizer.ts' && [...DOORS_OF_VISUALIZER, DOOR_OF_BOTS].includes(to));
    expect(backArrows(folder, allows)).toEqual([]);
  });

  it('the inspectors know the shape of a game and nothing of ours', () => {
    expect(backArrows('packages/inspect/src', ({ to }) => !isOurs(to))).toEqual([]);
    expect(backArrows('packages/inspect/src', ({ to }) => to !== 'xstate')).toEqual([]);
    const isDoor = (to: string) => to === 'visualizer/session/index.ts';
    expect(backArrows('inspect', ({ to }) => to.startsWith('cardchart-inspect') || isDoor(to))).toEqual([]);
    const allows = ({ to }: Import) => !isOurs(to) || DOORS.includes(to) || to.startsWith('tests/browser/');
    expect(backArrows('packages/inspect/tests', allows)).toEqual([]);
  });

  it('the drawings of charts know the public door only, and no page', () => {
    const allows = ({ to }: Import) =>
      DOORS.includes(to) || to.startsWith('visualizer/chart/') || to.startsWith('elkjs/') || to === 'xstate';
    expect(backArrows('visualizer/chart', allows)).toEqual([]);
  });

  it('sessions without a page know the doors to rules, words and bots, and no page', () => {
    const doors = [...DOORS, 'cli/words.ts', 'cli/simulate/index.ts'];
    const allows = ({ to }: Import) =>
      doors.includes(to) || to.startsWith('visualizer/session/') || ['xstate', 'yaml', 'zod'].includes(to);
    expect(backArrows('visualizer/session', allows)).toEqual([]);
  });

  it('the page knows the doors to rules, bots, charts and sessions, and nothing knows the page', () => {
    const doors = [...DOORS, 'cli/simulate/index.ts', 'visualizer/chart/index.ts', 'visualizer/session/index.ts'];
    const allows = ({ to }: Import) =>
      !isOurs(to) ||
      doors.includes(to) ||
      to.startsWith('visualizer/page/') ||
      to === 'visualizer/chart/layout.worker.ts?worker&inline';
    expect(backArrows('visualizer/page', allows)).toEqual([]);
    const others = ['cards', 'effects', 'machines', 'cli', 'visualizer/chart', 'visualizer/session'];
    expect(others.flatMap((folder) => backArrows(folder, ({ to }) => !to.startsWith('visualizer/page/')))).toEqual([]);
  });

  it('the hooks know the public door, and React', () => {
    expect(backArrows('react', ({ to }) => DOORS.includes(to) || to === 'react' || to.startsWith('react/'))).toEqual(
      [],
    );
  });

  it('the examples know the package by its names alone, and each other through shared', () => {
    const allows = ({ from, to }: Import) => {
      const folder = from.split('/').slice(0, 2).join('/');
      const isOwn = to.startsWith(`${folder}/`) || to.startsWith('examples/shared/');
      return isOwn || /^(cardchart(\/\w+)?|react(-dom)?(\/client)?|vite|@vitejs\/plugin-react|node:path)$/.test(to);
    };
    expect(backArrows('examples', allows)).toEqual([]);
  });

  it('nothing uses the clock or Math.random in the rules', () => {
    const found = [...filesOf('cards'), ...filesOf('effects')].filter((file) =>
      /Math\.random|Date\.now|new Date|performance\.now|setTimeout/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(found).toEqual([]);
  });
});
