// Which cards an event of dale is about, and what they did in it.

import { type DaleEvent, type DaleWorld, typeOf } from '../../../machines/dale/index.ts';
import type { CardDeed } from '../rule-set.ts';

interface Told {
  readonly id: number;
  readonly card: string;
}

export const daleCardsIn = (event: DaleEvent): string[] => {
  const { card, cards, of, as } = event as {
    readonly card?: Told | null;
    readonly cards?: readonly Told[];
    readonly of?: Told | number;
    readonly as?: string;
  };
  return [
    ...new Set([
      ...(card === undefined || card === null ? [] : [card.card]),
      ...(cards ?? []).map((told) => told.card),
      ...(typeof of === 'object' ? [of.card] : []),
      ...(as === undefined ? [] : [as]),
    ]),
  ];
};

export const daleDeedsIn = (event: DaleEvent, world: DaleWorld): CardDeed[] => {
  /** Counted under the name that it counts as, while it does. */
  const of = (card: Told | null, deed: CardDeed['deed']): CardDeed[] =>
    card === null || world.entities[card.id] === undefined ? [] : [{ card: typeOf(world, card.id), deed }];
  switch (event.type) {
    case 'TechniquePlayed':
      return [{ card: event.as, deed: event.isWithoutEffect ? 'fizzled' : 'played' }];
    case 'AbilityUsed':
      return [{ card: event.as, deed: 'played' }];
    case 'Copied':
      return [{ card: event.card.card, deed: 'played' }];
    case 'OwlAnswered':
      return of(event.card, event.word === 'used' ? 'fired' : 'fizzled');
    case 'OwlExpired':
      return of(event.card, 'fizzled');
    default:
      return [];
  }
};
