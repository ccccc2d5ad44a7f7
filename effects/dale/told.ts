// What events say of cards, places and seats. The same words are the same frozen objects each time: every event is frozen
// when it is handed out, which took longer than all else about it, and what is frozen already is not looked into.

import type { EntityId, Seat } from '../world.ts';
import type { Spot, ToldCard } from './dale-events.ts';
import { type DaleWorld, entityOf, ZONES, type Zone } from './world.ts';

/** Ids up to here are kept; no game comes near, but a sandbox may. */
const LARGEST_KEPT = 1000;

type ToldAlone = readonly [ToldCard];

const toldByName = new Map<string, ToldAlone[]>();

const newlyTold = (id: EntityId, card: string): ToldAlone => Object.freeze([Object.freeze({ id, card })] as const);

/** A list of this card alone. */
export const toldAlone = (world: DaleWorld, id: EntityId): ToldAlone => {
  const { card } = entityOf(world, id);
  if (id > LARGEST_KEPT) return newlyTold(id, card);
  let byId = toldByName.get(card);
  if (byId === undefined) {
    byId = [];
    toldByName.set(card, byId);
  }
  byId[id] ??= newlyTold(id, card);
  return byId[id];
};

/** A card as it is told: which one, and what is printed on it. */
export const told = (world: DaleWorld, id: EntityId): ToldCard => toldAlone(world, id)[0];

const SEATS = [0, 1, 2, 3] as const;

const SPOTS = Object.fromEntries(
  ZONES.map((zone) => [zone, [null, ...SEATS].map((seat) => Object.freeze({ zone, seat }))]),
) as unknown as Readonly<Record<Zone, readonly Spot[]>>;

export const spotAt = (zone: Zone, seat: Seat | null): Spot => SPOTS[zone][seat === null ? 0 : seat + 1] as Spot;

const ALONE: readonly (readonly Seat[])[] = SEATS.map((seat) => Object.freeze([seat]));

/** Seen by this seat alone. */
export const onlyBy = (seat: Seat): readonly Seat[] => ALONE[seat] as readonly Seat[];
