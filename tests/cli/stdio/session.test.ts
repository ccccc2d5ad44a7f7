// docs/stdio.md runs: its session is sent to the real program and answered word for word, and it names every command,
// field and error there is.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMAND_NAMES, COMMANDS } from '../../../cli/stdio/door.ts';
import { ERROR_CODES } from '../../../cli/stdio/errors.ts';
import { cardchartFed, ROOT } from '../command-line.ts';

const document = readFileSync(join(ROOT, 'docs/stdio.md'), 'utf8');

/** The lines of the session that begin with this mark. */
const linesWith = (mark: '>' | '<'): string[] => {
  const [, block = ''] = /```jsonl\n([\s\S]*?)```/.exec(document) ?? [];
  return block.split('\n').flatMap((line) => (line.startsWith(`${mark} `) ? [line.slice(2)] : []));
};

it('the session goes as it is written', async () => {
  const requests = linesWith('>');
  expect(requests.length).toBeGreaterThan(10);
  const { code, out, err } = await cardchartFed(`${requests.join('\n')}\n`, 'stdio');
  expect(err).toBe('');
  expect(out.trimEnd().split('\n')).toEqual(linesWith('<'));
  expect(code).toBe(0);
});

/** The first and second cells of the tables whose first column is headed by this. */
const rowsUnder = (head: string): string[][] => {
  const lines = document.split('\n');
  return lines.flatMap((line, index) => {
    if (!line.startsWith(`| ${head} |`)) return [];
    const end = lines.findIndex((later, at) => at > index && !later.startsWith('|'));
    return lines.slice(index + 2, end).map((row) => row.split('|').map((cell) => cell.trim()));
  });
};
const codesIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

describe('the tables', () => {
  const rows = rowsUnder('`do`').flatMap(([, names, fields]) =>
    codesIn(names).map((name) => [name, fields ?? ''] as const),
  );

  it('list every command once', () => {
    expect(rows.map(([name]) => name).sort()).toEqual([...COMMAND_NAMES].sort());
  });

  it.each(rows)('%s has the fields that are written', (name, fields) => {
    const shape = COMMANDS[name]?.shape.shape ?? {};
    const known = Object.keys(shape).filter((field) => field !== 'game' || name === 'close');
    const written = codesIn(fields.replace(/\([^)]*\)/g, '').replace(/: .*$/, ''));
    expect(written.sort()).toEqual(known.sort());
  });

  it('list every error with its meaning', () => {
    const errors = rowsUnder('Code').map(([, code, when]) => [codesIn(code)[0], when]);
    expect(Object.fromEntries(errors)).toEqual(ERROR_CODES);
  });
});
