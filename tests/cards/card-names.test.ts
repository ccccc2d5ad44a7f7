// The list of card names that the compiler checks card texts against is the list of the cards.

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { battleCards, testCards } from '../../machines/battle/index.ts';

const quoted = (name: string): string => (name.includes("'") ? JSON.stringify(name) : `'${name}'`);

it('cards/terms/card-names.ts lists every card (npx vitest run tests/cards/card-names.test.ts -u)', async () => {
  const names = [...battleCards, ...testCards].map(({ name }) => name).sort((a, b) => (a < b ? -1 : 1));
  const file = [
    "// Every battle card's name, sorted. Written by `npm run names`; a test fails while it is not up to date.",
    '',
    'export const BATTLE_CARD_NAMES = [',
    ...names.map((name) => `  ${quoted(name)},`),
    '] as const;',
    '',
  ].join('\n');
  await expect(file).toMatchFileSnapshot(join(import.meta.dirname, '../../cards/terms/card-names.ts'));
});
