// Is this an answer to the open question (or to what all players are asked at once)?

import type { Refusal } from '../refusals.ts';
import type { Seat } from '../world.ts';
import { openCollective, pickCount } from './collective.ts';
import type { Question } from './frames.ts';
import { strangerAmong } from './picks.ts';
import { type Answer, pendingQuestion } from './questions.ts';
import { refuse } from './refusals.ts';
import { type DaleWorld, playerOf } from './world.ts';

type Verdict = Refusal | null;

export const answerFault = (world: DaleWorld, seat: Seat, answer: Answer): Verdict => {
  if (openCollective(world) !== undefined) {
    const count = pickCount(world, seat);
    return onlyField(answer, 'cards') ?? pickFault(answer.cards ?? [], playerOf(world, seat).deck, count, count);
  }
  const question = pendingQuestion(world)?.question;
  return question === undefined ? refuse('answer-shape', { expected: 'a question' }) : questionFault(question, answer);
};

const FIELDS: Readonly<Record<Question['ask'], keyof Answer>> = {
  cards: 'cards',
  players: 'players',
  pile: 'pile',
  direction: 'direction',
  gives: 'gives',
};

const questionFault = (question: Question, answer: Answer): Verdict => {
  const fault = onlyField(answer, FIELDS[question.ask]);
  if (fault !== null) return fault;
  switch (question.ask) {
    case 'cards':
      return pickFault(answer.cards ?? [], question.cards, question.min, question.max);
    case 'players':
      return pickFault(answer.players ?? [], question.players, question.min, question.max);
    case 'pile': {
      const { pile } = answer;
      const isOffered = question.piles.some((each) => each.player === pile?.player && each.pile === pile.pile);
      return isOffered ? null : refuse('answer-unknown', { found: `${pile?.pile} of seat ${pile?.player}` });
    }
    case 'direction':
      return null;
    case 'gives':
      return givesFault(question, answer.gives ?? []);
  }
};

const ANSWER_FIELDS = ['cards', 'players', 'pile', 'direction', 'gives'] as const;

/** Exactly the field that the question asks for. */
const onlyField = (answer: Answer, expected: keyof Answer): Verdict => {
  const given = ANSWER_FIELDS.filter((field) => answer[field] !== undefined);
  return given.length === 1 && given[0] === expected ? null : refuse('answer-shape', { expected });
};

const pickFault = (picked: readonly number[], offered: readonly number[], min: number, max: number): Verdict => {
  const stranger = strangerAmong(picked, offered);
  if (stranger !== undefined) return refuse('answer-unknown', { found: stranger });
  if (picked.length >= min && picked.length <= max) return null;
  return refuse('answer-count', { found: picked.length, expected: min === max ? min : `${min} to ${max}` });
};

const givesFault = (
  { cards, players }: Extract<Question, { ask: 'gives' }>,
  gives: NonNullable<Answer['gives']>,
): Verdict => {
  const most = Math.min(cards.length, players.length);
  return (
    pickFault(
      gives.map(({ card }) => card),
      cards,
      1,
      most,
    ) ??
    pickFault(
      gives.map(({ player }) => player),
      players,
      1,
      most,
    )
  );
};
