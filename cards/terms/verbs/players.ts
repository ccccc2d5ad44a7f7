// Verbs about a player's armour and mana.

import { only, type Pattern, pattern } from '../listeners.ts';
import type { Amount, RolledAmount } from '../numbers.ts';
import { CONTROLLER, type PlayerTerm } from '../selectors.ts';
import type { Effect } from '../verbs.ts';
import { isPlayer, type One } from './writing.ts';

/** `gainArmor(2)` gains it; `gainArmor(CONTROLLER)` is the pattern of it. */
export function gainArmor(amount: RolledAmount, player?: PlayerTerm): One<'gainArmor'>;
export function gainArmor(player?: PlayerTerm): Pattern<'gainArmor'>;
export function gainArmor(
  first?: RolledAmount | PlayerTerm,
  player: PlayerTerm = CONTROLLER,
): One<'gainArmor'> | Pattern<'gainArmor'> {
  if (first === undefined || isPlayer(first)) return pattern('gainArmor', only({ player: first }));
  return { verb: 'gainArmor', player, amount: first };
}

const mana = (amount: Amount, player: PlayerTerm, how: { isTemporary: boolean; isFull: boolean }): Effect => ({
  verb: 'gainMana',
  amount,
  player,
  ...how,
});

/** Mana for this turn only (R14.6). */
export const gainManaThisTurn = (amount: Amount, player = CONTROLLER): Effect =>
  mana(amount, player, { isTemporary: true, isFull: true });

/** Mana crystals for the rest of the game, empty until the next turn. */
export const gainManaCrystal = (amount: Amount, player = CONTROLLER): Effect =>
  mana(amount, player, { isTemporary: false, isFull: false });

/** Mana crystals for the rest of the game, to be used at once. */
export const gainFullManaCrystal = (amount: Amount, player = CONTROLLER): Effect =>
  mana(amount, player, { isTemporary: false, isFull: true });

/** Destroys mana crystals, full ones as well if the empty ones are too few. */
export const loseManaCrystal = (amount: number, player = CONTROLLER): Effect =>
  mana(-amount, player, { isTemporary: false, isFull: false });
