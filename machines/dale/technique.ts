// A technique: played, carried out, then scheduled or fully resolved (rules.md §11); a checkpoint ends it.

import { continueAt, DISPATCH } from '../pushdown.ts';
import type { DaleSetup } from './setup.ts';

export const techniqueEntryPoints = ['effects', 'afterEffects', 'finished'] as const;

/** Played, decisions and effects, then scheduled or fully resolved (rules.md §11). */
export const technique = (s: DaleSetup) =>
  s.createStateConfig({
    id: 'technique',
    initial: 'effects',
    states: {
      effects: { entry: [continueAt('afterEffects'), 'runTechnique'], always: DISPATCH },
      afterEffects: { always: [{ guard: 'staysScheduled', target: 'scheduled' }, { target: 'fullResolution' }] },
      scheduled: { always: 'checkpoint' },
      fullResolution: { entry: 'fullyResolve', always: 'checkpoint' },
      checkpoint: { entry: [continueAt('finished'), 'openTechniqueCheckpoint'], always: DISPATCH },
      finished: { always: [{ guard: 'endsActionPhase', target: 'endsPhase' }, { target: 'keepsPhase' }] },
      endsPhase: { entry: ['closeTechnique', 'openCleanUp'], always: DISPATCH },
      keepsPhase: { entry: 'closeTechnique', always: DISPATCH },
    },
  });
