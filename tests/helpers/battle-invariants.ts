// The invariants of the kit for tests that play themselves: each check throws with what is wrong.

import type { BattleEvent, BattleGame } from '../../machines/battle/index.ts';
import { battleInvariants, logFault } from '../model/invariants/battle.ts';
import { faultAtRest, somebodyCanAct } from '../model/invariants.ts';

const invariants = [somebodyCanAct as (typeof battleInvariants)[number], ...battleInvariants];

/** Everything that must hold at rest. */
export const checkAtRest = (game: BattleGame): void => {
  const { world, value } = game;
  insist(faultAtRest(invariants, { world, value, before: world, input: null, events: [], game }));
};

/** Rounds of deaths count up from 1, each after a removal, and nothing removed is damaged again. */
export const checkLog = (log: readonly BattleEvent[]): void => insist(logFault(log));

const insist = (fault: string | null): void => {
  if (fault !== null) throw new Error(fault);
};
