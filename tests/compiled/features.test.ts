// What a chart can have on the compiled road, one thing at a time. Each chart runs on both roads, which must take the
// same course in every microstep, and what that course is stands here.

import { describe, expect, it } from 'vitest';
import { and, createMachine, not, or, raise } from 'xstate';
import { CompiledRunner, comparing, continueAt, DISPATCH, dispatchTo, XStateRunner } from '../../machines/index.ts';
import { implementations, log, onBothRoads, recipe, type TinyWorld, tinyWorld } from './tiny.ts';

const add = (by: number) => ({ type: 'add', params: { by } });

const machine = (config: object) =>
  createMachine(
    { ...config, context: ({ input }: { input: { world: TinyWorld } }) => input.world } as never,
    implementations as never,
  );

/** The words of the log, without the event and the number. */
const words = ({ log }: { log: readonly string[] }) => log.map((line) => line.split(' ')[0]);

const logged = (word: string, rest: object = {}) => ({ entry: log(`+${word}`), exit: log(`-${word}`), ...rest });

describe('entering and leaving', () => {
  it('enters from the outside in, with initial actions after the entry of their state', () => {
    const chart = machine({
      ...logged('root'),
      initial: { target: 'a', actions: [log('initial')] },
      states: { a: logged('a', { initial: 'b', states: { b: logged('b') } }) },
    });
    const { value, log: written } = onBothRoads(chart);
    expect(value).toEqual({ a: 'b' });
    expect(written).toEqual(['+root xstate.init 0', 'initial xstate.init 0', '+a xstate.init 0', '+b xstate.init 0']);
  });

  it('leaves from the inside out, then acts, then enters', () => {
    const chart = machine({
      initial: 'a',
      states: {
        a: logged('a', { initial: 'b', states: { b: logged('b') }, on: { GO: { target: 'c.d', actions: log('go') } } }),
        c: logged('c', { initial: 'e', states: { d: logged('d'), e: logged('e') } }),
      },
    });
    expect(words(onBothRoads(chart, ['GO'])).slice(2)).toEqual(['-b', '-a', 'go', '+c', '+d']);
  });

  it.each([
    ['a target inside leaves the state itself alone', { target: '.c' }, ['-b', '+c']],
    ['re-entering leaves it and enters it again', { target: '.c', reenter: true }, ['-b', '-a', '+a', '+c']],
    ['a target that is the state itself goes back to its initial state', { target: 'a' }, ['-b', '+b']],
    ['so does one by id, from the outside in', { target: '#a', reenter: true }, ['-b', '-a', '+a', '+b']],
    ['no target leaves nothing', { actions: log('stay') }, ['stay']],
    ['a sibling is named by its key', { target: 'z' }, ['-b', '-a', '+z']],
    ['a state inside a sibling by its path', { target: 'z.y' }, ['-b', '-a', '+z', '+y']],
  ])('%s', (_name, transition, expected) => {
    const chart = machine({
      initial: 'a',
      states: {
        a: logged('a', { id: 'a', initial: 'b', states: { b: logged('b'), c: logged('c') }, on: { GO: transition } }),
        z: logged('z', { initial: 'x', states: { x: {}, y: logged('y') } }),
      },
    });
    expect(words(onBothRoads(chart, ['GO'])).slice(2)).toEqual(expected);
  });

  it('a transition of the root leaves what is active, wherever that is', () => {
    const chart = machine({
      initial: 'a',
      on: { RESET: '.a' },
      states: { a: logged('a', { on: { GO: 'b' } }), b: logged('b', { initial: 'c', states: { c: logged('c') } }) },
    });
    const { value, ...rest } = onBothRoads(chart, ['GO', 'RESET']);
    expect(value).toBe('a');
    expect(words(rest)).toEqual(['+a', '-a', '+b', '+c', '-c', '-b', '+a']);
  });
});

