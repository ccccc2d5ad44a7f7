// What the compiled road does not have is refused when the chart is compiled, with a code and the id of the state.

import { describe, expect, it } from 'vitest';
import {
  type AnyStateMachine,
  assign,
  cancel,
  createMachine,
  emit,
  enqueueActions,
  fromPromise,
  raise,
  sendTo,
  spawnChild,
  stateIn,
} from 'xstate';
import { CompiledRunner, CompileError, type CompileErrorCode, compile, createGame } from '../../machines/index.ts';
import { implementations, tinyRules, tinyWorld } from './tiny.ts';

/** A chart with this inside the state `#inner`. */
const chart = (inner: object, rest: object = {}): AnyStateMachine =>
  createMachine(
    {
      id: 'chart',
      initial: 'outer',
      context: tinyWorld(),
      states: { outer: { initial: 'inner', states: { inner: { id: 'inner', ...inner }, other: {}, ...rest } } },
    } as never,
    implementations as never,
  ) as AnyStateMachine;

const entry = (action: unknown) => chart({ entry: action });
const guarded = (guard: unknown) => chart({ on: { GO: { guard, target: 'other' } } });
const work = fromPromise(async () => 1);

const refusals: readonly (readonly [string, CompileErrorCode, () => AnyStateMachine])[] = [
  ['an invoked actor', 'invoke', () => chart({ invoke: { src: work } })],
  ['a delayed transition', 'after', () => chart({ after: { 100: 'other' } })],
  ['an output', 'output', () => chart({ type: 'final', output: 1 })],
  ['a route', 'route', () => chart({ route: {} })],
  ['an assign without a recipe', 'unknown-action', () => entry(assign({ n: 1 }))],
  ['a plain function', 'unknown-action', () => entry(() => {})],
  ['an action that is not there', 'unknown-action', () => entry('missing')],
  ['a spawned actor', 'unknown-action', () => entry(spawnChild(work))],
  ['a message to an actor', 'unknown-action', () => entry(sendTo('someone', { type: 'X' }))],
  ['an emitted event', 'unknown-action', () => entry(emit({ type: 'X' }))],
  ['a cancelled event', 'unknown-action', () => entry(cancel('X'))],
  ['enqueued actions', 'unknown-action', () => entry(enqueueActions(() => {}))],
  ['an unknown exit action', 'unknown-action', () => chart({ exit: 'missing' })],
  ['an unknown action of a transition', 'unknown-action', () => chart({ on: { GO: { actions: 'missing' } } })],
  [
    'an unknown initial action',
    'unknown-action',
    () => chart({ initial: { target: 'deep', actions: 'missing' }, states: { deep: {} } }),
  ],
  ['a raise with a delay', 'delayed-raise', () => entry(raise({ type: 'X' }, { delay: 10 }))],
  ['a guard that is not there', 'unknown-guard', () => guarded('missing')],
  ['a guard for states', 'unsupported-guard', () => guarded(stateIn('#inner'))],
  ['two targets in one state', 'clashing-targets', () => chart({ on: { GO: { target: ['#inner', 'other'] } } })],
];

describe('the compiled road refuses', () => {
  it.each(refusals)('%s', (_name, code, make) => {
    try {
      compile(make());
      expect.unreachable('It was compiled.');
    } catch (error) {
      expect(error).toBeInstanceOf(CompileError);
      expect(error).toMatchObject({ code, node: 'inner' });
      expect((error as CompileError).message).toMatch(/^The state "#inner" .+\. .+\.$/);
      expect((error as CompileError).message).not.toMatch(/\{what\}|undefined/);
    }
  });

  it('a history state, by its own id', () => {
    const history = { past: { id: 'past', type: 'history' } };
    expect(() => compile(chart({}, history))).toThrow(expect.objectContaining({ code: 'history', node: 'past' }));
  });

  it('a target and a state around it', () => {
    const make = () =>
      chart({ initial: 'deep', states: { deep: { id: 'deep' } }, on: { GO: { target: ['#deep', '#inner'] } } });
    expect(() => compile(make())).toThrow(expect.objectContaining({ code: 'clashing-targets' }));
  });

  it('when a game is to be started on it, and not before', () => {
    const rules = tinyRules(entry(assign({ n: 1 })));
    expect(() => createGame(rules, {}, { road: 'xstate' })).not.toThrow();
    for (const road of ['compiled', 'both'] as const) {
      expect(() => createGame(rules, {}, { road })).toThrow(CompileError);
    }
    const game = createGame(rules, {}, { road: 'xstate' });
    expect(() => game.handOver('compiled')).toThrow(CompileError);
    expect(game.road).toBe('xstate');
  });

  it('nothing of a chart that it knows', () => {
    expect(() => new CompiledRunner(guarded('isOdd'), { world: tinyWorld() })).not.toThrow();
  });
});
