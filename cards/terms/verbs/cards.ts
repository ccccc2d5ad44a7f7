// Verbs about cards in hands and decks, and about who has a card.

import { only, type Pattern, pattern } from '../listeners.ts';
import type { Amount, RolledAmount } from '../numbers.ts';
import type { CardPick } from '../picks.ts';
import { CONTROLLER, type Filter, type PlayerTerm, type Selector, type SteadySelector } from '../selectors.ts';
import type { DeckPlace, Effect } from '../verbs.ts';
import { isPlayer, type One } from './writing.ts';

/** `draw(2)` draws two cards; `draw(CONTROLLER)` is the pattern of a card drawn by that player. */
export function draw(count: RolledAmount, player?: PlayerTerm): One<'draw'>;
export function draw(player?: PlayerTerm, filter?: Filter): Pattern<'draw'>;
export function draw(first?: RolledAmount | PlayerTerm, second?: PlayerTerm | Filter): One<'draw'> | Pattern<'draw'> {
  if (first === undefined || isPlayer(first)) {
    return pattern('draw', only({ player: first, filter: second as Filter | undefined }));
  }
  return { verb: 'draw', player: isPlayer(second) ? second : CONTROLLER, count: first };
}

/** Draws these very cards, wherever they lie in the deck. */
export const drawCards = (cards: Selector): Effect => ({ verb: 'drawCards', cards });

/** `give('The Coin')` puts a new card into a hand; `give(CONTROLLER)` is the pattern of it. */
export function give(
  card: CardPick,
  options?: { readonly player?: PlayerTerm; readonly count?: RolledAmount },
): One<'give'>;
export function give(player?: PlayerTerm, filter?: Filter): Pattern<'give'>;
export function give(
  first?: CardPick | PlayerTerm,
  second: Filter & { readonly player?: PlayerTerm; readonly count?: RolledAmount } = {},
): One<'give'> | Pattern<'give'> {
  if (first !== undefined && !isPlayer(first)) {
    const { player = CONTROLLER, count = 1 } = second;
    return { verb: 'give', card: first, player, count };
  }
  return pattern('give', only({ player: first, filter: Object.keys(second).length > 0 ? second : undefined }));
}

/** Puts a copy into a hand: of a card in hand or deck as it is, of anything else fresh (R22.4). */
export const giveCopy = (of: Selector, player: PlayerTerm = CONTROLLER): Effect => ({ verb: 'giveCopy', of, player });

/** New cards for a deck, shuffled in if not said otherwise. */
export const putIntoDeck = (
  card: CardPick,
  {
    player = CONTROLLER,
    count = 1,
    where = 'shuffled',
  }: { readonly player?: PlayerTerm; readonly count?: Amount; readonly where?: DeckPlace } = {},
): Effect => ({ verb: 'putIntoDeck', card, player, count, where });

/** Moves existing cards into the deck of their player. */
export const moveToDeck = (cards: Selector, where: DeckPlace = 'shuffled'): Effect => ({
  verb: 'moveToDeck',
  cards,
  where,
});

export const putOnTop = (cards: Selector): Effect => moveToDeck(cards, 'top');

/** The pattern of a card being shuffled into a deck. */
export const shuffle = (player?: PlayerTerm, filter?: Filter): Pattern<'shuffle'> =>
  pattern('shuffle', only({ player, filter }));

/** `discard(random(FRIENDLY_HAND))` discards from a hand or deck; `discard(CONTROLLER)` is the pattern of it. */
export function discard(cards: Selector): One<'discard'>;
export function discard(player?: PlayerTerm, filter?: Filter): Pattern<'discard'>;
export function discard(first?: Selector | PlayerTerm, filter?: Filter): One<'discard'> | Pattern<'discard'> {
  if (first === undefined || isPlayer(first)) return pattern('discard', only({ player: first, filter }));
  return { verb: 'discard', cards: first };
}

/** `mill(3, CONTROLLER)` loses the top cards of a deck; `mill(CONTROLLER)` is the pattern of it. */
export function mill(count: Amount, player?: PlayerTerm): One<'mill'>;
export function mill(player?: PlayerTerm): Pattern<'mill'>;
export function mill(first?: Amount | PlayerTerm, player: PlayerTerm = CONTROLLER): One<'mill'> | Pattern<'mill'> {
  if (first === undefined || isPlayer(first)) return pattern('mill', only({ player: first }));
  return { verb: 'mill', player, count: first };
}

/** Takes cards out of the game: no death, no discard. */
export const remove = (who: Selector): Effect => ({ verb: 'remove', who });

export const returnToHand = (who: Selector): Effect => ({ verb: 'returnToHand', who });

/** Takes control of minions (R22.2) or Secrets, for good. */
export const takeControl = (who: Selector): Effect => ({ verb: 'takeControl', who });

/** Takes control until the end of the turn; what is taken may attack at once. Silence gives it back. */
export const borrow = (who: Selector): Effect => ({
  verb: 'takeControl',
  who,
  enchantment: { keywords: ['charge'], until: 'endOfTurn', returnsControl: true },
});

/** The pattern of a minion changing sides. */
export const controlChange = (who?: SteadySelector): Pattern<'takeControl'> =>
  pattern('takeControl', only({ card: who }));

/** A minion in play goes to its player's hand and a card from there takes its place; not a summon by play. */
export const swapPlaces = (who: SteadySelector, other: Selector): Effect => ({
  verb: 'swapPlaces',
  who,
  with: other,
});
