// JavaScript made from the tables: one function that takes eventless steps, state by state, until none is left. It does
// what the runner's loop does, with everything that is known of the chart written out. Made for states without regions
// only, and only where code may be made from text; everything else is left to the tables.

import type { EventObject } from 'xstate';
import type { Configuration } from './configuration.ts';
import type { Action, CarryOut, Choice, Step, Test, Transition } from './tables.ts';
import { textOf } from './written.ts';

let worth = 500;

/** Sets after how many starts and inputs of a chart a program is made for it; for fewer the tables are faster. */
export const setProgramsAfter = (inputs: number): void => {
  worth = inputs;
};

/** Have there been enough? */
export const isWorthProgram = (inputs: number): boolean => inputs >= worth;

/** How many microsteps the present input has taken. */
export interface Progress {
  steps: number;
}

/** Goes on without an event from the configuration at this place, and hands back the place where it stops. */
type Run = (world: object, event: EventObject, raised: EventObject[], progress: Progress, from: number) => number;

export interface Program {
  /** By their places. Where the program has no steps it stops at once. */
  readonly configurations: readonly Configuration[];
  readonly run: Run;
}

/** What the text cannot hold is handed to it in lists, and has a name there. */
class Constants {
  readonly values: unknown[] = [];
  readonly #names = new Map<unknown, string>();

  nameOf(value: unknown): string {
    if (value === undefined) return 'undefined';
    const known = this.#names.get(value);
    if (known !== undefined) return known;
    const name = `c${this.values.length}`;
    this.values.push(value);
    this.#names.set(value, name);
    return name;
  }
}

/** A value that can be written as it is, and compared with `===` as a map would. */
const isWritable = (value: unknown): value is string | number =>
  typeof value === 'string' || (typeof value === 'number' && !Number.isNaN(value));

class Writer {
  readonly constants = new Constants();
  /** In the order in which they are come upon. */
  readonly configurations: Configuration[] = [];
  readonly #places = new Map<Configuration, number>();

  placeOf(configuration: Configuration): number {
    const known = this.#places.get(configuration);
    if (known !== undefined) return known;
    const place = this.configurations.length;
    this.#places.set(configuration, place);
    this.configurations.push(configuration);
    return place;
  }

  /** What is done in one configuration; null if it is left to the tables. */
  caseOf(configuration: Configuration): string | null {
    const { eventless, hasRegions, isDone } = configuration;
    if (eventless.length > 1 || hasRegions || isDone) return null;
    const written = (eventless[0] ?? []).map((choice) => this.#choice(configuration, choice));
    if (written.includes(null)) return null;
    return `case ${this.placeOf(configuration)}:\n${written.join('\n')}\nbreak;`;
  }

  #choice(configuration: Configuration, { test, transition, among }: Choice): string | null {
    if (among.length > 0) return this.#hub(configuration, among);
    const step = this.#step(configuration.chainFor(transition as Transition));
    return test === null ? step : `if (${this.constants.nameOf(test satisfies Test)}(world, event)) {${step}}`;
  }

  /** A look-up as switches inside switches. */
  #hub(configuration: Configuration, transitions: readonly Transition[]): string | null {
    const written = (among: readonly Transition[], depth: number): string => {
      const [first] = among as [Transition];
      const read = first.comparison?.reads[depth];
      if (read === undefined) return this.#step(configuration.chainFor(first));
      const compared = (transition: Transition) => transition.comparison?.values[depth];
      const cases = [...new Set(among.map(compared))].map((value) => {
        const inner = written(
          among.filter((transition) => compared(transition) === value),
          depth + 1,
        );
        return `case ${JSON.stringify(value)}: {${inner} break;}`;
      });
      return `switch (${textOf(read) ?? `${this.constants.nameOf(read)}(world)`}) {\n${cases.join('\n')}\n}`;
    };
    const values = transitions.flatMap(({ comparison }) => comparison?.values ?? []);
    return values.every(isWritable) ? written(transitions, 0) : null;
  }

  #step({ actions, to, isChange, length }: Step): string {
    const calls = actions.map((action) => this.#call(action));
    // After a step that changed nothing, eventless transitions are not looked for again.
    const onwards = isChange
      ? `at = ${this.placeOf(to)}; continue;`
      : `at = ${this.placeOf(to)}; progress.steps = steps; return at;`;
    return `${calls.join('')} steps += ${length}; ${onwards}`;
  }

  #call({ carryOut, params, isRecipe, text }: Action): string {
    if (text !== undefined) return `${text};`;
    const name = this.constants.nameOf(carryOut satisfies CarryOut);
    return `${name}(world, event, ${this.constants.nameOf(params)}${isRecipe ? '' : ', raised'});`;
  }
}

const isNode = (): boolean => globalThis.process?.versions?.node !== undefined;

/** Makes the program that begins at any of these configurations. Null where no code may be made from text. */
export const programOf = (beginnings: readonly Configuration[], maxIterations: number): Program | null => {
  if (!isNode()) return null;
  const writer = new Writer();
  for (const beginning of beginnings) writer.placeOf(beginning);
  const cases: string[] = [];
  // The list grows while it is gone through.
  for (const configuration of writer.configurations) {
    const written = writer.caseOf(configuration);
    if (written === null) continue;
    configuration.place = writer.placeOf(configuration);
    cases.push(written);
  }
  const { values } = writer.constants;
  const text = `"use strict";
const [${values.map((_, index) => `c${index}`).join(', ')}] = values;
return (world, event, raised, progress, from) => {
  let at = from;
  let steps = progress.steps;
  for (;;) {
    if (steps > ${maxIterations}) throw new Error("More than ${maxIterations} microsteps.");
    switch (at) {
${cases.join('\n')}
    default: break;
    }
    progress.steps = steps;
    return at;
  }
};`;
  try {
    const run = new Function('values', text)(values) as Run;
    return { configurations: writer.configurations, run };
  } catch (error) {
    // Node was told to forbid it.
    if (error instanceof EvalError) return null;
    throw error;
  }
};
