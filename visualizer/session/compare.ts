// Two branches side by side: which moment of the one is the same moment of the other, and what differs there, event for
// event and field for field.

import type { NameOf } from '../../cli/words.ts';
import { canonical } from '../../machines/index.ts';
import { type Aligned, alignLists, differingFields, type FieldDifference } from './difference.ts';
import { eventListOf, flattened, type Told } from './event-list.ts';
import { clamped, endOf, positionAt } from './moment.ts';
import type { Walk } from './stepping.ts';
import type { Branch, Entry, Timeline } from './timeline.ts';
import type { Cursor } from './types.ts';

/** A place on a branch. */
export interface Spot {
  readonly branch: number;
  readonly cursor: Cursor;
}

export interface ComparedEvent {
  readonly side: 'both' | 'left' | 'right';
  readonly left: Told | null;
  readonly right: Told | null;
}

export interface Comparison {
  readonly left: Spot;
  readonly right: Spot;
  /** The events of the two inputs, aligned. */
  readonly events: readonly ComparedEvent[];
  /** What differs in the Worlds, the journal and the spent budget left aside. */
  readonly fields: readonly FieldDifference[];
}

const actKey = ({ act }: Entry): string => canonical(act);

/** How many inputs two branches share from the start. */
export const sharedInputs = (left: Branch, right: Branch): number => {
  let shared = 0;
  while (left.entries[shared] !== undefined && left.entries[shared] === right.entries[shared]) shared += 1;
  return shared;
};

interface Numbered {
  readonly entry: Entry;
  readonly input: number;
}

const numbered = ({ entries }: Branch, from: number): Numbered[] =>
  entries.slice(from).map((entry, index) => ({ entry, input: from + index + 1 }));

/** The inputs of two branches after what they share, the same ones beside each other. */
const alignedInputs = (left: Branch, right: Branch): Aligned<Numbered>[] => {
  const shared = sharedInputs(left, right);
  return alignLists(numbered(left, shared), numbered(right, shared), ({ entry }) => actKey(entry));
};

/** The input of the other branch that is the same one, or the last one before it that is there. */
const sameInput = (from: Branch, to: Branch, input: number): { input: number; isSame: boolean } => {
  const shared = sharedInputs(from, to);
  if (input <= shared) return { input, isSame: true };
  let last = shared;
  for (const { left, right } of alignedInputs(from, to)) {
    if (left?.input === input)
      return right === null ? { input: last, isSame: false } : { input: right.input, isSame: true };
    if (right !== null) last = right.input;
  }
  return { input: last, isSame: false };
};

/**
 * The same moment on another branch: the same input and, inside it, the state of the chart entered for as manieth time.
 * Where the other branch does not get there, the end of that input.
 */
export const sameMoment = (timeline: Timeline, { branch, cursor }: Spot, other: number): Spot => {
  const { input, isSame } = sameInput(timeline.branch(branch), timeline.branch(other), cursor.input);
  const end = { branch: other, cursor: endOf(timeline, other, input) };
  if (!isSame || cursor.microstep === endOf(timeline, branch, cursor.input).microstep) return end;
  const keys = timeline.microstepsOf(branch, cursor.input).map(({ value }) => canonical(value));
  const wanted = keys[cursor.microstep - 1];
  const times = keys.slice(0, cursor.microstep).filter((key) => key === wanted).length;
  let seen = 0;
  for (const [index, { value }] of timeline.microstepsOf(other, input).entries()) {
    if (canonical(value) !== wanted) continue;
    seen += 1;
    if (seen === times) return { branch: other, cursor: clamped(timeline, other, { input, microstep: index + 1 }) };
  }
  return end;
};

/** Told for the whole input, so that the two sides can be read beside each other. */
const toldIn = ({ timeline, ruleSet, branch }: Walk, input: number, nameOf: NameOf): Told[] =>
  eventListOf(ruleSet, timeline.microstepsOf(branch, input), nameOf).flatMap(({ children }) => flattened(children));

export const compare = (
  walk: Walk,
  leftCursor: Cursor,
  right: Spot,
  namesOf: (branch: number) => NameOf,
): Comparison => {
  const { timeline } = walk;
  const left = { branch: walk.branch, cursor: leftCursor };
  const toldOf = ({ branch, cursor }: Spot) => toldIn({ ...walk, branch }, cursor.input, namesOf(branch));
  const events = alignLists(toldOf(left), toldOf(right), ({ event }) => canonical(event)).map(
    ({ left: a, right: b }): ComparedEvent => ({
      side: a === null ? 'right' : b === null ? 'left' : 'both',
      left: a,
      right: b,
    }),
  );
  const worldOf = ({ branch, cursor }: Spot) => {
    const { events: _, spent: __, ...world } = positionAt(timeline, branch, cursor).world;
    return world;
  };
  return { left, right, events, fields: differingFields(worldOf(left), worldOf(right)) };
};