describe('parallel states', () => {
  const region = (name: string) =>
    logged(name, {
      initial: 'x',
      states: {
        x: logged(`${name}x`, { on: { BOTH: { target: 'y', actions: log(`${name}both`) }, [name]: 'y' } }),
        y: { type: 'final', ...logged(`${name}y`) },
      },
    });
  const regions = (rest: object = {}) =>
    machine({
      initial: 'p',
      states: {
        p: { type: 'parallel', states: { one: region('one'), two: region('two') }, ...rest },
        end: logged('end'),
      },
    });

  it('take an event in each region: all are left before anything acts, and entered after that', () => {
    const { value, ...rest } = onBothRoads(regions(), ['BOTH']);
    expect(value).toEqual({ p: { one: 'y', two: 'y' } });
    expect(words(rest).slice(4)).toEqual(['-twox', '-onex', 'oneboth', 'twoboth', '+oney', '+twoy']);
  });

  it('leave the other region where it is', () => {
    const { value, ...rest } = onBothRoads(regions(), ['two']);
    expect(value).toEqual({ p: { one: 'x', two: 'y' } });
    expect(words(rest).slice(4)).toEqual(['-twox', '+twoy']);
  });

  it('are done when every region is, in one more microstep', () => {
    const { value, rests, steps } = onBothRoads(regions({ onDone: 'end' }), ['one', 'two']);
    expect(rests[1]?.value).toEqual({ p: { one: 'y', two: 'x' } });
    expect(value).toBe('end');
    expect(steps.map((step) => step.value).slice(-2)).toEqual([{ p: { one: 'y', two: 'y' } }, 'end']);
  });

  it('are entered at several targets, one for each region', () => {
    const two = (name: string) => ({ initial: 'x', states: { x: logged(`${name}x`), y: logged(`${name}y`) } });
    const chart = machine({
      initial: 'a',
      states: {
        a: { on: { GO: { target: ['p.one.y', 'p.two.y'] } } },
        p: { type: 'parallel', states: { one: two('one'), two: two('two'), three: two('three') } },
      },
    });
    const { value, ...rest } = onBothRoads(chart, ['GO']);
    expect(value).toEqual({ p: { one: 'y', two: 'y', three: 'x' } });
    expect(words(rest)).toEqual(['+oney', '+twoy', '+threex']);
  });

  it('of two regions that want to leave the whole state the first one does', () => {
    const leaving = (target: string) => ({ initial: 'x', states: { x: { on: { GO: target } } } });
    const chart = machine({
      initial: 'p',
      states: {
        p: { type: 'parallel', states: { one: leaving('#first'), two: leaving('#second') } },
        first: { id: 'first' },
        second: { id: 'second' },
      },
    });
    expect(onBothRoads(chart, ['GO']).value).toBe('first');
  });

  it('go on without an event in the order in which their regions were entered last', () => {
    const counting = (name: string) => ({
      initial: 'x',
      states: {
        x: { on: { [name]: 'z' }, always: { guard: { type: 'isOn', params: { type: 'GO' } }, target: 'y' } },
        y: logged(name),
        z: { on: { back: 'x' } },
      },
    });
    const chart = machine({ type: 'parallel', states: { one: counting('one'), two: counting('two') } });
    expect(words(onBothRoads(chart, ['GO']))).toEqual(['+one', '+two']);
    expect(words(onBothRoads(chart, ['one', 'back', 'GO']))).toEqual(['+one', '+two']);
  });
});

describe('events', () => {
  const answering = (on: object, inner: object = {}) => machine({ on, initial: 'a', states: { a: { on: inner } } });
  const answer = (word: string) => ({ actions: log(word) });

  it('are answered by the innermost state; a forbidden one is answered by nobody', () => {
    const chart = answering({ A: answer('outer'), B: answer('outer') }, { A: answer('inner'), B: {} });
    expect(words(onBothRoads(chart, ['A', 'B']))).toEqual(['inner']);
  });

  it('an answer whose guard does not pass leaves the event to the next, then to the state outside', () => {
    const inner = {
      A: [
        { guard: 'isOdd', ...answer('odd') },
        { guard: not('isOdd'), actions: [log('even'), add(1)] },
      ],
    };
    const outer = { A: answer('outer'), B: answer('outer') };
    expect(words(onBothRoads(answering(outer, inner), ['A', 'A']))).toEqual(['even', 'odd']);
    const never = { B: [{ guard: 'isOdd', ...answer('odd') }] };
    expect(words(onBothRoads(answering(outer, never), ['B']))).toEqual(['outer']);
  });

  it('prefer an exact name, then the longest wildcard', () => {
    const on = { '*': answer('any'), 'a.*': answer('a'), 'a.b.*': answer('ab'), 'a.b.c': answer('abc') };
    expect(words(onBothRoads(answering(on), ['a.b.c', 'a.b.d', 'a.b', 'a', 'b']))).toEqual([
      'abc',
      'ab',
      'ab',
      'a',
      'any',
    ]);
  });

  it('that nobody answers are a microstep that changes nothing', () => {
    const { steps, rests, results } = onBothRoads(answering({}), ['NOBODY']);
    expect(results).toEqual(['done']);
    expect(steps).toHaveLength(1);
    expect(rests[1]).toEqual(rests[0]);
  });

  it('that are raised wait for eventless transitions, and are handled in order', () => {
    const chart = machine({
      initial: 'a',
      states: {
        a: { on: { GO: { target: 'b', actions: [raise({ type: 'X' }), raise({ type: 'Y' })] } } },
        b: { always: { target: 'c', actions: log('always') } },
        c: { on: { X: { actions: [log('x'), raise({ type: 'Z' })] }, Y: answer('y'), Z: answer('z') } },
      },
    });
    expect(words(onBothRoads(chart, ['GO']))).toEqual(['always', 'x', 'y', 'z']);
  });

  it('that are raised can be worked out from the World and the params', () => {
    const named = {
      ...implementations,
      actions: {
        ...implementations.actions,
        raiseNumber: raise(
          ({ context }: { context: TinyWorld }, { by }: { by: number }) => ({ type: `N${context.n + by}` }) as never,
        ),
      },
    };
    const chart = createMachine(
      {
        context: ({ input }: { input: { world: TinyWorld } }) => input.world,
        on: { GO: { actions: [add(3), { type: 'raiseNumber', params: { by: 4 } }] }, N7: answer('seven') },
      } as never,
      named as never,
    );
    expect(words(onBothRoads(chart, ['GO']))).toEqual(['seven']);
  });
});

