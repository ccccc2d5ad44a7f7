// Verbs that change characters where they are: damage, healing, death marks, silence, freezing, Health.

import { only, type Pattern, pattern, withPattern } from '../listeners.ts';
import type { Amount, RolledAmount } from '../numbers.ts';
import type { Selector, SteadySelector } from '../selectors.ts';
import type { Effect } from '../verbs.ts';
import type { One } from './writing.ts';

/** `damage(SELF, 2)` deals it; `damage(SELF)` is the pattern of a Damage Event. */
export function damage(to: Selector, amount: RolledAmount): One<'damage'>;
export function damage(to?: SteadySelector): Pattern<'damage'>;
export function damage(to?: Selector, amount?: RolledAmount): One<'damage'> | Pattern<'damage'> {
  return to === undefined || amount === undefined
    ? pattern('damage', only({ card: to as SteadySelector | undefined }))
    : { verb: 'damage', to, amount };
}

/** That many hits of 1, each with a target chosen anew among those not dying (R16.8). */
export const splitDamage = (amount: RolledAmount, among: SteadySelector): Effect => ({
  verb: 'splitDamage',
  among,
  amount,
});

/** `heal(TARGET, 2)` restores it; `heal(ALL_MINIONS)` is the pattern of a Heal Event. */
export function heal(to: Selector, amount: RolledAmount): One<'heal'>;
export function heal(to?: SteadySelector): Pattern<'heal'>;
export function heal(to?: Selector, amount?: RolledAmount): One<'heal'> | Pattern<'heal'> {
  return to === undefined || amount === undefined
    ? pattern('heal', only({ card: to as SteadySelector | undefined }))
    : { verb: 'heal', to, amount };
}

/** Restores all missing Health, without an event (R17.4). */
export const fullHeal = (to: Selector): Effect => ({ verb: 'fullHeal', to });

/** In a reaction to proposed damage or healing: that much it will be; 0 prevents it (R6.10, R16.1 step 5). */
export const changeAmount = (to: Amount): Effect => ({ verb: 'changeAmount', to });

/** Marks for the next Death Creation Step; a Secret goes to the graveyard at once, unrevealed. */
export const destroy = (who: Selector): Effect => ({ verb: 'destroy', who });

/** Silences (R22.1); without chance in them the same words are the pattern of it. */
export function silence(who: SteadySelector): One<'silence'> & Pattern<'silence'>;
export function silence(who: Selector): One<'silence'>;
export function silence(who: Selector): One<'silence'> {
  return withPattern({ verb: 'silence', who }, pattern('silence', { card: who as SteadySelector }));
}

/** Freezes; without chance in them the same words are the pattern of it. */
export function freeze(who: SteadySelector): One<'freeze'> & Pattern<'freeze'>;
export function freeze(who: Selector): One<'freeze'>;
export function freeze(who: Selector): One<'freeze'> {
  return withPattern({ verb: 'freeze', who }, pattern('freeze', { card: who as SteadySelector }));
}

/** Neither damage nor healing (R17.4). A maximum below it is raised. */
export const setRemainingHealth = (who: Selector, to: Amount): Effect => ({
  verb: 'setRemainingHealth',
  who,
  to,
  enchantment: {},
});

/** Each gets the Health of the other as its maximum (R18.4). */
export const swapHealth = (who: SteadySelector, other: SteadySelector): Effect => ({
  verb: 'swapHealth',
  who,
  with: other,
  enchantment: {},
});

/** Takes Durability off weapons. */
export const loseDurability = (who: Selector, amount: Amount = 1): Effect => ({ verb: 'loseDurability', who, amount });
