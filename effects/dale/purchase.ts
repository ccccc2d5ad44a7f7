// Purchases: cost, payment, and the rule that no payment card may be needless (rules.md §5, §6).

import type { DaleCard, PurchaseModifier } from '../../cards/terms/dale.ts';
import { emit } from '../events.ts';
import type { Refusal } from '../refusals.ts';
import { pop, push } from '../stack.ts';
import type { EntityId, Seat } from '../world.ts';
import { cardOf, effectiveValueOf, sumOf } from './effects-store.ts';
import { noticePurchase } from './owl-effects.ts';
import { strangerAmong } from './picks.ts';
import { refuse } from './refusals.ts';
import { nameFor, zoneFor } from './sight.ts';
import { told } from './told.ts';
import { type DaleWorld, playerOf } from './world.ts';
import { marketCards, moveCards } from './zones.ts';

export interface Purchase {
  readonly seat: Seat;
  /** A market card. */
  readonly card: EntityId;
  /** Hand cards, in the order in which they go to the discard pile. */
  readonly payment: readonly EntityId[];
  /** A new order of the market cards from the rightmost slot; only with a card in the payment that allows it. */
  readonly market?: readonly EntityId[];
  /** Payment cards that may be kept in hand and are. */
  readonly keep?: readonly EntityId[];
}

/**
 * What the card's own type is worth in print, its slot's surcharge, and the effects on costs; never below 0 (§6.1).
 * With an order of the market: what it would cost then.
 */
export const costOf = (world: DaleWorld, card: EntityId, order?: readonly EntityId[]): number => {
  const slot = (order ?? world.market).indexOf(card);
  return Math.max(0, cardOf(world, card).value + slot + sumOf(world, 'costs'));
};

/** Does this payment card allow that? */
export const allows = (card: DaleCard, modifier: PurchaseModifier): boolean =>
  card.kind === 'purchase' && card.modifier === modifier;

const isModifier = (world: DaleWorld, id: EntityId, modifier: PurchaseModifier): boolean =>
  allows(cardOf(world, id), modifier);

/** Null if the purchase may be made (§6.2). */
export const purchaseFault = (world: DaleWorld, purchase: Purchase): Refusal | null => {
  const { seat, card, payment, market, keep = [] } = purchase;
  const { hand } = playerOf(world, seat);
  if (!world.market.includes(card)) {
    return refuse('wrong-zone', {
      card: nameFor(world, seat, card),
      zone: zoneFor(world, seat, card),
      expected: 'market',
    });
  }
  const stranger = strangerAmong(payment, hand);
  if (stranger !== undefined) return refuse('not-in-hand', { card: nameFor(world, seat, stranger), seat });
  if (market !== undefined) {
    const isAllowed = payment.some((id) => isModifier(world, id, 'rearrangeMarket'));
    const isPermutation =
      [...market].sort((a, b) => a - b).join() === [...marketCards(world)].sort((a, b) => a - b).join();
    if (!isAllowed || !isPermutation) return refuse('market-order');
  }
  const keptWrongly = keep.find((id) => !payment.includes(id) || !isModifier(world, id, 'mayKeep'));
  if (keptWrongly !== undefined) return refuse('not-kept', { card: nameFor(world, seat, keptWrongly) });
  return paymentFault(world, costOf(world, card, market), payment);
};

/** What a payment is worth, and its least card. */
export interface Worth {
  readonly paid: number;
  readonly least: number;
}

const worthOf = (world: DaleWorld, payment: readonly EntityId[]): Worth => {
  let paid = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const id of payment) {
    const value = effectiveValueOf(world, id);
    paid += value;
    least = Math.min(least, value);
  }
  return { paid, least };
};

const isShort = ({ paid }: Worth, cost: number): boolean => paid < cost;
/** It would be enough without its least card; an empty payment has none. */
const isNeedless = ({ paid, least }: Worth, cost: number): boolean => paid - least >= cost;

/** Is it enough, and no card of it needless? */
export const pays = (worth: Worth, cost: number): boolean => !isShort(worth, cost) && !isNeedless(worth, cost);

const paymentFault = (world: DaleWorld, cost: number, payment: readonly EntityId[]): Refusal | null => {
  const worth = worthOf(world, payment);
  const { paid } = worth;
  if (isShort(worth, cost)) return refuse('payment-short', { cost, paid });
  return isNeedless(worth, cost) ? refuse('payment-needless', { cost, paid }) : null;
};

/** The payment goes to the discard pile, the bought card to hand, the owls hear of it. */
export const buy = (world: DaleWorld, { seat, card, payment, market, keep = [] }: Purchase): void => {
  if (market !== undefined) {
    // The gaps are now on the left.
    world.market = Array.from({ length: world.rules.marketSize }, (_, slot) => market[slot] ?? null);
    emit(world, { type: 'MarketRearranged', player: seat });
  }
  const cost = costOf(world, card);
  emit(world, { type: 'Purchased', player: seat, card: told(world, card), cost });
  push(world, { kind: 'purchase', at: 'checkpoint', below: null, seat });
  const spent = keep.length === 0 ? payment : payment.filter((id) => !keep.includes(id));
  moveCards(world, spent, { zone: 'discard', seat });
  moveCards(world, [card], { zone: 'hand', seat });
  noticePurchase(world, seat);
};

export const closePurchase = (world: DaleWorld): void => pop(world);
