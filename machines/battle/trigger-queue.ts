// The queue of one event (charts.md §8, R6 and R7). The multiplier is read on entering `resolving`, nowhere else.

import { continueAt, DISPATCH } from '../pushdown.ts';
import type { BattleSetup } from './setup.ts';

export const triggerQueueEntryPoints = ['collecting', 'activating'] as const;

export const triggerQueue = (s: BattleSetup) =>
  s.createStateConfig({
    id: 'triggerQueue',
    initial: 'collecting',
    states: {
      collecting: { entry: 'collectTriggers', always: 'selecting' },
      selecting: {
        always: [
          { guard: 'isDrained', target: 'drained' },
          { guard: 'isStillValid', target: 'resolving' },
          { target: 'discarded' },
        ],
      },
      discarded: { entry: 'dropTrigger', always: 'selecting' },
      resolving: { entry: 'readMultiplier', always: 'activating' },
      activating: { always: [{ guard: 'hasActivationsLeft', target: 'activated' }, { target: 'resolved' }] },
      activated: { entry: [continueAt('activating'), 'activate'], always: DISPATCH },
      resolved: { entry: 'dequeue', always: 'selecting' },
      drained: { entry: 'closeQueue', always: DISPATCH },
    },
  });
