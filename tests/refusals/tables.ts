// Tables at which games are set up for the tests of refusals: a sandbox, and a real game between two decks.

import type { AnyBattleInput, BattleGame, CardName } from '../../machines/battle/index.ts';
import { battleWithTestCards } from '../../machines/battle/index.ts';
import { createGame, type EntityId, type Seat } from '../../machines/index.ts';

/** An input that must be refused, the game it is sent to, words of the answer, and an input that is legal after it. */
export interface RefusalCase {
  readonly game: BattleGame;
  readonly input: AnyBattleInput;
  /** The seat that it comes from, if the game is told. */
  readonly from?: Seat;
  /** What was asked and what would be right: each must be in the message. */
  readonly says: readonly string[];
  /** Left out only where no input is legal any more. */
  readonly next?: AnyBattleInput;
}

export const endTurn = (seat: Seat): AnyBattleInput => ({ type: 'END_TURN', seat });

/** Carries out an input that must be legal. */
export const submit = (game: BattleGame, input: AnyBattleInput): void => {
  const answer = game.submit(input);
  if (!answer.ok) throw new Error(answer.message);
};

/** A real game of two decks with one card each, before the mulligan. */
export const openingHands = (first: CardName, second: CardName): BattleGame =>
  createGame(battleWithTestCards, { decks: [Array(40).fill(first), Array(40).fill(second)] });

/** The same after both have kept their hands: it is the first turn of seat 0. */
export const duel = (first: CardName, second: CardName): BattleGame => {
  const game = openingHands(first, second);
  for (const seat of [0, 1]) submit(game, { type: 'MULLIGAN', seat, replace: [] });
  return game;
};

export const playerOf = (game: BattleGame, seat: Seat) => {
  const player = game.world.players[seat];
  if (player === undefined) throw new Error(`There is no seat ${seat}.`);
  return player;
};

const the = (ids: readonly EntityId[], index = 0): EntityId => {
  const id = ids[index];
  if (id === undefined) throw new Error(`There is no card ${index} there.`);
  return id;
};
export const cardInHand = (game: BattleGame, seat: Seat): EntityId => the(playerOf(game, seat).hand);
export const minionOf = (game: BattleGame, seat: Seat, index = 0): EntityId => the(playerOf(game, seat).board, index);
export const heroOf = (game: BattleGame, seat: Seat): EntityId => playerOf(game, seat).hero;

/** Ends turns until that seat is to act with that much mana. */
export const waitFor = (game: BattleGame, seat: Seat, mana: number): void => {
  while (game.world.activePlayer !== seat || playerOf(game, seat).mana.available < mana) {
    submit(game, endTurn(game.world.activePlayer));
  }
};

/** That seat waits for the mana and plays a card of its deck. */
export const playOne = (game: BattleGame, seat: Seat, mana: number): void => {
  waitFor(game, seat, mana);
  submit(game, { type: 'PLAY', seat, card: cardInHand(game, seat) });
};

/** The attack of a seat's first minion on a character. */
export const strike = (game: BattleGame, seat: Seat, defender: EntityId): AnyBattleInput => ({
  type: 'ATTACK',
  seat,
  attacker: minionOf(game, seat),
  defender,
});
