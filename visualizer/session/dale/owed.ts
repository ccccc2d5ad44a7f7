// What a player of dale owes, which question is open, and which reactions wait.

import { capitalised, counted, list, type NameOf, owed } from '../../../cli/words.ts';
import {
  type DaleFrame,
  type DaleWorld,
  type OwlEffect,
  phaseOf,
  type Question,
  typeOf,
} from '../../../machines/dale/index.ts';
import type { Seat } from '../../../machines/index.ts';

export interface OpenQuestion {
  readonly seat: Seat;
  readonly question: Question;
  readonly words: string;
  /** The card whose text asks. */
  readonly card: number;
}

const openChoice = ({ stack }: DaleWorld): Extract<DaleFrame, { kind: 'choice' }> | null =>
  stack?.kind === 'choice' ? stack : null;

/** The question that waits for an answer, or null. */
export const openQuestion = (world: DaleWorld, nameOf: NameOf): OpenQuestion | null => {
  const choice = openChoice(world);
  if (choice === null) return null;
  const { seat, question, context } = choice;
  return { seat, question, words: questionWords(question, nameOf), card: context.card };
};

const howMany = (min: number, max: number, noun: string): string =>
  min === max ? counted(min, noun) : `${min} to ${counted(max, noun)}`;

const questionWords = (question: Question, nameOf: NameOf): string => {
  switch (question.ask) {
    case 'cards': {
      const cards = list(question.cards.map(nameOf));
      return question.isOrder
        ? `put in order: ${cards}`
        : `choose ${howMany(question.min, question.max, 'card')} of ${cards}`;
    }
    case 'players':
      return `choose ${howMany(question.min, question.max, 'player')} of ${list(question.players.map((seat) => `seat ${seat}`))}`;
    case 'pile':
      return `choose ${list(
        question.piles.map(({ player, pile }) => `seat ${player}'s ${pile}`),
        'or',
      )}`;
    case 'direction':
      return 'choose left or right';
    case 'gives':
      return `give ${list(question.cards.map(nameOf))} to ${list(question.players.map((seat) => `seat ${seat}`))}`;
  }
};

const PHASES: Readonly<Partial<Record<ReturnType<typeof phaseOf>, string>>> = {
  turnStart: 'resolve a scheduled technique',
  action: 'act in the action phase',
  bonusBuild: 'build once more, or not',
  endOfTurn: 'use end-of-turn cards, or end the turn',
};

export const daleOwed = (world: DaleWorld, seat: Seat, nameOf: NameOf): string[] => {
  const question = openQuestion(world, nameOf);
  if (question !== null) return question.seat === seat ? [question.words] : [];
  const phase = PHASES[phaseOf(world)];
  return phase === undefined ? owed(world, seat, nameOf) : [phase];
};

/** A reaction that waits for its owner. */
export interface WaitingOwl {
  readonly number: number;
  readonly owner: Seat;
  readonly card: number;
  readonly name: string;
  /** The card that it counts as. */
  readonly as: string;
  /** What it reacts to. */
  readonly event: string;
  /** Its first part is done. */
  readonly isSecondPart: boolean;
  /** It waits for the next visit of the owl state. */
  readonly isLater: boolean;
}

export const waitingOwls = (world: DaleWorld, nameOf: NameOf): WaitingOwl[] => {
  const told = ({ number, owner, card, event, isSecondPart }: OwlEffect, isLater: boolean): WaitingOwl => ({
    number,
    owner,
    card,
    name: capitalised(nameOf(card)),
    as: typeOf(world, card),
    event,
    isSecondPart,
    isLater,
  });
  return [...world.owls.map((owl) => told(owl, false)), ...world.laterOwls.map((owl) => told(owl, true))];
};