describe('eventless transitions', () => {
  it('run in a chain until the chart rests, and know the event that set them off', () => {
    const chart = machine({
      initial: 'a',
      states: {
        a: { on: { GO: 'b' } },
        b: logged('b', { always: 'c' }),
        c: logged('c', { always: [{ guard: 'isOdd', target: 'a' }, { target: 'd' }] }),
        d: logged('d'),
      },
    });
    const { value, steps, log: written } = onBothRoads(chart, ['GO']);
    expect(value).toBe('d');
    expect(steps.map((step) => step.value)).toEqual(['b', 'c', 'd']);
    expect(written.every((line) => line.includes(' GO '))).toBe(true);
  });

  it('of the inner state come before those of the states around it', () => {
    const chart = machine({
      initial: 'a',
      always: { guard: { type: 'isBelow', params: { limit: 2 } }, actions: [log('outer'), add(1)] },
      states: {
        a: { always: { guard: { type: 'leaves', params: { rest: 0, by: 2 } }, actions: [log('inner'), add(1)] } },
      },
    });
    // The inner one runs at 0, the outer one at 1, then the inner one again at 2.
    expect(words(onBothRoads(chart))).toEqual(['inner', 'outer', 'inner']);
  });

  it('are looked for again only after a change; a recipe is one, whatever it does', () => {
    const looping = (actions: readonly string[]) =>
      machine({ on: { A: { actions } }, always: { guard: 'isOdd', actions } });
    const still = onBothRoads(machine({ on: { ADD: { actions: add(1) } }, always: { guard: 'isOdd' } }), ['ADD']);
    expect(still.steps).toHaveLength(2);
    const { results } = onBothRoads(limited(looping(['nothing'])), ['A']);
    expect(results).toEqual(['done']);
  });

  it('that never end are a fault after `maxIterations` microsteps', () => {
    const chart = limited(
      machine({ initial: 'a', states: { a: { on: { GO: 'b' } }, b: { always: 'c' }, c: { always: 'b' } } }),
    );
    const { results, value, steps } = onBothRoads(chart, ['GO']);
    expect(results).toEqual(['fault']);
    expect(value).toBe('a');
    expect(steps).toHaveLength(1 + 50);
  });
});

/** The same chart with at most 50 microsteps. */
const limited = (chart: ReturnType<typeof machine>) =>
  createMachine({ ...chart.config, options: { maxIterations: 50 } } as never, implementations as never);

describe('final states', () => {
  it('tell their parent, which may go on', () => {
    const chart = machine({
      initial: 'a',
      states: {
        a: {
          initial: 'x',
          states: { x: { on: { GO: 'y' } }, y: { type: 'final' } },
          onDone: { target: 'b', actions: log('done') },
        },
        b: {},
      },
    });
    const { value, log: written } = onBothRoads(chart, ['GO']);
    expect(value).toBe('b');
    expect(written).toEqual(['done xstate.done.state.(machine).a 0']);
  });

  it('of the root end the chart: everything is left, and nothing is answered any more', () => {
    const chart = machine({
      ...logged('root'),
      initial: 'a',
      on: { MORE: { actions: log('more') } },
      states: { a: { on: { GO: 'z' } }, z: { type: 'final', ...logged('z') } },
    });
    const { value, steps, ...rest } = onBothRoads(chart, ['GO']);
    expect(value).toBe('z');
    expect(words(rest)).toEqual(['+root', '+z', '-z', '-root']);
    const runner = new CompiledRunner(chart, { world: tinyWorld() });
    runner.send({ type: 'GO' });
    const { position } = runner;
    expect(runner.send({ type: 'MORE' })).toEqual({ result: 'done' });
    expect(runner.position).toEqual(position);
  });

  it('in a parallel state inside a parallel state tell one after the other', () => {
    const ending = { initial: 'x', states: { x: { on: { GO: 'y' } }, y: { type: 'final' } } };
    const inner = { type: 'parallel', states: { one: ending, two: ending }, onDone: { actions: log('inner') } };
    const chart = machine({
      initial: 'p',
      states: { p: { type: 'parallel', states: { inner, three: ending }, onDone: 'end' }, end: {} },
    });
    const { value, ...rest } = onBothRoads(chart, ['GO']);
    expect(value).toBe('end');
    expect(words(rest)).toEqual(['inner']);
  });
});

