// Which single cards a seat may know, for refusals: they go to whoever asked, and an id is quickly guessed.

import type { EntityId, Seat } from '../world.ts';
import { type DaleWorld, entityOf, type Zone } from './world.ts';

/** Does everybody see what lies there (rules.md §16)? */
export const isPublic = (zone: Zone): boolean => {
  switch (zone) {
    case 'deck':
    case 'hand':
    case 'limbo':
    case 'supply':
      return false;
    case 'discard':
    case 'stall':
    case 'schedule':
    case 'bin':
    case 'market':
    case 'junkyard':
      return true;
  }
};

/** In a public zone, or in the own hand or limbo. */
const isKnownTo = (world: DaleWorld, seat: Seat, id: EntityId): boolean => {
  const entity = world.entities[id];
  if (entity === undefined) return false;
  const { zone, seat: owner } = entity;
  return isPublic(zone) || ((zone === 'hand' || zone === 'limbo') && owner === seat);
};

/** What is printed on a card, for one who may know it; else its number, which was asked for. */
export const nameFor = (world: DaleWorld, seat: Seat, id: EntityId): string =>
  isKnownTo(world, seat, id) ? entityOf(world, id).card : `card ${id}`;

/** Where a card is, for one who may know it. */
export const zoneFor = (world: DaleWorld, seat: Seat, id: EntityId): string =>
  isKnownTo(world, seat, id) ? entityOf(world, id).zone : 'out of sight';
