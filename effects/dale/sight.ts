// Which single cards a seat may know, for refusals: they go to whoever asked, and an id is quickly guessed.

import type { EntityId, Seat } from '../world.ts';
import { type DaleWorld, entityOf, type Zone } from './world.ts';

/** Zones that everybody sees (rules.md §16). */
export const PUBLIC_ZONES: ReadonlySet<Zone> = new Set([
  'discard',
  'stall',
  'schedule',
  'bin',
  'market',
  'junkyard',
] as const);

/** In a public zone, or in the own hand or limbo. */
const isKnownTo = (world: DaleWorld, seat: Seat, id: EntityId): boolean => {
  const entity = world.entities[id];
  if (entity === undefined) return false;
  const { zone, seat: owner } = entity;
  return PUBLIC_ZONES.has(zone) || ((zone === 'hand' || zone === 'limbo') && owner === seat);
};

/** What is printed on a card, for one who may know it; else its number, which was asked for. */
export const nameFor = (world: DaleWorld, seat: Seat, id: EntityId): string =>
  isKnownTo(world, seat, id) ? entityOf(world, id).card : `card ${id}`;

/** Where a card is, for one who may know it. */
export const zoneFor = (world: DaleWorld, seat: Seat, id: EntityId): string =>
  isKnownTo(world, seat, id) ? entityOf(world, id).zone : 'out of sight';
