// The table of Dale verbs: one runner for each, and a verb without one does not compile.

import type { DaleVerb } from '../../cards/terms/dale.ts';
import { draw as drawByChance } from '../chance.ts';
import { emit } from '../events.ts';
import { push } from '../stack.ts';
import type { EntityId, Seat } from '../world.ts';
import { addEffect } from './effects-store.ts';
import { cardsAt, cardsMeant, seatsOf, spotFor } from './places.ts';
import { ask, askToGive, giveFromMarket } from './questions.ts';
import type { StepRunner, StepTable } from './steps.ts';
import { told } from './told.ts';
import { type DaleWorld, entityOf, opponentsOf, playerOf, seatsFrom } from './world.ts';
import {
  drawCards,
  moveCards,
  moveToMarket,
  moveToStall,
  refillMarket,
  reshuffle,
  shuffleDeck,
  tossCards,
  uppermost,
  uppermostOfSupply,
} from './zones.ts';

const draw: StepRunner<'draw'> = (world, { step, context }) => {
  const count = step.count === 'chosen' ? context.chosen.length : step.count;
  for (const seat of seatsOf(world, step.who, context)) drawCards(world, seat, count);
};

/** A place of `each` is the same player's as the card. */
const move: StepRunner<'move'> = (world, { step, context }) => {
  for (const { id, of } of cardsMeant(world, step.cards, context)) {
    const [seat = context.seat] = step.to.who === 'each' ? [of] : seatsOf(world, step.to.who, context);
    moveCards(world, [id], spotFor(step.to, seat));
  }
};

const toss: StepRunner<'toss'> = (world, { step, context }) =>
  tossCards(
    world,
    cardsMeant(world, step.cards, context).map(({ id }) => id),
  );

const look: StepRunner<'look'> = (world, { step, context }) => {
  const { seat } = context;
  const seats = step.at.place === 'supply' ? [seat] : seatsOf(world, step.at.who, context);
  for (const of of seats) {
    const cards = step.at.place === 'supply' ? uppermostOfSupply(world, step.count) : uppermost(world, of, step.count);
    moveCards(world, [...cards], { zone: 'limbo', seat });
  }
};

/** Shown, not moved: no card enters or leaves a hand by being looked at (owls.md §3.2). */
const lookAtHand: StepRunner<'lookAtHand'> = (world, { step, context }) => {
  for (const of of seatsOf(world, step.who, context)) {
    const cards = playerOf(world, of).hand.map((id) => told(world, id));
    emit(world, { type: 'HandSeen', player: context.seat, of, cards, seenBy: [context.seat, of] });
  }
};

const prepareSearch: StepRunner<'prepareSearch'> = (world, { step, context }) => {
  for (const seat of seatsOf(world, step.who, context)) {
    if (playerOf(world, seat).deck.length >= step.count) continue;
    reshuffle(world, seat);
  }
};

const shuffle: StepRunner<'shuffle'> = (world, { step, context }) => {
  for (const seat of seatsOf(world, step.who, context)) shuffleDeck(world, seat);
};

/** The old deck becomes the discard pile upside down (rules.md §10). */
const swapDeckAndDiscard: StepRunner<'swapDeckAndDiscard'> = (world, { context }) => {
  const { seat } = context;
  const player = playerOf(world, seat);
  const [deck, discard] = [[...player.deck], [...player.discard]];
  moveCards(world, [...discard].reverse(), { zone: 'deck', seat });
  moveCards(world, deck, { zone: 'discard', seat });
};

const refill: StepRunner<'refillMarket'> = (world) => refillMarket(world);

/** The chosen card goes to hand and the card itself takes exactly its place; nothing is checked again. */
const takePlaceOfChosen: StepRunner<'takePlaceOfChosen'> = (world, { context }) => {
  const { seat, card, chosen } = context;
  const [taken] = chosen;
  if (taken === undefined) return;
  const { zone, seat: owner } = entityOf(world, taken);
  const slot = world.market.indexOf(taken);
  const place = owner === null ? null : placeInStall(world, owner, taken);
  moveCards(world, [taken], { zone: 'hand', seat });
  if (zone === 'market') moveToMarket(world, card, slot);
  else if (owner !== null && place !== null) moveToStall(world, card, owner, place.stack, place.index);
};

const placeInStall = (world: DaleWorld, owner: Seat, id: EntityId) => {
  const { stall } = playerOf(world, owner);
  const stack = stall.findIndex((cards) => cards.includes(id));
  return stack < 0 ? null : { stack, index: stall[stack]?.indexOf(id) ?? 0 };
};

