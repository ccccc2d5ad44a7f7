// The end of each outermost Phase (charts.md §6, R4): the only place where minions, weapons and heroes die.

import { continueAt, DISPATCH } from '../pushdown.ts';
import { deathPhase } from './death-phase.ts';
import type { BattleSetup } from './setup.ts';

export const phaseBoundaryEntryPoints = [
  'auraUpdateHealthAttack',
  'auraUpdateHealthAttack2',
  'deathPhase.nextDeathEvent',
  'deathPhase.closed',
] as const;

export const phaseBoundary = (s: BattleSetup) =>
  s.createStateConfig({
    id: 'phaseBoundary',
    initial: 'auraUpdateHealthAttack',
    states: {
      auraUpdateHealthAttack: {
        entry: 'auraUpdateHealthAttack',
        always: [
          { guard: 'isAuraOnly', target: 'auraUpdateOtherOnly' },
          { guard: 'hasSummonsPending', target: 'summonResolutionStep' },
          { target: 'deathCreationStep' },
        ],
      },
      summonResolutionStep: { entry: [continueAt('auraUpdateHealthAttack2'), 'resolveSummons'], always: DISPATCH },
      auraUpdateHealthAttack2: { entry: 'auraUpdateHealthAttack', always: 'deathCreationStep' },
      deathCreationStep: { entry: 'createDeaths', always: 'auraUpdateOther' },
      auraUpdateOther: {
        entry: 'auraUpdateOther',
        always: [{ guard: 'hasDeathEvents', target: 'deathPhase' }, { target: 'quiescent' }],
      },
      auraUpdateOtherOnly: { entry: 'auraUpdateOther', always: 'quiescent' },
      deathPhase: deathPhase(s),
      quiescent: { entry: 'closeBoundary', always: DISPATCH },
    },
  });
