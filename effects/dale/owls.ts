// The owl state: checkpoints, answers and binds (owls.md §4 to §7). A request is carried out whole or not at all.

import type { AnswerKind, ReactionCard } from '../../cards/terms/dale.ts';
import { emit } from '../events.ts';
import type { Refusal } from '../refusals.ts';
import { pop, push, top } from '../stack.ts';
import type { EntityId, Seat } from '../world.ts';
import { copyCard } from './chameleons.ts';
import { cardOf, typeOf } from './effects-store.ts';
import { isOpenChameleon, owingSeats, pruneOwls, removeOwl, visibleSources } from './owl-effects.ts';
import { refuse } from './refusals.ts';
import { type Checkpoint, type DaleWorld, type OwlEffect, playerOf } from './world.ts';
import { drawCards, moveCards, reshuffle, shuffleDeck, told, tossCards } from './zones.ts';

/** What is done about one effect: a card (or several), `none`, or `skip` (do not even search). */
export interface OwlAnswer {
  readonly effect: number;
  readonly target: EntityId | readonly EntityId[] | 'none' | 'skip' | 'use';
  /** Balancing: the card of the own discard pile that is taken for the hand card. */
  readonly take?: EntityId;
}

export interface OwlBind {
  readonly seat: Seat;
  readonly card: EntityId;
  readonly target: EntityId;
}

export const pushCheckpoint = (world: DaleWorld, checkpoint: Checkpoint): void =>
  push(world, { kind: 'checkpoint', at: 'pruning', checkpoint });

/** Whatever can do nothing any more ends before anybody is asked; nobody but its owner is told. */
export const openCheckpoint = (world: DaleWorld): void => pruneOwls(world);

export const isAnybodyOwing = (world: DaleWorld): boolean => world.owls.length > 0;
export const isOwing = (world: DaleWorld, seat: Seat): boolean => world.owls.some(({ owner }) => owner === seat);

/** The state is entered: it is public who is asked, not what. */
export const enterOwl = (world: DaleWorld): void => emit(world, { type: 'PlayersAwaited', players: owingSeats(world) });

export const releaseSeat = (world: DaleWorld, seat: Seat): void =>
  emit(world, { type: 'PlayerReleased', player: seat });

export const closeCheckpoint = (world: DaleWorld): void => {
  top(world, 'checkpoint');
  pop(world);
};

/** The effects of a seat that wait, oldest first. */
export const owlsOf = (world: DaleWorld, seat: Seat): OwlEffect[] => world.owls.filter(({ owner }) => owner === seat);

const reactionOf = (world: DaleWorld, { card }: OwlEffect): ReactionCard | null => {
  const carrier = cardOf(world, card);
  return carrier.kind === 'reaction' ? carrier : null;
};

const listed = (target: OwlAnswer['target']): readonly EntityId[] =>
  typeof target === 'number' ? [target] : Array.isArray(target) ? (target as readonly EntityId[]) : [];

/** The deck that a search would show: the discard pile, if the deck is empty and would be replenished from it. */
export const searchable = (world: DaleWorld, seat: Seat): readonly EntityId[] => {
  const { deck, discard } = playerOf(world, seat);
  return deck.length > 0 ? deck : discard;
};

/** How many cards an answer names, from where, and the words that may stand instead. */
interface AnswerRule {
  readonly from: (world: DaleWorld, seat: Seat) => readonly EntityId[];
  readonly count: number;
  readonly words: readonly string[];
}

const hand = (world: DaleWorld, seat: Seat) => playerOf(world, seat).hand;
const discardPile = (world: DaleWorld, seat: Seat) => playerOf(world, seat).discard;

const RULES: Readonly<Record<AnswerKind, AnswerRule>> = {
  tossAndDraw: { from: hand, count: 1, words: ['none'] },
  searchAndDiscard: { from: searchable, count: 1, words: ['none', 'skip'] },
  drawThenDiscard: { from: () => [], count: 0, words: ['use', 'none'] },
  exchangeWithDiscard: { from: hand, count: 1, words: ['none'] },
  discardToDeck: { from: discardPile, count: 1, words: ['none'] },
  drawTwoAndLeave: { from: () => [], count: 0, words: ['use'] },
  fetchTwoAndLeave: { from: searchable, count: 2, words: [] },
  tradeTwo: { from: hand, count: 2, words: [] },
  takeTwoAndLeave: { from: discardPile, count: 2, words: [] },
};
const SECOND_PART: AnswerRule = { from: hand, count: 1, words: [] };

