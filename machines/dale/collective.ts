// A technique in which all players choose at the same time (owls.md §10, scenario 1).

import type { Seat } from '../../effects/world.ts';
import { DISPATCH } from '../pushdown.ts';
import { multiActive } from './multi-active.ts';
import type { DaleSetup } from './setup.ts';

export const collectiveEntryPoints = ['choosing'] as const;

/** All players choose at the same time (the old Cheer). */
export const collective = (s: DaleSetup, seats: readonly Seat[]) =>
  s.createStateConfig({
    id: 'collective',
    initial: 'choosing',
    states: {
      choosing: { type: 'parallel', states: multiActive(s, 'collective', seats), onDone: 'closed' },
      closed: { entry: 'closeCollective', always: DISPATCH },
    },
  });
