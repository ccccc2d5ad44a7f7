// The charts of what a player does in a turn: technique, ability, purchase, build (rules.md §5, §8, §11, §12). Each
// ends in a checkpoint of owls.md §4; what follows it lies on the stack.

import { continueAt, DISPATCH } from '../pushdown.ts';
import { checkpoint, type DaleSetup } from './setup.ts';

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

export const abilityEntryPoints = ['checkpoint', 'finished'] as const;

/** Abilities and copying: K9 in the end-of-turn step, K5 elsewhere. */
export const ability = (s: DaleSetup) =>
  s.createStateConfig({
    id: 'ability',
    initial: 'checkpoint',
    states: {
      checkpoint: { always: [{ guard: 'isInCleanUp', target: 'atEndOfTurn' }, { target: 'inTurn' }] },
      inTurn: { entry: [continueAt('finished'), checkpoint('K5')], always: DISPATCH },
      atEndOfTurn: { entry: [continueAt('finished'), checkpoint('K9')], always: DISPATCH },
      finished: { entry: 'closeAbility', always: DISPATCH },
    },
  });

export const purchaseEntryPoints = ['checkpoint', 'finished'] as const;

export const purchase = (s: DaleSetup) =>
  s.createStateConfig({
    id: 'purchase',
    initial: 'checkpoint',
    states: {
      checkpoint: { entry: [continueAt('finished'), checkpoint('K6')], always: DISPATCH },
      finished: { entry: ['closePurchase', 'openCleanUp'], always: DISPATCH },
    },
  });

export const buildEntryPoints = ['built', 'bonus'] as const;

/** The last stack ends the game at once; a bonus build may follow any other (rules.md §8). */
export const build = (s: DaleSetup) =>
  s.createStateConfig({
    id: 'build',
    initial: 'built',
    states: {
      built: { always: [{ guard: 'isOver', target: '#gameOver' }, { target: 'checkpoint' }] },
      checkpoint: { entry: [continueAt('bonus'), checkpoint('K7')], always: DISPATCH },
      bonus: { always: [{ guard: 'hasBonusBuild', target: 'bonusBuild' }, { target: 'finished' }] },
      bonusBuild: {
        tags: 'waiting',
        on: {
          BUILD: { guard: 'isLegal', target: DISPATCH, actions: ['beginInput', 'closeBuild', 'buildStack'] },
          BIND: { guard: 'isLegal', target: DISPATCH, actions: ['beginInput', 'bind'] },
          SKIP_BUILD: { guard: 'isLegal', target: 'finished', actions: 'beginInput' },
        },
      },
      finished: { entry: ['closeBuild', 'openCleanUp'], always: DISPATCH },
    },
  });

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
