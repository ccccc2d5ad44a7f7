// Auras are continuous effects, in force while their carrier is in play, and read from snapshots only (R5).

import type { Keyword, TriggerKind } from './kinds.ts';
import type { GroupSelector, Selector } from './selectors.ts';

export const STACKINGS = ['max', 'additive'] as const;
export type Stacking = (typeof STACKINGS)[number];

/** The stat aura belongs to the Health/Attack snapshot, all others to the Other snapshot (R5.1). */
export type Aura =
  | {
      readonly type: 'triggerMultiplier';
      readonly trigger: TriggerKind;
      readonly times: number;
      readonly stacking: Stacking;
    }
  | { readonly type: 'damageRedirect' }
  | { readonly type: 'healInversion' }
  | { readonly type: 'immuneHero' }
  | { readonly type: 'healthFloor'; readonly amount: number; readonly to: GroupSelector }
  | { readonly type: 'grantKeyword'; readonly keyword: Keyword; readonly to: Selector }
  | { readonly type: 'cost'; readonly of: GroupSelector; readonly by: number }
  | { readonly type: 'stat'; readonly attack: number; readonly health: number; readonly to: Selector };

export const AURA_TYPES = [
  'triggerMultiplier',
  'damageRedirect',
  'healInversion',
  'immuneHero',
  'healthFloor',
  'grantKeyword',
  'cost',
  'stat',
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
/** Damage cannot bring these below `amount` Health (a predamage change, R16.1 step 5). */
export const keepHealthAtLeast = (amount: number, to: GroupSelector): Aura => ({ type: 'healthFloor', amount, to });
export const grantKeyword = (keyword: Keyword, to: Selector): Aura => ({ type: 'grantKeyword', keyword, to });
/** Cards of this group cost `by` more, or less if negative. */
export const changeCost = (of: GroupSelector, by: number): Aura => ({ type: 'cost', of, by });
/** More Attack and Health for others, in the Health/Attack snapshot. */
export const statAura = (to: Selector, { attack = 0, health = 0 }: { attack?: number; health?: number }): Aura => ({
  type: 'stat',
  attack,
  health,
  to,
});
