// Using the Hero Power (charts.md §4.3, R12.4).

import { continueAt, DISPATCH } from '../pushdown.ts';
import type { BattleSetup } from './setup.ts';

export const heroPowerSequenceEntryPoints = [
  'heroPowerPhase',
  'heroPowerText',
  'heroPowerBoundary',
  'inspirePhase',
  'inspireBoundary',
  'outcomeCheck',
] as const;

export const heroPowerSequence = (s: BattleSetup) =>
  s.createStateConfig({
    id: 'heroPowerSequence',
    initial: 'heroPowerPhase',
    states: {
      heroPowerPhase: { entry: [continueAt('heroPowerText'), 'payHeroPower'], always: DISPATCH },
      heroPowerText: { entry: [continueAt('heroPowerBoundary'), 'runHeroPower'], always: DISPATCH },
      heroPowerBoundary: { entry: [continueAt('inspirePhase'), 'openBoundary'], always: DISPATCH },
      inspirePhase: { entry: [continueAt('inspireBoundary'), 'tellInspire'], always: DISPATCH },
      inspireBoundary: { entry: [continueAt('outcomeCheck'), 'openBoundary'], always: DISPATCH },
      outcomeCheck: { entry: ['checkOutcome', 'closeHeroPower'], always: DISPATCH },
    },
  });
