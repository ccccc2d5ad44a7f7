// A seeded player that sends random legal inputs, and decks to play with.

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import {
  type AnyBattleInput,
  type BattleGame,
  type BattleOptions,
  battleCards,
  type Move,
} from '../../machines/battle/index.ts';

export type Roll = (below: number) => number;

/** Whole numbers from 0 to `below` − 1, from a seed. */
export const rollFrom = (seed: number): Roll => {
  const generator = xoroshiro128plus(seed);
  return (below) => uniformInt(generator, 0, below - 1);
};

const HEROES = battleCards.filter(({ kind }) => kind === 'hero').map(({ name }) => name);
const COLLECTIBLE = battleCards.filter(({ isCollectible }) => isCollectible).map(({ name }) => name);

const pick = <T>(roll: Roll, items: readonly T[]): T => items[roll(items.length)] as T;

/** A game of two random heroes with random decks of 20 cards from all built cards. */
export const randomOptions = (seed: number): BattleOptions => {
  const roll = rollFrom(seed);
  const deck = () => Array.from({ length: 20 }, () => pick(roll, COLLECTIBLE));
  return { seed, heroes: [pick(roll, HEROES), pick(roll, HEROES)], decks: [deck(), deck()] };
};

/** Fills in what a move leaves open: a board place, the cards of a mulligan. */
export const complete = ({ input, places, replaceable }: Move, roll: Roll): AnyBattleInput => {
  if (input.type === 'PLAY' && places !== undefined) return Object.assign({}, input, { position: roll(places) });
  if (input.type === 'MULLIGAN' && replaceable !== undefined) {
    return { ...input, replace: replaceable.filter(() => roll(2) === 0) };
  }
  return input;
};

/** One random legal input of a seat that is awaited; the end of the turn only one time in four if there is more. */
export const randomInput = (game: BattleGame, roll: Roll): AnyBattleInput | undefined => {
  const [seat] = game.awaited();
  if (seat === undefined) return undefined;
  const moves = game.legalMoves(seat);
  const busy = moves.filter(({ input }) => input.type !== 'END_TURN');
  return complete(pick(roll, busy.length > 0 && roll(4) > 0 ? busy : moves), roll);
};

/** Plays to the end, or to `limit` inputs; hands back what was sent. */
export const playOut = (
  game: BattleGame,
  roll: Roll,
  limit = 2000,
  afterEach: (game: BattleGame, input: AnyBattleInput) => void = () => {},
): AnyBattleInput[] => {
  const sent: AnyBattleInput[] = [];
  while (!game.isOver && sent.length < limit) {
    const input = randomInput(game, roll);
    if (input === undefined) throw new Error('Nobody can act, and the game is not over.');
    const submitted = game.submit(input);
    if (!submitted.ok) throw new Error(`A legal move was refused: ${JSON.stringify(input)}: ${submitted.message}`);
    sent.push(input);
    afterEach(game, input);
  }
  return sent;
};
