// A build, and the bonus builds that may follow it (rules.md §8).

import { continueAt, DISPATCH } from '../pushdown.ts';
import { checkpoint, type DaleSetup } from './setup.ts';

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
