// Going from one place of the time line to another: by inputs, microsteps, Phases, triggers, verbs, and out of what is
// being carried out.

import { framesIn } from './microsteps.ts';
import { clamped, endOf, positionAt } from './moment.ts';
import { phaseStarts } from './phases.ts';
import type { RuleSet } from './rule-set.ts';
import type { Timeline } from './timeline.ts';
import type { Cursor } from './types.ts';

export const STEP_MODES = ['input', 'microstep', 'phase', 'trigger', 'verb', 'out'] as const;
export type StepMode = (typeof STEP_MODES)[number];
export type Direction = 'next' | 'previous';

/** A branch with what is known of its rule set. */
export interface Walk {
  readonly timeline: Timeline;
  readonly ruleSet: RuleSet;
  readonly branch: number;
}

const START: Cursor = { input: 0, microstep: 0 };

/** Where a step leads; the end or the start of the branch if there is nothing more to stop at. */
export const stepFrom = (walk: Walk, cursor: Cursor, mode: StepMode, direction: Direction): Cursor => {
  switch (mode) {
    case 'input':
      return inputStep(walk, cursor, direction);
    case 'microstep':
      return microstep(walk, cursor, direction);
    case 'out':
      return stepOut(walk, cursor, direction);
    default:
      return direction === 'next' ? nextStop(walk, cursor, mode) : previousStop(walk, cursor, mode);
  }
};

const lengthOf = ({ timeline, branch }: Walk): number => timeline.branch(branch).entries.length;
const endIn = ({ timeline, branch }: Walk, input: number): Cursor => endOf(timeline, branch, input);

/** The end of the next input, or of the one before. In the middle of an input, next is its own end. */
const inputStep = (walk: Walk, { input, microstep: at }: Cursor, direction: Direction): Cursor => {
  if (direction === 'previous') return endIn(walk, Math.max(0, input - 1));
  const end = endIn(walk, input);
  return at < end.microstep ? end : endIn(walk, Math.min(input + 1, lengthOf(walk)));
};

const microstep = (walk: Walk, { input, microstep: at }: Cursor, direction: Direction): Cursor => {
  const { timeline, branch } = walk;
  if (direction === 'next') {
    if (at < endIn(walk, input).microstep) return { input, microstep: at + 1 };
    return input === lengthOf(walk)
      ? { input, microstep: at }
      : clamped(timeline, branch, { input: input + 1, microstep: 1 });
  }
  if (at > 1) return { input, microstep: at - 1 };
  return endIn(walk, Math.max(0, input - 1));
};

type StopMode = Exclude<StepMode, 'input' | 'microstep' | 'out'>;

/** The microsteps of an input at which this mode stops, from 1. */
const stopsIn = ({ timeline, ruleSet, branch }: Walk, input: number, mode: StopMode): number[] => {
  // Nothing needs to be played again to see that an input has no trigger.
  if (mode === 'trigger' && !timeline.eventsOf(branch, input).some(ruleSet.isTrigger)) return [];
  const microsteps = timeline.microstepsOf(branch, input);
  if (mode === 'phase') return phaseStarts(ruleSet, microsteps).map((start) => start.microstep);
  return microsteps.flatMap((step, index) => {
    const stops = mode === 'trigger' ? step.events.some(ruleSet.isTrigger) : ruleSet.verbIn(step) !== null;
    return stops ? [index + 1] : [];
  });
};

const nextStop = (walk: Walk, cursor: Cursor, mode: StopMode): Cursor => {
  const last = lengthOf(walk);
  for (let input = cursor.input; input <= last; input += 1) {
    const after = input === cursor.input ? cursor.microstep : 0;
    const stop = stopsIn(walk, input, mode).find((at) => at > after);
    if (stop !== undefined) return { input, microstep: stop };
  }
  return endIn(walk, last);
};

const previousStop = (walk: Walk, cursor: Cursor, mode: StopMode): Cursor => {
  for (let input = cursor.input; input > 0; input -= 1) {
    const before = input === cursor.input ? cursor.microstep : Number.POSITIVE_INFINITY;
    const stop = stopsIn(walk, input, mode).findLast((at) => at < before);
    if (stop !== undefined) return { input, microstep: stop };
  }
  return START;
};

const depthAt = ({ timeline, branch }: Walk, cursor: Cursor): number =>
  framesIn(positionAt(timeline, branch, cursor).world).length;

/** On until the present frame is gone, or back to before it came. With nothing half done it is a step by an input. */
const stepOut = (walk: Walk, from: Cursor, direction: Direction): Cursor => {
  const depth = depthAt(walk, from);
  if (depth === 0) return inputStep(walk, from, direction);
  let cursor = from;
  for (;;) {
    const next = microstep(walk, cursor, direction);
    const isStuck = next.input === cursor.input && next.microstep === cursor.microstep;
    if (isStuck || depthAt(walk, next) < depth) return next;
    cursor = next;
  }
};
