// The steps of a Dale text, as data. Moving steps are called as the cards call them; choices suspend the text until
// the player has answered.

import { type CardFilter, type Cards, CHOSEN, type Count, DISCARD, HAND, type Place, type Who } from './what.ts';

export type Step =
  | { readonly verb: 'draw'; readonly count: Count; readonly who: Who }
  /** To a place; `toss` goes to the bin or the junkyard by the physical card (rules.md §1). */
  | { readonly verb: 'move'; readonly cards: Cards; readonly to: Place }
  | { readonly verb: 'toss'; readonly cards: Cards }
  /** Sets aside the uppermost cards of a pile, for the acting player's eyes only. */
  | { readonly verb: 'look'; readonly at: Place; readonly count: number }
  | { readonly verb: 'lookAtHand'; readonly who: Who }
  /** Prepares a search: a deck that is too short gets the discard pile shuffled in first (rules.md §10). */
  | { readonly verb: 'prepareSearch'; readonly count: number; readonly who: Who }
  | { readonly verb: 'shuffle'; readonly who: Who }
  | { readonly verb: 'swapDeckAndDiscard' }
  | { readonly verb: 'refillMarket' }
  /** The card itself takes the place of the chosen one, which goes to hand. */
  | { readonly verb: 'takePlaceOfChosen' }
  | { readonly verb: 'raiseValues'; readonly by: number }
  | { readonly verb: 'changeCosts'; readonly by: number }
  | { readonly verb: 'raiseHandSize'; readonly by: number }
  | {
      readonly verb: 'choose';
      readonly from: Place;
      /** All of them: only their order is asked. */
      readonly min: number | 'all';
      readonly max: number | 'all';
      readonly filter?: CardFilter;
      readonly then: readonly Step[];
    }
  /** Other players; `then` runs once for each of them, as the chosen player. */
  | { readonly verb: 'choosePlayers'; readonly min: number; readonly max: number; readonly then: readonly Step[] }
  /** A pile of another player, deck or discard. */
  | { readonly verb: 'choosePile'; readonly then: readonly Step[] }
  /** Every player at once takes a random card from the neighbour in a direction the acting player picks. */
  | { readonly verb: 'passAlong' }
  /** Takes one card of each player into limbo and remembers who gave. */
  | { readonly verb: 'collect'; readonly what: 'randomHandCard' | 'topOfDeck' }
  /** The acting player gives one card of limbo or of the market to each player who takes part. */
  | { readonly verb: 'distribute'; readonly from: 'limbo' | 'market' }
  /** All players choose at the same time, each from the own deck; then the decks are shuffled. */
  | { readonly verb: 'everybodySearches'; readonly count: number };

export type DaleVerb = Step['verb'];

const list = (steps: Step | readonly Step[]): readonly Step[] =>
  Array.isArray(steps) ? (steps as readonly Step[]) : [steps as Step];

export const draw = (count: Count, who: Who = 'self'): Step => ({ verb: 'draw', count, who });
export const discard = (cards: Cards = CHOSEN, to: Place = DISCARD): Step => ({ verb: 'move', cards, to });
export const take = (cards: Cards = CHOSEN): Step => ({ verb: 'move', cards, to: HAND });
export const putOn = (to: Place, cards: Cards = CHOSEN): Step => ({ verb: 'move', cards, to });
export const toss = (cards: Cards = CHOSEN): Step => ({ verb: 'toss', cards });
export const look = (at: Place, count: number): Step => ({ verb: 'look', at, count });
export const lookAtHand = (who: Who): Step => ({ verb: 'lookAtHand', who });
export const shuffle = (who: Who = 'self'): Step => ({ verb: 'shuffle', who });
export const SWAP_DECK_AND_DISCARD: Step = { verb: 'swapDeckAndDiscard' };
/** The market slides to the right and its empty slots are filled (rules.md §9). */
export const REFILL_MARKET: Step = { verb: 'refillMarket' };
export const TAKE_PLACE_OF_CHOSEN: Step = { verb: 'takePlaceOfChosen' };
/** For the rest of the turn (rules.md §7). */
export const raiseValues = (by: number): Step => ({ verb: 'raiseValues', by });
/** Of market cards, for this player, for the rest of the turn (rules.md §6.1). */
export const changeCosts = (by: number): Step => ({ verb: 'changeCosts', by });
/** Of the refill of this turn (rules.md §9). */
export const raiseHandSize = (by: number): Step => ({ verb: 'raiseHandSize', by });

/**
 * The player picks exactly `count` cards, or all if there are fewer; of all, the order. None to pick from skips the step.
 */
export const choose = (from: Place, count: number | 'all', then: Step | readonly Step[]): Step => ({
  verb: 'choose',
  from,
  min: count,
  max: count,
  then: list(then),
});
/** The player picks up to `max` cards. */
export const chooseUpTo = (
  from: Place,
  max: number | 'all',
  then: Step | readonly Step[],
  filter?: CardFilter,
): Step => ({ verb: 'choose', from, min: 0, max, ...(filter === undefined ? {} : { filter }), then: list(then) });

/** Sees the whole deck, picks cards, shuffles afterwards (rules.md §10). */
export const search = (count: number, then: Step | readonly Step[]): readonly Step[] => [
  { verb: 'prepareSearch', count, who: 'self' },
  choose({ place: 'deck', who: 'self' }, count, then),
  shuffle(),
];
export const choosePlayers = (min: number, max: number, then: Step | readonly Step[]): Step => ({
  verb: 'choosePlayers',
  min,
  max,
  then: list(then),
});
export const choosePlayer = (then: Step | readonly Step[]): Step => choosePlayers(1, 1, then);
export const choosePile = (then: Step | readonly Step[]): Step => ({ verb: 'choosePile', then: list(then) });
export const PASS_ALONG: Step = { verb: 'passAlong' };
export const collect = (what: 'randomHandCard' | 'topOfDeck'): Step => ({ verb: 'collect', what });
export const distribute = (from: 'limbo' | 'market'): Step => ({ verb: 'distribute', from });
export const everybodySearches = (count: number): Step => ({ verb: 'everybodySearches', count });
