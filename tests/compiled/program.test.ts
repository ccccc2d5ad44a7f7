// Programs made from the tables: when they are made, what happens where none may be, and that they count and stop as the
// tables do. That they go the same way is tested with random charts and whole games.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyStateMachine, type EventObject, setup } from 'xstate';
import { battle } from '../../machines/battle/index.ts';
import { CompiledRunner, createGame, setProgramsAfter, XStateRunner } from '../../machines/index.ts';
import { playOut, randomOptions, rollFrom } from '../helpers/random-play.ts';
import { implementations, type TinyWorld, tinyWorld } from './tiny.ts';

const tiny = setup({
  types: { context: {} as TinyWorld, events: {} as EventObject, input: {} as { world: TinyWorld } },
  ...implementations,
});

/** Counts down from 3 to 0 without a further event, and waits again. */
const countdown = (options: { maxIterations?: number } = {}): AnyStateMachine =>
  tiny.createMachine({
    context: ({ input }) => input.world,
    options,
    initial: 'waiting',
    states: {
      waiting: { on: { GO: { target: 'counting', actions: { type: 'add', params: { by: 3 } } } } },
      counting: { always: [{ guard: ({ context }) => context.n > 0, target: 'down' }, { target: 'waiting' }] },
      down: {
        entry: [
          { type: 'add', params: { by: -1 } },
          { type: 'log', params: { word: 'down' } },
        ],
        always: 'counting',
      },
    },
  });

const go = (machine: AnyStateMachine, times: number) => {
  const runner = new CompiledRunner(machine, { world: tinyWorld() });
  const results = Array.from({ length: times }, () => runner.send({ type: 'GO' }).result);
  return { results, position: runner.position };
};

/** How often code was made from text, and whether that is forbidden. */
const code = { made: 0, isForbidden: false };
const watchedFunction = new Proxy(Function, {
  construct: (target, given) => {
    if (code.isForbidden) throw new EvalError('Code generation from strings disallowed for this context');
    code.made += 1;
    return Reflect.construct(target, given);
  },
});

beforeEach(() => {
  Object.assign(code, { made: 0, isForbidden: false });
  vi.stubGlobal('Function', watchedFunction);
});
afterEach(() => {
  setProgramsAfter(500);
  vi.unstubAllGlobals();
});

describe('a program', () => {
  it('is made once for each chart, after as many starts and inputs as were set, and goes the same way', () => {
    setProgramsAfter(6);
    const machine = countdown();
    const before = go(machine, 3);
    expect(code.made).toBe(0);
    const after = go(machine, 3);
    expect(code.made).toBe(1);
    expect(go(machine, 3)).toEqual(before);
    expect(code.made).toBe(1);
    expect(after).toEqual(before);
    expect(after.position.world.log).toHaveLength(9);
    const xstate = new XStateRunner(machine, { world: tinyWorld() });
    for (let sent = 0; sent < 3; sent += 1) xstate.send({ type: 'GO' });
    expect(after.position).toEqual(xstate.position);
  });

  it('is not made for whoever watches', () => {
    setProgramsAfter(0);
    const runner = new CompiledRunner(countdown(), { world: tinyWorld() }, () => {});
    expect(runner.send({ type: 'GO' }).result).toBe('done');
    expect(code.made).toBe(0);
  });

  it('counts microsteps against the limit of the machine, as XState does', () => {
    setProgramsAfter(0);
    expect(go(countdown({ maxIterations: 8 }), 2).results).toEqual(['done', 'done']);
    const { results, position } = go(countdown({ maxIterations: 7 }), 2);
    expect(results).toEqual(['fault', 'fault']);
    expect(position.world.n).toBe(0);
    expect(position.value).toBe('waiting');
    expect(code.made).toBe(2);
  });

  it('is done without where no code may be made from text', () => {
    setProgramsAfter(0);
    code.isForbidden = true;
    const { results, position } = go(countdown(), 2);
    expect(results).toEqual(['done', 'done']);
    expect(position.world.log).toHaveLength(6);
    expect(code.made).toBe(0);
  });

  it('is not even tried in a browser', () => {
    setProgramsAfter(0);
    vi.stubGlobal('process', undefined);
    const { results } = go(countdown(), 2);
    vi.unstubAllGlobals();
    expect(results).toEqual(['done', 'done']);
    expect(code.made).toBe(0);
  });
});

it.each([3, 4])('whole battles end alike by tables and by programs (seed %i)', (seed) => {
  const play = () => {
    const game = createGame(battle, randomOptions(seed), { road: 'compiled' });
    return { inputs: playOut(game, rollFrom(seed)), fingerprint: game.fingerprint(), log: game.log() };
  };
  setProgramsAfter(Number.POSITIVE_INFINITY);
  const byTables = play();
  setProgramsAfter(0);
  expect(play()).toEqual(byTables);
});
