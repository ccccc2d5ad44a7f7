// One player's region of the mulligan: the opening hand is answered once, independently of the other player (R14.4).

import type { Seat } from '../../effects/world.ts';
import type { BattleSetup } from './setup.ts';

export const mulligan = (s: BattleSetup, seat: Seat) =>
  s.createStateConfig({
    initial: 'choosing',
    states: {
      choosing: {
        tags: 'waiting',
        on: {
          MULLIGAN: {
            guard: { type: 'isLegalFrom', params: { seat } },
            target: 'done',
            actions: ['beginInput', 'replaceCards'],
          },
        },
      },
      done: { type: 'final' },
    },
  });
