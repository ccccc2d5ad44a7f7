// The purchases a seat may make: each market card with each payment, and what the payment cards allow besides.

import type { PurchaseModifier } from '../../cards/terms/dale.ts';
import type { EntityId, Seat } from '../world.ts';
import { typeOf } from './effects-store.ts';
import type { DaleMove } from './legal-moves.ts';
import { type Alike, joined } from './move-names.ts';
import { allows, costOf, type Purchase, pays, type Worth } from './purchase.ts';
import type { DaleWorld } from './world.ts';
import { marketCards } from './zones.ts';

/** Adds the purchases to a list. `hand` is the hand of the seat, grouped. */
export const addPurchaseMoves = (moves: DaleMove[], world: DaleWorld, seat: Seat, hand: readonly Alike[]): void => {
  const mayRearrange = idsAllowing(hand, 'rearrangeMarket').length > 0;
  const sales: Sale[] = [];
  for (const card of world.market) if (card !== null) sales.push(saleOf(world, card, mayRearrange));
  const payments = paymentsOf(hand, sales);
  for (const { card, offers } of sales) {
    for (const worth of payments) {
      const { payment, words, keep } = worth;
      const count = worth.rearranges ? offers.length : 1;
      for (let index = 0; index < count; index += 1) {
        const { cost, market, buys } = offers[index] as Offer;
        if (!pays(worth, cost)) continue;
        const label = buys + words;
        const input: PurchaseInput =
          market === undefined
            ? { type: 'PURCHASE', seat, card, payment }
            : { type: 'PURCHASE', seat, card, payment, market };
        moves.push({ input, label });
        if (keep.length > 0) moves.push({ input: { ...input, keep }, label: `${label}, which stays` });
      }
    }
  }
};

const NONE: readonly EntityId[] = [];

const idsAllowing = (groups: readonly Alike[], modifier: PurchaseModifier): readonly EntityId[] => {
  let found = NONE;
  for (const { card, ids } of groups) if (allows(card, modifier)) found = [...found, ...ids];
  return found;
};

type PurchaseInput = { readonly type: 'PURCHASE' } & Purchase;

/** What a card costs, as the market is (the first offer) or in another order of it. */
interface Offer {
  readonly cost: number;
  readonly market: readonly EntityId[] | undefined;
  /** The words of the move, up to the payment. */
  readonly buys: string;
}

interface Sale {
  readonly card: EntityId;
  readonly offers: readonly Offer[];
}

/** As it is, and with the card moved to each other slot: what it costs then is all that the order decides. */
const saleOf = (world: DaleWorld, card: EntityId, mayRearrange: boolean): Sale => {
  const name = typeOf(world, card);
  const offers: Offer[] = [{ cost: costOf(world, card), market: undefined, buys: `Buy ${name} for ` }];
  const others = mayRearrange ? marketCards(world).filter((id) => id !== card) : [];
  for (let slot = 0; mayRearrange && slot <= others.length; slot += 1) {
    const market = [...others.slice(0, slot), card, ...others.slice(slot)];
    if (slot === world.market.indexOf(card)) continue;
    offers.push({ cost: costOf(world, card, market), market, buys: `Buy ${name} from slot ${slot} for ` });
  }
  return { card, offers };
};

interface Payment extends Worth {
  readonly payment: readonly EntityId[];
  readonly words: string;
  readonly rearranges: boolean;
  /** Those of the cards that may stay in hand. */
  readonly keep: readonly EntityId[];
}

/**
 * The choices of hand cards that can buy something: of each group none, one, … all of it, the last group changing first.
 * Left out are those that stay short or have a needless card, whatever is added and whatever is bought.
 */
const paymentsOf = (groups: readonly Alike[], sales: readonly Sale[]): Payment[] => {
  let cheapest = Number.POSITIVE_INFINITY;
  let dearest = Number.NEGATIVE_INFINITY;
  let left = 0;
  for (const { offers } of sales) {
    for (const { cost } of offers) {
      if (cost < cheapest) cheapest = cost;
      if (cost > dearest) dearest = cost;
    }
  }
  // A further card makes the others more needless only if it counts for something.
  for (const { ids, value } of groups) {
    if (value < 0) dearest = Number.POSITIVE_INFINITY;
    else left += value * ids.length;
  }
  const rearranging = idsAllowing(groups, 'rearrangeMarket');
  const keepable = idsAllowing(groups, 'mayKeep');
  const mayMore = rearranging.length + keepable.length > 0;
  const payments: Payment[] = [];
  const picked: EntityId[] = [];
  /** `more` is what all cards from this group on could add. */
  const pickFrom = (at: number, more: number, paid: number, least: number, words: string): void => {
    if (paid + more < cheapest || paid - least >= dearest) return;
    const group = groups[at];
    if (group === undefined) {
      payments.push({
        payment: picked.slice(),
        words: words || 'nothing',
        paid,
        least,
        rearranges: mayMore && rearranging.some((id) => picked.includes(id)),
        keep: mayMore ? picked.filter((id) => keepable.includes(id)) : NONE,
      });
      return;
    }
    const { ids, value, card } = group;
    const moreAfter = more - Math.max(0, value) * ids.length;
    pickFrom(at + 1, moreAfter, paid, least, words);
    const leastWith = Math.min(least, value);
    let sum = paid;
    let said = words;
    for (const id of ids) {
      picked.push(id);
      sum += value;
      said = joined(said, card.name);
      pickFrom(at + 1, moreAfter, sum, leastWith, said);
    }
    for (let count = ids.length; count > 0; count -= 1) picked.pop();
  };
  pickFrom(0, left, 0, Number.POSITIVE_INFINITY, '');
  return payments;
};
