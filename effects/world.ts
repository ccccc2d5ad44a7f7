// What every rule set's World has in common: one JSON value with a stack of frames, the events of the current step,
// the chance streams and the budget. Kernel functions ask for nothing more, so a new rule set needs no change here.

import type { Frame } from './stack.ts';

/** 0-based number of a player. */
export type Seat = number;
/** Number of an entity; never used again for a second one (R2.1). */
export type EntityId = number;

/** Events are kept in closed blocks and one open block, so that adding one never copies a long list. */
export interface Journal<E> {
  closed: E[][];
  open: E[];
}

/** States of the generators: one for the table, one for each seat, so that simultaneous answers commute. */
export interface ChanceStreams {
  table: number[];
  seats: number[][];
}

export interface KernelWorld<E = unknown, F extends Frame = Frame> {
  /** Innermost frame, which knows the one below it; null when the game rests. */
  stack: F | null;
  events: Journal<E>;
  chance: ChanceStreams;
  /** Effects and activations carried out since the last input. */
  spent: number;
}
