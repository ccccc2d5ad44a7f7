// Auras are continuous effects, in force while their carrier is in play, and read from snapshots only (R5).

import type { Condition } from './conditions.ts';
import type { Keyword, TriggerKind } from './kinds.ts';
import type { Amount } from './numbers.ts';
import type { SteadySelector } from './selectors.ts';

export const STACKINGS = ['max', 'additive'] as const;
export type Stacking = (typeof STACKINGS)[number];

/** The stat auras belong to the Health/Attack snapshot, all others to the Other snapshot (R5.1). */
type AuraEffect =
  | {
      readonly type: 'triggerMultiplier';
      readonly trigger: TriggerKind;
      readonly times: number;
      readonly stacking: Stacking;
    }
  | { readonly type: 'damageRedirect' }
  | { readonly type: 'healInversion' }
  | { readonly type: 'immuneHero' }
  | { readonly type: 'amountMultiplier'; readonly of: 'damage' | 'healing'; readonly times: number }
  | { readonly type: 'healthFloor'; readonly amount: number; readonly to: SteadySelector }
  | { readonly type: 'grantKeyword'; readonly keyword: Keyword; readonly to: SteadySelector }
  | { readonly type: 'cost'; readonly of: SteadySelector; readonly by: Amount }
  | { readonly type: 'setCost'; readonly of: SteadySelector; readonly to: number }
  | { readonly type: 'stat'; readonly attack: Amount; readonly health: Amount; readonly to: SteadySelector }
  | { readonly type: 'setAttack'; readonly attack: Amount; readonly to: SteadySelector };

/** An aura may wait for a condition, which is asked at each Aura Update. */
export type Aura = AuraEffect & { readonly while?: Condition };

export const AURA_TYPES = [
  'triggerMultiplier',
  'damageRedirect',
  'healInversion',
  'immuneHero',
  'amountMultiplier',
  'healthFloor',
  'grantKeyword',
  'cost',
  'setCost',
  'stat',
  'setAttack',
] as const satisfies readonly Aura['type'][];

/** Triggers of this kind on your minions activate `times` times (R7.1). */
export const multiplyTriggers = (
  trigger: TriggerKind,
  { times, stacking }: { readonly times: number; readonly stacking: Stacking },
): Aura => ({ type: 'triggerMultiplier', trigger, times, stacking });

/** Damage meant for your hero lands on this minion (R16.4). */
export const REDIRECT_HERO_DAMAGE: Aura = { type: 'damageRedirect' };
/** Your healing deals that much damage instead (R17.1). */
export const INVERT_HEALING: Aura = { type: 'healInversion' };
export const IMMUNE_HERO: Aura = { type: 'immuneHero' };
/** Damage or healing of your spells and Hero Power is multiplied (R16.1 step 1, R17.1). */
export const multiplyAmounts = (of: 'damage' | 'healing', times: number): Aura => ({
  type: 'amountMultiplier',
  of,
  times,
});
/** Damage cannot bring these below `amount` Health (a predamage change, R16.1 step 5). */
export const keepHealthAtLeast = (amount: number, to: SteadySelector): Aura => ({ type: 'healthFloor', amount, to });
export const grantKeyword = (keyword: Keyword, to: SteadySelector): Aura => ({ type: 'grantKeyword', keyword, to });
/** Cards of this group cost `by` more, or less if negative. */
export const changeCost = (of: SteadySelector, by: Amount): Aura => ({ type: 'cost', of, by });
/** Cards of this group cost exactly that. */
export const setCost = (of: SteadySelector, to: number): Aura => ({ type: 'setCost', of, to });
/** More Attack and Health for others, in the Health/Attack snapshot; the numbers are read at each update. */
export const statAura = (
  to: SteadySelector,
  { attack = 0, health = 0 }: { attack?: Amount; health?: Amount },
): Aura => ({ type: 'stat', attack, health, to });
/** Attack is that number, whatever else was given: read at each update, after all other auras. */
export const attackAura = (to: SteadySelector, attack: Amount): Aura => ({ type: 'setAttack', attack, to });

/** The same aura, in force only while the condition holds at the update. */
export const auraWhile = (condition: Condition, aura: Aura): Aura => ({ ...aura, while: condition });
