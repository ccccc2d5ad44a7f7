// What a rule set brings so that scenario files can be written for it: the keys of a file, its sentences, its events,
// its queries, and the sandbox on which it is played. Everything else about scenario files is the same for all.

import type { StateValue } from 'xstate';
import type { AnyEvent, EventForms } from './event-forms.ts';
import type { Names } from './names.ts';
import type { Places } from './places.ts';
import type { Queries } from './queries.ts';
import type { RawScenario, Shapes } from './shape.ts';

export type Value = number | string | boolean | readonly (string | number)[];

/** Facts about the log since the start, and about the game at the end of the block. */
export interface Expectation {
  /** The exact log of the kinds that the rule set counts. */
  readonly log?: readonly string[];
  /** These events, in this order, with others between them. */
  readonly contains?: readonly string[];
  readonly never?: readonly string[];
  readonly count?: Readonly<Record<string, number>>;
  readonly before?: readonly (readonly [string, string])[];
  readonly values?: Readonly<Record<string, Value>>;
  /** Chart states entered, in this order, with others between them. */
  readonly enters?: readonly string[];
  readonly neverEnters?: readonly string[];
  /** What must hold in every game, by name, has held at every rest since the start. */
  readonly holds?: readonly string[];
}

export interface StepOf<C> {
  readonly line: number;
  readonly text: string;
  readonly command: C;
  /** The code with which it must be refused, changing nothing. */
  readonly refused?: string;
  /** It is carried out on a copy of the game, only to see that it is allowed. */
  readonly isTried?: boolean;
}

export interface BlockOf<C> {
  readonly do: readonly StepOf<C>[];
  readonly expect: Expectation;
  /** Lines of the expected facts, by their path: `values.hand 0`. */
  readonly lines: Readonly<Record<string, number>>;
}

/** `T` is what only this rule set's files say: decks, the number of players … */
export interface ScenarioOf<R extends string, C, T> {
  readonly ruleset: R;
  readonly name: string;
  readonly rules: readonly string[];
  readonly confidence: string;
  readonly why: string;
  /** The seed it is played with if no other is asked for. */
  readonly seed: number;
  /** The facts must hold for the seeds 1 to this number. */
  readonly seeds: number;
  readonly table: T;
  readonly start: readonly StepOf<C>[];
  readonly blocks: readonly BlockOf<C>[];
}

/** A sandbox, as far as playing a scenario on it is the same for every rule set. */
export interface Playable<E> {
  readonly game: {
    fingerprint(): string;
    watch(watcher: (step: { readonly value: StateValue }) => void): () => void;
  };
  trace(): readonly E[];
  clearLog(): void;
}

export interface Language<R extends string, S extends Playable<E>, E extends AnyEvent, C, T, D extends RawScenario> {
  readonly ruleset: R;
  readonly shapes: Shapes<D>;
  readonly cards: readonly string[];
  readonly refusals: readonly string[];
  /** The command of a sentence, or the forms that it should have had. */
  readonly read: (sentence: string) => C | { readonly expected: string };
  /** The cards that a command names. */
  readonly cardsNamed: (command: C) => readonly string[];
  readonly forms: EventForms<E>;
  /** The kinds of event in an exact log; none if there is no such log. */
  readonly logged: readonly string[];
  readonly queries: Queries<S>;
  /** What only this rule set's files say, checked. */
  readonly table: (data: D, places: Places) => T;
  /** The states of the chart on which it is played. */
  readonly states: (table: T) => readonly string[];
  /** A sandbox before the first step, with the names that are known from the beginning. */
  readonly begin: (table: T, seed: number, names: Names) => S;
  /** An independent sandbox on the same position. */
  readonly copy: (sandbox: S) => S;
  readonly perform: (sandbox: S, names: Names, step: StepOf<C>) => void;
}
