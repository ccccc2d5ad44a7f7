// All that can be sent at a position: each legal move, with each way to fill in what it leaves open.

import type { AnyInput, AnyMove, Game, KernelWorld, Seat } from '../../machines/index.ts';
import type { Roll } from './roll.ts';
import { detailsOf } from './sentences.ts';
import type { Subject } from './subject.ts';

/** A legal input, and what it is in the language of the cards. */
export interface Sendable<I> {
  readonly seat: Seat;
  readonly input: I;
  /** "seat 0: Play Wisp (position 1)". */
  readonly sentence: string;
}

/**
 * Everything that the awaited seats may send now, in stable order. Of what a move leaves open at most so many `ways` are
 * listed: Worlds that differ in more than anybody wants to look at would be the same test again.
 */
export const legalInputs = <W extends KernelWorld<E>, I extends AnyInput, E, O, M extends AnyMove<I>>(
  { complete }: Pick<Subject<W, I, E, O, M>, 'complete'>,
  game: Game<W, I, E, M>,
  ways: number = Number.POSITIVE_INFINITY,
): Sendable<I>[] => {
  const { world } = game;
  const inputsOf = (move: M): I[] =>
    complete === undefined ? [move.input] : everyWay((roll) => complete(move, roll, world), ways);
  return game.awaited().flatMap((seat) =>
    game.legalMoves(seat).flatMap((move) =>
      inputsOf(move).map((input) => {
        const details = detailsOf(world, input, move.input);
        return { seat, input, sentence: `seat ${seat}: ${move.label}${details}` };
      }),
    ),
  );
};

/** All different results of something that leaves decisions to a roll, in the order of the rolls; at most so many. */
export const everyWay = <T>(make: (roll: Roll) => T, most: number): T[] => {
  const found = new Map<string, T>();
  let prefix: readonly number[] | null = [];
  while (prefix !== null && found.size < most) {
    const given: readonly number[] = prefix;
    const rolled: { value: number; readonly below: number }[] = [];
    const made = make((below) => {
      const value = given[rolled.length] ?? 0;
      rolled.push({ value, below });
      return value;
    });
    found.set(JSON.stringify(made), made);
    prefix = following(rolled);
  }
  return [...found.values()];
};

/** The rolls with the last one that can be higher one higher, or null. */
const following = (rolled: readonly { readonly value: number; readonly below: number }[]): number[] | null => {
  const last = rolled.findLastIndex(({ value, below }) => value + 1 < below);
  return last < 0 ? null : rolled.slice(0, last + 1).map(({ value }, at) => (at === last ? value + 1 : value));
};
