// A bot for battle that does anything that is legal, and ends the turn one time in four while there is more to do.

import type { AnyBattleInput, BattleView, Move } from '../../../machines/battle/index.ts';
import type { Bot } from '../bots.ts';
import { pick, type Roll } from '../rolls.ts';

export type BattleBot = Bot<BattleView, Move, AnyBattleInput>;

export const randomBattleBot: BattleBot = (_view, moves, roll) => {
  const busy = moves.filter(({ input }) => input.type !== 'END_TURN');
  const move = pick(roll, busy.length > 0 && roll(4) > 0 ? busy : moves);
  return { move, input: completed(move, roll) };
};

/** Fills in the place on the board, or the cards of the mulligan. */
const completed = ({ input, places, replaceable }: Move, roll: Roll): AnyBattleInput => {
  if (input.type === 'PLAY' && places !== undefined) return { ...input, position: roll(places) };
  if (input.type === 'MULLIGAN' && replaceable !== undefined) {
    return { ...input, replace: replaceable.filter(() => roll(2) === 0) };
  }
  return input;
};
