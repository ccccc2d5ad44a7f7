// The Dale chart, for 2, 3 or 4 seats.

import type { DaleWorld } from '../../effects/dale/world.ts';
import { dispatchTo } from '../pushdown.ts';
import { ability, abilityEntryPoints } from './ability.ts';
import { build, buildEntryPoints } from './build.ts';
import { cleanUp, cleanUpEntryPoints } from './clean-up.ts';
import { collective, collectiveEntryPoints } from './collective.ts';
import { choice, choiceEntryPoints, steps, stepsEntryPoints } from './instructions.ts';
import { checkpointChart, checkpointEntryPoints, owl } from './owl.ts';
import { purchase, purchaseEntryPoints } from './purchase.ts';
import { daleSetup as s } from './setup.ts';
import { technique, techniqueEntryPoints } from './technique.ts';
import { turn, turnEntryPoints } from './turn.ts';

/** Where each kind of frame may go on. */
export const daleEntryPoints = {
  steps: stepsEntryPoints,
  checkpoint: checkpointEntryPoints,
  technique: techniqueEntryPoints,
  choice: choiceEntryPoints,
  ability: abilityEntryPoints,
  purchase: purchaseEntryPoints,
  build: buildEntryPoints,
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
        { guard: 'voidsQuestion', target: '#dispatch', actions: ['beginInput', 'leave', 'closeQuestion'] },
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
          technique: technique(s),
          ability: ability(s),
          purchase: purchase(s),
          build: build(s),
          steps: steps(s),
          choice: choice(s),
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
