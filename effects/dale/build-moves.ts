// The stacks a seat may build, with cards of the hand and those of the discard pile that they allow.

import { isRefused } from '../refusals.ts';
import type { EntityId, Seat } from '../world.ts';
import { type StackCard, stackCard, stackFault } from './build.ts';
import type { DaleMove } from './legal-moves.ts';
import { type Alike, alikeOf, joined } from './move-names.ts';
import { type DaleWorld, playerOf } from './world.ts';

/** Adds the builds to a list. `hand` is the hand of the seat, grouped. */
export const addBuildMoves = (moves: DaleMove[], world: DaleWorld, seat: Seat, hand: readonly Alike[]): void => {
  const { discard, stall } = playerOf(world, seat);
  const number = stall.length + 1;
  const inHand = hand.map((group) => stockOf(world, group, false));
  // Without a card in hand that opens the discard pile the hand must be enough, and nobody looks into the pile.
  const mayOpen = inHand.some(({ opens }) => opens);
  const inPile = mayOpen ? alikeOf(world, discard).map((group) => stockOf(world, group, true)) : [];
  const openingInPile = inPile.reduce((sum, { opens, ids }) => (opens ? sum + ids.length : sum), 0);
  eachPart(inHand, { least: mayOpen ? 0 : number, room: number, most: Number.POSITIVE_INFINITY }, (part) => {
    const label = `Build with ${part.words}`;
    if (part.high >= number && isStack(part.cards, number)) {
      moves.push({ input: { type: 'BUILD', seat, hand: part.ids.slice() }, label });
    }
    if (part.opening === 0) return;
    const most = part.opening + openingInPile;
    eachPart(inPile, { least: number - part.high, room: number - part.low, most }, (more) => {
      if (more.ids.length === 0 || !isStack([...more.cards, ...part.cards], number)) return;
      moves.push({
        input: { type: 'BUILD', seat, hand: [...part.ids], discard: [...more.ids] },
        label: `${label} and ${more.words} of the discard pile`,
      });
    });
  });
};

const isStack = (cards: readonly StackCard[], number: number): boolean => !isRefused(stackFault, cards, number);

/** Interchangeable cards, and how one of them counts in a stack. */
interface Stock {
  readonly ids: readonly EntityId[];
  readonly name: string;
  readonly card: StackCard;
  readonly low: number;
  readonly high: number;
  readonly opens: boolean;
}

const stockOf = (world: DaleWorld, { ids, card: { name } }: Alike, isInPile: boolean): Stock => {
  const card = stackCard(world, ids[0] as EntityId, isInPile);
  const { value, modifier } = card;
  const leeway = modifier === 'flexibleValue' ? 1 : 0;
  return { ids, name, card, low: value - leeway, high: value + leeway, opens: modifier === 'discardCard' };
};

/** Cards for a stack, from the hand or from the discard pile. The lists change afterwards. */
interface Part {
  readonly ids: readonly EntityId[];
  readonly cards: readonly StackCard[];
  readonly words: string;
  /** What they count at least and at most. */
  readonly low: number;
  readonly high: number;
  /** How many of them open the discard pile. */
  readonly opening: number;
}

/** What a part must count, what it may count, and how many cards it may have. */
interface Bounds {
  readonly least: number;
  readonly room: number;
  readonly most: number;
}

/** Visits the choices within bounds: of each group none, one, … all of it, the last group changing first. */
const eachPart = (stock: readonly Stock[], { least, room, most }: Bounds, visit: (part: Part) => void): void => {
  const ids: EntityId[] = [];
  const cards: StackCard[] = [];
  // Too much is never mended by a further card, if each counts for something.
  const isEachWorth = stock.every(({ low }) => low >= 0);
  /** `left` is what all cards from this group on could add. */
  const pickFrom = (at: number, left: number, low: number, high: number, opening: number, words: string): void => {
    if (high + left < least || (low > room && isEachWorth)) return;
    const group = stock[at];
    if (group === undefined) {
      if (low <= room) visit({ ids, cards, words: words || 'nothing', low, high, opening });
      return;
    }
    const leftAfter = left - mostOf(group);
    pickFrom(at + 1, leftAfter, low, high, opening, words);
    let said = words;
    let count = 0;
    for (const id of group.ids) {
      if (ids.length === most) break;
      count += 1;
      ids.push(id);
      cards.push(group.card);
      said = joined(said, group.name);
      const opened = group.opens ? opening + count : opening;
      pickFrom(at + 1, leftAfter, low + count * group.low, high + count * group.high, opened, said);
    }
    for (; count > 0; count -= 1) {
      ids.pop();
      cards.pop();
    }
  };
  let left = 0;
  for (const group of stock) left += mostOf(group);
  pickFrom(0, left, 0, 0, 0, '');
};

const mostOf = ({ ids, high }: Stock): number => Math.max(0, high) * ids.length;
