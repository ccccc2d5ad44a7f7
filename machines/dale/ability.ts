// Abilities of cards in hand, and copying (rules.md §12, §13).

import { continueAt, DISPATCH } from '../pushdown.ts';
import { checkpoint, type DaleSetup } from './setup.ts';

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
