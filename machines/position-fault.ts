// What every rule set asks of a position read from a save: has the World its shape, do its frames belong to the chart,
// and does the chart stand where the World says? Each answers with what is damaged, or null.

import type { StateValue } from 'xstate';
import { canonical } from '../effects/fingerprint.ts';
import type { Frame } from '../effects/stack.ts';
import type { EntryPoints } from './pushdown.ts';
import { placeOf, type Shape } from './shape.ts';

/** A position as it was read: nothing in it has been checked. */
export interface ReadPosition {
  readonly value: StateValue;
  readonly world: object;
}

/** The first place at which the World is not as described. */
export const shapeFault = (shape: Shape, world: object): string | null => {
  const fault = shape(world);
  return fault === null ? null : `world.${placeOf(fault)} – ${fault.message}`;
};

/** Every frame must be one of the chart's, at a state in which its sub-chart may go on, down to the last. */
export const framesFault = (points: EntryPoints, stack: Frame | null): string | null => {
  for (let frame: Partial<Frame> | null = stack; frame !== null; frame = frame.below) {
    if (typeof frame !== 'object') return 'the stack has no end';
    const { kind = '', at = '' } = frame;
    if (!Object.hasOwn(points, kind) || !points[kind]?.includes(at)) {
      return `the stack has a frame "${kind}" at "${at}"`;
    }
    if (frame.below === undefined) return 'the stack has no end';
  }
  return null;
};

/** Where the chart stands follows from the World whenever a game rests; a save cannot be made anywhere else. */
export const restFault = (value: StateValue, expected: StateValue): string | null =>
  canonical(expected) === canonical(value)
    ? null
    : `the chart stands in ${JSON.stringify(value)}, the World belongs to ${JSON.stringify(expected)}`;
