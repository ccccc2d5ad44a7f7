// Checkpoints and the owl state (owls.md §4 to §6): several players active at once, each answering for hidden cards of
// the own hand. The state is entered only if somebody owes something, and left when nobody does any more.

import type { Seat } from '../../effects/world.ts';
import { DISPATCH } from '../pushdown.ts';
import { multiActive } from './multi-active.ts';
import type { DaleSetup } from './setup.ts';

export const checkpointEntryPoints = ['pruning'] as const;

/** Effects that can do nothing end here, without anybody being asked; asked again after each visit of the owl state. */
export const checkpointChart = (s: DaleSetup) =>
  s.createStateConfig({
    id: 'checkpoint',
    initial: 'pruning',
    states: {
      pruning: {
        entry: 'pruneOwls',
        always: [{ guard: 'isAnybodyOwing', target: '#owl' }, { target: 'closed' }],
      },
      closed: { entry: 'closeCheckpoint', always: DISPATCH },
    },
  });

export const owl = (s: DaleSetup, seats: readonly Seat[]) =>
  s.createStateConfig({
    id: 'owl',
    type: 'parallel',
    entry: 'enterOwl',
    states: multiActive(s, 'owl', seats),
    onDone: '#checkpoint.pruning',
  });
