// Questions to a player: what may be answered, and how the text goes on with the answer.

import { draw } from '../chance.ts';
import { emit } from '../events.ts';
import { inside } from '../script.ts';
import { pop, push, top } from '../stack.ts';
import type { EntityId, Seat } from '../world.ts';
import { copyCard } from './chameleons.ts';
import type { ChoiceFrame, Question, StepContext } from './frames.ts';
import { pushSteps } from './steps.ts';
import { type DaleWorld, entityOf, opponentsOf, playerOf } from './world.ts';
import { clearLimbo, marketCards, moveCards, uppermost } from './zones.ts';

export interface Give {
  readonly card: EntityId;
  readonly player: Seat;
}

/** What a player answers; which field depends on the question. */
export interface Answer {
  readonly cards?: readonly EntityId[];
  readonly players?: readonly Seat[];
  readonly pile?: { readonly player: Seat; readonly pile: 'deck' | 'discard' };
  readonly direction?: 'left' | 'right';
  readonly gives?: readonly Give[];
}

export const ask = (
  world: DaleWorld,
  seat: Seat,
  question: Question,
  then: ChoiceFrame['then'],
  context: StepContext,
): void => {
  push(world, { kind: 'choice', at: 'open', seat, question, then, context });
  emit(world, { type: 'ChoiceOpened', player: seat });
};

/** The open question, if the game waits for its answer. */
export const pendingQuestion = (world: DaleWorld): ChoiceFrame | undefined =>
  world.stack?.kind === 'choice' ? world.stack : undefined;

/** A question without the cards, piles and person of a player who has left. */
const withoutSeat = (world: DaleWorld, question: Question, seat: Seat): Question => {
  switch (question.ask) {
    case 'cards': {
      const cards = question.cards.filter((id) => entityOf(world, id).seat !== seat);
      return {
        ...question,
        cards,
        min: Math.min(question.min, cards.length),
        max: Math.min(question.max, cards.length),
      };
    }
    case 'players': {
      const players = question.players.filter((player) => player !== seat);
      return { ...question, players, max: Math.min(question.max, players.length) };
    }
    case 'pile':
      return { ...question, piles: question.piles.filter(({ player }) => player !== seat) };
    case 'gives':
      return { ...question, players: question.players.filter((player) => player !== seat) };
    case 'direction':
      return question;
  }
};

/** Is there nothing left to answer? */
const isVoid = (question: Question): boolean => {
  switch (question.ask) {
    case 'cards':
      return question.cards.length === 0;
    case 'players':
    case 'gives':
      return question.players.length === 0;
    case 'pile':
      return question.piles.length === 0;
    case 'direction':
      return false;
  }
};

/** A player has left: the open question is no longer about that player (rules.md §19). */
export const forgetSeat = (world: DaleWorld, seat: Seat): void => {
  const open = pendingQuestion(world);
  if (open !== undefined && open.seat !== seat) open.question = withoutSeat(world, open.question, seat);
};

/** Would the open question be void without this player, in a game that goes on? */
export const losesQuestion = (world: DaleWorld, seat: Seat): boolean => {
  const open = pendingQuestion(world);
  if (open === undefined || open.seat === seat) return false;
  return opponentsOf(world, open.seat).length > 1 && isVoid(withoutSeat(world, open.question, seat));
};

/** The text goes on without an answer. */
export const closeQuestion = (world: DaleWorld): void => {
  const { seat } = top(world, 'choice');
  pop(world);
  clearLimbo(world, seat);
};

/** Goes on with a legal answer. */
export const takeAnswer = (world: DaleWorld, answer: Answer): void => {
  const { seat, question, then, context } = top(world, 'choice');
  emit(world, { type: 'ChoiceMade', player: seat });
  pop(world);
  switch (question.ask) {
    case 'cards': {
      const chosen = answer.cards ?? [];
      const rest = question.cards.filter((id) => !chosen.includes(id));
      goOn(world, then, { ...context, ...(question.isOrder ? { chosen: [...rest, ...chosen] } : { chosen, rest }) });
      break;
    }
    case 'players':
      // The last one pushed is carried out first.
      for (const player of [...(answer.players ?? [])].reverse()) {
        goOn(world, then, { ...context, chosenPlayer: player });
      }
      break;
    case 'pile':
      if (answer.pile !== undefined) takeFromPile(world, then, context, answer.pile);
      break;
    case 'direction':
      passAlong(world, answer.direction ?? 'left');
      break;
    case 'gives':
      giveOut(world, question, context, answer.gives ?? []);
      break;
  }
};

const takeFromPile = (
  world: DaleWorld,
  then: ChoiceFrame['then'],
  context: StepContext,
  { player, pile }: NonNullable<Answer['pile']>,
): void => {
  const [card] = pile === 'deck' ? uppermost(world, player, 1) : playerOf(world, player).discard;
  goOn(world, then, { ...context, chosenPlayer: player, chosen: card === undefined ? [] : [card] });
};

const goOn = (world: DaleWorld, then: ChoiceFrame['then'], context: StepContext): void => {
  const { seat, card, chosen } = context;
  const [picked] = chosen;
  if (then === 'copy' && picked !== undefined) copyCard(world, seat, card, picked);
  else if (then !== null && then !== 'copy') pushSteps(world, inside(then, 'then'), context);
};

/** All picks are fixed before any card moves; an empty hand gives nothing. */
export const passAlong = (world: DaleWorld, direction: 'left' | 'right'): void => {
  const step = direction === 'left' ? 1 : world.seats - 1;
  const present = world.players.flatMap((player, each) => (player.hasLeft ? [] : [each]));
  const picks = present.flatMap((taker) => {
    const giver = neighbour(world, taker, step);
    const [card] = giver === taker ? [] : pickRandom(world, giver);
    return card === undefined ? [] : [{ card, taker }];
  });
  for (const { card, taker } of picks) moveCards(world, [card], { zone: 'hand', seat: taker });
};

/** The next player in that direction who is still there. */
const neighbour = (world: DaleWorld, seat: Seat, step: number): Seat => {
  let at = (seat + step) % world.seats;
  while (playerOf(world, at).hasLeft && at !== seat) at = (at + step) % world.seats;
  return at;
};

const giveOut = (
  world: DaleWorld,
  question: Extract<Question, { ask: 'gives' }>,
  context: StepContext,
  gives: readonly Give[],
): void => {
  for (const { card, player } of gives) moveCards(world, [card], { zone: 'hand', seat: player });
  const players = question.players.filter((player) => !gives.some((give) => give.player === player));
  const cards = question.cards.filter((card) => !gives.some((give) => give.card === card));
  askToGive(world, context, cards, players);
};

/** One card for each player who takes part, until cards or players run out; then nothing stays set aside. */
export const askToGive = (
  world: DaleWorld,
  context: StepContext,
  cards: readonly EntityId[],
  players: readonly Seat[],
): void => {
  if (cards.length === 0 || players.length === 0) clearLimbo(world, context.seat);
  else ask(world, context.seat, { ask: 'gives', cards, players }, null, context);
};

export const giveFromMarket = (world: DaleWorld, context: StepContext, players: readonly Seat[]): void =>
  askToGive(world, context, marketCards(world), players);

const pickRandom = (world: DaleWorld, seat: Seat): EntityId[] => draw(world, 'table', playerOf(world, seat).hand, 1);
