// What may be answered to owl effects, and in which order a request is carried out (owls.md §6, §7).

import type { AnswerKind, ReactionCard } from '../../cards/terms/dale.ts';
import type { Refusal } from '../refusals.ts';
import type { EntityId, Seat } from '../world.ts';
import { cardOf, typeOf } from './effects-store.ts';
import { owlsOf } from './owls.ts';
import { refuse } from './refusals.ts';
import { nameFor } from './sight.ts';
import { type DaleWorld, type OwlEffect, playerOf } from './world.ts';

/** What is done about one effect: a card (or several), `none`, or `skip` (do not even search). */
export interface OwlAnswer {
  readonly effect: number;
  readonly target: EntityId | readonly EntityId[] | 'none' | 'skip' | 'use';
  /** Balancing: the card of the own discard pile that is taken for the hand card. */
  readonly take?: EntityId;
}

export const reactionOf = (world: DaleWorld, { card }: OwlEffect): ReactionCard | null => {
  const carrier = cardOf(world, card);
  return carrier.kind === 'reaction' ? carrier : null;
};

export const listed = (target: OwlAnswer['target']): readonly EntityId[] =>
  typeof target === 'number' ? [target] : Array.isArray(target) ? (target as readonly EntityId[]) : [];

/** What a search for so many cards would show: a deck that is too short gets the discard pile first (rules.md §10). */
export const searchable = (world: DaleWorld, seat: Seat, count: number): readonly EntityId[] => {
  const { deck, discard } = playerOf(world, seat);
  return deck.length >= count ? deck : [...deck, ...discard];
};

/** How many cards an answer names, from where, and the words that may stand instead. */
interface AnswerRule {
  readonly from: (world: DaleWorld, seat: Seat, count: number) => readonly EntityId[];
  readonly count: number;
  readonly words: readonly string[];
}

export const hand = (world: DaleWorld, seat: Seat) => playerOf(world, seat).hand;
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

/** The most cards that one of the pending effects of a seat searches the own deck for; 0 if none is a search. */
export const searchedFor = (world: DaleWorld, seat: Seat): number =>
  Math.max(
    0,
    ...owlsOf(world, seat).map((effect) => {
      const { from, count } = answerRule(world, effect);
      return from === searchable ? count : 0;
    }),
  );

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
  const offered = from(world, seat, count);
  const needed = Math.min(count, offered.length);
  const stranger = cards.find((id, index) => !offered.includes(id) || cards.indexOf(id) !== index);
  if (stranger !== undefined || cards.length !== needed || needed === 0) {
    const found = stranger === undefined ? `${cards.length} cards` : nameFor(world, seat, stranger);
    return refuse('answer-target', { card, found, expected: expectation(needed, words) });
  }
  return exchangeFault(world, seat, effect, answer, card);
};

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

export const isDeclined = (target: OwlAnswer['target']): boolean => target === 'none' || target === 'skip';

/** All but the second parts and what reacts to entering a hand, which may draw from the deck. */
const goesFirst = (world: DaleWorld, number: number): boolean => {
  const effect = effectOf(world, number);
  return !effect.isSecondPart && effect.event !== 'entersHand';
};

/** First the reactions to what others did, in order of effect number, then the rest as listed (owls.md §7.2). */
export const inOrder = (world: DaleWorld, answers: readonly OwlAnswer[]): OwlAnswer[] => [
  ...answers.filter(({ effect }) => goesFirst(world, effect)).sort((a, b) => a.effect - b.effect),
  ...answers.filter(({ effect }) => !goesFirst(world, effect)),
];

/** No card may be named twice, and no carrier may be gone by the time its own entry comes (owls.md §6.3). */
const sequenceFault = (world: DaleWorld, seat: Seat, answers: readonly OwlAnswer[]): Refusal | null => {
  const { deck, discard } = playerOf(world, seat);
  const used = new Set<EntityId>();
  const leaving = new Set<EntityId>();
  let isPileShuffledAway = false;
  for (const { effect: number, target, take } of inOrder(world, answers)) {
    const effect = effectOf(world, number);
    const { card } = effect;
    const { from, count } = answerRule(world, effect);
    const isSearch = from === searchable;
    const cards = take === undefined ? listed(target) : [...listed(target), take];
    if (!isDeclined(target) && leaving.has(card)) return refuse('answer-void', { card: nameFor(world, seat, card) });
    for (const id of cards) {
      const isGone = used.has(id) || (isPileShuffledAway && !isSearch && discard.includes(id));
      if (isGone) return refuse('answer-void', { card: nameFor(world, seat, id) });
      used.add(id);
      if (hand(world, seat).includes(id)) leaving.add(id);
    }
    if (isSearch && target !== 'skip' && deck.length < count) isPileShuffledAway = true;
  }
  return null;
};
