// Where the cards are. Only this file moves one: it keeps lists and entities in step, ends what does not survive the
// move, and tells the owls when a card gets into a hand.

import { shuffle as shuffled } from '../chance.ts';
import { emit } from '../events.ts';
import { takeFrom } from '../lists.ts';
import type { EntityId, Seat } from '../world.ts';
import { junkName } from './catalogue.ts';
import type { Spot } from './dale-events.ts';
import { endAttached, printedCardOf } from './effects-store.ts';
import { expireCarrier, noticeEntry, noticeShuffle } from './owl-effects.ts';
import { isPublic } from './sight.ts';
import { NOBODY, onlyBy, spotAt, toldMove } from './told.ts';
import { type DaleWorld, entityOf, playerOf, type Zone } from './world.ts';

/** Makes a card in a zone, on top of a pile; nobody is told and no owl hears it. */
export const createCard = (world: DaleWorld, card: string, zone: Zone, seat: Seat | null): EntityId => {
  const id = world.nextId;
  world.nextId += 1;
  world.entities[id] = { id, card, zone, seat };
  listOf(world, { zone, seat })?.unshift(id);
  return id;
};

/** The list of a spot, top first; undefined for the market, stalls and the junkyard, which have places instead. */
export const listOf = (world: DaleWorld, { zone, seat }: Spot): EntityId[] | undefined => {
  if (zone === 'supply') return world.supply;
  if (zone === 'bin') return world.bin;
  if (seat === null) return undefined;
  const player = playerOf(world, seat);
  switch (zone) {
    case 'hand':
      return player.hand;
    case 'discard':
      return player.discard;
    case 'deck':
      return player.deck;
    case 'schedule':
      return player.schedule;
    case 'limbo':
      return player.limbo;
    default:
      return undefined;
  }
};

const spotOf = (world: DaleWorld, id: EntityId): Spot => {
  const { zone, seat } = entityOf(world, id);
  return spotAt(zone, seat);
};

const takeOut = (world: DaleWorld, id: EntityId, spot: Spot): void => {
  if (spot.zone === 'market') world.market[world.market.indexOf(id)] = null;
  else if (spot.zone === 'stall' && spot.seat !== null) {
    const player = playerOf(world, spot.seat);
    player.stall = player.stall.map((stack) => stack.filter((card) => card !== id));
  } else {
    const list = listOf(world, spot);
    if (list !== undefined) takeFrom(list, id);
  }
};

const keepsCopy = (zone: Zone): boolean => zone === 'hand' || zone === 'limbo' || zone === 'schedule';

/** Takes a card to a spot: on top of a pile, or into the place that `put` makes for it. */
const relocate = (world: DaleWorld, id: EntityId, from: Spot, to: Spot, put?: () => void): void => {
  takeOut(world, id, from);
  const entity = entityOf(world, id);
  if (from.zone === 'hand') expireCarrier(world, id);
  if (world.effects.length > 0 && !keepsCopy(to.zone)) endAttached(world, id, witnesses(from, to));
  if (to.zone === 'limbo') entity.setAsideFrom = from;
  else if (entity.setAsideFrom !== undefined) delete entity.setAsideFrom;
  entity.zone = to.zone;
  entity.seat = to.seat;
  if (put !== undefined) put();
  else listOf(world, to)?.unshift(id);
  if (to.zone === 'hand' && to.seat !== null) noticeEntry(world, id, to.seat);
};

/** Who sees a move: everybody if the card was or gets public, else the owners of the hidden zones. */
const witnesses = (from: Spot, to: Spot): readonly Seat[] | null => {
  if (isPublic(from.zone) || isPublic(to.zone)) return null;
  const first = ownerOf(from);
  const second = ownerOf(to);
  if (first === null || first === second) return second === null ? NOBODY : onlyBy(second);
  return second === null ? onlyBy(first) : [Math.min(first, second), Math.max(first, second)];
};

/** Who sees the cards in a hidden spot. */
const ownerOf = ({ zone, seat }: Spot): Seat | null => (zone === 'hand' || zone === 'limbo' ? seat : null);

/**
 * Moves cards one after the other, so that the last one listed ends on top (rules.md §10). One event for each spot
 * they come from; hidden cards are told to those who see them only.
 */
export const moveCards = (world: DaleWorld, ids: readonly EntityId[], { zone, seat }: Spot): void => {
  const to = spotAt(zone, seat);
  for (const id of ids) {
    const from = spotOf(world, id);
    relocate(world, id, from, to);
    emit(world, toldMove(world, id, from, to, witnesses(from, to)));
  }
};

