// What the simulation has to know of a rule set to play whole games of it.

import type { AnyInput, AnyMove, Game, KernelWorld, Road, Seat } from '../../machines/index.ts';
import type { Bot, BotName } from './bots.ts';
import type { Roll } from './rolls.ts';

/** What a seat may know when it is asked. */
export interface Sight<V, M> {
  readonly view: V;
  readonly moves: readonly M[];
}

/** A seat that is awaited. Its sight is worked out only if it is the one to act. */
export interface Asked<V, M> {
  readonly seat: Seat;
  readonly see: () => Sight<V, M>;
}

/** A World that counts its turns and says how it has ended. */
export type SimulatedWorld<E> = KernelWorld<E> & {
  readonly turn: number;
  readonly outcome: { readonly result: string };
};

/** `S` is what a game starts with besides seed and number of players: decks, sets. */
export interface SimulatedRules<W extends SimulatedWorld<E>, I extends AnyInput, E, M extends AnyMove<I>, V, S> {
  readonly name: string;
  readonly version: string;
  readonly cardSet: string;
  readonly bots: Readonly<Record<BotName, Bot<V, M, I>>>;
  readonly setup: (roll: Roll, players: number) => S;
  /** @throws GameError if there is no game with this set-up. */
  readonly start: (seed: number, players: number, setup: S, road: Road) => Game<W, I, E, M, V>;
  readonly asked: (game: Game<W, I, E, M, V>) => readonly Asked<V, M>[];
  /** The names of the cards that could be played in a game. */
  readonly cardsIn: (setup: S) => readonly string[];
  /** The names of the cards that this input plays. */
  readonly cardsPlayed: (input: I, view: V) => readonly string[];
}
