// The Dale chart, for 2, 3 or 4 seats.

import type { DaleWorld } from '../../effects/dale/world.ts';
import { dispatchTo } from '../pushdown.ts';
import * as actions from './actions.ts';
import { checkpointChart, checkpointEntryPoints, collective, collectiveEntryPoints, owl } from './owl.ts';
import { daleSetup as s } from './setup.ts';
import { cleanUp, cleanUpEntryPoints, turn, turnEntryPoints } from './turn.ts';

/** Where each kind of frame may go on. */
export const daleEntryPoints = {
  steps: actions.stepsEntryPoints,
  checkpoint: checkpointEntryPoints,
  technique: actions.techniqueEntryPoints,
  choice: actions.choiceEntryPoints,
  ability: actions.abilityEntryPoints,
  purchase: actions.purchaseEntryPoints,
  build: actions.buildEntryPoints,
  collective: collectiveEntryPoints,
  cleanUp: cleanUpEntryPoints,
  turn: turnEntryPoints,
} as const satisfies Record<NonNullable<DaleWorld['stack']>['kind'], readonly string[]>;

/** Microsteps that one input may take: far above what the budget allows. */
const MAX_ITERATIONS = 100_000;

const machineOf = (players: number) => {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return s.createMachine({
    id: 'dale',
    context: ({ input }) => input.world,
    initial: 'turn',
    options: { maxIterations: MAX_ITERATIONS },
    on: {
      CONCEDE: [
        { guard: 'leavesOwnTurn', target: '#turn.settled', actions: ['beginInput', 'leave'] },
        { guard: 'isLegal', actions: ['beginInput', 'leave'] },
      ],
    },
    always: { guard: 'isOver', target: '#gameOver' },
    states: {
      turn: turn(s, seats),
      resolving: {
        initial: 'dispatch',
        states: {
          dispatch: {
            id: 'dispatch',
            always: [
              { guard: 'isOverBudget', target: '#overflow' },
              { guard: 'isStackEmpty', target: '#turn.settled' },
              ...dispatchTo(daleEntryPoints),
            ],
          },
          technique: actions.technique(s),
          ability: actions.ability(s),
          purchase: actions.purchase(s),
          build: actions.build(s),
          steps: actions.steps(s),
          choice: actions.choice(s),
          collective: collective(s, seats),
          checkpoint: checkpointChart(s),
          owl: owl(s, seats),
          cleanUp: cleanUp(s),
        },
      },
      /** The input went over its budget. The runner takes the World back to before it. */
      overflow: { id: 'overflow', tags: 'overflow' },
      gameOver: { id: 'gameOver', type: 'final', entry: 'endGame' },
    },
  });
};

export type DaleMachine = ReturnType<typeof machineOf>;

const machines = { 2: machineOf(2), 3: machineOf(3), 4: machineOf(4) } as const;

/** The chart for this many players: 2, 3 or 4; that of 2 for anything else, which no World of ours has. */
export const daleMachine = (players: number): DaleMachine =>
  players === 3 || players === 4 ? machines[players] : machines[2];
