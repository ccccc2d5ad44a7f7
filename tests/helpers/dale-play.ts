// A seeded player of whole Dale games: votes for random sets, builds when it can, buys often, and otherwise sends any
// legal input, with what a move leaves open filled in by chance.

import {
  type AnyDaleInput,
  type DaleGame,
  type DaleInput,
  type DaleMove,
  dale,
  daleAnniversary,
  type OwlAnswer,
} from '../../machines/dale/index.ts';
import { createGame, type Road, type Seat } from '../../machines/index.ts';
import type { Roll } from './random-play.ts';

/** Inputs within which every game of this player must be over. The longest of 900 games took 580. */
export const LONGEST_GAME = 3000;

/** A new game before the vote; odd seeds play the texts of the note, even ones those of the anniversary edition. */
export const newDaleGame = (players: number, seed: number, road?: Road): DaleGame =>
  createGame(seed % 2 === 0 ? daleAnniversary : dale, { players, seed }, road === undefined ? {} : { road });

const pick = <T>(roll: Roll, items: readonly T[]): T => items[roll(items.length)] as T;

/** Some of the items, in any order. */
const some = <T>(roll: Roll, items: readonly T[], min: number, max: number): T[] => {
  const left = [...items];
  const picked: T[] = [];
  for (let count = min + roll(max - min + 1); count > 0; count -= 1) {
    picked.push(left.splice(roll(left.length), 1)[0] as T);
  }
  return picked;
};

/** Fills in which cards, players or sets. */
export const complete = ({ input, open }: DaleMove, roll: Roll): DaleInput => {
  if (open === undefined) return input;
  const from: readonly unknown[] = open.from;
  return { ...input, [open.field]: some(roll, from, open.min, open.max) } as DaleInput;
};

/** One answer for each of several effects, if that may be sent as one request. */
const joined = (game: DaleGame, moves: readonly DaleMove[], roll: Roll): DaleInput | undefined => {
  const answers: OwlAnswer[] = [];
  for (const { input } of moves) if (input.type === 'ANSWER') answers.push(...input.answers);
  const effects: number[] = [];
  for (const { effect } of answers) if (!effects.includes(effect)) effects.push(effect);
  const order = some(roll, effects, effects.length, effects.length);
  if (order.length === 0) return undefined;
  const seat = moves[0]?.input.seat ?? 0;
  const input: DaleInput = {
    type: 'ANSWER',
    seat,
    answers: order.map((effect) =>
      pick(
        roll,
        answers.filter((answer) => answer.effect === effect),
      ),
    ),
  };
  return effects.length > 1 && game.whyNot(input) === null ? input : undefined;
};

/** Of these moves the ones that lead to an end, most of the time. */
const preferred = (moves: readonly DaleMove[], roll: Roll): readonly DaleMove[] => {
  const builds: DaleMove[] = [];
  const purchases: DaleMove[] = [];
  for (const move of moves) {
    const { type } = move.input;
    if (type === 'BUILD') builds.push(move);
    else if (type === 'PURCHASE') purchases.push(move);
  }
  if (builds.length > 0) return builds;
  return purchases.length > 0 && roll(5) > 1 ? purchases : moves;
};

/** A random legal input of this seat. */
export const randomInputOf = (game: DaleGame, seat: Seat, roll: Roll): DaleInput => {
  const moves = game.legalMoves(seat);
  if (moves.length === 0) throw new Error(`Seat ${seat} is awaited and has no legal move.`);
  const request = roll(2) === 0 ? joined(game, moves, roll) : undefined;
  return request ?? complete(pick(roll, preferred(moves, roll)), roll);
};

/** A random legal input of any seat that is awaited. */
export const randomDaleInput = (game: DaleGame, roll: Roll): DaleInput => {
  const awaited = game.awaited();
  if (awaited.length === 0) throw new Error('Nobody is awaited, and the game is not over.');
  return randomInputOf(game, pick(roll, awaited), roll);
};

/** Sends an input that must be legal. */
export const accept = (game: DaleGame, input: AnyDaleInput): void => {
  const submitted = game.submit(input);
  if (!submitted.ok) throw new Error(`A legal input was refused: ${JSON.stringify(input)}: ${submitted.message}`);
};

/** Plays to the end, or to `limit` inputs; hands back what was sent. */
export const playDale = (
  game: DaleGame,
  roll: Roll,
  limit = LONGEST_GAME,
  afterEach: (input: DaleInput) => void = () => {},
): DaleInput[] => {
  const sent: DaleInput[] = [];
  while (!game.isOver && sent.length < limit) {
    const input = randomDaleInput(game, roll);
    accept(game, input);
    sent.push(input);
    afterEach(input);
  }
  return sent;
};
