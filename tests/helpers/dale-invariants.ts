// The invariants of the kit for tests that play themselves: each check throws with what is wrong.

import type { DaleEvent, DaleGame, DaleInput } from '../../machines/dale/index.ts';
import { daleInvariants } from '../model/invariants/dale.ts';
import { faultAtRest } from '../model/invariants.ts';

/** Everything that can be seen from the position alone. */
export const checkDaleAtRest = (game: DaleGame): void => {
  const { world, value } = game;
  insist(faultAtRest(daleInvariants, { world, value, before: world, input: null, events: [], game }));
};

/** What must hold between two rests: call it after each accepted input. */
export const stepChecker = (game: DaleGame): ((input: DaleInput) => void) => {
  let before = game.world;
  let events: readonly DaleEvent[] = [];
  game.subscribe((happened) => {
    events = happened;
  });
  return (input) => {
    const { world, value } = game;
    insist(faultAtRest(daleInvariants, { world, value, before, input, events, game }));
    before = world;
  };
};

const insist = (fault: string | null): void => {
  if (fault !== null) throw new Error(fault);
};
