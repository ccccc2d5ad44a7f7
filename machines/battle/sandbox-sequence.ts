// The sequence of a direct call: its one Phase runs first, then the boundary and the outcome check (R3.2).

import { continueAt, DISPATCH } from '../pushdown.ts';
import type { BattleSetup } from './setup.ts';

export const sandboxSequenceEntryPoints = ['equip', 'phaseBoundary', 'outcomeCheck'] as const;

export const sandboxSequence = (s: BattleSetup) =>
  s.createStateConfig({
    id: 'sandboxSequence',
    initial: 'phaseBoundary',
    states: {
      equip: { entry: [continueAt('phaseBoundary'), 'equipCalled'], always: DISPATCH },
      phaseBoundary: { entry: [continueAt('outcomeCheck'), 'openBoundary'], always: DISPATCH },
      outcomeCheck: { entry: ['checkOutcome', 'closeSandboxCall'], always: DISPATCH },
    },
  });
