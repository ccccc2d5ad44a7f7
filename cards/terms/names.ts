// The names of all battle cards, so that a card text that names a card that does not exist does not compile.

import type { BATTLE_CARD_NAMES } from './card-names.ts';

export type KnownCardName = (typeof BATTLE_CARD_NAMES)[number];

declare const OUTSIDE: unique symbol;
/** A name that the list does not have: of a card of your own. It is checked when the card set is defined. */
export type OutsideCardName = string & { readonly [OUTSIDE]: true };

/** How a card text names a card: by a known name, or by `named('My Card')`. */
export type CardRef = KnownCardName | OutsideCardName;

/** Names a card that is not one of ours. */
export const named = (name: string): OutsideCardName => name as OutsideCardName;
