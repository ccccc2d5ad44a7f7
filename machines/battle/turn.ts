// The turn (charts.md §3): the one chart that waits for players, and the Phases of a change of turn (R14).

import { regions } from '../multi-active.ts';
import { continueAt, DISPATCH } from '../pushdown.ts';
import { mulligan } from './mulligan.ts';
import type { BattleSetup } from './setup.ts';

export const turnEntryPoints = [
  'turnBeginning',
  'startOfTurnPhase',
  'startOfTurnBoundary',
  'startOfTurnOutcome',
  'drawBoundary',
  'drawOutcome',
  'endOfTurnPhase',
  'endOfTurnBoundary',
  'endOfTurnOutcome',
] as const;

const GAME_OVER = '#gameOver';

export const turn = (s: BattleSetup) => {
  /** A direct call of the sandbox; refused in a game by the same guard as everything else. */
  const call = { guard: 'isLegal', target: DISPATCH, actions: ['beginInput', 'beginSandboxCall'] } as const;
  return s.createStateConfig({
    id: 'turn',
    initial: 'notStarted',
    states: {
      notStarted: { always: [{ guard: 'isMulliganOpen', target: 'mulligan' }, { target: 'main' }] },
      mulligan: { type: 'parallel', states: regions([0, 1], (seat) => mulligan(s, seat)), onDone: 'firstTurn' },
      firstTurn: { entry: 'startFirstTurn', always: DISPATCH },

      turnBeginning: { entry: [continueAt('startOfTurnPhase'), 'tellTurnBeginning'], always: DISPATCH },
      startOfTurnPhase: { entry: [continueAt('startOfTurnBoundary'), 'beginTurn'], always: DISPATCH },
      startOfTurnBoundary: { entry: [continueAt('startOfTurnOutcome'), 'openBoundary'], always: DISPATCH },
      startOfTurnOutcome: {
        entry: 'checkOutcome',
        always: [{ guard: 'isOutcomeDecided', target: GAME_OVER }, { target: 'drawPhase' }],
      },
      drawPhase: { entry: [continueAt('drawBoundary'), 'drawForTurn'], always: DISPATCH },
      drawBoundary: { entry: [continueAt('drawOutcome'), 'openBoundary'], always: DISPATCH },
      drawOutcome: { entry: ['checkOutcome', 'closeTurn'], always: 'settled' },

      main: {
        tags: 'waiting',
        on: {
          PLAY: { guard: 'isLegal', target: DISPATCH, actions: ['beginInput', 'beginPlay'] },
          ATTACK: { guard: 'isLegal', target: DISPATCH, actions: ['beginInput', 'beginAttack'] },
          HERO_POWER: { guard: 'isLegal', target: DISPATCH, actions: ['beginInput', 'beginHeroPower'] },
          END_TURN: { guard: 'isLegal', target: DISPATCH, actions: ['beginInput', 'beginTurnChange'] },
          SUMMON: call,
          CAST: call,
          EQUIP: call,
          ADD_TO_HAND: call,
          ADD_TO_DECK: call,
          ADD_SECRET: call,
          DEAL_DAMAGE: call,
          HEAL: call,
          SET_HEALTH: call,
          GAIN_ARMOR: call,
          FREEZE: call,
          DESTROY: call,
          SILENCE: call,
          REMOVE: call,
          RETURN_TO_HAND: call,
          TAKE_CONTROL: call,
          MOVE_TO_DECK: call,
          DISCARD: call,
          DRAW: call,
          FATIGUE: call,
          SET_MANA: call,
        },
      },
      settled: { always: [{ guard: 'isOutcomeDecided', target: GAME_OVER }, { target: 'main' }] },

      endOfTurnPhase: { entry: [continueAt('endOfTurnBoundary'), 'tellEndOfTurn'], always: DISPATCH },
      endOfTurnBoundary: { entry: [continueAt('endOfTurnOutcome'), 'openBoundary'], always: DISPATCH },
      endOfTurnOutcome: {
        entry: 'checkOutcome',
        always: [{ guard: 'isOutcomeDecided', target: GAME_OVER }, { target: 'finalWrapUp' }],
      },
      finalWrapUp: {
        entry: 'wrapUpTurn',
        always: [{ guard: 'isTurnLimitReached', target: 'turnLimit' }, { target: 'turnBeginning' }],
      },
      turnLimit: { entry: 'endInDraw', always: GAME_OVER },
    },
  });
};
