// Carrying out a Dale text: one step after another, each looked up in the table of verbs. A choice puts a question on
// top of the stack and the text goes on with the answer.

import type { DaleVerb, Step } from '../../cards/terms/dale.ts';
import { inside, type Script } from '../script.ts';
import { pop, push, top } from '../stack.ts';
import type { EntityId, Seat } from '../world.ts';
import { stepsAt } from './catalogue.ts';
import type { StepContext } from './frames.ts';
import type { DaleWorld } from './world.ts';

export const stepContext = (seat: Seat, card: EntityId): StepContext => ({
  seat,
  card,
  chosen: [],
  rest: [],
  chosenPlayer: null,
  participants: [],
});

/** Puts a text on the stack; an empty one is left out. */
export const pushSteps = (world: DaleWorld, script: Script, context: StepContext): void => {
  if (stepsAt(world, script).length === 0) return;
  push(world, { kind: 'steps', at: 'selecting', below: null, script, step: 0, context });
};

/** What a verb is given: its own data, who reads it, and where it stands. */
export interface StepInstruction<V extends DaleVerb> {
  readonly step: Extract<Step, { verb: V }>;
  readonly context: StepContext;
  readonly script: Script;
  /** Changes what the following steps of the text may refer to. */
  readonly remember: (change: Partial<StepContext>) => void;
}

export type StepRunner<V extends DaleVerb> = (world: DaleWorld, instruction: StepInstruction<V>) => void;
export type StepTable = { readonly [V in DaleVerb]: StepRunner<V> };

export const hasStepsLeft = (world: DaleWorld): boolean => {
  const { script, step } = top(world, 'steps');
  return step < stepsAt(world, script).length;
};

export const runStep = (world: DaleWorld, verbs: StepTable): void => {
  const frame = top(world, 'steps');
  const step = stepsAt(world, frame.script)[frame.step];
  if (step === undefined) throw new Error('The text has no step left.');
  world.spent += 1;
  const script = inside(frame.script, frame.step);
  frame.step += 1;
  const run = verbs[step.verb] as StepRunner<DaleVerb>;
  run(world, {
    step,
    context: frame.context,
    script,
    remember: (change) => {
      frame.context = { ...frame.context, ...change };
    },
  });
};

export const closeSteps = (world: DaleWorld): void => pop(world);
