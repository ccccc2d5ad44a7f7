// What is to be seen at one place of the time line: position, stack, transition just taken, what just happened.

import type { StateValue } from 'xstate';
import { activeStates, type ChartTransition, type Frame } from '../../machines/index.ts';
import { framesIn, type RecordedMicrostep } from './microsteps.ts';
import type { Timeline } from './timeline.ts';
import type { AnyEvent, AnyWorld, Cursor } from './types.ts';

export interface Moment {
  readonly branch: number;
  readonly cursor: Cursor;
  readonly value: StateValue;
  readonly states: readonly string[];
  readonly world: AnyWorld;
  /** Outermost first. */
  readonly frames: readonly Frame[];
  /** Taken to get here; none at the start. */
  readonly transitions: readonly ChartTransition[];
  /** What happened in this microstep. */
  readonly events: readonly AnyEvent[];
  /** The World before this microstep; the same World at the start. */
  readonly before: AnyWorld;
}

/** The last cursor of an input. */
export const endOf = (timeline: Timeline, branch: number, input: number): Cursor => ({
  input,
  microstep: input === 0 ? 0 : timeline.entry(branch, input).microsteps,
});

/** Is the game at rest here? At rest it can go on another way. */
export const isAtRest = (timeline: Timeline, branch: number, { input, microstep }: Cursor): boolean =>
  endOf(timeline, branch, input).microstep === microstep;

/** The nearest cursor that there is. */
export const clamped = (timeline: Timeline, branch: number, { input, microstep }: Cursor): Cursor => {
  const length = timeline.branch(branch).entries.length;
  const number = Math.min(Math.max(Math.trunc(input), 0), length);
  const { microstep: last } = endOf(timeline, branch, number);
  return { input: number, microstep: Math.min(Math.max(Math.trunc(microstep), Math.min(1, last)), last) };
};

/** Where chart and World stand. At rest nothing has to be played again for it. */
export const positionAt = (timeline: Timeline, branch: number, cursor: Cursor) => {
  if (isAtRest(timeline, branch, cursor)) return timeline.positionAfter(branch, cursor.input);
  return microstepAt(timeline, branch, cursor) ?? timeline.positionAfter(branch, cursor.input);
};

const microstepAt = (timeline: Timeline, branch: number, { input, microstep }: Cursor): RecordedMicrostep | undefined =>
  timeline.microstepsOf(branch, input)[microstep - 1];

export const momentAt = (timeline: Timeline, branch: number, cursor: Cursor): Moment => {
  const { value, world } = positionAt(timeline, branch, cursor);
  const step = microstepAt(timeline, branch, cursor);
  return {
    branch,
    cursor,
    value,
    states: activeStates(value),
    world,
    frames: framesIn(world),
    transitions: step?.transitions ?? [],
    events: step?.events ?? [],
    before: step?.before ?? world,
  };
};
