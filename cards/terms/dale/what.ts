// Piles, cards and players that a Dale text speaks of.

/** Whose: the player whose text it is, the player chosen in it, or everybody in turn order from that player. */
export type Who = 'self' | 'chosenPlayer' | 'each';

/** Piles that a player has or that are shared; the top of a pile is its first card. */
export type PlaceName =
  | 'deck'
  | 'discard'
  | 'hand'
  | 'limbo'
  | 'market'
  | 'supply'
  | 'bin'
  | 'stall'
  | 'opponentStalls';

export interface Place {
  readonly place: PlaceName;
  readonly who: Who;
}

export const HAND: Place = { place: 'hand', who: 'self' };
export const DISCARD: Place = { place: 'discard', who: 'self' };
export const DECK: Place = { place: 'deck', who: 'self' };
/** Cards set aside during one effect, seen by the acting player only (rules.md §2). */
export const LIMBO: Place = { place: 'limbo', who: 'self' };
export const MARKET: Place = { place: 'market', who: 'self' };
export const SUPPLY: Place = { place: 'supply', who: 'self' };
export const BIN: Place = { place: 'bin', who: 'self' };
export const STALL: Place = { place: 'stall', who: 'self' };
export const OPPONENT_STALLS: Place = { place: 'opponentStalls', who: 'self' };
export const of = ({ place }: Place, who: Who): Place => ({ place, who });

/** Which cards a step moves. */
export type Cards =
  /** Those picked in the choice that this step follows, in the order named. */
  | { readonly cards: 'chosen' }
  /** Those offered in that choice and not picked. */
  | { readonly cards: 'rest' }
  /** The uppermost of a pile; a short deck is replenished from the discard pile first (rules.md §10). */
  | { readonly cards: 'top'; readonly from: Place; readonly count: number }
  /** By chance, from a hand. */
  | { readonly cards: 'random'; readonly from: Place; readonly count: number };

export const CHOSEN: Cards = { cards: 'chosen' };
export const REST: Cards = { cards: 'rest' };
export const top = (from: Place, count = 1): Cards => ({ cards: 'top', from, count });
export const random = (from: Place, count = 1): Cards => ({ cards: 'random', from, count });

/** A number, or how many cards were picked in the choice that the step follows. */
export type Count = number | 'chosen';

/** What a choice may pick from a place: only printed junk, for texts that speak of clutter in a pile. */
export type CardFilter = 'junk';

/** What must be there for a text to do anything; without it the card may be played without effect (rules.md §1). */
export type Need =
  | { readonly need: 'cards'; readonly in: readonly Place[] }
  | { readonly need: 'otherCards'; readonly in: readonly ('deck' | 'discard' | 'stall' | 'hand')[] };

/** At least one card in one of these places. */
export const cardsIn = (...places: readonly Place[]): Need => ({ need: 'cards', in: places });
/** At least one other player has a card in one of these. */
export const othersHave = (...places: readonly ('deck' | 'discard' | 'stall' | 'hand')[]): Need => ({
  need: 'otherCards',
  in: places,
});
