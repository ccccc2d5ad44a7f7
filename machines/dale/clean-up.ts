// The clean-up at the end of a turn (rules.md §9).

import { continueAt, DISPATCH } from '../pushdown.ts';
import { checkpoint, type DaleSetup } from './setup.ts';

export const cleanUpEntryPoints = ['market', 'endOfTurn'] as const;

/** Market, hand, end-of-turn cards, next player (rules.md §9). */
export const cleanUp = (s: DaleSetup) =>
  s.createStateConfig({
    id: 'cleanUp',
    initial: 'market',
    states: {
      market: { entry: 'cleanUpMarket', always: 'hand' },
      hand: { entry: [continueAt('endOfTurn'), 'refillHand', checkpoint('K8')], always: DISPATCH },
      endOfTurn: { always: [{ guard: 'hasEndOfTurnAbilities', target: 'abilities' }, { target: 'ending' }] },
      abilities: {
        tags: 'waiting',
        on: {
          USE: { guard: 'isLegal', target: DISPATCH, actions: ['beginInput', 'useAbility'] },
          END_TURN: { guard: 'isLegal', target: 'ending', actions: 'beginInput' },
        },
      },
      ending: { entry: 'endTurn', always: '#turn.beginning' },
    },
  });
