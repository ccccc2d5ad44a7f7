// Where a Dale game rests, derived from what is on the stack: nothing is stored twice.

import { isOver } from './turn.ts';
import type { DaleWorld } from './world.ts';

export const PHASES = [
  'setSelection',
  'turnStart',
  'action',
  'bonusBuild',
  'endOfTurn',
  'choice',
  'collective',
  'owl',
] as const;
export type Phase = (typeof PHASES)[number];

/** The phase in which the game waits for input. */
export const phaseOf = (world: DaleWorld): Phase => {
  if (world.sets.length === 0 && !isOver(world)) return 'setSelection';
  switch (world.stack?.kind) {
    case 'choice':
      return 'choice';
    case 'collective':
      return 'collective';
    case 'checkpoint':
      return 'owl';
    case 'build':
      return 'bonusBuild';
    case 'cleanUp':
      return 'endOfTurn';
    case 'turn':
      return 'turnStart';
    default:
      return 'action';
  }
};
