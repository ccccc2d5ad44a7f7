// The rows of cards.tsv, the public card table (patch 17.6) of the five old sets.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Row = Readonly<Record<string, string>>;

const [head = '', ...lines] = readFileSync(join(import.meta.dirname, 'cards.tsv'), 'utf8')
  .trimEnd()
  .split('\n');
const columns = head.split('\t');

export const rows: readonly Row[] = lines.map((line) => {
  const cells = line.split('\t');
  return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
});

/** By the card's id. */
export const rowOf: ReadonlyMap<string | undefined, Row> = new Map(rows.map((row) => [row.id, row]));
