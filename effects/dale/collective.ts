// A technique in which all players choose at the same time, each from the own deck (the old Cheer, owls.md §10).

import { emit } from '../events.ts';
import { pop, top } from '../stack.ts';
import type { EntityId, Seat } from '../world.ts';
import type { CollectiveFrame } from './frames.ts';
import { type DaleWorld, playerOf } from './world.ts';
import { moveCards, shuffleDeck } from './zones.ts';

/** The open collective choice, if there is one. */
export const openCollective = (world: DaleWorld): CollectiveFrame | undefined =>
  world.stack?.kind === 'collective' ? world.stack : undefined;

export const isPickAwaited = (world: DaleWorld, seat: Seat): boolean =>
  openCollective(world)?.awaited.includes(seat) ?? false;

/** Exactly this many cards of the own deck, or all if there are fewer. */
export const pickCount = (world: DaleWorld, seat: Seat): number =>
  Math.min(openCollective(world)?.count ?? 0, playerOf(world, seat).deck.length);

/** The cards picked go to hand and the own deck is shuffled, at once: nobody waits for the others. */
export const pick = (world: DaleWorld, seat: Seat, cards: readonly EntityId[]): void => {
  const frame = top(world, 'collective');
  frame.awaited = frame.awaited.filter((each) => each !== seat);
  moveCards(world, cards, { zone: 'hand', seat });
  shuffleDeck(world, seat);
};

/** A player who has left is no longer waited for. */
export const releaseLeft = (world: DaleWorld, seat: Seat): void => {
  const frame = openCollective(world);
  if (frame === undefined || !frame.awaited.includes(seat)) return;
  frame.awaited = frame.awaited.filter((each) => each !== seat);
  emit(world, { type: 'PlayerReleased', player: seat });
};

export const closeCollective = (world: DaleWorld): void => pop(world);
