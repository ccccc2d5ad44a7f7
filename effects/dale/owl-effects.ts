// Owl effects: inserted when something happens that a card in a hand reacts to, ended when it can react no more
// (owls.md §3, §8). They are private to their owner.

import type { CopySource, ReactionCard, ReactionEvent } from '../../cards/terms/dale.ts';
import { emit } from '../events.ts';
import type { EntityId, Seat } from '../world.ts';
import { daleCardNamed } from './catalogue.ts';
import { cardOf, isBound, typeOf } from './effects-store.ts';
import { toldOwl } from './told.ts';
import { type DaleWorld, type OwlEffect, opponentsOf, playerOf, takeOwlNumber } from './world.ts';

const insert = (world: DaleWorld, event: ReactionEvent, card: EntityId, owner: Seat): void => {
  if (playerOf(world, owner).hasLeft) return;
  const effect = { number: takeOwlNumber(world, owner), event, card, owner, isSecondPart: false, through: [] };
  const isInOwlState = world.stack?.kind === 'checkpoint';
  if (event === 'shuffled' && isInOwlState) world.laterOwls.push(effect);
  else world.owls.push(effect);
  emit(world, toldOwl(world, 'OwlWaits', card, owner));
};

/** Ends effects without any action; their owner is told. */
export const endOwls = (world: DaleWorld, ended: (effect: OwlEffect) => boolean): void => {
  const gone: OwlEffect[] = [];
  for (const effect of world.owls) if (ended(effect)) gone.push(effect);
  for (const effect of world.laterOwls) if (ended(effect)) gone.push(effect);
  if (gone.length === 0) return;
  world.owls = world.owls.filter((effect) => !gone.includes(effect));
  world.laterOwls = world.laterOwls.filter((effect) => !gone.includes(effect));
  for (const { owner, card } of gone) emit(world, toldOwl(world, 'OwlExpired', card, owner));
};

export const removeOwl = (world: DaleWorld, number: number): void => {
  const at = world.owls.findIndex((effect) => effect.number === number);
  if (at >= 0) world.owls.splice(at, 1);
};

const reactionAs = (world: DaleWorld, id: EntityId): ReactionCard | undefined => {
  const card = cardOf(world, id);
  return card.kind === 'reaction' ? card : undefined;
};

/** Is it an unbound chameleon that may copy inside the owl state (owls.md §3.2)? */
export const isOpenChameleon = (world: DaleWorld, id: EntityId): boolean => {
  const card = cardOf(world, id);
  return card.kind === 'chameleon' && card.copiesInOwlState;
};

/** A card got into a hand: it may react itself, or become one that does (owls.md §3.2). */
export const noticeEntry = (world: DaleWorld, id: EntityId, owner: Seat): void => {
  const reacts = reactionAs(world, id)?.reactsTo === 'entersHand';
  if (reacts || (isOpenChameleon(world, id) && !isBound(world, id))) insert(world, 'entersHand', id, owner);
};

/** A card left a hand: whatever waited on it ends (owls.md §3.4). */
export const expireCarrier = (world: DaleWorld, id: EntityId): void => endOwls(world, ({ card }) => card === id);

/** Everybody but the one who did it may react with what is in hand. */
const noticeOthers = (world: DaleWorld, event: ReactionEvent, by: Seat): void => {
  for (const seat of opponentsOf(world, by)) {
    for (const id of playerOf(world, seat).hand) {
      if (reactionAs(world, id)?.reactsTo === event) insert(world, event, id, seat);
    }
  }
};

/** A technique of this player fully resolved (owls.md §3.3). */
export const noticeResolution = (world: DaleWorld, by: Seat): void => noticeOthers(world, 'techniqueResolved', by);
export const noticePurchase = (world: DaleWorld, by: Seat): void => noticeOthers(world, 'purchased', by);
export const noticeBuild = (world: DaleWorld, by: Seat): void => noticeOthers(world, 'built', by);

