// What may be answered to owl effects, and in which order a request is carried out (owls.md §6, §7).

import type { AnswerKind, ReactionCard } from '../../cards/terms/dale.ts';
import type { Refusal } from '../refusals.ts';
import type { EntityId, Seat } from '../world.ts';
import { cardOf, typeOf } from './effects-store.ts';
import { strangerAmong } from './picks.ts';
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

/** What may stand instead of cards. */
type AnswerWord = 'none' | 'skip' | 'use';

/** How many cards an answer names, from where, and the words that may stand instead. */
interface AnswerRule {
  readonly from: (world: DaleWorld, seat: Seat, count: number) => readonly EntityId[];
  readonly count: number;
  readonly words: readonly AnswerWord[];
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
const NO_RULE: AnswerRule = { from: () => [], count: 0, words: [] };
/** Of the anniversary edition's inspection. */
const MANDATORY: AnswerRule = { ...RULES.tossAndDraw, words: [] };

/** What may be answered to an effect now: the cards, how many of them, the words (owls.md §6.1). */
export const answerRule = (world: DaleWorld, effect: OwlEffect): AnswerRule => {
  if (effect.isSecondPart) return SECOND_PART;
  const reaction = reactionOf(world, effect);
  if (reaction === null) return NO_RULE;
  const isMandatory = reaction.answer === 'tossAndDraw' && reaction.edition === 'anniversary';
  return isMandatory ? MANDATORY : RULES[reaction.answer];
};

/** The most cards that one of the pending effects of a seat searches the own deck for; 0 if none is a search. */
export const searchedFor = (world: DaleWorld, seat: Seat): number => {
  let most = 0;
  for (const effect of world.owls) {
    if (effect.owner !== seat) continue;
    const { from, count } = answerRule(world, effect);
    if (from === searchable && count > most) most = count;
  }
  return most;
};

/** Null if the whole request may be carried out (owls.md §6.3). */
export const answersFault = (world: DaleWorld, seat: Seat, answers: readonly OwlAnswer[]): Refusal | null => {
  if (answers.length === 0) return refuse('answers-empty');
  const entries: Entry[] = [];
  for (const answer of answers) {
    const effect = owlNumbered(world, answer.effect);
    if (effect === undefined || effect.owner !== seat) return refuse('effect-unknown', { effect: answer.effect, seat });
    for (const entry of entries) {
      if (entry.effect === effect) return refuse('effect-twice', { effect: answer.effect });
    }
    entries.push({ answer, effect, rule: answerRule(world, effect) });
  }
  for (const entry of entries) {
    const fault = entryFault(world, seat, entry);
    if (fault !== null) return fault;
  }
  // An answer alone is in nobody's way.
  return entries.length === 1 ? null : sequenceFault(world, seat, inOrder(entries));
};

/** The effect of this number that waits. */
export const owlNumbered = (world: DaleWorld, number: number): OwlEffect | undefined => {
  for (const effect of world.owls) if (effect.number === number) return effect;
  return undefined;
};

/** An answer with the effect that it is for. */
interface Answered {
  readonly answer: OwlAnswer;
  readonly effect: OwlEffect;
}

interface Entry extends Answered {
  readonly rule: AnswerRule;
}

const entryFault = (world: DaleWorld, seat: Seat, { answer, effect, rule }: Entry): Refusal | null => {
  const card = typeOf(world, effect.card);
  if (!effect.isSecondPart && reactionOf(world, effect) === null) return refuse('effect-unbound', { card });
  const { from, count, words } = rule;
  const { target } = answer;
  if (typeof target === 'string') {
    if (words.includes(target as AnswerWord) && answer.take === undefined) return null;
    return refuse('answer-target', { card, found: target, expected: expectation(count, words) });
  }
  const cards = listed(target);
  const offered = from(world, seat, count);
  const needed = Math.min(count, offered.length);
  const stranger = strangerAmong(cards, offered);
  if (stranger !== undefined || cards.length !== needed || needed === 0) {
    const found = stranger === undefined ? `${cards.length} cards` : nameFor(world, seat, stranger);
    return refuse('answer-target', { card, found, expected: expectation(needed, words) });
  }
  return exchangeFault(world, seat, effect, answer, card);
};

const expectation = (count: number, words: readonly string[]): string =>
  [...(count > 0 ? [`${count} card${count === 1 ? '' : 's'}`] : []), ...words.map((word) => `"${word}"`)].join(' or ');

/** Balancing gives an animalfolk card only. */
export const mayGive = (world: DaleWorld, id: EntityId): boolean => cardOf(world, id).kind !== 'junk';

/** Balancing: a card of the own discard pile for an animalfolk card of the hand. */
export const isExchange = (world: DaleWorld, effect: OwlEffect): boolean =>
  !effect.isSecondPart && reactionOf(world, effect)?.answer === 'exchangeWithDiscard';

const exchangeFault = (
  world: DaleWorld,
  seat: Seat,
  effect: OwlEffect,
  { target, take }: OwlAnswer,
  card: string,
): Refusal | null => {
  if (!isExchange(world, effect)) {
    return take === undefined ? null : refuse('answer-target', { card, found: 'a card to take', expected: 'none' });
  }
  const [given] = listed(target);
  const isAnimalfolk = given !== undefined && mayGive(world, given);
  if (isAnimalfolk && take !== undefined && discardPile(world, seat).includes(take)) return null;
  return refuse('answer-target', {
    card,
    found: isAnimalfolk ? 'no card to take' : 'junk',
    expected: 'an animalfolk card of the hand, and a card of the discard pile to take',
  });
};

export const isDeclined = (target: OwlAnswer['target']): boolean => target === 'none' || target === 'skip';

/** All but the second parts and what reacts to entering a hand, which may draw from the deck. */
const goesFirst = ({ effect }: Answered): boolean => !effect.isSecondPart && effect.event !== 'entersHand';

/** First the reactions to what others did, in order of effect number, then the rest as listed (owls.md §7.2). */
export const inOrder = <E extends Answered>(entries: readonly E[]): readonly E[] => {
  if (entries.length === 1) return entries;
  const first: E[] = [];
  const then: E[] = [];
  for (const entry of entries) (goesFirst(entry) ? first : then).push(entry);
  if (first.length > 1) first.sort((a, b) => a.effect.number - b.effect.number);
  return then.length === 0 ? first : first.concat(then);
};

/** No card may be named twice, and no carrier may be gone by the time its own entry comes (owls.md §6.3). */
const sequenceFault = (world: DaleWorld, seat: Seat, entries: readonly Entry[]): Refusal | null => {
  const { deck, discard } = playerOf(world, seat);
  const used: EntityId[] = [];
  let isPileShuffledAway = false;
  for (const { answer, effect, rule } of entries) {
    const { target, take } = answer;
    const { card } = effect;
    const { from, count } = rule;
    const isSearch = from === searchable;
    const cards = take === undefined ? listed(target) : listed(target).concat(take);
    const isCarrierGone = used.includes(card) && hand(world, seat).includes(card);
    if (!isDeclined(target) && isCarrierGone) return refuse('answer-void', { card: nameFor(world, seat, card) });
    for (const id of cards) {
      const isGone = used.includes(id) || (isPileShuffledAway && !isSearch && discard.includes(id));
      if (isGone) return refuse('answer-void', { card: nameFor(world, seat, id) });
      used.push(id);
    }
    if (isSearch && target !== 'skip' && deck.length < count) isPileShuffledAway = true;
  }
  return null;
};
