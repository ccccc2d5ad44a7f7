// Filters in words: what a card is, between "damaged" and "with taunt".

import type { Filter, GroupSelector, Race } from '../machines/battle/index.ts';
import { amountWords } from './amount-words.ts';
import { spaced } from './layout.ts';
import type { Viewpoint } from './selector-words.ts';

export type HowMany = 'one' | 'several';
type Noun = GroupSelector['kind'] | NonNullable<Filter['kind']> | Race;

/** `minions`, `heroes`, `Hero Power`. */
const nounWords = (noun: Noun, howMany: HowMany): string => {
  const word = noun === 'heroPower' ? 'Hero Power' : noun;
  if (howMany === 'one') return word;
  return word === 'hero' ? 'heroes' : `${word}s`;
};

/** `a beast`, `an elemental`, `another beast`. */
export const withArticle = (words: string): string => {
  if (words.startsWith('other ')) return `an${words}`;
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
};

const adjectives = ({ isDamaged, isFrozen, isDying, rarity, class: cardClass }: Filter): string[] => [
  ...(isDamaged === undefined ? [] : [isDamaged ? 'damaged' : 'undamaged']),
  ...(isFrozen === true ? ['frozen'] : []),
  ...(isDying === undefined ? [] : [isDying ? 'dying' : 'living']),
  ...(rarity === undefined ? [] : [rarity]),
  ...(cardClass === undefined ? [] : [spaced(cardClass)]),
];

const nounOf = ({ race, kind, isSecret }: Filter): Noun | undefined => (isSecret === true ? 'secret' : (race ?? kind));

const details = (where: Filter, howMany: HowMany, viewpoint: Viewpoint): string[] => {
  const cost = howMany === 'one' ? 'costs' : 'cost';
  const have = howMany === 'one' ? 'has' : 'have';
  return [
    ...(where.name === undefined ? [] : [`called ${where.name}`]),
    ...(where.keyword === undefined ? [] : [`with ${spaced(where.keyword)}`]),
    ...(where.hasBattlecry === true ? ['with a battlecry'] : []),
    ...(where.hasDeathrattle === true ? ['with a deathrattle'] : []),
    ...(where.hasOverload === true ? ['with Overload'] : []),
    ...(where.attackAtMost === undefined ? [] : [`with at most ${where.attackAtMost} Attack`]),
    ...(where.attackAtLeast === undefined ? [] : [`with at least ${where.attackAtLeast} Attack`]),
    ...(where.hasAttacked === true ? [`that ${have} attacked this turn`] : []),
    ...(where.costAtMost === undefined ? [] : [`that ${cost} at most ${where.costAtMost}`]),
    ...(where.cost === undefined ? [] : [`that ${cost} ${amountWords(where.cost, viewpoint)}`]),
  ];
};

/** `damaged beasts with taunt`; `noun` stands for what the filter leaves open. */
export const filterWords = (where: Filter, noun: Noun, howMany: HowMany, viewpoint: Viewpoint): string =>
  [...adjectives(where), nounWords(nounOf(where) ?? noun, howMany), ...details(where, howMany, viewpoint)].join(' ');

/** What may follow "is" or "are": `damaged`, `a beast with taunt`, `beasts with taunt`. */
export const predicateWords = (where: Filter, howMany: HowMany, viewpoint: Viewpoint): string => {
  const isPlain = nounOf(where) === undefined && details(where, howMany, viewpoint).length === 0;
  if (isPlain) return adjectives(where).join(' and ');
  const words = filterWords(where, 'card', howMany, viewpoint);
  return howMany === 'one' ? withArticle(words) : words;
};
