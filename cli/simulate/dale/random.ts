// A bot for dale that does anything that is legal. The kind of input is drawn first: there are very many purchases, and
// a game in which nobody built would not end.

import type { AnyDaleInput, DaleInput, DaleMove, DaleView } from '../../../machines/dale/index.ts';
import type { Bot } from '../bots.ts';
import { pick, pickSome, type Roll } from '../rolls.ts';

export type DaleBot = Bot<DaleView, DaleMove, AnyDaleInput>;

export const randomDaleBot: DaleBot = (_view, moves, roll) => {
  const kind = pick(roll, [...new Set(moves.map(({ input }) => input.type))]);
  const move = pick(
    roll,
    moves.filter(({ input }) => input.type === kind),
  );
  return { move, input: completed(move, roll) };
};

/** Fills in which cards, players or sets. */
export const completed = ({ input, open }: DaleMove, roll: Roll): DaleInput => {
  if (open === undefined) return input;
  const from: readonly unknown[] = open.from;
  const count = open.min + roll(open.max - open.min + 1);
  return { ...input, [open.field]: pickSome(roll, from, count) } as DaleInput;
};
