// The charts of a text and of the question it may ask.

import { DISPATCH } from '../pushdown.ts';
import type { DaleSetup } from './setup.ts';

export const stepsEntryPoints = ['selecting'] as const;

/** One step of a text after another. */
export const steps = (s: DaleSetup) =>
  s.createStateConfig({
    id: 'steps',
    initial: 'selecting',
    states: {
      selecting: { always: [{ guard: 'hasStepsLeft', target: 'running' }, { target: 'finished' }] },
      running: { entry: 'runStep', always: DISPATCH },
      finished: { entry: 'closeSteps', always: DISPATCH },
    },
  });

export const choiceEntryPoints = ['open'] as const;

export const choice = (s: DaleSetup) =>
  s.createStateConfig({
    id: 'choice',
    initial: 'open',
    states: {
      open: {
        tags: 'waiting',
        on: { CHOOSE: { guard: 'isLegal', target: 'answered', actions: ['beginInput', 'takeAnswer'] } },
      },
      answered: { always: DISPATCH },
    },
  });
