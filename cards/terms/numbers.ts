// Numbers that a card knows only when its text is carried out.

import type { PlayerTerm, RoleSelector, Selector } from './selectors.ts';

export type Amount =
  | number
  | { readonly number: 'count'; readonly of: Selector }
  | { readonly number: 'attack'; readonly of: RoleSelector }
  | { readonly number: 'health'; readonly of: RoleSelector }
  | { readonly number: 'handSize'; readonly of: PlayerTerm }
  | { readonly number: 'cardsPlayedThisTurn' }
  | { readonly number: 'eventAmount' };

/** How many entities a selector finds. */
export const count = (of: Selector): Amount => ({ number: 'count', of });
/** The present Attack of one entity. */
export const attackOf = (of: RoleSelector): Amount => ({ number: 'attack', of });
/** The present Health of one entity. */
export const healthOf = (of: RoleSelector): Amount => ({ number: 'health', of });
/** The number of cards in a hand. */
export const handSize = (of: PlayerTerm): Amount => ({ number: 'handSize', of });
/** How many cards the player has played this turn, this one not counted. */
export const CARDS_PLAYED_THIS_TURN: Amount = { number: 'cardsPlayedThisTurn' };
/** The amount of the event reacted to: damage dealt, health restored. */
export const EVENT_AMOUNT: Amount = { number: 'eventAmount' };
