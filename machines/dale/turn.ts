// The turn (rules.md §4): set selection, turn start, action phase. Clean-up is a chart of its own.

import type { Seat } from '../../effects/world.ts';
import { DISPATCH } from '../pushdown.ts';
import { multiActive } from './multi-active.ts';
import { checkpoint, type DaleSetup } from './setup.ts';

export const turnEntryPoints = ['due'] as const;

export const turn = (s: DaleSetup, seats: readonly Seat[]) =>
  s.createStateConfig({
    id: 'turn',
    initial: 'notStarted',
    states: {
      notStarted: {
        always: [
          { guard: 'isSelectingSets', target: 'setSelection' },
          { guard: 'isSandbox', target: 'action' },
          { target: 'beginning' },
        ],
      },
      setSelection: { type: 'parallel', states: multiActive(s, 'setSelection', seats), onDone: 'setsChosen' },
      setsChosen: { entry: 'chooseSets', always: 'beginning' },

      beginning: { entry: ['beginTurn', checkpoint('K3')], always: DISPATCH },
      due: { always: [{ guard: 'hasDueCards', target: 'turnStart' }, { target: 'started' }] },
      turnStart: {
        tags: 'waiting',
        on: { RESOLVE: { guard: 'isLegal', target: DISPATCH, actions: ['beginInput', 'resolveScheduled'] } },
      },
      started: { entry: 'closeTurnStart', always: 'settled' },

      settled: {
        always: [
          { guard: 'isOver', target: '#gameOver' },
          { guard: 'hasTurnPlayerLeft', target: 'abandoned' },
          { target: 'action' },
        ],
      },
      /** The turn player has left: what was half done is dropped, others may react, the clean-up takes over (§19). */
      abandoned: { entry: ['abandonTurn', checkpoint('K1')], always: DISPATCH },

      action: {
        tags: 'waiting',
        on: {
          PLAY: { guard: 'isLegal', target: DISPATCH, actions: ['beginInput', 'playTechnique'] },
          USE: { guard: 'isLegal', target: DISPATCH, actions: ['beginInput', 'useAbility'] },
          BIND: { guard: 'isLegal', target: DISPATCH, actions: ['beginInput', 'bind'] },
          PURCHASE: { guard: 'isLegal', target: DISPATCH, actions: ['beginInput', 'buy'] },
          BUILD: { guard: 'isLegal', target: DISPATCH, actions: ['beginInput', 'buildStack'] },
          INVENTORY: {
            guard: 'isLegal',
            target: DISPATCH,
            actions: ['beginInput', 'takeInventory', 'openCleanUp'],
          },
          PUT: { guard: 'isLegal', actions: ['beginInput', 'carryOutCall'] },
          REMOVE: { guard: 'isLegal', actions: ['beginInput', 'carryOutCall'] },
        },
      },
    },
  });
