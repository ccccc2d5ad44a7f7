// The purchases a seat may make: each market card with each payment, and what the payment cards allow besides.

import type { EntityId, Seat } from '../world.ts';
import type { DaleMove } from './legal-moves.ts';
import { choicesOf, namesOf } from './move-names.ts';
import { costOf, isModifier, pays, worthOf } from './purchase.ts';
import { type DaleWorld, playerOf } from './world.ts';
import { marketCards } from './zones.ts';

export const purchaseMoves = (world: DaleWorld, seat: Seat): DaleMove[] => {
  const payments = choicesOf(world, playerOf(world, seat).hand).map((payment) => ({
    payment,
    worth: worthOf(world, payment),
  }));
  return marketCards(world).flatMap((card) =>
    payments.flatMap(({ payment, worth }) =>
      marketOrders(world, card, payment)
        .filter(({ market }) => pays(worth, costOf(world, card, market)))
        .flatMap(({ market, place }) =>
          keepChoices(world, payment).map(({ keep, kept }): DaleMove => {
            const label = `Buy ${namesOf(world, [card])}${place} for ${namesOf(world, payment)}${kept}`;
            const fields = { ...(market === undefined ? {} : { market }), ...(keep === undefined ? {} : { keep }) };
            return { input: { type: 'PURCHASE', seat, card, payment, ...fields }, label };
          }),
        ),
    ),
  );
};

interface MarketOrder {
  readonly market?: readonly EntityId[];
  readonly place: string;
}

/** As it is, and with the card moved to each other slot: what it costs then is all that the order decides. */
const marketOrders = (world: DaleWorld, card: EntityId, payment: readonly EntityId[]): MarketOrder[] => {
  const asItIs: MarketOrder = { place: '' };
  if (!payment.some((id) => isModifier(world, id, 'rearrangeMarket'))) return [asItIs];
  const others = marketCards(world).filter((id) => id !== card);
  const orders = Array.from({ length: others.length + 1 }, (_, slot) => ({
    market: [...others.slice(0, slot), card, ...others.slice(slot)],
    place: ` from slot ${slot}`,
  }));
  return [asItIs, ...orders.filter(({ market }) => market.indexOf(card) !== world.market.indexOf(card))];
};

interface KeepChoice {
  readonly keep?: readonly EntityId[];
  readonly kept: string;
}

/** With and without keeping what may be kept. */
const keepChoices = (world: DaleWorld, payment: readonly EntityId[]): KeepChoice[] => {
  const keep = payment.filter((id) => isModifier(world, id, 'mayKeep'));
  return keep.length === 0 ? [{ kept: '' }] : [{ kept: '' }, { keep, kept: ', which stays' }];
};
