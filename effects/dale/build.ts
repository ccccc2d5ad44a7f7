// Building stacks: which cards may make the next stack, and what a build does (rules.md §8).

import type { BuildModifier } from '../../cards/terms/dale.ts';
import { emit } from '../events.ts';
import type { Refusal } from '../refusals.ts';
import { pop, push, top } from '../stack.ts';
import type { EntityId, Seat } from '../world.ts';
import { cardOf, effectiveValueOf, printedCardOf } from './effects-store.ts';
import { noticeBuild } from './owl-effects.ts';
import { strangerAmong } from './picks.ts';
import { refuse } from './refusals.ts';
import { nameFor, zoneFor } from './sight.ts';
import { told } from './told.ts';
import { type DaleWorld, playerOf } from './world.ts';
import { moveToStall } from './zones.ts';

export interface Build {
  readonly seat: Seat;
  readonly hand: readonly EntityId[];
  /** Cards of the own discard pile, where a card in the stack allows them. */
  readonly discard?: readonly EntityId[];
}

/** What a card counts as in a stack: as it is in hand, as printed in the discard pile. */
export interface StackCard {
  readonly set: string | null;
  readonly isClutter: boolean;
  readonly modifier: BuildModifier | null;
  readonly value: number;
  readonly isFromDiscard: boolean;
}

export const stackCard = (world: DaleWorld, id: EntityId, isFromDiscard: boolean): StackCard => {
  const card = isFromDiscard ? printedCardOf(world, id) : cardOf(world, id);
  return {
    set: card.set,
    isClutter: card.kind === 'junk',
    modifier: card.kind === 'build' ? card.modifier : null,
    value: effectiveValueOf(world, id),
    isFromDiscard,
  };
};

/** The cards of the discard pile lie under those of the hand. */
const idsOf = ({ hand, discard = [] }: Build): EntityId[] => [...discard, ...hand];

const stackOf = (world: DaleWorld, { hand, discard = [] }: Build): StackCard[] => [
  ...discard.map((id) => stackCard(world, id, true)),
  ...hand.map((id) => stackCard(world, id, false)),
];

/** Null if these cards may be the next stack. */
export const buildFault = (world: DaleWorld, build: Build): Refusal | null => {
  const { seat, hand, discard = [] } = build;
  const player = playerOf(world, seat);
  const strangerInHand = strangerAmong(hand, player.hand);
  if (strangerInHand !== undefined) return refuse('not-in-hand', { card: nameFor(world, seat, strangerInHand), seat });
  const strangerInPile = strangerAmong(discard, player.discard);
  if (strangerInPile !== undefined) {
    return refuse('wrong-zone', {
      card: nameFor(world, seat, strangerInPile),
      zone: zoneFor(world, seat, strangerInPile),
      expected: 'own discard pile',
    });
  }
  return stackFault(stackOf(world, build), player.stall.length + 1);
};

/** Null if these cards may be the stack of this number. */
export const stackFault = (stack: readonly StackCard[], number: number): Refusal | null => {
  // A copy from the hand opens the discard pile; then copies from the pile count as well (§8.2).
  const allowances = count(stack, opensFromHand) === 0 ? 0 : count(stack, opensPile);
  const discards = count(stack, isFromPile);
  if (discards > allowances) return refuse('stack-discard', { allowed: allowances, found: discards });
  const isMixed = count(stack, mixesSets) > 0;
  if (!isMixed && !sharesOneSet(stack)) return refuse('stack-sets');
  const used = isMixed ? 0 : count(stack, isOfAnySet);
  const clutter = count(stack, isClutter);
  const clutterAllowed = count(stack, allowsClutter) > 0 ? clutter : allowances - used;
  if (clutter > clutterAllowed) return refuse('stack-clutter', { allowed: clutterAllowed, found: clutter });
  return valueFault(stack, number);
};

type StackTest = (card: StackCard) => boolean;

const count = (stack: readonly StackCard[], test: StackTest): number => {
  let found = 0;
  for (const card of stack) if (test(card)) found += 1;
  return found;
};

const isFromPile: StackTest = ({ isFromDiscard }) => isFromDiscard;
const isClutter: StackTest = (card) => card.isClutter;
const opensPile: StackTest = ({ modifier }) => modifier === 'discardCard';
const opensFromHand: StackTest = (card) => opensPile(card) && !card.isFromDiscard;
const mixesSets: StackTest = ({ modifier }) => modifier === 'anySets';
const allowsClutter: StackTest = ({ modifier }) => modifier === 'anyClutter';
const isFlexible: StackTest = ({ modifier }) => modifier === 'flexibleValue';
const givesBonus: StackTest = ({ modifier }) => modifier === 'bonusBuild';
/** An animalfolk card of the discard pile uses up an allowance and may be of another set (§8.3). */
const isOfAnySet: StackTest = (card) => !card.isClutter && card.isFromDiscard && card.set !== 'squirrels';

/** All animalfolk cards share one set, but for those that use up an allowance (§8.3). */
const sharesOneSet = (stack: readonly StackCard[]): boolean => {
  let first: StackCard | undefined;
  for (const card of stack) {
    if (card.isClutter || isOfAnySet(card)) continue;
    first ??= card;
    if (card.set !== first.set) return false;
  }
  return true;
};

/** The sum must be the stack's number, give or take 1 for each flexible value (§8.5). */
const valueFault = (stack: readonly StackCard[], number: number): Refusal | null => {
  let sum = 0;
  for (const { value } of stack) sum += value;
  const isRight = stack.length > 0 && Math.abs(sum - number) <= count(stack, isFlexible);
  return isRight ? null : refuse('stack-value', { number, sum });
};

/** Discard cards first, then hand cards, become the next stack; the last stack wins at once (§8). */
export const buildStack = (world: DaleWorld, build: Build): void => {
  const { seat } = build;
  const ids = idsOf(build);
  const player = playerOf(world, seat);
  const number = player.stall.length + 1;
  push(world, {
    kind: 'build',
    at: 'built',
    below: null,
    seat,
    hasBonus: count(stackOf(world, build), givesBonus) > 0,
  });
  emit(world, { type: 'Built', player: seat, stack: number, cards: ids.map((id) => told(world, id)) });
  player.stall.push([]);
  ids.forEach((id, index) => {
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
