// Building stacks: which cards may make the next stack, and what a build does (rules.md §8).

import type { BuildModifier } from '../../cards/terms/dale.ts';
import { emit } from '../events.ts';
import type { Refusal } from '../refusals.ts';
import { pop, push, top } from '../stack.ts';
import type { EntityId, Seat } from '../world.ts';
import { cardOf, effectiveValueOf, printedCardOf } from './effects-store.ts';
import { noticeBuild } from './owl-effects.ts';
import { refuse } from './refusals.ts';
import { nameFor, zoneFor } from './sight.ts';
import { type DaleWorld, playerOf } from './world.ts';
import { moveToStall, told } from './zones.ts';

export interface Build {
  readonly seat: Seat;
  readonly hand: readonly EntityId[];
  /** Cards of the own discard pile, where a card in the stack allows them. */
  readonly discard?: readonly EntityId[];
}

/** What a card counts as in a stack: as it is in hand, as printed in the discard pile. */
interface StackCard {
  readonly id: EntityId;
  readonly set: string | null;
  readonly isClutter: boolean;
  readonly modifier: BuildModifier | null;
  readonly value: number;
  readonly isFromDiscard: boolean;
}

const stackCard = (world: DaleWorld, id: EntityId, isFromDiscard: boolean): StackCard => {
  const card = isFromDiscard ? printedCardOf(world, id) : cardOf(world, id);
  return {
    id,
    set: card.set,
    isClutter: card.kind === 'junk',
    modifier: card.kind === 'build' ? card.modifier : null,
    value: effectiveValueOf(world, id),
    isFromDiscard,
  };
};

const stackOf = (world: DaleWorld, { hand, discard = [] }: Build): StackCard[] => [
  ...discard.map((id) => stackCard(world, id, true)),
  ...hand.map((id) => stackCard(world, id, false)),
];

const countOf = (stack: readonly StackCard[], modifier: BuildModifier): number =>
  stack.filter((card) => card.modifier === modifier).length;

/** Null if these cards may be the next stack. */
export const buildFault = (world: DaleWorld, build: Build): Refusal | null => {
  const { seat, hand, discard = [] } = build;
  const player = playerOf(world, seat);
  const strangerInHand = hand.find((id, index) => !player.hand.includes(id) || hand.indexOf(id) !== index);
  if (strangerInHand !== undefined) return refuse('not-in-hand', { card: nameFor(world, seat, strangerInHand), seat });
  const strangerInPile = discard.find((id, index) => !player.discard.includes(id) || discard.indexOf(id) !== index);
  if (strangerInPile !== undefined) {
    return refuse('wrong-zone', {
      card: nameFor(world, seat, strangerInPile),
      zone: zoneFor(world, seat, strangerInPile),
      expected: 'own discard pile',
    });
  }
  return stackFault(stackOf(world, build), player.stall.length + 1);
};

const stackFault = (stack: readonly StackCard[], number: number): Refusal | null => {
  const allowances = discardAllowances(stack);
  const discards = stack.filter(({ isFromDiscard }) => isFromDiscard);
  if (discards.length > allowances) return refuse('stack-discard', { allowed: allowances, found: discards.length });
  const isMixed = countOf(stack, 'anySets') > 0;
  const used = isMixed ? 0 : discards.filter(({ isClutter, set }) => !isClutter && set !== 'squirrels').length;
  if (!isMixed && !sharesOneSet(stack, allowances)) return refuse('stack-sets');
  const clutter = stack.filter(({ isClutter }) => isClutter).length;
  const clutterAllowed = countOf(stack, 'anyClutter') > 0 ? clutter : allowances - used;
  if (clutter > clutterAllowed) return refuse('stack-clutter', { allowed: clutterAllowed, found: clutter });
  return valueFault(stack, number);
};

/** A copy from the hand opens the discard pile; then copies from the pile count as well (§8.2). */
const discardAllowances = (stack: readonly StackCard[]): number => {
  const fromHand = stack.filter((card) => card.modifier === 'discardCard' && !card.isFromDiscard).length;
  return fromHand === 0 ? 0 : countOf(stack, 'discardCard');
};

/**
 * All animalfolk cards share one set, but for the discard cards that use up an allowance: at most as many as there are
 * allowances may be of another set (§8.3).
 */
const sharesOneSet = (stack: readonly StackCard[], allowances: number): boolean => {
  const animalfolk = stack.filter(({ isClutter }) => !isClutter);
  const bound = animalfolk.filter(({ isFromDiscard, set }) => !isFromDiscard || set === 'squirrels');
  const free = animalfolk.filter((card) => !bound.includes(card));
  const sets = new Set(bound.map(({ set }) => set));
  return sets.size <= 1 && free.length <= allowances;
};

/** The sum must be the stack's number, give or take 1 for each flexible value (§8.5). */
const valueFault = (stack: readonly StackCard[], number: number): Refusal | null => {
  const sum = stack.reduce((total, { value }) => total + value, 0);
  const tolerance = countOf(stack, 'flexibleValue');
  return stack.length > 0 && Math.abs(sum - number) <= tolerance ? null : refuse('stack-value', { number, sum });
};

/** Discard cards first, then hand cards, become the next stack; the last stack wins at once (§8). */
export const buildStack = (world: DaleWorld, build: Build): void => {
  const { seat } = build;
  const stack = stackOf(world, build);
  const player = playerOf(world, seat);
  const number = player.stall.length + 1;
  push(world, { kind: 'build', at: 'built', seat, hasBonus: countOf(stack, 'bonusBuild') > 0 });
  emit(world, { type: 'Built', player: seat, stack: number, cards: stack.map(({ id }) => told(world, id)) });
  player.stall.push([]);
  stack.forEach(({ id }, index) => {
    moveToStall(world, id, seat, number - 1, index);
  });
  if (number >= world.rules.stacksToWin) world.outcome = { result: 'win', player: seat };
  else noticeBuild(world, seat);
};

export const hasBonusBuild = (world: DaleWorld): boolean => {
  const { hasBonus, seat } = top(world, 'build');
  return hasBonus && !playerOf(world, seat).hasLeft;
};
export const closeBuild = (world: DaleWorld): void => pop(world);