/** What may be answered to an effect now: the cards, how many of them, the words (owls.md §6.1). */
export const answerRule = (world: DaleWorld, effect: OwlEffect): AnswerRule => {
  if (effect.isSecondPart) return SECOND_PART;
  const reaction = reactionOf(world, effect);
  if (reaction === null) return { from: () => [], count: 0, words: [] };
  const rule = RULES[reaction.answer];
  const isMandatory = reaction.answer === 'tossAndDraw' && reaction.edition === 'anniversary';
  return isMandatory ? { ...rule, words: [] } : rule;
};

/** Null if the whole request may be carried out (owls.md §6.3). */
export const answersFault = (world: DaleWorld, seat: Seat, answers: readonly OwlAnswer[]): Refusal | null => {
  if (answers.length === 0) return refuse('answers-empty');
  const own = owlsOf(world, seat);
  const named = new Set<number>();
  for (const { effect: number } of answers) {
    if (!own.some((effect) => effect.number === number)) return refuse('effect-unknown', { effect: number, seat });
    if (named.has(number)) return refuse('effect-twice', { effect: number });
    named.add(number);
  }
  for (const answer of answers) {
    const fault = answerFault(world, seat, answer);
    if (fault !== null) return fault;
  }
  return sequenceFault(world, seat, answers);
};

const effectOf = (world: DaleWorld, number: number): OwlEffect => {
  const effect = world.owls.find((each) => each.number === number);
  if (effect === undefined) throw new Error(`There is no owl effect ${number}.`);
  return effect;
};

const answerFault = (world: DaleWorld, seat: Seat, answer: OwlAnswer): Refusal | null => {
  const effect = effectOf(world, answer.effect);
  const card = typeOf(world, effect.card);
  if (!effect.isSecondPart && reactionOf(world, effect) === null) return refuse('effect-unbound', { card });
  const { from, count, words } = answerRule(world, effect);
  const { target } = answer;
  if (typeof target === 'string') {
    if (words.includes(target) && answer.take === undefined) return null;
    return refuse('answer-target', { card, found: target, expected: expectation(count, words) });
  }
  const cards = listed(target);
  const offered = from(world, seat);
  const needed = Math.min(count, offered.length);
  const stranger = cards.find((id, index) => !offered.includes(id) || cards.indexOf(id) !== index);
  if (stranger !== undefined || cards.length !== needed || needed === 0) {
    const found = stranger === undefined ? `${cards.length} cards` : nameOf(world, stranger);
    return refuse('answer-target', { card, found, expected: expectation(needed, words) });
  }
  return exchangeFault(world, seat, effect, answer, card);
};

const nameOf = (world: DaleWorld, id: EntityId): string => world.entities[id]?.card ?? `card ${id}`;

const expectation = (count: number, words: readonly string[]): string =>
  [...(count > 0 ? [`${count} card${count === 1 ? '' : 's'}`] : []), ...words.map((word) => `"${word}"`)].join(' or ');

/** Balancing takes a card of the own discard pile for an animalfolk card of the hand. */
const exchangeFault = (
  world: DaleWorld,
  seat: Seat,
  effect: OwlEffect,
  { target, take }: OwlAnswer,
  card: string,
): Refusal | null => {
  const isExchange = reactionOf(world, effect)?.answer === 'exchangeWithDiscard' && !effect.isSecondPart;
  if (!isExchange) {
    return take === undefined ? null : refuse('answer-target', { card, found: 'a card to take', expected: 'none' });
  }
  const [given] = listed(target);
  const isAnimalfolk = given !== undefined && cardOf(world, given).kind !== 'junk';
  if (isAnimalfolk && take !== undefined && discardPile(world, seat).includes(take)) return null;
  return refuse('answer-target', {
    card,
    found: isAnimalfolk ? 'no card to take' : 'junk',
    expected: 'an animalfolk card of the hand, and a card of the discard pile to take',
  });
};

const isSearch = (world: DaleWorld, number: number): boolean => {
  const effect = effectOf(world, number);
  return !effect.isSecondPart && effect.event !== 'entersHand';
};

