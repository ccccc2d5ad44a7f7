// The facts about Fireplace have 180 rows, FP-001 to FP-180. A test that proves a row has its number in its title; here
// the sources are searched for them, so that no row is forgotten and none is invented.

import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Rows that have no test, and why. */
const LEFT: Readonly<Record<string, string>> = {};

const ROWS = Array.from({ length: 180 }, (_, index) => `FP-${String(index + 1).padStart(3, '0')}`);

const FOLDERS = ['./', '../../battle/events/'];

/** The functions by which a test is written; `card` is the one of the card tests. */
const TESTS: ReadonlySet<string> = new Set(['it', 'card']);

/** Is this what a test is called with: `it`, `it.each(…)`, `card`, but not `it.skip` or `it.todo`? */
const isTest = (callee: ts.Expression): boolean => {
  if (ts.isIdentifier(callee)) return TESTS.has(callee.text);
  return ts.isCallExpression(callee) && ts.isPropertyAccessExpression(callee.expression)
    ? callee.expression.name.text === 'each' && isTest(callee.expression.expression)
    : false;
};

const titlesIn = (source: string): string[] => {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      titles.push(...node.arguments.filter(ts.isStringLiteralLike).map(({ text }) => text));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest));
  return titles;
};

const rowsIn = (source: string): string[] => titlesIn(source).flatMap((title) => title.match(/FP-\d+/g) ?? []);

const tested = (): Set<string> =>
  new Set(
    FOLDERS.map((folder) => new URL(folder, import.meta.url)).flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.test.ts'))
        .flatMap((file) => rowsIn(readFileSync(new URL(file, folder), 'utf8'))),
    ),
  );

it('every row has a test, or a reason why it has none', () => {
  const found = tested();
  expect(ROWS.filter((row) => !found.has(row) && LEFT[row] === undefined)).toEqual([]);
});

it('no test names a row that does not exist, and no row that has a test is left', () => {
  const found = tested();
  expect([...found].filter((row) => !ROWS.includes(row))).toEqual([]);
  expect(Object.keys(LEFT).filter((row) => found.has(row) || !ROWS.includes(row))).toEqual([]);
});

it('counts the titles of tests and nothing else', () => {
  const source = `
    // it('FP-001: in a comment', () => {});
    describe('FP-002: a group', () => {});
    it.skip('FP-003: skipped', () => {});
    const note = 'FP-004';
    it('FP-005: a test', () => {});
    it.each([1, 2])('FP-006: with cases, %i', (number) => {});
    card('Wisp', 'FP-007 and FP-008: of a card', () => {});
  `;
  expect(rowsIn(source)).toEqual(['FP-005', 'FP-006', 'FP-007', 'FP-008']);
});
