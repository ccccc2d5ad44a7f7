// Who may see a card where it is now. Refusals go to whoever asked, and events to everybody, and an id is quickly
// guessed: hidden cards are not named in either.

import type { BattleCard } from '../../cards/terms.ts';
import { isAmong, type Viewer } from '../viewer.ts';
import type { EntityId, Seat } from '../world.ts';
import { cardNamed } from './catalogue.ts';
import { type BattleWorld, entityOf } from './world.ts';

/** Secrets are played face down. */
export const isSecret = (card: BattleCard | undefined): boolean => card?.kind === 'spell' && card.secret !== undefined;

const EVERYBODY: { readonly seenBy?: readonly Seat[] } = Object.freeze({});
const NOBODY = Object.freeze({ seenBy: Object.freeze([]) });

/** The mark that an event about this card carries: none if everybody may see it. Nobody sees the cards of a deck. */
export const sightOf = (world: BattleWorld, id: EntityId): { readonly seenBy?: readonly Seat[] } => {
  const { zone, controller } = entityOf(world, id);
  if (zone === 'deck') return NOBODY;
  return zone === 'hand' || zone === 'secret' ? { seenBy: [controller] } : EVERYBODY;
};

/** May this viewer see the card where it is? A card set aside is being played, face up unless it is a Secret. */
export const canSee = (world: BattleWorld, viewer: Viewer, id: EntityId): boolean => {
  if (viewer === 'judge') return true;
  const { card, zone } = entityOf(world, id);
  if (zone === 'removed' || (zone === 'setAside' && isSecret(cardNamed(world, card)))) return false;
  const { seenBy } = sightOf(world, id);
  return seenBy === undefined || isAmong(viewer, seenBy);
};

const isKnownTo = (world: BattleWorld, seat: Seat, id: EntityId): boolean =>
  world.entities[id] !== undefined && canSee(world, seat, id);

/** What is printed on a card, for one who may know it; else its number, which was asked for. */
export const nameFor = (world: BattleWorld, seat: Seat, id: EntityId): string =>
  isKnownTo(world, seat, id) ? entityOf(world, id).card : `card ${id}`;

/** Where a card is, for one who may know it. */
export const zoneFor = (world: BattleWorld, seat: Seat, id: EntityId): string =>
  isKnownTo(world, seat, id) ? entityOf(world, id).zone : 'out of sight';
