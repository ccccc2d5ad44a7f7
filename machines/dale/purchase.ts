// A purchase, which ends the action phase (rules.md §5).

import { continueAt, DISPATCH } from '../pushdown.ts';
import { checkpoint, type DaleSetup } from './setup.ts';

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