/** A deck was shuffled: once for each copy and visit (owls.md §14), in the owl state for the next visit (§5). */
export const noticeShuffle = (world: DaleWorld, of: Seat): void => {
  for (const seat of opponentsOf(world, of)) {
    for (const id of playerOf(world, seat).hand) {
      if (reactionAs(world, id)?.reactsTo !== 'shuffled') continue;
      const waiting = world.stack?.kind === 'checkpoint' ? world.laterOwls : world.owls;
      const isWaiting = waiting.some(({ card, event }) => card === id && event === 'shuffled');
      if (!isWaiting) insert(world, 'shuffled', id, seat);
    }
  }
};

/** The visible cards that a chameleon of this source may copy now; hidden ones never count (owls.md §8.1, U8). */
export const visibleSources = (world: DaleWorld, source: CopySource, owner: Seat, carrier: EntityId): EntityId[] => {
  const player = playerOf(world, owner);
  switch (source) {
    case 'rightmostStack':
      return [...(player.stall.at(-1) ?? [])];
    case 'otherDiscard':
      return opponentsOf(world, owner).flatMap((seat) => playerOf(world, seat).discard.slice(0, 1));
    case 'bin':
      return world.bin.slice(0, 1);
    case 'market':
      return world.market.filter((id) => id !== null);
    case 'ownHand':
      return player.hand.filter((id) => id !== carrier);
    case 'otherHand':
      return [];
  }
};

/**
 * Can a card of this type, in this hand, become one that reacts to entering a hand? Follows visible targets, through
 * unbound chameleons among them, each chameleon type at most once (owls.md §8.2).
 */
export const reachesInspection = (
  world: DaleWorld,
  type: string,
  owner: Seat,
  carrier: EntityId,
  through: readonly string[] = [],
): boolean => {
  const card = daleCardNamed(world, type);
  if (card.kind !== 'chameleon' || !card.copiesInOwlState || through.includes(type)) return false;
  return visibleSources(world, card.source, owner, carrier).some((id) => {
    const target = typeOf(world, id);
    const targetCard = daleCardNamed(world, target);
    if (targetCard.kind === 'reaction') return targetCard.reactsTo === 'entersHand';
    return reachesInspection(world, target, owner, carrier, [...through, type]);
  });
};

/** Can this effect still do anything (owls.md §3.4)? */
export const isAlive = (world: DaleWorld, effect: OwlEffect): boolean => {
  const { card, owner, event, through } = effect;
  const player = playerOf(world, owner);
  if (player.hasLeft || !player.hand.includes(card)) return false;
  const asReaction = reactionAs(world, card);
  if (event === 'entersHand') {
    if (asReaction?.reactsTo === 'entersHand') return true;
    return reachesInspection(world, typeOf(world, card), owner, card, through);
  }
  if (asReaction?.reactsTo !== event) return false;
  if (effect.isSecondPart) return player.hand.length > 0;
  return hasMaterial(world, asReaction, owner);
};

/** Is there anything that the answer could work on? */
const hasMaterial = (world: DaleWorld, { answer }: ReactionCard, owner: Seat): boolean => {
  const { deck, discard } = playerOf(world, owner);
  switch (answer) {
    case 'tossAndDraw':
      return true;
    case 'discardToDeck':
    case 'exchangeWithDiscard':
    case 'takeTwoAndLeave':
      return discard.length > 0;
    case 'searchAndDiscard':
    case 'drawThenDiscard':
    case 'drawTwoAndLeave':
    case 'fetchTwoAndLeave':
    case 'tradeTwo':
      return deck.length + discard.length > 0;
  }
};

/** Ends whatever can do nothing any more, until nothing changes. */
export const pruneOwls = (world: DaleWorld): void => endOwls(world, (effect) => !isAlive(world, effect));

/** The seats that have something to answer, in seat order. */
export const owingSeats = (world: DaleWorld): Seat[] =>
  [...new Set(world.owls.map(({ owner }) => owner))].sort((a, b) => a - b);
