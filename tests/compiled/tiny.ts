// Tiny charts for testing the two roads: a World that keeps a log, recipes that write it, and a rule set around a chart.

import type { AnyStateMachine, EventObject } from 'xstate';
import {
  type AnyInput,
  CompiledRunner,
  type Ruleset,
  recipeFor,
  setProgramsAfter,
  XStateRunner,
} from '../../machines/index.ts';

export interface TinyWorld {
  readonly stack: null;
  events: { closed: never[][]; open: never[] };
  readonly chance: { table: number[]; seats: number[][] };
  readonly spent: number;
  n: number;
  log: string[];
}

export const tinyWorld = (): TinyWorld => ({
  stack: null,
  events: { closed: [], open: [] },
  chance: { table: [1, 2, 3, 4], seats: [] },
  spent: 0,
  n: 0,
  log: [],
});

export const recipe = recipeFor<TinyWorld, EventObject>();

/** Writes a word, with the event that is being handled and the number. */
export const log = (word: string) => ({ type: 'log', params: { word } });

export const implementations = {
  actions: {
    log: recipe((world, event, { word }: { word: string }) => {
      world.log.push(`${word} ${event.type} ${world.n}`);
    }),
    add: recipe((world, _event, { by }: { by: number }) => {
      world.n += by;
    }),
    nothing: recipe(() => {}),
    fail: recipe(() => {
      throw new Error('This recipe fails.');
    }),
  },
  guards: {
    isOdd: ({ context }: { context: TinyWorld }) => context.n % 2 === 1,
    isBelow: ({ context }: { context: TinyWorld }, { limit }: { limit: number }) => context.n < limit,
    leaves: ({ context }: { context: TinyWorld }, { rest, by }: { rest: number; by: number }) =>
      context.n % by === rest,
    isOn: ({ event }: { event: EventObject }, { type }: { type: string }) => event.type === type,
  },
};

/** A rule set of one chart: every input is legal. */
export const tinyRules = (machine: AnyStateMachine): Ruleset<TinyWorld, AnyInput, never, object, never> => ({
  name: 'tiny',
  version: '1',
  cardSet: 'none',
  createWorld: tinyWorld,
  machineFor: () => machine,
  awaited: () => [],
  shapeFault: () => null,
  seatOf: () => null,
  refusalFor: () => null,
  legalMoves: () => [],
  decisions: () => [],
  isOver: () => false,
  viewFor: () => null,
  eventFor: (event) => event,
  isRevealed: () => false,
  cardsSeen: () => new Set(),
  eventsOf: () => [],
  overflow: () => ({ ok: false, code: 'overflow', message: 'Too much.', details: {} }),
});

/** Where a chart stands and what its World says: one microstep, or a rest. */
export interface Seen {
  readonly value: unknown;
  readonly world: TinyWorld;
}

/** Every microstep of these events on one road, each followed by how it ended and where it rests. */
const course = (runner: XStateRunner<TinyWorld> | CompiledRunner<TinyWorld>, events: readonly string[]) => {
  const steps: Seen[] = [];
  const results: unknown[] = [];
  const stop = runner.watch((step) => steps.push(step));
  const rests: Seen[] = [runner.position];
  for (const type of events) {
    results.push(runner.send({ type }).result);
    rests.push(runner.position);
  }
  stop();
  return { steps, results, rests };
};

/** Where the compiled road rests if nobody watches: then it runs the program made from the chart. */
const restsAlone = (machine: AnyStateMachine, events: readonly string[]) => {
  setProgramsAfter(0);
  const runner = new CompiledRunner(machine, { world: tinyWorld() });
  const rests: Seen[] = [runner.position];
  for (const type of events) {
    runner.send({ type });
    rests.push(runner.position);
  }
  setProgramsAfter(500);
  return rests;
};

/** Runs a chart on both roads; both must have taken exactly the same course, which is handed back. */
export const onBothRoads = (machine: AnyStateMachine, events: readonly string[] = []) => {
  const xstate = course(new XStateRunner(machine, { world: tinyWorld() }), events);
  const compiled = course(new CompiledRunner(machine, { world: tinyWorld() }), events);
  if (JSON.stringify(compiled) !== JSON.stringify(xstate)) {
    throw new Error(`The roads differ.\nXState: ${JSON.stringify(xstate)}\ncompiled: ${JSON.stringify(compiled)}`);
  }
  const alone = JSON.stringify(restsAlone(machine, events));
  if (alone !== JSON.stringify(xstate.rests))
    throw new Error(`The program differs.\nXState: ${JSON.stringify(xstate.rests)}\nit: ${alone}`);
  const last = compiled.rests.at(-1) as Seen;
  return { ...compiled, value: last.value, log: last.world.log, n: last.world.n };
};
