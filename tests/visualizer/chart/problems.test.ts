// A chart with faults, or one whose parts are missing, is read as far as it can be; each fault is said with the state, what
// was wrong and what was expected.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { drawChart, layoutOf, modelOf, type Problem, statesOf, svgText } from '../../../visualizer/chart/index.ts';

const problemsOf = (config: unknown): readonly Problem[] => modelOf(config).problems;
const namesIn = (config: unknown): string[] => statesOf(modelOf(config).root).map(({ id }) => id);

describe('one fault', () => {
  it.each<[string, unknown, Problem]>([
    [
      'a target that does not exist, which XState refuses as a whole',
      { id: 'm', initial: 'a', states: { a: { on: { GO: 'c' } }, b: {} } },
      { code: 'unknown-target', state: 'a', what: 'there is no state "c"', expected: 'one of a, b' },
    ],
    [
      'an id that does not exist',
      { id: 'm', initial: 'a', states: { a: { always: '#nowhere' }, b: { id: 'somewhere' } } },
      { code: 'unknown-target', state: 'a', what: 'there is no state "#nowhere"', expected: 'one of #m, #somewhere' },
    ],
    [
      'a child that does not exist',
      { id: 'm', initial: 'a', states: { a: { initial: 'x', states: { x: {} }, on: { GO: '.y' } } } },
      { code: 'unknown-target', state: 'a', what: 'there is no state ".y"', expected: 'one of .x' },
    ],
    [
      'a part in another file that is not there',
      { id: 'm', initial: 'a', states: { a: {}, b: undefined } },
      { code: 'bad-state', state: 'b', what: 'found nothing', expected: 'the configuration of a state' },
    ],
    [
      'states that are a list',
      { id: 'm', states: [{}] },
      { code: 'bad-state', state: 'm', what: 'states: found a list', expected: 'an object of states by their names' },
    ],
    [
      'no initial state',
      { id: 'm', states: { a: {}, b: {} } },
      { code: 'missing-initial', state: 'm', what: 'no initial state', expected: 'one of a, b' },
    ],
    [
      'an initial state that does not exist',
      { id: 'm', initial: 'c', states: { a: {}, b: {} } },
      { code: 'unknown-initial', state: 'm', what: 'initial: found "c"', expected: 'one of a, b' },
    ],
    [
      'a type that does not exist',
      { id: 'm', initial: 'a', states: { a: { type: 'paralel' } } },
      {
        code: 'unknown-type',
        state: 'a',
        what: 'type: found "paralel"',
        expected: 'one of atomic, compound, parallel, final, history',
      },
    ],
    [
      'two states with one id',
      { id: 'm', initial: 'a', states: { a: { id: 'x' }, b: { id: 'x' } } },
      {
        code: 'duplicate-id',
        state: 'b',
        what: 'the id "x" belongs to a already',
        expected: 'an id of its own',
      },
    ],
    [
      'a transition that is a number',
      { id: 'm', initial: 'a', states: { a: { on: { GO: 7 } } } },
      {
        code: 'bad-transition',
        state: 'a',
        what: 'the transition on "GO" is neither a target nor an object',
        expected: 'a target, or an object with one',
      },
    ],
    [
      'events that are a list',
      { id: 'm', initial: 'a', states: { a: { on: ['GO'] } } },
      {
        code: 'bad-transition',
        state: 'a',
        what: 'on: found a list',
        expected: 'an object of transitions by their events',
      },
    ],
    [
      'a continuation that is not there',
      {
        id: 'm',
        initial: 'dispatch',
        states: {
          dispatch: { id: 'dispatch' },
          a: { entry: { type: 'continueAt', params: { at: 'gone' } }, always: '#dispatch' },
        },
      },
      {
        code: 'no-continuation',
        state: 'a',
        what: 'continueAt: there is no state "gone" in the charts around',
        expected: 'a state of the same chart',
      },
    ],
    [
      'no chart at all',
      null,
      {
        code: 'no-chart',
        state: 'chart',
        what: 'found nothing',
        expected: 'an XState 5 machine, or the configuration of one',
      },
    ],
  ])('%s', (_what, config, problem) => {
    expect(problemsOf(config)).toEqual([problem]);
  });

  it('names of guards and actions that are not implemented, but not those written in the chart', () => {
    const machine = setup({ actions: { cheer: () => {} }, guards: { isOpen: () => true } }).createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: {
          entry: ['cheer', 'chear' as 'cheer', () => {}],
          on: { GO: { guard: 'isOpn' as 'isOpen', actions: () => {} } },
        },
      },
    });
    expect(problemsOf(machine)).toEqual([
      { code: 'unknown-action', state: 'a', what: 'action "chear" is not implemented', expected: 'one of cheer' },
      { code: 'unknown-guard', state: 'a', what: 'guard "isOpn" is not implemented', expected: 'one of isOpen' },
    ]);
  });

  it('states that contain themselves', () => {
    const config: Record<string, unknown> = { id: 'm', initial: 'a' };
    config.states = { a: {}, again: config };
    expect(problemsOf(config).map(({ code, state }) => [code, state])).toContainEqual(['endless-state', 'again']);
    expect(namesIn(config)).toEqual(['m', 'a', 'again']);
  });
});

describe('names that make one path', () => {
  it('are kept apart, so that all are drawn', async () => {
    const config = {
      id: 'm',
      initial: 'm',
      states: { m: { on: { GO: 'a.b' } }, 'a.b': {}, a: { initial: 'b', states: { b: {} } } },
    };
    expect(namesIn(config)).toEqual(['(m)', 'm', 'a.b', 'a', 'a.b (2)']);
    const model = modelOf(config);
    expect((await layoutOf(model, { depth: 9 })).states).toHaveLength(5);
  });
});

describe('the rest', () => {
  const broken = {
    id: 'm',
    initial: 'a',
    states: {
      a: { on: { GO: 'nowhere', ON: 'b' } },
      b: undefined,
      c: { type: 'final' },
    },
  };

  it('is read with all its states, and the transitions that lead somewhere', () => {
    expect(namesIn(broken)).toEqual(['m', 'a', 'b', 'c']);
    const [a] = modelOf(broken).root.children;
    expect(a?.transitions.map(({ event, targets }) => [event, targets])).toEqual([
      ['GO', []],
      ['ON', ['b']],
    ]);
  });

  it('is drawn', async () => {
    const model = modelOf(broken);
    const picture = svgText(drawChart(model, await layoutOf(model)));
    for (const state of ['a', 'b', 'c']) expect(picture).toContain(`data-state="${state}"`);
  });
});

it('never throws, whatever it is given', () => {
  const value = fc.anything({ maxDepth: 4 });
  const config = fc.record(
    {
      id: value,
      initial: value,
      type: value,
      states: value,
      on: value,
      always: value,
      entry: value,
      after: value,
      tags: value,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        value,
        config,
        fc.record({ config }),
        fc.dictionary(fc.string(), config).map((states) => ({ states })),
      ),
      (source) => {
        const model = modelOf(source);
        expect(statesOf(model.root)[0]).toBe(model.root);
        expect(() => JSON.stringify(model.problems)).not.toThrow();
      },
    ),
    { numRuns: 300 },
  );
});
