// Numbers that a card knows only when its text is carried out.

import type { Filter, PlayerTerm, SteadySelector } from './selectors.ts';
import { EACH } from './selectors.ts';

/**
 * What of an entity may be counted. `ownAttack` leaves out what auras add, `damage` is the Health that is missing,
 * `printedCost` the number on the card.
 */
export const ATTRIBUTES = [
  'attack',
  'ownAttack',
  'health',
  'maxHealth',
  'damage',
  'armor',
  'cost',
  'printedCost',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** A number that depends on nothing but the World: two looks at the same World give the same number. */
export type Amount =
  | number
  | { readonly number: 'count'; readonly of: SteadySelector }
  | { readonly number: 'sum' | 'highest' | 'lowest'; readonly attribute: Attribute; readonly of: SteadySelector }
  | { readonly number: 'handSize' | 'crystals'; readonly of: PlayerTerm }
  | { readonly number: 'cardsPlayedThisTurn'; readonly filter?: Filter }
  | { readonly number: 'crystalLimit' }
  | { readonly number: 'eventAmount' }
  | { readonly number: 'plus' | 'greatest' | 'least'; readonly of: readonly Amount[] }
  | { readonly number: 'times'; readonly amount: Amount; readonly by: number };

/** A number that may be drawn by chance; only what is carried out once may hold one (R23.1). */
export type RolledAmount = Amount | { readonly number: 'random'; readonly from: number; readonly to: number };

/** How many entities a selector finds. */
export const count = (of: SteadySelector): Amount => ({ number: 'count', of });

/** The total of an attribute over all that a selector finds; 0 if it finds none. */
export const sumOf = (attribute: Attribute, of: SteadySelector): Amount => ({ number: 'sum', attribute, of });
/** The largest of them; 0 if there is none. */
export const highestOf = (attribute: Attribute, of: SteadySelector): Amount => ({ number: 'highest', attribute, of });
/** The smallest of them; 0 if there is none. */
export const lowestOf = (attribute: Attribute, of: SteadySelector): Amount => ({ number: 'lowest', attribute, of });

/** The present Attack of one entity. */
export const attackOf = (of: SteadySelector = EACH): Amount => sumOf('attack', of);
/** The Attack of one entity without what auras add: printed, then enchanted (R18.2). */
export const ownAttackOf = (of: SteadySelector = EACH): Amount => sumOf('ownAttack', of);
/** The present Health of one entity; Durability of a weapon. */
export const healthOf = (of: SteadySelector = EACH): Amount => sumOf('health', of);
/** The Health that one entity has lost. */
export const damageOn = (of: SteadySelector = EACH): Amount => sumOf('damage', of);
export const armorOf = (of: SteadySelector): Amount => sumOf('armor', of);
/** The mana to pay now, in the zone where the card is. */
export const costOf = (of: SteadySelector): Amount => sumOf('cost', of);
export const printedCostOf = (of: SteadySelector): Amount => sumOf('printedCost', of);

/** The number of cards in a hand. */
export const handSize = (of: PlayerTerm): Amount => ({ number: 'handSize', of });
/** Mana crystals of a player, full or empty. */
export const crystals = (of: PlayerTerm): Amount => ({ number: 'crystals', of });

/** How many mana crystals a player may have. */
export const CRYSTAL_LIMIT: Amount = { number: 'crystalLimit' };

/** How many cards the player has played this turn, this one not counted. */
export const CARDS_PLAYED_THIS_TURN: Amount = { number: 'cardsPlayedThisTurn' };
/** How many cards of that kind the player has played this turn, this one not counted. */
export const playedThisTurn = (filter: Filter): Amount => ({ number: 'cardsPlayedThisTurn', filter });
/** The amount of the event reacted to: damage dealt or about to be dealt, health restored, armour, mana. */
export const EVENT_AMOUNT: Amount = { number: 'eventAmount' };

export const plus = (...of: readonly Amount[]): Amount => ({ number: 'plus', of });
/** Multiplied by a constant, a fraction rounded up. */
export const times = (amount: Amount, by: number): Amount => ({ number: 'times', amount, by });
export const minus = (from: Amount, what: Amount): Amount => plus(from, times(what, -1));
/** The largest of several numbers. */
export const greatest = (...of: readonly Amount[]): Amount => ({ number: 'greatest', of });
/** The smallest of several numbers. */
export const least = (...of: readonly Amount[]): Amount => ({ number: 'least', of });

/** A whole number by chance, both ends included. */
export const randomBetween = (from: number, to: number): RolledAmount => ({ number: 'random', from, to });
