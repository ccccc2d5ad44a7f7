// Conditions ask about the World; they change nothing and draw no chance.

import type { CardName } from './kinds.ts';
import type { Selector } from './selectors.ts';

export type Condition =
  | { readonly if: 'not'; readonly condition: Condition }
  | { readonly if: 'all'; readonly conditions: readonly Condition[] }
  | { readonly if: 'exists'; readonly selector: Selector; readonly atLeast: number }
  | { readonly if: 'isDying'; readonly who: Selector }
  | { readonly if: 'isMyTurn' }
  | { readonly if: 'hasRoom'; readonly on: 'board' | 'hand' }
  | { readonly if: 'hasDied'; readonly card: CardName }
  | { readonly if: 'hasPlayedThisTurn' }
  | { readonly if: 'eventAmountAtLeast'; readonly amount: number };

export const not = (condition: Condition): Condition => ({ if: 'not', condition });
export const all = (...conditions: readonly Condition[]): Condition => ({ if: 'all', conditions });
/** At least that many (one if not said) are found. */
export const exists = (selector: Selector, atLeast = 1): Condition => ({ if: 'exists', selector, atLeast });
/** Health 0 or less, or marked to be destroyed, and still in play (R19.1). */
export const isDying = (who: Selector): Condition => ({ if: 'isDying', who });
export const IS_MY_TURN: Condition = { if: 'isMyTurn' };
export const HAS_BOARD_ROOM: Condition = { if: 'hasRoom', on: 'board' };
export const HAS_HAND_ROOM: Condition = { if: 'hasRoom', on: 'hand' };
/** A card of this name is among the dead of this game (R19.4). */
export const hasDied = (card: CardName): Condition => ({ if: 'hasDied', card });
/** Combo: another card was played earlier this turn. */
export const HAS_PLAYED_THIS_TURN: Condition = { if: 'hasPlayedThisTurn' };
export const eventAmountAtLeast = (amount: number): Condition => ({ if: 'eventAmountAtLeast', amount });
