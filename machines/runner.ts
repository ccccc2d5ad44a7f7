// What a Game needs of whatever runs its chart. There are two: one hands the chart to XState, the other has compiled it.

import type { StateValue } from 'xstate';
import type { AnyInput } from './ruleset.ts';

/** One microstep: where the chart now is, and the World there. */
export interface Microstep<W> {
  readonly value: StateValue;
  readonly world: W;
}

/** How an input ended. `stopped` carries the World in which the budget ran out. */
export type Sent<W> =
  | { readonly result: 'done' }
  | { readonly result: 'overflow'; readonly stopped: W }
  | { readonly result: 'fault'; readonly error: unknown };

/** A position of a chart: together with the machine it is all there is to a game. */
export interface ChartPosition<W> {
  readonly value: StateValue;
  readonly world: W;
}

/** The World of a new game, and how it can be made once more: each time the same. */
export interface NewWorld<W> {
  readonly world: W;
  readonly anew?: (() => W) | undefined;
}

export interface Runner<W> {
  /** The present World, for reading at once: the next input may change it in place. */
  readonly world: W;
  /** Where the chart stands, with the World as frozen plain data, to be kept for as long as one likes. */
  readonly position: ChartPosition<W>;
  /** The position if the next one will share with it all that stays, so that keeping it costs next to nothing; or null. */
  readonly sharedPosition: ChartPosition<W> | null;
  /** Makes a value that was read from `world` fit to be kept: nothing changes it later. */
  handOut<T>(value: T): T;
  /**
   * Sends an input and says how it ended. Whatever the result, the runner goes on; only `done` changes the position. With
   * `isChecked` the sender says that the input was just found legal and that nobody will change the object any more: the
   * runner need not ask again, nor copy it.
   */
  send(input: AnyInput, isChecked?: boolean): Sent<W>;
  /** Calls back for each microstep of each input, those of inputs that are taken back included. */
  watch(watcher: (step: Microstep<W>) => void): () => void;
  /** Ends it: nothing is sent or watched any more. */
  stop(): void;
}
