// How the games of a rule set are told: names, states, events, and whatever else only that rule set has. The rest of a
// story is the same for all.

import type { Names } from '../machines/sandbox/index.ts';
import type { NameOf } from './entity-names.ts';
import type { Layout } from './layout.ts';
import type { RecordedStep } from './recording.ts';
import type { Entered, StateMode } from './state-words.ts';

/** What a sentence may look at besides the event: names, and the Worlds just before and after it. */
export interface SettingOf<W> {
  readonly nameOf: NameOf;
  readonly before: W;
  readonly world: W;
}

/** A sentence without its full stop, then lines that belong under it. */
export type Told = string | readonly [string, ...string[]];

export interface Voice<W, E> {
  readonly namesIn: (world: W, names: Pick<Names, 'nameOf'>) => NameOf;
  /** What is in force at the opening, under a title; nothing is told if there are no lines. */
  readonly opening: (world: W, nameOf: NameOf) => { readonly title: string; readonly lines: readonly string[] };
  /** The states to tell of, for each microstep. */
  readonly shownStates: (microsteps: readonly Entered[], mode: StateMode) => string[][];
  /** Does this state only lead on to others? */
  readonly isPlumbing: (state: string) => boolean;
  readonly sentenceOf: (event: E, setting: SettingOf<W>) => readonly [string, ...string[]];
  /** In how many reactions we are. */
  readonly depthIn: (world: W) => number;
  /** Counts what comes several times in one input: ` (1 of 2)`. One counter for each input. */
  readonly counter: () => (event: E, before: W, depth: number) => string;
  /** What is told after each step, from all steps so far: who is asked what. */
  readonly after: (steps: readonly RecordedStep<W, E>[], nameOf: NameOf, layout: Layout) => readonly string[];
}