describe('guards and actions', () => {
  it.each<[string, unknown, boolean]>([
    ['by name', 'isOdd', true],
    ['with params', { type: 'leaves', params: { rest: 1, by: 2 } }, true],
    [
      'with params from the World',
      { type: 'isBelow', params: ({ context }: { context: TinyWorld }) => ({ limit: context.n }) },
      false,
    ],
    [
      'inline',
      ({ context, event }: { context: TinyWorld; event: { type: string } }) => context.n === 1 && event.type === 'GO',
      true,
    ],
    ['all of several', and(['isOdd', { type: 'isBelow', params: { limit: 1 } } as never]), false],
    ['one of several', or([not('isOdd') as never, { type: 'isBelow', params: { limit: 2 } } as never]), true],
    ['not', not(and(['isOdd'])), false],
    ['by the name of one that is put together', 'isEven', false],
  ])('%s', (_name, guard, passes) => {
    const chart = createMachine(
      {
        context: ({ input }: { input: { world: TinyWorld } }) => input.world,
        entry: add(1),
        on: { GO: { guard, actions: log('passed') } },
      } as never,
      { ...implementations, guards: { ...implementations.guards, isEven: not('isOdd') } } as never,
    );
    expect(onBothRoads(chart, ['GO']).log).toHaveLength(passes ? 1 : 0);
  });

  it('take params that are worked out when they are needed, and recipes written in place', () => {
    const chart = machine({
      on: {
        GO: {
          actions: [
            { type: 'add', params: ({ context }: { context: TinyWorld }) => ({ by: context.n + 1 }) },
            recipe((world, { type }) => {
              world.log.push(type);
            }),
          ],
        },
      },
    });
    const { n, log: written } = onBothRoads(chart, ['GO', 'GO', 'GO']);
    expect(n).toBe(7);
    expect(written).toEqual(['GO', 'GO', 'GO']);
  });
});

describe('guards that are marked as comparing', () => {
  const reads = [({ n }: TinyWorld) => n % 3, ({ log: written }: TinyWorld) => written.length];
  /** Each of these guards would be asked in turn on the XState road. */
  const hub = (tried: unknown[]) => {
    const is = (rest: number, length: number) =>
      comparing({ type: 'compares', params: { rest, length } }, reads, [rest, length]);
    const guards = {
      ...implementations.guards,
      compares: ({ context }: { context: TinyWorld }, params: { rest: number; length: number }) => {
        tried.push(params);
        return context.n % 3 === params.rest && context.log.length === params.length;
      },
    };
    return createMachine(
      {
        context: ({ input }: { input: { world: TinyWorld } }) => input.world,
        initial: 'main',
        states: {
          main: { on: { ADD: { actions: add(1) }, LOG: { actions: log('word') }, GO: 'hub' } },
          hub: {
            always: [
              { guard: { type: 'isBelow', params: { limit: 1 } }, target: 'low' },
              { guard: is(0, 0), target: 'a' },
              { guard: is(1, 0), target: 'b' },
              { guard: is(1, 1), target: 'c' },
              { guard: is(1, 1), target: 'never' },
              { guard: 'isOdd', target: 'odd' },
              { guard: is(2, 1), target: 'd' },
              { guard: is(2, 2), target: 'e' },
            ],
          },
          low: {},
          a: {},
          b: {},
          c: {},
          never: {},
          odd: {},
          d: {},
          e: {},
        },
      } as never,
      { ...implementations, guards } as never,
    );
  };

  it.each([
    ['low', ['GO']],
    ['a', ['ADD', 'ADD', 'ADD', 'GO']],
    ['b', ['ADD', 'GO']],
    ['c', ['ADD', 'LOG', 'GO']],
    ['odd', ['ADD', 'LOG', 'LOG', 'GO']],
    ['d', ['ADD', 'ADD', 'LOG', 'GO']],
    ['e', ['ADD', 'ADD', 'LOG', 'LOG', 'GO']],
    ['hub', ['ADD', 'ADD', 'GO']],
  ])('lead to %s as if they were asked in turn', (value, events) => {
    expect(onBothRoads(hub([]), events).value).toBe(value);
  });

  it('are looked up and not asked', () => {
    const tried: unknown[] = [];
    const compiled = new CompiledRunner(hub(tried), { world: tinyWorld() });
    for (const type of ['ADD', 'ADD', 'LOG', 'GO']) compiled.send({ type });
    expect(compiled.position.value).toBe('d');
    expect(tried).toEqual([]);
    const xstate = new XStateRunner(hub(tried), { world: tinyWorld() });
    for (const type of ['ADD', 'ADD', 'LOG', 'GO']) xstate.send({ type });
    expect(tried).toHaveLength(5);
  });
});

