// Cards are data: no function in them, every name known, and the text says what the data do where that can be told.

import { describe, expect, it } from 'vitest';
import {
  type BattleCard,
  battleCards,
  type Effect,
  KEYWORDS,
  type Keyword,
  testCards,
} from '../../machines/battle/index.ts';

const cards = [...battleCards, ...testCards];
const each = cards.map((card) => [card.name, card] as const);

/** All values inside a card, itself included. */
const insideOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(insideOf)] : [value];

describe('card data', () => {
  it('has more than 150 real cards', () => {
    expect(battleCards.length).toBeGreaterThan(150);
  });

  it.each(each)('%s holds no function and survives JSON', (_name, card) => {
    expect(insideOf(card).filter((value) => typeof value === 'function')).toEqual([]);
    expect(JSON.parse(JSON.stringify(card))).toEqual(card);
  });

  it.each(each)('%s is frozen', (_name, card) => {
    expect(
      insideOf(card).filter((value) => typeof value === 'object' && value !== null && !Object.isFrozen(value)),
    ).toEqual([]);
  });

  it('has no name and no id twice', () => {
    const names = cards.map(({ name }) => name);
    const ids = cards.flatMap(({ id }) => (id === undefined ? [] : [id]));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('marks as fictional exactly the cards called Test', () => {
    for (const { name, isFictional } of cards) expect(isFictional).toBe(name.startsWith('Test '));
    expect(battleCards.some(({ isFictional }) => isFictional)).toBe(false);
  });
});

const WORDS: Readonly<Record<Keyword, RegExp>> = {
  taunt: /taunt/i,
  charge: /charge/i,
  rush: /rush/i,
  divineShield: /divine shield/i,
  windfury: /windfury/i,
  megaWindfury: /mega-?windfury/i,
  stealth: /stealth/i,
  elusive: /target|elusive/i,
  immune: /immune/i,
  poisonous: /poisonous/i,
  lifesteal: /lifesteal/i,
  reborn: /reborn/i,
  freezing: /free?z|frozen/i,
  cantAttack: /can(no|')t attack/i,
  cantAttackHeroes: /can(no|')t attack heroes/i,
};

const keywordsOf = (card: BattleCard): readonly Keyword[] => ('keywords' in card ? card.keywords : []);
const hasBattlecry = (card: BattleCard): boolean => 'battlecry' in card && card.battlecry.length > 0;

/** Numbers printed in a damage, healing, draw or armour instruction. */
const printedNumbers = (card: BattleCard): number[] =>
  insideOf(card).flatMap((value) => {
    const effect = value as Partial<Effect> | null;
    if (typeof effect !== 'object' || effect === null) return [];
    if (
      effect.verb === 'damage' ||
      effect.verb === 'heal' ||
      effect.verb === 'gainArmor' ||
      effect.verb === 'splitDamage'
    ) {
      return typeof effect.amount === 'number' ? [effect.amount] : [];
    }
    return effect.verb === 'draw' && typeof effect.count === 'number' ? [effect.count] : [];
  });

const NUMBER_WORDS: Readonly<Record<number, RegExp>> = { 1: /\b(1|one|an?)\b/i, 2: /\b(2|two|twice)\b/i };

describe('card texts agree with the data', () => {
  const withKeywords = cards.filter((card) => keywordsOf(card).length > 0).map((card) => [card.name, card] as const);
  it.each(withKeywords)('%s names its keywords', (_name, card) => {
    for (const keyword of keywordsOf(card)) expect(card.text).toMatch(WORDS[keyword]);
  });

  it('has a word for every keyword', () => {
    expect(Object.keys(WORDS).sort()).toEqual([...KEYWORDS].sort());
  });

  const withNumbers = cards.filter((card) => printedNumbers(card).length > 0).map((card) => [card.name, card] as const);
  it.each(withNumbers)('%s names its numbers', (_name, card) => {
    for (const number of printedNumbers(card)) {
      expect(card.text).toMatch(NUMBER_WORDS[number] ?? new RegExp(`\\b${number}\\b`));
    }
  });

  it('says battlecry and deathrattle where there is one', () => {
    const silentBattlecries = cards.filter((card) => hasBattlecry(card) && !/battlecry/i.test(card.text));
    const silentDeathrattles = cards.filter(
      (card) => 'deathrattle' in card && card.deathrattle.length > 0 && !/deathrattle/i.test(card.text),
    );
    expect([...silentBattlecries, ...silentDeathrattles].map(({ name }) => name)).toEqual([]);
  });

  it('leaves the text empty only where there is nothing to say', () => {
    const wordless = cards.filter(({ text, kind }) => text === '' && kind !== 'hero');
    const wordy = wordless.filter((card) =>
      insideOf(card).some((value) => (value as Partial<Effect> | null)?.verb !== undefined),
    );
    expect(wordy.map(({ name }) => name)).toEqual([]);
  });
});