/** What is left in limbo goes away again: own cards to hand, all others to where they came from (rules.md §19). */
export const clearLimbo = (world: DaleWorld, seat: Seat): void => {
  // Of cards looked at, the uppermost lies last.
  for (const id of [...playerOf(world, seat).limbo]) {
    const { setAsideFrom = { zone: 'hand', seat } } = entityOf(world, id);
    moveCards(world, [id], setAsideFrom.seat === seat ? { zone: 'hand', seat } : setAsideFrom);
  }
};

/** An animalfolk card to the top of the bin, junk to the junkyard: the physical card decides (rules.md §1). */
export const tossCards = (world: DaleWorld, ids: readonly EntityId[]): void => {
  for (const id of ids) {
    const isJunk = printedCardOf(world, id).kind === 'junk';
    moveCards(world, [id], { zone: isJunk ? 'junkyard' : 'bin', seat: null });
  }
};

/** A new junk card from the junkyard. */
export const takeJunk = (world: DaleWorld, to: Spot): void => {
  const id = createCard(world, junkName(world), 'junkyard', null);
  moveCards(world, [id], to);
};

export const moveToMarket = (world: DaleWorld, id: EntityId, slot: number): void => {
  const from = spotOf(world, id);
  const to = spotAt('market', null);
  relocate(world, id, from, to, () => {
    world.market[slot] = id;
  });
  emit(world, toldMove(world, id, from, to, null));
};

/** Into a stack of a stall, at a place in it. */
export const moveToStall = (world: DaleWorld, id: EntityId, seat: Seat, stack: number, index: number): void => {
  const from = spotOf(world, id);
  const to = spotAt('stall', seat);
  relocate(world, id, from, to, () => {
    const { stall } = playerOf(world, seat);
    stall[stack]?.splice(index, 0, id);
  });
  emit(world, toldMove(world, id, from, to, null));
};

/** The discard pile becomes a new deck, under what is left of the old one. */
export const reshuffle = (world: DaleWorld, seat: Seat): void => {
  const player = playerOf(world, seat);
  if (player.discard.length === 0) return;
  const fresh = shuffled(world, seat, player.discard);
  player.discard = [];
  for (const id of fresh) {
    const entity = entityOf(world, id);
    entity.zone = 'deck';
  }
  player.deck.push(...fresh);
  emit(world, { type: 'Shuffled', player: seat });
  noticeShuffle(world, seat);
};

/** Shuffles a deck. */
export const shuffleDeck = (world: DaleWorld, seat: Seat): void => {
  const player = playerOf(world, seat);
  player.deck = shuffled(world, seat, player.deck);
  emit(world, { type: 'Shuffled', player: seat });
  noticeShuffle(world, seat);
};

/** The uppermost cards of a deck, replenished once from the discard pile when cards are still needed (rules.md §10). */
export const uppermost = (world: DaleWorld, seat: Seat, count: number): EntityId[] => {
  const player = playerOf(world, seat);
  if (player.deck.length < count) reshuffle(world, seat);
  return playerOf(world, seat).deck.slice(0, count);
};

/** The uppermost cards of the supply; the bin is its discard pile. */
export const uppermostOfSupply = (world: DaleWorld, count: number): EntityId[] => {
  if (world.supply.length < count && world.bin.length > 0) {
    const fresh = shuffled(world, 'table', world.bin);
    world.bin = [];
    for (const id of fresh) entityOf(world, id).zone = 'supply';
    world.supply.push(...fresh);
    emit(world, { type: 'Shuffled', player: null });
  }
  return world.supply.slice(0, count);
};

/** Draws one after the other; fewer if there are no more. */
export const drawCards = (world: DaleWorld, seat: Seat, count: number): number => {
  let drawn = 0;
  for (; drawn < count; drawn += 1) {
    const cards = uppermost(world, seat, 1);
    if (cards.length === 0) break;
    moveCards(world, cards, { zone: 'hand', seat });
  }
  return drawn;
};

/** Cards slide to the right keeping their order; empty slots are filled, the lowest first (rules.md §9). */
export const refillMarket = (world: DaleWorld): void => {
  if (!world.market.includes(null)) return;
  const kept = marketCards(world);
  world.market = Array.from({ length: world.rules.marketSize }, (_, slot) => kept[slot] ?? null);
  let filled = 0;
  for (let slot = kept.length; slot < world.rules.marketSize; slot += 1) {
    const [card] = uppermostOfSupply(world, 1);
    if (card === undefined) break;
    moveToMarket(world, card, slot);
    filled += 1;
  }
  if (filled > 0) emit(world, { type: 'MarketRefilled', count: filled });
};

/** The cards of the market, from the rightmost slot. */
export const marketCards = (world: DaleWorld): EntityId[] => world.market.filter((id) => id !== null);
