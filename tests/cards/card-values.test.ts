// Every card with an id has the values of the public card table (patch 17.6), of which table/cards.tsv holds the five
// old sets, and the Basic and Naxxramas sets are whole.

import { describe, expect, it } from 'vitest';
import { type BattleCard, battleCards, type Keyword } from '../../machines/battle/index.ts';
import { rowOf, rows } from './table/rows.ts';

const KEYWORDS: Readonly<Record<string, Keyword>> = {
  Taunt: 'taunt',
  Charge: 'charge',
  Rush: 'rush',
  'Divine Shield': 'divineShield',
  Windfury: 'windfury',
  'Mega-Windfury': 'megaWindfury',
  Stealth: 'stealth',
  Untargetable: 'elusive',
  Poisonous: 'poisonous',
  Lifesteal: 'lifesteal',
};

const camel = (words: string | undefined = ''): string =>
  words.toLowerCase().replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());

const valuesOf = (card: BattleCard) => ({
  id: card.id,
  kind: card.kind,
  class: card.class,
  rarity: card.rarity ?? '',
  isCollectible: card.isCollectible || (card.kind === 'hero' && rowOf.get(card.id ?? '')?.collectible === 'yes'),
  cost: card.kind === 'hero' ? 0 : card.cost,
  attack: 'attack' in card ? card.attack : 0,
  health: 'health' in card ? card.health : 'durability' in card ? card.durability : 0,
  race: card.kind === 'minion' ? (card.race ?? '') : '',
  spellDamage: card.kind === 'minion' ? card.spellDamage : 0,
  overload: 'overload' in card ? card.overload : 0,
  keywords: ('keywords' in card ? [...card.keywords] : [])
    .filter((keyword) => Object.values(KEYWORDS).includes(keyword))
    .sort(),
});

const valuesIn = (row: Readonly<Record<string, string>>) => ({
  id: row.id,
  kind: camel(row.type),
  class: camel(row.class),
  rarity: camel(row.rarity),
  isCollectible: row.collectible === 'yes',
  cost: Number(row.cost),
  attack: Number(row.attack),
  health: Number(row.health_or_durability),
  race: row.type === 'Minion' ? camel(row.race) : '',
  spellDamage: Number(row.spell_damage),
  overload: Number(row.overload),
  keywords: (row.keywords ?? '')
    .split('; ')
    .flatMap((word) => KEYWORDS[word] ?? [])
    .sort(),
});

/** Rows for which we have no card of their own, and why. */
const WITHOUT_CARD: Readonly<Record<string, string>> = {
  CS2_102_H3: 'the same Hero Power under a second id',
};

describe('the card table', () => {
  const inTable = battleCards.filter(({ id }) => id !== undefined && rowOf.has(id));
  it.each(inTable.map((card) => [card.name, card] as const))('%s has its values', (_name, card) => {
    const row = rowOf.get(card.id ?? '') ?? {};
    expect(valuesOf(card)).toEqual(valuesIn(row));
    expect(card.name.startsWith(row.name ?? '')).toBe(true);
  });

  it.each(['Basic', 'Naxxramas'])('the %s set is whole', (set) => {
    const ids = new Set(battleCards.map(({ id }) => id));
    const missing = rows.filter((row) => row.set === set && !ids.has(row.id) && !(WITHOUT_CARD[row.id ?? ''] ?? ''));
    expect(missing.map((row) => `${row.id} ${row.name}`)).toEqual([]);
  });
});
