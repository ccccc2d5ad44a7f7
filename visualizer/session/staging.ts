// Putting cards anywhere by hand. What is asked for becomes calls of the sandbox, which are marked as staged wherever
// they are shown: nobody should take such a game for one by the rules.

import type { AnyInput, Seat } from '../../machines/index.ts';

/** What can be staged. Zones are those of the rule set. */
export type Stage =
  /** A new card. `at` is a board place, a market slot, or `top`, `bottom`, `shuffled` of a deck. */
  | {
      readonly do: 'put';
      readonly card: string;
      readonly seat: Seat;
      readonly zone: string;
      readonly at?: number | string;
    }
  /** A card that is there goes to another zone. Where the rules have no such move, a fresh copy takes its place there. */
  | {
      readonly do: 'move';
      readonly entity: number;
      readonly seat: Seat;
      readonly zone: string;
      readonly at?: number | string;
    }
  | { readonly do: 'kill'; readonly entity: number }
  | { readonly do: 'remove'; readonly entity: number }
  /** Any call of the sandbox. */
  | { readonly do: 'call'; readonly input: AnyInput };

/** The calls to make, or why there are none. */
export type StagePlan =
  | { readonly ok: true; readonly inputs: readonly AnyInput[] }
  | { readonly ok: false; readonly code: StageFault; readonly message: string };

export type StageFault = 'unknown-entity' | 'unknown-zone' | 'no-staging';

export const planned = (...inputs: readonly AnyInput[]): StagePlan => ({ ok: true, inputs });

export const unplanned = (code: StageFault, found: string, expected: string): StagePlan => ({
  ok: false,
  code,
  message: `Found ${found}; expected ${expected}.`,
});
