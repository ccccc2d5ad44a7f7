// Every real card has a behavioural test: `card('Name', …)` in a file of this folder. Cards that are nothing but a body
// with keywords are played one by one by bodies.test.ts.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BattleCard, battleCards } from '../../../machines/battle/index.ts';
import { isBody } from './bodies.ts';

const CALL = /\bcard\(\s*(?:'([^']+)'|"([^"]+)")/g;

const tested = new Set(
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && file !== 'coverage.test.ts')
    .flatMap((file) => [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(CALL)])
    .map(([, single, double]) => single ?? double),
);

const isTested = (card: BattleCard): boolean => isBody(card) || tested.has(card.name);

describe('behavioural tests of the cards', () => {
  it('leaves out no card', () => {
    expect(battleCards.filter((card) => !isTested(card)).map(({ name }) => name)).toEqual([]);
  });

  it('are about cards that exist', () => {
    const names = new Set(battleCards.map(({ name }) => name));
    expect([...tested].filter((name) => name !== undefined && !names.has(name))).toEqual([]);
  });
});
