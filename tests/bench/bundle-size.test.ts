// What a page carries along: small, without the cards of the package, and with nothing that a browser does not have.

import { expect, it } from 'vitest';
import { bundleSize, sizeOfPage, sizeWithoutCards } from '../../bench/bundle-size.ts';

const LIMIT = 60_000;

it('cardchart and cardchart/battle are under 60 KB gzip without cards, beside xstate and immer', async () => {
  const { gzip, modules, imports } = await sizeWithoutCards('without words');
  console.log(`cardchart and cardchart/battle without cards: ${(gzip / 1000).toFixed(1)} KB gzip`);
  expect(gzip).toBeLessThan(LIMIT);
  expect(modules.filter((file) => file.startsWith('cards/battle/'))).toEqual([]);
  expect(modules).not.toContain('machines/compiled/program.ts');
  expect(modules.filter((file) => /node_modules\/(zod|yaml)\//.test(file))).toEqual([]);
  expect([...imports].sort()).toEqual(['immer', 'xstate']);
});

it('a page that plays with cards of its own gets no others', async () => {
  const { gzip, code, modules } = await sizeOfPage();
  expect(gzip).toBeLessThan(LIMIT);
  expect(modules).toContain('cards/terms/battle-card.ts');
  expect(modules.filter((file) => file.startsWith('cards/battle/'))).toEqual([]);
  expect(code).not.toContain('Bloodfen Raptor');
});

it('a page that plays with the cards of the package gets them', async () => {
  const { code } = await bundleSize({ 'machines/battle/index.ts': ['battle'] });
  expect(code).toContain('Bloodfen Raptor');
});
