// One Death Phase (charts.md §7, R19.5): a queue for each Death Event, then Reborn, then the next round.

import { continueAt, DISPATCH } from '../pushdown.ts';
import type { BattleSetup } from './setup.ts';

export const deathPhase = (s: BattleSetup) =>
  s.createStateConfig({
    initial: 'openRound',
    states: {
      openRound: { entry: 'openRound', always: 'nextDeathEvent' },
      nextDeathEvent: {
        always: [{ guard: 'hasDeathsToResolve', target: 'buildQueue' }, { target: 'rebornStep' }],
      },
      buildQueue: { entry: [continueAt('deathPhase.nextDeathEvent'), 'openDeathQueue'], always: DISPATCH },
      rebornStep: { entry: [continueAt('deathPhase.closed'), 'rebornDead'], always: DISPATCH },
      closed: {
        always: [
          { guard: 'isForced', target: '#phaseBoundary.quiescent' },
          { target: '#phaseBoundary.auraUpdateHealthAttack' },
        ],
      },
    },
  });
