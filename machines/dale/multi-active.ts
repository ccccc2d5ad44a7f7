// The regions of states in which several players are active: set selection, techniques in which all choose at once,
// and the owl state. One builder: a player is awaited while something is owed, and released for good after that.

import { not } from 'xstate';
import type { Seat } from '../../effects/world.ts';
import { regions } from '../multi-active.ts';
import type { DaleSetup } from './setup.ts';

/** What each kind of multi-active state asks, and what it does with the answers. */
const KINDS = {
  setSelection: { guard: 'isVoteAwaited', on: { SELECT_SETS: 'vote' } },
  collective: { guard: 'isPickAwaited', on: { CHOOSE: 'pick' } },
  owl: { guard: 'isOwing', on: { ANSWER: 'answerOwls', BIND: 'bindOwl' } },
} as const;

export type MultiActiveKind = keyof typeof KINDS;

/**
 * One region: `deciding` looks whether the player owes something; `awaited` takes the player's own inputs and no
 * other's, and lets go of a player who owes nothing any more through what another did; `released` refuses everything.
 */
const region = (s: DaleSetup, kind: MultiActiveKind, seat: Seat) => {
  const isOwed = { type: KINDS[kind].guard, params: { seat } } as const;
  const transitions = Object.fromEntries(
    Object.entries(KINDS[kind].on).map(([input, action]) => [
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
      deciding: { always: [{ guard: isOwed, target: 'awaited' }, { target: 'released' }] },
      awaited: {
        tags: 'waiting',
        on: transitions as never,
        always: { guard: not(isOwed), target: 'released' },
      },
      released: { type: 'final' },
    },
  });
};

/** A parallel state's regions, in seat order. */
export const multiActive = (s: DaleSetup, kind: MultiActiveKind, seats: readonly Seat[]) =>
  regions(seats, (seat) => region(s, kind, seat));