const raiseValues: StepRunner<'raiseValues'> = (world, { step }) => {
  addEffect(world, { kind: 'values', card: null, by: step.by });
  emit(world, { type: 'ValuesRaised', by: step.by });
};

const changeCosts: StepRunner<'changeCosts'> = (world, { step, context }) => {
  addEffect(world, { kind: 'costs', card: null, by: step.by });
  emit(world, { type: 'CostsChanged', player: context.seat, by: step.by });
};

const raiseHandSize: StepRunner<'raiseHandSize'> = (world, { step, context }) => {
  addEffect(world, { kind: 'handSize', card: null, by: step.by });
  emit(world, { type: 'HandSizeRaised', player: context.seat, by: step.by });
};

/** With nothing to choose from, the choice is skipped with all that would follow from it. */
const choose: StepRunner<'choose'> = (world, { step, context, script }) => {
  const cards = cardsAt(world, step.from, context, step.filter);
  if (cards.length === 0) return;
  const max = step.max === 'all' ? cards.length : Math.min(step.max, cards.length);
  const min = step.min === 'all' ? 0 : Math.min(step.min, max);
  ask(world, context.seat, { ask: 'cards', cards, min, max, isOrder: step.min === 'all' }, script, context);
};

const choosePlayers: StepRunner<'choosePlayers'> = (world, { step, context, script }) => {
  const players = opponentsOf(world, context.seat);
  const max = Math.min(step.max, players.length);
  if (max === 0) return;
  ask(world, context.seat, { ask: 'players', players, min: Math.min(step.min, max), max }, script, context);
};

const choosePile: StepRunner<'choosePile'> = (world, { context, script }) => {
  const piles = opponentsOf(world, context.seat).flatMap((player) => {
    const { deck, discard } = playerOf(world, player);
    return [
      ...(deck.length + discard.length > 0 ? [{ player, pile: 'deck' as const }] : []),
      ...(discard.length > 0 ? [{ player, pile: 'discard' as const }] : []),
    ];
  });
  if (piles.length > 0) ask(world, context.seat, { ask: 'pile', piles }, script, context);
};

const passAlong: StepRunner<'passAlong'> = (world, { context }) =>
  ask(world, context.seat, { ask: 'direction' }, null, context);

/** One card of each player into limbo; those who gave one take part in what follows. */
const collect: StepRunner<'collect'> = (world, { step, context, remember }) => {
  const participants = seatsFrom(world, context.seat).filter((seat) => {
    if (playerOf(world, seat).hasLeft) return false;
    const cards =
      step.what === 'topOfDeck'
        ? uppermost(world, seat, 1)
        : drawByChance(world, 'table', playerOf(world, seat).hand, 1);
    moveCards(world, [...cards], { zone: 'limbo', seat: context.seat });
    return cards.length > 0;
  });
  remember({ participants });
};

const distribute: StepRunner<'distribute'> = (world, { step, context }) => {
  if (step.from === 'limbo') {
    askToGive(world, context, playerOf(world, context.seat).limbo, context.participants);
  } else {
    giveFromMarket(
      world,
      context,
      seatsFrom(world, context.seat).filter((seat) => !playerOf(world, seat).hasLeft),
    );
  }
};

/** A deck that is too short gets the discard pile first; players with no card at all are not asked. */
const everybodySearches: StepRunner<'everybodySearches'> = (world, { step, context }) => {
  for (const seat of seatsFrom(world, context.seat)) {
    const { deck, hasLeft } = playerOf(world, seat);
    if (!hasLeft && deck.length < step.count) reshuffle(world, seat);
  }
  const awaited = world.players.flatMap(({ deck, hasLeft }, seat) => (!hasLeft && deck.length > 0 ? [seat] : []));
  if (awaited.length === 0) return;
  push(world, { kind: 'collective', at: 'choosing', count: step.count, awaited });
  emit(world, { type: 'PlayersAwaited', players: awaited });
};

export const STEP_VERBS: StepTable = {
  changeCosts,
  choose,
  choosePile,
  choosePlayers,
  collect,
  distribute,
  draw,
  everybodySearches,
  look,
  lookAtHand,
  move,
  passAlong,
  prepareSearch,
  raiseHandSize,
  raiseValues,
  refillMarket: refill,
  shuffle,
  swapDeckAndDiscard,
  takePlaceOfChosen,
  toss,
};

/** Every verb that a text may have. */
export const STEP_NAMES = Object.keys(STEP_VERBS) as readonly DaleVerb[];
