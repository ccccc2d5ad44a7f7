// The battle chart: the turn, the resolution with its dispatch, and the two ways out.

import type { BattleWorld } from '../../effects/battle/world.ts';
import { dispatchTo } from '../pushdown.ts';
import { combatSequence, combatSequenceEntryPoints } from './combat-sequence.ts';
import { heroPowerSequence, heroPowerSequenceEntryPoints } from './hero-power-sequence.ts';
import * as instructions from './instructions.ts';
import { phaseBoundary, phaseBoundaryEntryPoints } from './phase-boundary.ts';
import { playSequence, playSequenceEntryPoints } from './play-sequence.ts';
import { sandboxSequence, sandboxSequenceEntryPoints } from './sandbox-sequence.ts';
import { battleSetup as s } from './setup.ts';
import { triggerQueue, triggerQueueEntryPoints } from './trigger-queue.ts';
import { turn, turnEntryPoints } from './turn.ts';

/** Where each kind of frame may go on. */
export const battleEntryPoints = {
  triggerQueue: triggerQueueEntryPoints,
  effects: instructions.effectsEntryPoints,
  damage: instructions.damageEntryPoints,
  phaseBoundary: phaseBoundaryEntryPoints,
  summon: instructions.summonEntryPoints,
  heal: instructions.healEntryPoints,
  draw: instructions.drawEntryPoints,
  deed: instructions.deedEntryPoints,
  choice: instructions.choiceEntryPoints,
  playSequence: playSequenceEntryPoints,
  combatSequence: combatSequenceEntryPoints,
  heroPowerSequence: heroPowerSequenceEntryPoints,
  turn: turnEntryPoints,
  sandboxSequence: sandboxSequenceEntryPoints,
} as const satisfies Record<NonNullable<BattleWorld['stack']>['kind'], readonly string[]>;

/** Microsteps that one input may take: far above what the budget of effects allows (design §2.13). */
const MAX_ITERATIONS = 100_000;

export const battleMachine = s.createMachine({
  id: 'battle',
  context: ({ input }) => input.world,
  initial: 'turn',
  options: { maxIterations: MAX_ITERATIONS },
  on: { CONCEDE: { guard: 'isLegal', target: '#gameOver', actions: ['beginInput', 'concede'] } },
  states: {
    turn: turn(s),
    resolving: {
      initial: 'dispatch',
      states: {
        dispatch: {
          id: 'dispatch',
          always: [
            { guard: 'isOverBudget', target: '#overflow' },
            { guard: 'isStackEmpty', target: '#turn.settled' },
            ...dispatchTo(battleEntryPoints),
          ],
        },
        playSequence: playSequence(s),
        heroPowerSequence: heroPowerSequence(s),
        combatSequence: combatSequence(s),
        sandboxSequence: sandboxSequence(s),
        phaseBoundary: phaseBoundary(s),
        triggerQueue: triggerQueue(s),
        effects: instructions.effects(s),
        damage: instructions.damage(s),
        heal: instructions.heal(s),
        summon: instructions.summon(s),
        draw: instructions.draw(s),
        deed: instructions.deed(s),
        choice: instructions.choice(s),
      },
    },
    /** The input went over its budget. The runner takes the World back to before it; nothing goes on from here. */
    overflow: { id: 'overflow', tags: 'overflow' },
    gameOver: { id: 'gameOver', type: 'final', entry: 'endGame' },
  },
});

export type BattleMachine = typeof battleMachine;
