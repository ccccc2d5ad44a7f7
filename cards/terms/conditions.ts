// Conditions ask about the World; they change nothing and draw no chance.

import type { CardRef } from './names.ts';
import { type Amount, CRYSTAL_LIMIT, crystals, EVENT_AMOUNT, handSize } from './numbers.ts';
import { CONTROLLER, FRIENDLY_MINIONS, type PlayerTerm, type SteadySelector } from './selectors.ts';

export const COMPARISONS = ['=', '<', '<=', '>', '>='] as const;
export type Comparison = (typeof COMPARISONS)[number];

export type Condition =
  | { readonly if: 'not'; readonly condition: Condition }
  | { readonly if: 'all' | 'any'; readonly conditions: readonly Condition[] }
  | { readonly if: 'exists'; readonly selector: SteadySelector; readonly atLeast: number }
  | { readonly if: 'compare'; readonly left: Amount; readonly is: Comparison; readonly right: Amount }
  | { readonly if: 'isDying'; readonly who: SteadySelector }
  | { readonly if: 'isTurnOf'; readonly player: PlayerTerm }
  | { readonly if: 'hasRoom'; readonly on: 'board' | 'hand' }
  | { readonly if: 'hasDied'; readonly card: CardRef }
  | { readonly if: 'hasPlayedThisTurn' }
  | { readonly if: 'choseCard'; readonly card: CardRef };

export const not = (condition: Condition): Condition => ({ if: 'not', condition });
export const all = (...conditions: readonly Condition[]): Condition => ({ if: 'all', conditions });
export const any = (...conditions: readonly Condition[]): Condition => ({ if: 'any', conditions });
/** At least that many (one if not said) are found. */
export const exists = (selector: SteadySelector, atLeast = 1): Condition => ({ if: 'exists', selector, atLeast });
/** Two numbers: `compare(healthOf(FRIENDLY_HERO), '<=', 12)`. */
export const compare = (left: Amount, is: Comparison, right: Amount): Condition => ({ if: 'compare', left, is, right });
/** Health 0 or less, or marked to be destroyed, and still in play (R19.1). */
export const isDying = (who: SteadySelector): Condition => ({ if: 'isDying', who });
export const IS_MY_TURN: Condition = { if: 'isTurnOf', player: CONTROLLER };
export const HAS_BOARD_ROOM: Condition = { if: 'hasRoom', on: 'board' };
export const HAS_HAND_ROOM: Condition = { if: 'hasRoom', on: 'hand' };
export const HAS_FULL_BOARD: Condition = not(HAS_BOARD_ROOM);
export const HAS_FULL_HAND: Condition = not(HAS_HAND_ROOM);
export const HAS_EMPTY_BOARD: Condition = not(exists(FRIENDLY_MINIONS));
/** No card in the player's hand. */
export const HAS_EMPTY_HAND: Condition = compare(handSize(CONTROLLER), '=', 0);
/** A player has as many mana crystals as there may be. */
export const hasAllCrystals = (player: PlayerTerm = CONTROLLER): Condition =>
  compare(crystals(player), '>=', CRYSTAL_LIMIT);
/** A card of this name is among the dead of this game (R19.4). */
export const hasDied = (card: CardRef): Condition => ({ if: 'hasDied', card });
/** Combo: another card was played earlier this turn. */
export const HAS_PLAYED_THIS_TURN: Condition = { if: 'hasPlayedThisTurn' };
export const eventAmountAtLeast = (amount: Amount): Condition => compare(EVENT_AMOUNT, '>=', amount);
/** The card picked in the choice that this text follows has this name. */
export const choseCard = (card: CardRef): Condition => ({ if: 'choseCard', card });
