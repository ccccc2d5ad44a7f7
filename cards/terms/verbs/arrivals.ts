// Verbs that bring cards into play or turn them into others.

import { only, type Pattern, pattern } from '../listeners.ts';
import type { CardRef } from '../names.ts';
import type { Amount, RolledAmount } from '../numbers.ts';
import type { CardPick } from '../picks.ts';
import { CONTROLLER, type Filter, type PlayerTerm, type Selector, type SteadySelector } from '../selectors.ts';
import type { Effect, Place, RevivalFilter } from '../verbs.ts';
import { isPlayer, type One } from './writing.ts';

/** `summon('Imp')` summons one; `summon(CONTROLLER)` is the pattern of a minion entering play on that side. */
export function summon(
  card: CardPick,
  options?: { readonly count?: RolledAmount; readonly player?: PlayerTerm; readonly place?: Place },
): One<'summon'>;
export function summon(player?: PlayerTerm, filter?: Filter): Pattern<'summon'>;
export function summon(
  first?: CardPick | PlayerTerm,
  second: Filter & { readonly count?: RolledAmount; readonly player?: PlayerTerm; readonly place?: Place } = {},
): One<'summon'> | Pattern<'summon'> {
  if (first !== undefined && !isPlayer(first)) {
    const { count = 1, player = CONTROLLER, place = 'beside' } = second;
    return { verb: 'summon', card: first, count, player, place };
  }
  return pattern('summon', only({ player: first, filter: Object.keys(second).length > 0 ? second : undefined }));
}

/**
 * Summons minions in turn to the right and to the left of this one, until `count` are there or the board is full. Its
 * pattern hears these alone; a listener for `summon` hears them as well.
 */
export function summonBothSides(card: CardPick, count: Amount): One<'summonBothSides'>;
export function summonBothSides(player?: PlayerTerm, filter?: Filter): Pattern<'summonBothSides'>;
export function summonBothSides(
  first?: CardPick | PlayerTerm,
  second?: Amount | Filter,
): One<'summonBothSides'> | Pattern<'summonBothSides'> {
  if (first === undefined || isPlayer(first)) {
    return pattern('summonBothSides', only({ player: first, filter: second as Filter | undefined }));
  }
  return { verb: 'summonBothSides', card: first, count: second as Amount };
}

/** Summons a copy as it now is: enchantments, damage and silence included, auras not (R22.4). */
export const summonCopy = (of: Selector, place: Place = 'beside'): Effect => ({ verb: 'summonCopy', of, place });

/** Moves cards from hand or deck into play, a secret into the secret zone; neither played nor drawn (R15.4). */
export const putIntoPlay = (cards: Selector): Effect => ({ verb: 'putIntoPlay', cards });

/** Your dead minions come back as new ones at the right end, in the order in which they died (R19.10). */
export const revive = (who: RevivalFilter): Effect => ({ verb: 'revive', who });

/** One dead minion comes back as a new one (R19.10), with that much Health if it is said (R9.2). */
export const reviveOne = (who: Selector, place: Place, { health }: { readonly health?: number } = {}): Effect => ({
  verb: 'reviveOne',
  who,
  place,
  ...(health === undefined ? {} : { health }),
});

/** `equip('Light's Justice')` equips it; `equip(CONTROLLER)` is the pattern of a weapon that came into play. */
export function equip(card: CardPick, player?: PlayerTerm): One<'equip'>;
export function equip(player?: PlayerTerm): Pattern<'equip'>;
export function equip(first?: CardPick | PlayerTerm, player: PlayerTerm = CONTROLLER): One<'equip'> | Pattern<'equip'> {
  if (first === undefined || isPlayer(first)) return pattern('equip', only({ player: first }));
  return { verb: 'equip', card: first, player };
}

/** This minion becomes the player's hero: its card, Health and Hero Power; armour, damage and enchantments are gone. */
export const becomeHero = (hero: CardRef): Effect => ({ verb: 'becomeHero', hero });

export const setHeroPower = (card: CardPick, player: PlayerTerm = CONTROLLER): Effect => ({
  verb: 'setHeroPower',
  card,
  player,
});

export const transform = (who: Selector, into: CardPick): Effect => ({ verb: 'transform', who, into });

/** Turns into a copy of another minion as it now is (R22.3, R22.4). */
export const becomeCopy = (who: SteadySelector, of: Selector): Effect => ({ verb: 'becomeCopy', who, of });
