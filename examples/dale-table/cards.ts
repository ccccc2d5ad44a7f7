// What is printed on the cards of Dale, for the page, and which card of a view has which id.

import type { EntityId } from 'cardchart';
import { type DaleCard, type DaleView, dale, type Phase, type ReactionEvent, type ViewedCard } from 'cardchart/dale';

export const printed = (name: string): DaleCard | undefined => dale.cards.cards.get(name);

const HUES: Readonly<Record<string, number>> = {
  macaws: 350,
  pandas: 150,
  raccoons: 220,
  squirrels: 25,
  chameleons: 95,
  platypuses: 185,
  sloths: 45,
  foxes: 12,
  owls: 275,
};

/** The colour of a card's set; junk has none. */
export const hueOf = (name: string): number | null => HUES[printed(name)?.set ?? ''] ?? null;

export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const kindWords = (name: string): string => {
  const card = printed(name);
  if (card === undefined || card.set === null) return 'Junk';
  const plus = card.kind === 'technique' && card.plus ? ' +' : '';
  return `${capitalised(card.set)} · ${card.kind}${plus}`;
};

/** Every card that the view shows, by its id. */
export const cardsIn = (view: DaleView): ReadonlyMap<EntityId, ViewedCard> => {
  const cards = [
    ...view.market,
    ...view.bin,
    ...(view.supply ?? []),
    ...(view.searched ?? []),
    ...view.owls.map(({ card }) => card),
    ...view.players.flatMap(({ hand, limbo, deck, discard, stall, schedule }) =>
      [hand, limbo, deck, discard, stall.flat(), schedule].flatMap((list) => list ?? []),
    ),
  ];
  return new Map(cards.flatMap((card) => (card === null ? [] : [[card.id, card] as const])));
};

export const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  setSelection: 'Everybody votes for sets.',
  turnStart: 'Scheduled cards are due.',
  action: 'Pick cards, then what to do with them.',
  bonusBuild: 'A second stack may be built.',
  endOfTurn: 'The turn ends.',
  choice: 'A card asks for a choice.',
  collective: 'Everybody chooses a card.',
  owl: 'Owls may react.',
};

export const EVENT_WORDS: Readonly<Record<ReactionEvent, string>> = {
  entersHand: 'a card came into the hand',
  techniqueResolved: 'a technique was resolved',
  purchased: 'somebody bought a card',
  shuffled: 'somebody shuffled',
  built: 'somebody built a stack',
};
