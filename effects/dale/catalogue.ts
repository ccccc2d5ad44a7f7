// The Dale card set of a World, and the texts in it.

import type { DaleCard, Step } from '../../cards/terms/dale.ts';
import { type CardSet, cardSet, registerCards } from '../card-sets.ts';
import { type Script, valueAt } from '../script.ts';

export type DaleCardSet = CardSet<DaleCard>;

/**
 * Makes the cards known. Junk must be among them, and values must be whole numbers from 1 to 5.
 *
 * @throws CardDataError with every fault.
 */
export const defineDaleCards = (cards: readonly DaleCard[]): DaleCardSet => {
  const problems = cards
    .filter(({ value }) => !Number.isInteger(value) || value < 1 || value > 5)
    .map(({ name, value }) => `"${name}" has the value ${value}; it must be a whole number from 1 to 5.`);
  const hasJunk = cards.some(({ kind }) => kind === 'junk');
  return registerCards(cards, hasJunk ? problems : [...problems, 'There is no junk card.']);
};

export const findDaleCard = (world: { readonly cardSet: string }, name: string): DaleCard | undefined =>
  cardSet<DaleCard>(world.cardSet).cards.get(name);

export const daleCardNamed = (world: { readonly cardSet: string }, name: string): DaleCard => {
  const card = findDaleCard(world, name);
  if (card === undefined) throw new Error(`There is no card called "${name}".`);
  return card;
};

export const allDaleCards = (world: { readonly cardSet: string }): DaleCard[] => [
  ...cardSet<DaleCard>(world.cardSet).cards.values(),
];

/** The name of the junk card of the set. */
export const junkName = (world: { readonly cardSet: string }): string => {
  const card = allDaleCards(world).find(({ kind }) => kind === 'junk');
  if (card === undefined) throw new Error('There is no junk card.');
  return card.name;
};

/** The steps at an address. */
export const stepsAt = (world: { readonly cardSet: string }, { card, path }: Script): readonly Step[] =>
  (valueAt(daleCardNamed(world, card), path) as readonly Step[] | undefined) ?? [];
