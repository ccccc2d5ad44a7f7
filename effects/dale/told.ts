// What events say of cards, places and seats. The same words are the same objects each time, which are frozen because
// many events share them.

import type { EntityId, Seat } from '../world.ts';
import type { AnswerWord, DaleEvent, Spot, ToldCard } from './dale-events.ts';
import { keeper } from './kept.ts';
import { type DaleWorld, entityOf, type OwlEffect, ZONES, type Zone } from './world.ts';

const toldAlone = keeper((id, card) => Object.freeze([Object.freeze({ id, card })] as const));

/** A list of this card alone. */
const aloneIn = (world: DaleWorld, id: EntityId): readonly [ToldCard] => toldAlone(id, entityOf(world, id).card);

/** A card as it is told: which one, and what is printed on it. */
export const told = (world: DaleWorld, id: EntityId): ToldCard => aloneIn(world, id)[0];

const SEATS = [0, 1, 2, 3] as const;

const SPOTS = Object.fromEntries(
  ZONES.map((zone) => [zone, [null, ...SEATS].map((seat) => Object.freeze({ zone, seat }))]),
) as unknown as Readonly<Record<Zone, readonly Spot[]>>;

export const spotAt = (zone: Zone, seat: Seat | null): Spot => SPOTS[zone][seat === null ? 0 : seat + 1] as Spot;

const ALONE: readonly (readonly Seat[])[] = SEATS.map((seat) => Object.freeze([seat]));

export const NOBODY: readonly Seat[] = Object.freeze([]);

/** Seen by this seat alone. */
export const onlyBy = (seat: Seat): readonly Seat[] => ALONE[seat] as readonly Seat[];

/** A card waits to react, or does no more: for its owner alone. */
export const toldOwl = (world: DaleWorld, type: 'OwlWaits' | 'OwlExpired', id: EntityId, owner: Seat): DaleEvent => ({
  type,
  player: owner,
  card: told(world, id),
  seenBy: onlyBy(owner),
});

/** An effect was answered; which card reacted is its owner's secret. */
export const toldAnswer = (world: DaleWorld, { card, owner }: OwlEffect, word: AnswerWord): DaleEvent => ({
  type: 'OwlAnswered',
  player: owner,
  card: told(world, card),
  word,
  seenBy: onlyBy(owner),
});

/** One card went from one place to another. */
export const toldMove = (
  world: DaleWorld,
  id: EntityId,
  from: Spot,
  to: Spot,
  seenBy: readonly Seat[] | null,
): DaleEvent => ({ type: 'CardsMoved', from, to, count: 1, cards: aloneIn(world, id), seenBy });
