// The stacks a seat may build, with cards of the hand and those of the discard pile that they allow.

import type { EntityId, Seat } from '../world.ts';
import { cardOf, effectiveValueOf } from './effects-store.ts';
import type { DaleMove } from './legal-moves.ts';
import { choicesOf, namesOf } from './move-names.ts';
import { type DaleWorld, playerOf } from './world.ts';

/** The least that these cards can count in a stack: what is more than the stack's number is not even tried. */
const leastSum = (world: DaleWorld, ids: readonly EntityId[]): number =>
  ids.reduce((sum, id) => {
    const card = cardOf(world, id);
    return sum + effectiveValueOf(world, id) - (card.kind === 'build' && card.modifier === 'flexibleValue' ? 1 : 0);
  }, 0);

export const buildMoves = (world: DaleWorld, seat: Seat): DaleMove[] => {
  const { hand: cards, discard: pile, stall } = playerOf(world, seat);
  const opensPile = (id: EntityId) => {
    const card = cardOf(world, id);
    return card.kind === 'build' && card.modifier === 'discardCard';
  };
  const inPile = pile.filter(opensPile).length;
  const room = stall.length + 1;
  return choicesOf(world, cards).flatMap((hand) => {
    if (leastSum(world, hand) > room) return [];
    const inHand = hand.filter(opensPile).length;
    const discards = choicesOf(world, pile, inHand === 0 ? 0 : inHand + inPile);
    const fitting = discards.filter((discard) => leastSum(world, [...hand, ...discard]) <= room);
    return fitting.map((discard): DaleMove => {
      const added = discard.length === 0 ? '' : ` and ${namesOf(world, discard)} of the discard pile`;
      return {
        input: { type: 'BUILD', seat, hand, ...(discard.length === 0 ? {} : { discard }) },
        label: `Build with ${namesOf(world, hand)}${added}`,
      };
    });
  });
};
