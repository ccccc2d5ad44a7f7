// What is owed in a battle, by whom, and what may be sent for a player who is not there.

import type { Decision } from '../viewer.ts';
import type { Seat } from '../world.ts';
import { pendingChoice } from './choice.ts';
import type { BattleInput } from './inputs.ts';
import { awaitedSeats, mulliganAwaited } from './legality.ts';
import type { BattleWorld } from './world.ts';

export const BATTLE_PHASES = ['mulligan', 'main', 'choice', 'over'] as const;
export type BattlePhase = (typeof BATTLE_PHASES)[number];

/** The phase in which the game waits for input. */
export const phaseOf = (world: BattleWorld): BattlePhase => {
  if (world.outcome.result !== 'none') return 'over';
  if (mulliganAwaited(world).length > 0) return 'mulligan';
  return pendingChoice(world) === undefined ? 'main' : 'choice';
};

/** Keeps the hand, takes the first option, ends the turn. */
const FALLBACKS: Readonly<Record<Exclude<BattlePhase, 'over'>, (seat: Seat) => BattleInput>> = {
  mulligan: (seat) => ({ type: 'MULLIGAN', seat, replace: [] }),
  choice: (seat) => ({ type: 'CHOOSE', seat, option: 0 }),
  main: (seat) => ({ type: 'END_TURN', seat }),
};

/** One for each awaited seat; CONCEDE is legal for both seats as long as the game goes on. */
export const battleDecisions = (world: BattleWorld): Decision<BattleInput>[] => {
  const owes = phaseOf(world);
  if (owes === 'over') return [];
  return awaitedSeats(world).map((seat) => ({ seat, owes, turn: world.turn, fallback: FALLBACKS[owes](seat) }));
};