describe('a pushdown chart', () => {
  interface Frame {
    readonly kind: string;
    at: string;
    readonly below: Frame | null;
  }
  type Stacked = { stack: Frame | null };
  const push = (kind: string, at = 'x') =>
    recipe((world) => {
      const stacked = world as unknown as Stacked;
      stacked.stack = { kind, at, below: stacked.stack };
    });
  const pop = recipe((world) => {
    const stacked = world as unknown as Stacked;
    stacked.stack = stacked.stack?.below ?? null;
  });
  const on = { INNER: push('inner'), OUTER: push('outer'), TWICE: push('outer', 'y'), STRANGE: push('strange') };
  const chart = createMachine(
    {
      context: ({ input }: { input: { world: TinyWorld } }) => input.world,
      initial: 'rest',
      states: {
        rest: {
          on: Object.fromEntries(Object.entries(on).map(([type, put]) => [type, { target: DISPATCH, actions: put }])),
        },
        dispatch: {
          id: 'dispatch',
          on: { POP: { target: DISPATCH, actions: pop } },
          always: [
            { guard: 'isEmpty', target: 'rest' },
            { guard: { type: 'leaves', params: { rest: 3, by: 4 } }, target: 'stopped' },
            ...dispatchTo({ inner: ['x'], outer: ['x', 'y', 'z'] }),
          ],
        },
        inner: {
          id: 'inner',
          initial: 'x',
          states: { x: logged('inner', { always: { target: DISPATCH, actions: [add(1), pop] } }) },
        },
        outer: {
          id: 'outer',
          initial: 'x',
          states: {
            x: { always: { target: DISPATCH, actions: [continueAt('y'), push('inner')] } },
            y: { always: { target: DISPATCH, actions: [continueAt('z'), push('inner')] } },
            z: logged('outer', { always: { target: DISPATCH, actions: pop } }),
          },
        },
        stopped: {},
      },
    } as never,
    {
      actions: {
        ...implementations.actions,
        continueAt: recipe((world, _event, { at }: { at: string }) => {
          const { stack } = world as unknown as Stacked;
          if (stack !== null) stack.at = at;
        }),
      },
      guards: {
        ...implementations.guards,
        isEmpty: ({ context }: { context: Stacked }) => context.stack === null,
        isTopFrameAt: ({ context: { stack } }: { context: Stacked }, { kind, at }: { kind: string; at: string }) =>
          stack?.kind === kind && stack.at === at,
      },
    } as never,
  );

  it.each<[string, readonly string[], unknown, readonly string[]]>([
    ['comes back to rest', ['INNER'], 'rest', ['+inner', '-inner']],
    ['goes on where a frame says', ['OUTER'], 'rest', ['+inner', '-inner', '+inner', '-inner', '+outer', '-outer']],
    ['or later', ['TWICE'], 'rest', ['+inner', '-inner', '+outer', '-outer']],
    [
      'asks what stands before the look-up each time',
      ['OUTER', 'TWICE'],
      'stopped',
      ['+inner', '-inner', '+inner', '-inner', '+outer', '-outer', '+inner', '-inner'],
    ],
    ['waits at a frame that nobody knows', ['STRANGE', 'INNER'], 'dispatch', []],
    ['and goes on when it is gone', ['STRANGE', 'POP', 'INNER'], 'rest', ['+inner', '-inner']],
  ])('%s', (_what, events, value, written) => {
    const end = onBothRoads(chart, events);
    expect(end.value).toEqual(value);
    expect(words(end)).toEqual(written);
  });
});