/** First the searches in order of effect number, then the rest as listed (owls.md §7.2). */
const inOrder = (world: DaleWorld, answers: readonly OwlAnswer[]): OwlAnswer[] => [
  ...answers.filter(({ effect }) => isSearch(world, effect)).sort((a, b) => a.effect - b.effect),
  ...answers.filter(({ effect }) => !isSearch(world, effect)),
];

/** No card may be named twice, and no carrier may be gone by the time its own entry comes (owls.md §6.3). */
const sequenceFault = (world: DaleWorld, seat: Seat, answers: readonly OwlAnswer[]): Refusal | null => {
  const used = new Set<EntityId>();
  const leaving = new Set<EntityId>();
  for (const { effect: number, target } of inOrder(world, answers)) {
    const { card } = effectOf(world, number);
    const cards = listed(target);
    if (cards.length > 0 && leaving.has(card)) return refuse('answer-void', { card: nameOf(world, card) });
    for (const id of cards) {
      if (used.has(id)) return refuse('answer-void', { card: nameOf(world, id) });
      used.add(id);
      if (hand(world, seat).includes(id)) leaving.add(id);
    }
  }
  return null;
};

/** Carries out a legal request, then ends what can do nothing any more. */
export const answerOwls = (world: DaleWorld, seat: Seat, answers: readonly OwlAnswer[]): void => {
  for (const answer of inOrder(world, answers)) {
    const effect = world.owls.find(({ number }) => number === answer.effect);
    if (effect !== undefined) answerOne(world, seat, effect, answer);
  }
  pruneOwls(world);
};

const answerOne = (world: DaleWorld, seat: Seat, effect: OwlEffect, answer: OwlAnswer): void => {
  const { target } = answer;
  const word = target === 'none' || target === 'skip' ? 'declined' : 'used';
  const reaction = reactionOf(world, effect);
  removeOwl(world, effect.number);
  emit(world, { type: 'OwlAnswered', player: seat, card: told(world, effect.card), word });
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

/** Reshuffles an empty deck, does what is done to it, and shuffles it. */
const whileSearching = (world: DaleWorld, seat: Seat, act: () => void): void => {
  if (playerOf(world, seat).deck.length === 0) reshuffle(world, seat);
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
    whileSearching(world, seat, () => moveCards(world, cards, { zone: 'discard', seat }));
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
    whileSearching(world, seat, () => moveCards(world, cards, { zone: 'hand', seat }));
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

const bindable = (world: DaleWorld, seat: Seat, card: EntityId): OwlEffect | undefined =>
  owlsOf(world, seat).find((effect) => effect.card === card && effect.event === 'entersHand');

/** What a chameleon that waits may copy now: its visible sources, but for chameleon types it went through. */
export const owlBindTargets = (world: DaleWorld, seat: Seat, card: EntityId): EntityId[] => {
  const effect = bindable(world, seat, card);
  const chameleon = cardOf(world, card);
  if (effect === undefined || chameleon.kind !== 'chameleon' || !isOpenChameleon(world, card)) return [];
  return visibleSources(world, chameleon.source, seat, card).filter((id) => {
    const type = typeOf(world, id);
    return !effect.through.includes(type) && type !== chameleon.name;
  });
};

/** Null if the bind may be carried out (owls.md §6.2, §6.3). */
export const owlBindFault = (world: DaleWorld, { seat, card, target }: OwlBind): Refusal | null => {
  if (bindable(world, seat, card) === undefined) return refuse('effect-unknown', { effect: nameOf(world, card), seat });
  if (!isOpenChameleon(world, card)) return refuse('effect-bound', { card: typeOf(world, card) });
  if (owlBindTargets(world, seat, card).includes(target)) return null;
  return refuse('bind-target', { card: typeOf(world, card), target: nameOf(world, target) });
};

/** Public, the shown card too; the effect lives on only if the result can still react (owls.md §8.3). */
export const bindOwl = (world: DaleWorld, { seat, card, target }: OwlBind): void => {
  const effect = bindable(world, seat, card);
  if (effect === undefined) throw new Error('There is nothing to bind.');
  const was = typeOf(world, card);
  copyCard(world, seat, card, target);
  const through = [...effect.through, was];
  world.owls = world.owls.map((each) => (each.number === effect.number ? { ...each, through } : each));
  pruneOwls(world);
};
