// The places, cards and players that a Dale text speaks of, read against the World.

import type { CardFilter, Cards, Need, Place, Who } from '../../cards/terms/dale.ts';
import { draw } from '../chance.ts';
import type { EntityId, Seat } from '../world.ts';
import type { Spot } from './dale-events.ts';
import { printedCardOf } from './effects-store.ts';
import type { StepContext } from './frames.ts';
import { type DaleWorld, opponentsOf, playerOf, seatsFrom } from './world.ts';
import { marketCards, uppermost, uppermostOfSupply } from './zones.ts';

/** The seats that a term names, in turn order from the acting player; those who have left are no longer there. */
export const seatsOf = (world: DaleWorld, who: Who, { seat, chosenPlayer }: StepContext): Seat[] =>
  seatsNamed(world, who, seat, chosenPlayer);

const seatsNamed = (world: DaleWorld, who: Who, seat: Seat, chosenPlayer: Seat | null): Seat[] => {
  switch (who) {
    case 'self':
      return [seat];
    case 'chosenPlayer':
      return chosenPlayer === null ? [] : [chosenPlayer];
    case 'each':
      return seatsFrom(world, seat).filter((each) => !playerOf(world, each).hasLeft);
  }
};

const SHARED: Readonly<Record<'market' | 'supply' | 'bin', Spot>> = {
  market: { zone: 'market', seat: null },
  supply: { zone: 'supply', seat: null },
  bin: { zone: 'bin', seat: null },
};

/** The spot that cards are moved to, for one player. */
export const spotFor = ({ place }: Place, seat: Seat): Spot => {
  if (place === 'market' || place === 'supply' || place === 'bin') return SHARED[place];
  if (place === 'stall' || place === 'opponentStalls') return { zone: 'stall', seat };
  return { zone: place, seat };
};

/** The cards in a place that a choice may pick from. A deck is shown without its order. */
export const cardsAt = (world: DaleWorld, { place, who }: Place, context: StepContext, filter?: CardFilter) => {
  const ids = seatsOf(world, who, context).flatMap((seat) => cardsOf(world, place, seat));
  return filter === undefined ? ids : ids.filter((id) => printedCardOf(world, id).kind === filter);
};

/** In a list of its own; a deck without its order. */
const cardsOf = (world: DaleWorld, place: Place['place'], seat: Seat): EntityId[] => {
  const cards = [...cardsIn(world, place, seat)];
  return place === 'deck' ? cards.sort((a, b) => a - b) : cards;
};

/** As they lie, for looking at. */
const cardsIn = (world: DaleWorld, place: Place['place'], seat: Seat): readonly EntityId[] => {
  const player = playerOf(world, seat);
  switch (place) {
    case 'market':
      return marketCards(world);
    case 'supply':
      return world.supply;
    case 'bin':
      return world.bin;
    case 'stall':
      return player.stall.flat();
    case 'opponentStalls':
      return opponentsOf(world, seat).flatMap((other) => playerOf(world, other).stall.flat());
    case 'deck':
    case 'discard':
    case 'hand':
    case 'limbo':
      return player[place];
  }
};

/** The cards that a moving step names, with the player each belongs to. */
export const cardsMeant = (
  world: DaleWorld,
  cards: Cards,
  context: StepContext,
): { readonly id: EntityId; readonly of: Seat }[] => {
  if (cards.cards === 'chosen') return context.chosen.map((id) => ({ id, of: context.seat }));
  if (cards.cards === 'rest') return context.rest.map((id) => ({ id, of: context.seat }));
  const { from, count } = cards;
  return seatsOf(world, from.who, context).flatMap((of) => {
    const ids = cards.cards === 'top' ? topOf(world, from, of, count) : randomOf(world, of, count);
    return ids.map((id) => ({ id, of }));
  });
};

const topOf = (world: DaleWorld, { place }: Place, seat: Seat, count: number): EntityId[] => {
  if (place === 'deck') return uppermost(world, seat, count);
  if (place === 'supply') return uppermostOfSupply(world, count);
  return cardsOf(world, place, seat).slice(0, count);
};

const randomOf = (world: DaleWorld, seat: Seat, count: number): EntityId[] =>
  draw(world, 'table', playerOf(world, seat).hand, count);

/** Is there what the text needs? Without it the card may only be played without effect. */
export const isMet = (world: DaleWorld, need: Need | undefined, seat: Seat, card: EntityId): boolean => {
  if (need === undefined) return true;
  if (need.need === 'otherCards') {
    return opponentsOf(world, seat).some((other) => need.in.some((place) => isAnyIn(world, place, other, null)));
  }
  return need.in.some(({ place, who }) =>
    who === 'self'
      ? isAnyIn(world, place, seat, card)
      : seatsNamed(world, who, seat, null).some((each) => isAnyIn(world, place, each, card)),
  );
};

/** Does any card but this one lie there? */
const isAnyIn = (world: DaleWorld, place: Place['place'], seat: Seat, but: EntityId | null): boolean => {
  const isOther = (id: EntityId | null): boolean => id !== null && id !== but;
  if (place === 'market') return world.market.some(isOther);
  return cardsIn(world, place, seat).some(isOther);
};
