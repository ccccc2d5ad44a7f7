// Carrying out the answers to owl effects (owls.md §7): a request is carried out whole.

import type { AnswerKind } from '../../cards/terms/dale.ts';
import { emit } from '../events.ts';
import type { EntityId, Seat } from '../world.ts';
import { hand, inOrder, isDeclined, listed, type OwlAnswer, owlNumbered, reactionOf } from './owl-answer-rules.ts';
import { pruneOwls, removeOwl } from './owl-effects.ts';
import { toldAnswer } from './told.ts';
import { type DaleWorld, type OwlEffect, playerOf } from './world.ts';
import { drawCards, moveCards, reshuffle, shuffleDeck, tossCards } from './zones.ts';

/** Carries out a legal request, then ends what can do nothing any more. */
export const answerOwls = (world: DaleWorld, seat: Seat, answers: readonly OwlAnswer[]): void => {
  const answered: { readonly answer: OwlAnswer; readonly effect: OwlEffect }[] = [];
  for (const answer of answers) answered.push({ answer, effect: effectOf(world, answer.effect) });
  for (const { answer } of inOrder(answered)) {
    const effect = owlNumbered(world, answer.effect);
    if (effect !== undefined) answerOne(world, seat, effect, answer);
  }
  pruneOwls(world);
};

const effectOf = (world: DaleWorld, number: number): OwlEffect => {
  const effect = owlNumbered(world, number);
  if (effect === undefined) throw new Error(`There is no owl effect ${number}.`);
  return effect;
};

const answerOne = (world: DaleWorld, seat: Seat, effect: OwlEffect, answer: OwlAnswer): void => {
  const { target } = answer;
  const word = isDeclined(target) ? 'declined' : 'used';
  const reaction = reactionOf(world, effect);
  removeOwl(world, effect.number);
  emit(world, toldAnswer(world, effect, word));
  const cards = listed(target);
  if (effect.isSecondPart) moveCards(world, cards, { zone: 'discard', seat });
  else if (reaction !== null) CARRY_OUT[reaction.answer](world, { seat, effect, cards, answer });
};

interface Carried {
  readonly seat: Seat;
  readonly effect: OwlEffect;
  readonly cards: readonly EntityId[];
  readonly answer: OwlAnswer;
}

/** Replenishes a deck that is too short, does what is done to it, and shuffles it. */
const whileSearching = (world: DaleWorld, seat: Seat, count: number, act: () => void): void => {
  if (playerOf(world, seat).deck.length < count) reshuffle(world, seat);
  act();
  shuffleDeck(world, seat);
};

const leaveHand = (world: DaleWorld, { seat, effect }: Carried): void => {
  if (hand(world, seat).includes(effect.card)) moveCards(world, [effect.card], { zone: 'discard', seat });
};

const CARRY_OUT: Readonly<Record<AnswerKind, (world: DaleWorld, carried: Carried) => void>> = {
  tossAndDraw: (world, { seat, cards }) => {
    if (cards.length === 0) return;
    tossCards(world, cards);
    drawCards(world, seat, 1);
  },
  searchAndDiscard: (world, { seat, cards, answer }) => {
    if (answer.target === 'skip') return;
    whileSearching(world, seat, 1, () => moveCards(world, cards, { zone: 'discard', seat }));
  },
  drawThenDiscard: (world, { seat, effect, answer }) => {
    if (answer.target !== 'use') return;
    drawCards(world, seat, 1);
    world.owls.push({ ...effect, isSecondPart: true });
  },
  exchangeWithDiscard: (world, { seat, cards, answer }) => {
    if (cards.length === 0 || answer.take === undefined) return;
    moveCards(world, cards, { zone: 'discard', seat });
    moveCards(world, [answer.take], { zone: 'hand', seat });
  },
  discardToDeck: (world, { seat, cards }) => moveCards(world, cards, { zone: 'deck', seat }),
  drawTwoAndLeave: (world, carried) => {
    drawCards(world, carried.seat, 2);
    leaveHand(world, carried);
  },
  fetchTwoAndLeave: (world, carried) => {
    const { seat, cards } = carried;
    whileSearching(world, seat, 2, () => moveCards(world, cards, { zone: 'hand', seat }));
    leaveHand(world, carried);
  },
  tradeTwo: (world, { seat, cards }) => {
    moveCards(world, cards, { zone: 'discard', seat });
    drawCards(world, seat, cards.length);
  },
  takeTwoAndLeave: (world, carried) => {
    moveCards(world, carried.cards, { zone: 'hand', seat: carried.seat });
    leaveHand(world, carried);
  },
};
