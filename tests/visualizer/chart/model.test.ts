// The model of a chart says what XState itself says of the machine.

import { describe, expect, it } from 'vitest';
import { type AnyStateNode, assign, createMachine, not } from 'xstate';
import { stateNames, transitionsOf } from '../../../machines/index.ts';
import { type ChartState, indexOf, modelOf, statesById, statesOf } from '../../../visualizer/chart/index.ts';
import { battle, dale4, MACHINES } from './charts.ts';

describe.each(MACHINES)('%s', (_name, machine) => {
  const model = modelOf(machine);
  const byPath = new Map(statesOf(model.root).map((state) => [state.parent === null ? '' : state.id, state]));
  const nodes: AnyStateNode[] = [];
  const visit = (node: AnyStateNode): void => {
    nodes.push(node);
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(machine.root);
  const nameOf = (action: unknown): string =>
    typeof action === 'string' ? action : ((action as { type?: string }).type ?? '');

  it('has no problems', () => {
    expect(model.problems).toEqual([]);
  });

  it('has every state once, in document order', () => {
    expect(
      statesOf(model.root)
        .slice(1)
        .map(({ id }) => id),
    ).toEqual(stateNames(machine));
  });

  it('knows type, id, tags, initial state, entry and exit as XState does', () => {
    for (const node of nodes) {
      const state = byPath.get(node.path.join('.')) as ChartState;
      expect(state.type, state.id).toBe(node.type);
      expect(state.nodeId, state.id).toBe(node.id);
      expect(state.tags, state.id).toEqual(node.tags);
      expect(state.entry.map(({ name }) => name)).toEqual(node.entry.map(nameOf));
      expect(state.exit.map(({ name }) => name)).toEqual(node.exit.map(nameOf));
      const initial = node.type === 'compound' ? node.initial.target?.[0]?.path.join('.') : null;
      expect(state.initial, state.id).toBe(initial);
    }
  });

  it('has the transitions of `transitionsOf`, under the same names, with the same targets', () => {
    const drawn = [...indexOf(model).transitions.values()];
    const expected = transitionsOf(machine).map(({ name, source, targets }) => [name, source, targets] as const);
    const found = drawn.map(({ key, source, targets }) => [key, source === model.id ? '' : source, targets] as const);
    expect(new Map(found.map((each) => [each[0], each]))).toEqual(new Map(expected.map((each) => [each[0], each])));
    expect(found).toHaveLength(expected.length);
  });

  it('is JSON', () => {
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  });
});

describe('the pushdown chart', () => {
  const states = statesById(battle);
  const roles = (id: string) => states.get(id)?.transitions.map(({ role }) => role);

  it('has one hub, whose ways out are told from its other transitions', () => {
    expect(
      statesOf(battle.root)
        .filter(({ isHub }) => isHub)
        .map(({ id }) => id),
    ).toEqual(['resolving.dispatch']);
    const [overBudget, empty, ...out] = roles('resolving.dispatch') ?? [];
    expect([overBudget, empty]).toEqual(['step', 'step']);
    expect(out.length).toBeGreaterThan(50);
    expect(new Set(out)).toEqual(new Set(['dispatch']));
  });

  it('knows where a frame can go on', () => {
    expect(states.get('resolving.triggerQueue.activating')?.isEntryPoint).toBe(true);
    expect(states.get('resolving.triggerQueue.selecting')?.isEntryPoint).toBe(false);
  });

  it('knows where a chart goes on, also in a chart around its own', () => {
    expect(states.get('resolving.triggerQueue.activated')?.continuesAt).toBe('resolving.triggerQueue.activating');
    expect(states.get('resolving.phaseBoundary.deathPhase.buildQueue')?.continuesAt).toBe(
      'resolving.phaseBoundary.deathPhase.nextDeathEvent',
    );
    expect(states.get('resolving.triggerQueue.resolved')?.continuesAt).toBeNull();
  });

  it('tells handing over from a step', () => {
    expect(roles('resolving.triggerQueue.drained')).toEqual(['handOver']);
    expect(roles('resolving.triggerQueue.resolved')).toEqual(['step']);
  });
});

describe('players', () => {
  it('have regions in seat order', () => {
    const lanes = statesById(dale4)
      .get('resolving.owl')
      ?.children.map(({ key, seat }) => [key, seat]);
    expect(lanes).toEqual([0, 1, 2, 3].map((seat) => [`seat${seat}`, seat]));
  });

  it('are sorted by number, whatever the order in the file', () => {
    const regions = { seat10: {}, seat2: {}, seat0: {} };
    const { root } = modelOf({ type: 'parallel', states: regions });
    expect(root.children.map(({ seat }) => seat)).toEqual([0, 2, 10]);
  });

  it('are not guessed where a region is no seat', () => {
    const { root } = modelOf({ type: 'parallel', states: { seat1: {}, seat0: {}, clock: {} } });
    expect(root.children.map(({ key, seat }) => [key, seat])).toEqual([
      ['seat1', null],
      ['seat0', null],
      ['clock', null],
    ]);
  });
});

describe('all forms of a machine', () => {
  const machine = createMachine({
    id: 'forms',
    initial: 'a',
    states: {
      a: {
        description: 'The first.',
        entry: [assign({}), { type: 'log', params: { text: 'hello' } }, function cheer() {}],
        exit: 'leave',
        on: {
          GO: [{ guard: { type: 'isOpen', params: { door: 1 } }, target: 'b.inner' }, '#end'],
          STAY: { actions: 'wink' },
          NONE: undefined,
          AGAIN: { target: 'a', reenter: true },
        },
        after: { 1000: 'b', slow: { target: '#forms.b', actions: ['late'] } },
        invoke: { src: 'loader', onDone: 'b', onError: '#end' },
      },
      b: {
        initial: 'inner',
        states: { inner: { on: { UP: { guard: not('isOpen'), target: '#forms.a' } } }, past: { type: 'history' } },
        on: { DOWN: '.past' },
        onDone: 'a',
        always: { guard: () => false, target: 'a' },
      },
      end: { id: 'end', type: 'final' },
    },
  });
  const model = modelOf(machine);
  const states = statesById(model);
  const transitionsAt = (id: string) =>
    states
      .get(id)
      ?.transitions.map(({ event, kind, targets, guard, actions }) => [
        event,
        kind,
        targets,
        guard?.name ?? null,
        actions.map(({ name }) => name),
      ]);

  it('is read without a problem', () => {
    expect(model.problems).toEqual([]);
  });

  it('reads transitions by event, delay, invocation and without any', () => {
    expect(transitionsAt('a')).toEqual([
      ['GO', 'event', ['b.inner'], 'isOpen', []],
      ['GO', 'event', ['end'], null, []],
      ['STAY', 'event', [], null, ['wink']],
      ['NONE', 'event', [], null, []],
      ['AGAIN', 'event', ['a'], null, []],
      ['loader done', 'invocation', ['b'], null, []],
      ['loader error', 'invocation', ['end'], null, []],
      ['after 1000', 'delay', ['b'], null, []],
      ['after slow', 'delay', ['b'], null, ['late']],
    ]);
    expect(transitionsAt('b')).toEqual([
      ['DOWN', 'event', ['b.past'], null, []],
      ['done', 'done', ['a'], null, []],
      ['', 'always', ['a'], 'guard', []],
    ]);
    expect(transitionsAt('b.inner')).toEqual([['UP', 'event', ['a'], 'not(isOpen)', []]]);
  });

  it('reads names and params of actions and guards', () => {
    expect(states.get('a')?.entry).toEqual([
      { name: 'assign', params: null, isInline: true },
      { name: 'log', params: { text: 'hello' }, isInline: false },
      { name: 'cheer', params: null, isInline: true },
    ]);
    expect(states.get('a')?.transitions[0]?.guard?.params).toEqual({ door: 1 });
    expect(
      states
        .get('a')
        ?.transitions.map(({ reenters }) => reenters)
        .filter(Boolean),
    ).toHaveLength(1);
    expect(states.get('a')?.description).toBe('The first.');
    expect(states.get('b.past')?.type).toBe('history');
  });

  it('reads the bare configuration the same way', () => {
    expect(modelOf(machine.config)).toEqual(model);
  });
});
