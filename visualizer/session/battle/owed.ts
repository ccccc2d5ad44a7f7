// What a player of battle owes.

import { list } from '../../../cli/words.ts';
import { type BattleWorld, optionName, pendingChoice } from '../../../machines/battle/index.ts';
import type { Seat } from '../../../machines/index.ts';

export const battleOwed = (world: BattleWorld, seat: Seat): string[] => {
  const choice = pendingChoice(world);
  if (choice?.player === seat) {
    return [
      `choose ${list(
        choice.options.map((option) => optionName(world, option)),
        'or',
      )}`,
    ];
  }
  if (world.players[seat]?.hasMulliganed === false) return ['keep the opening hand, or replace cards'];
  return ['act in the turn'];
};
