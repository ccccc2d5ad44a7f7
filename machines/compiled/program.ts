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

/**
 * What a hub reads first. Each way to it reads that at a place in the text of its own, which meets fewer shapes of objects
 * than the hub does, and goes on behind the hub's own reading. Guards that are asked before the hub change nothing.
 */
interface Reading {
  readonly among: readonly Transition[];
  readonly text: string;
  readonly onwards: number;
}

class Writer {
  readonly constants = new Constants();
  /** In the order in which they are come upon. */
  readonly configurations: Configuration[] = [];
  readonly #places = new Map<Configuration, number>();
  readonly #readings = new Map<Configuration, Reading | null>();

  placeOf(configuration: Configuration): number {
    const known = this.#places.get(configuration);
    if (known !== undefined) return known;
    const place = this.#newPlace(configuration);
    this.#places.set(configuration, place);
    return place;
  }

  #newPlace(configuration: Configuration): number {
    this.configurations.push(configuration);
    return this.configurations.length - 1;
  }

  /** What is looked up there before anything else, if that can be written; null if it is something else that is done. */
  #readingOf(configuration: Configuration): Reading | null {
    const known = this.#readings.get(configuration);
    if (known !== undefined) return known;
    const among = configuration.eventless[0]?.find((choice) => choice.among.length > 0)?.among;
    const read = among?.[0]?.comparison?.reads[0];
    const text = read === undefined ? undefined : textOf(read);
    const made =
      among === undefined || text === undefined ? null : { among, text, onwards: this.#newPlace(configuration) };
    this.#readings.set(configuration, made);
    return made;
  }

  /** What is done in one configuration; null if it is left to the tables. */
  caseOf(configuration: Configuration): string | null {
    const { eventless, hasRegions, isDone } = configuration;
    if (eventless.length > 1 || hasRegions || isDone) return null;
    const written = (eventless[0] ?? []).map((choice) => this.#choice(configuration, choice));
    if (written.includes(null)) return null;
    const reading = this.#readingOf(configuration);
    const read = reading === null ? '' : `read = ${reading.text};\ncase ${reading.onwards}:\n`;
    return `case ${this.placeOf(configuration)}:\n${read}${written.join('\n')}\nbreak;`;
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
      const isRead = depth === 0 && this.#readingOf(configuration)?.among === transitions;
      const text = isRead ? 'read' : (textOf(read) ?? `${this.constants.nameOf(read)}(world)`);
      return `switch (${text}) {\n${cases.join('\n')}\n}`;
    };
    const values = transitions.flatMap(({ comparison }) => comparison?.values ?? []);
    return values.every(isWritable) ? written(transitions, 0) : null;
  }

  #step({ actions, to, isChange, length }: Step): string {
    const calls = actions.map((action) => this.#call(action));
    // After a step that changed nothing, eventless transitions are not looked for again.
    const onwards = isChange ? this.#goOnAt(to) : `at = ${this.placeOf(to)}; progress.steps = steps; return at;`;
    return `${calls.join('')} steps += ${length}; ${onwards}`;
  }

  #goOnAt(to: Configuration): string {
    const place = this.placeOf(to);
    const reading = this.#readingOf(to);
    if (reading === null) return `at = ${place}; continue;`;
    return `read = ${reading.text}; at = ${reading.onwards}; continue;`;
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
  for (const [place, configuration] of writer.configurations.entries()) {
    // A hub has a second place, in the same case.
    if (place !== writer.placeOf(configuration)) continue;
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
  let read;
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
