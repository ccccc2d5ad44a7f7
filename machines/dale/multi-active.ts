// The regions of states in which several players are active: set selection, techniques in which all choose at once,
// and the owl state. One builder: a player is awaited while something is owed, and released for good after that.

import type { Seat } from '../../effects/world.ts';
import { regions } from '../multi-active.ts';
import type { DaleSetup, MultiActiveKind } from './setup.ts';

/** The inputs of each kind of multi-active state, and what is done with them. */
const INPUTS = {
  setSelection: { SELECT_SETS: 'vote' },
  collective: { CHOOSE: 'pick' },
  owl: { ANSWER: 'answerOwls', BIND: 'bindOwl' },
} as const satisfies Record<MultiActiveKind, object>;

/**
 * One region: `deciding` looks whether the player owes something; `awaited` takes the player's own inputs and no
 * other's, and lets go of a player who owes nothing any more through what another did; `released` refuses everything.
 */
const region = (s: DaleSetup, kind: MultiActiveKind, seat: Seat) => {
  const params = { kind, seat };
  const transitions = Object.fromEntries(
    Object.entries(INPUTS[kind]).map(([input, action]) => [
      input,
      {
        guard: { type: 'isLegalFrom', params: { seat } } as const,
        target: 'deciding',
        actions: ['beginInput', action] as const,
      },
    ]),
  );
  return s.createStateConfig({
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard: { type: 'isAwaited', params }, target: 'awaited' }, { target: 'released' }] },
      awaited: {
        tags: 'waiting',
        on: transitions as never,
        always: { guard: { type: 'isReleased', params }, target: 'released' },
      },
      released: { type: 'final' },
    },
  });
};

/** A parallel state's regions, in seat order. */
export const multiActive = (s: DaleSetup, kind: MultiActiveKind, seats: readonly Seat[]) =>
  regions(seats, (seat) => region(s, kind, seat));
