// Amounts in words: plain numbers, and those that a card knows only when its text is carried out.

import type { Amount, Attribute, RolledAmount } from '../machines/battle/index.ts';
import { filterWords } from './filter-words.ts';
import { list } from './layout.ts';
import { amongWords, howMany, playerWords, type Viewpoint } from './selector-words.ts';

export const ATTRIBUTE_WORDS: Record<Attribute, string> = {
  attack: 'Attack',
  ownAttack: 'own Attack',
  health: 'Health',
  maxHealth: 'maximum Health',
  damage: 'damage',
  armor: 'armor',
  cost: 'cost',
  printedCost: 'printed cost',
};

type AmountOf<N> = Extract<RolledAmount, { number: N }>;

/** With a true minus sign. */
export const numberWords = (number: number): string => `${number}`.replace('-', '−');

/** `2`, `the number of seat 0's minions`, `the Health of Wisp W`. */
export const amountWords = (amount: RolledAmount, viewpoint: Viewpoint): string => {
  if (typeof amount === 'number') return numberWords(amount);
  const all = (amounts: readonly Amount[]): string[] => amounts.map((each) => amountWords(each, viewpoint));
  switch (amount.number) {
    case 'count':
      return `the number of ${amongWords(amount.of, viewpoint)}`;
    case 'sum':
    case 'highest':
    case 'lowest':
      return attributeWords(amount, viewpoint);
    case 'handSize':
      return `the number of cards in ${playerWords(amount.of, viewpoint)}'s hand`;
    case 'crystals':
      return `the number of ${playerWords(amount.of, viewpoint)}'s mana crystals`;
    case 'crystalLimit':
      return 'the most mana crystals there may be';
    case 'cardsPlayedThisTurn': {
      const cards = filterWords(amount.filter ?? {}, 'card', 'several', viewpoint);
      return `the number of ${cards} that seat ${viewpoint.owner} has played this turn`;
    }
    case 'eventAmount':
      return 'the amount concerned';
    case 'plus':
      return sumWords(amount.of, viewpoint);
    case 'greatest':
      return `the greatest of ${list(all(amount.of))}`;
    case 'least':
      return `the least of ${list(all(amount.of))}`;
    case 'times':
      return productWords(amount, viewpoint);
    case 'random':
      return `a random number from ${numberWords(amount.from)} to ${numberWords(amount.to)}`;
  }
};

const ATTRIBUTE_OF_MANY = { sum: 'total', highest: 'highest', lowest: 'lowest' };

const attributeWords = (
  { number, attribute, of }: AmountOf<'sum' | 'highest' | 'lowest'>,
  viewpoint: Viewpoint,
): string => {
  const which = howMany(of) === 'one' ? '' : `${ATTRIBUTE_OF_MANY[number]} `;
  const where = attribute === 'damage' ? 'on' : 'of';
  return `the ${which}${ATTRIBUTE_WORDS[attribute]} ${where} ${amongWords(of, viewpoint)}`;
};

const productWords = ({ amount, by }: AmountOf<'times'>, viewpoint: Viewpoint): string => {
  const isSum = typeof amount === 'object' && amount.number === 'plus';
  const words = isSum ? `(${amountWords(amount, viewpoint)})` : amountWords(amount, viewpoint);
  return by === -1 ? `minus ${words}` : `${numberWords(by)} times ${words}`;
};

/** `20 minus the number of cards in seat 0's hand`. */
const sumWords = ([first = 0, ...others]: readonly Amount[], viewpoint: Viewpoint): string => {
  const changes = others.map((part) => changeOf(part, viewpoint));
  return [amountWords(first, viewpoint), ...changes.map(({ isLess, by }) => `${isLess ? 'minus' : 'plus'} ${by}`)].join(
    ' ',
  );
};

/** A change as how much more or less: a negative number, or a product with one, is less. */
export const changeOf = (amount: Amount, viewpoint: Viewpoint): { readonly isLess: boolean; readonly by: string } => {
  if (typeof amount === 'number') return { isLess: amount < 0, by: `${Math.abs(amount)}` };
  if (amount.number !== 'times' || amount.by >= 0) return { isLess: false, by: amountWords(amount, viewpoint) };
  if (amount.by === -1) return { isLess: true, by: amountWords(amount.amount, viewpoint) };
  return { isLess: true, by: productWords({ ...amount, by: -amount.by }, viewpoint) };
};
