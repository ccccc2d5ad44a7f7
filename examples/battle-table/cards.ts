// What is printed on cards, for the page: texts, classes and keywords in words.

import { type BattleCard, battle, type CardName, type Keyword } from 'cardchart/battle';

export const printed = (name: CardName | string): BattleCard | undefined => battle.cards.cards.get(name);

const HUES: Readonly<Record<string, number>> = {
  neutral: 35,
  demonHunter: 110,
  druid: 28,
  hunter: 95,
  mage: 200,
  paladin: 48,
  priest: 230,
  rogue: 265,
  shaman: 215,
  warlock: 290,
  warrior: 5,
  dream: 160,
};

export const hueOf = (name: string): number => HUES[printed(name)?.class ?? 'neutral'] ?? 35;

const WORDS: Readonly<Partial<Record<Keyword, string>>> = {
  divineShield: 'Divine Shield',
  megaWindfury: 'Mega-Windfury',
  cantAttack: 'Can’t attack',
  cantAttackHeroes: 'Can’t attack heroes',
};

export const keywordWord = (keyword: Keyword): string =>
  WORDS[keyword] ?? keyword.charAt(0).toUpperCase() + keyword.slice(1);

/** "Beast minion", "Spell", "Hero Power". */
export const kindWords = (name: string): string => {
  const card = printed(name);
  if (card === undefined) return '';
  const race = card.kind === 'minion' && card.race !== undefined ? `${card.race} ` : '';
  const kind = card.kind === 'heroPower' ? 'hero power' : card.kind;
  const words = `${race}${card.kind === 'spell' && card.secret !== undefined ? 'secret' : kind}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
};
