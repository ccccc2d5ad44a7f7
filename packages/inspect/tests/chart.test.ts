// XState 5 charts written down for XState 4: the machines that receivers make of them are the same charts.

import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { createMachine as createMachine4, interpret } from 'xstate';
import { battleMachine } from '../../../machines/battle/index.ts';
import { daleMachine } from '../../../machines/dale/index.ts';
import { definitionOf } from '../src/chart.ts';

/** XState 5, as everything outside this package sees it. */
const { createMachine, createActor, raise, and } = createRequire(new URL('../../../package.json', import.meta.url))(
  'xstate',
);

interface Chart {
  readonly id: string;
  readonly type: string;
  readonly tags: readonly string[];
  readonly states: Readonly<Record<string, Chart>>;
}

/** The definition as a receiver gets it. */
const sent = (machine: object) => JSON.parse(JSON.stringify(definitionOf(machine)));

const machine4 = (machine: object, actions = {}) =>
  createMachine4({ ...sent(machine), predictableActionArguments: true }, { actions });

const nodesOf = (node: Chart): Chart[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

// biome-ignore lint/suspicious/noExplicitAny: transitions of either XState
const arrow = ({ target }: any, event: string): string =>
  `${event} → ${(target ?? []).map(({ id }: { id: string }) => id).join(', ')}`;

// biome-ignore lint/suspicious/noExplicitAny: a node of XState 5
const arrows5 = (node: any): string[] => [
  ...[...node.transitions].flatMap(([event, choices]) =>
    choices.map((each: object) => arrow(each, event.replace('xstate.done', 'done'))),
  ),
  ...(node.always ?? []).map((each: object) => arrow(each, '')),
];

// biome-ignore lint/suspicious/noExplicitAny: a node of XState 4
const arrows4 = (node: any): string[] => node.transitions.map((each: any) => arrow(each, each.eventType));

describe.each([
  ['battle', battleMachine],
  ['dale with 2 players', daleMachine(2)],
  ['dale with 4 players', daleMachine(4)],
])('the chart of %s', (_name, machine) => {
  const root = machine.root as unknown as Chart;
  const written = machine4(machine) as unknown as Chart;

  it('has all states, of the same types and tags', () => {
    const shown = (node: Chart) => ({ id: node.id, type: node.type, tags: [...node.tags] });
    expect(nodesOf(written).map(shown)).toEqual(nodesOf(root).map(shown));
    expect(nodesOf(root).length).toBeGreaterThan(50);
  });

  it('has all transitions, to the same states', () => {
    const all = (nodes: Chart[], arrows: (node: Chart) => string[]) =>
      Object.fromEntries(nodes.map((node) => [node.id, arrows(node).sort()]));
    expect(all(nodesOf(written), arrows4)).toEqual(all(nodesOf(root), arrows5));
  });

  it('names guards and actions with their parameters', () => {
    const text = JSON.stringify(sent(machine));
    expect(text).toContain('"cond":{');
    expect(text).toContain('"type":"isTopFrameAt"');
    expect(text).not.toContain('anonymous');
  });
});

describe('a chart with everything', () => {
  const machine = createMachine({
    id: 'all',
    type: 'parallel',
    states: {
      left: {
        initial: 'a',
        states: {
          a: { on: { NEXT: 'b' }, tags: ['waiting'], description: 'where it starts' },
          b: {
            initial: 'b1',
            onDone: 'c',
            on: { AGAIN: { target: 'b', reenter: true } },
            states: { b1: { on: { NEXT: 'b2' } }, b2: { type: 'final' } },
          },
          c: { always: 'd' },
          d: { on: { BACK: '#all.left.a', RETURN: 'past' }, exit: 'leave' },
          past: { type: 'history', history: 'deep', target: 'b' },
        },
      },
      right: {
        initial: 'off',
        states: {
          off: { on: { NEXT: 'on' } },
          on: { entry: { type: 'shine', params: { colour: 'red' } }, on: { '*': 'off' } },
        },
      },
    },
  });

  it('plays the same under XState 4', () => {
    const inputs = ['NEXT', 'NEXT', 'NEXT', 'AGAIN', 'BACK', 'NEXT', 'AGAIN', 'NEXT', 'UNKNOWN'];
    const five = createActor(machine).start();
    const four = interpret(machine4(machine, { shine: () => {}, leave: () => {} })).start();
    for (const type of inputs) {
      five.send({ type });
      four.send({ type });
      expect(four.getSnapshot().value, type).toEqual(five.getSnapshot().value);
    }
    expect(five.getSnapshot().value).toEqual({ left: 'd', right: 'off' });
  });

  it('keeps tags, descriptions, history and parameters', () => {
    const { left, right } = sent(machine).states;
    expect(left.states.a).toMatchObject({ tags: ['waiting'], description: 'where it starts' });
    expect(left.states.past).toMatchObject({ type: 'history', history: 'deep', target: 'b' });
    expect(left.states.b.on.AGAIN).toMatchObject([{ internal: false }]);
    expect(left.states.a.on.NEXT).toMatchObject([{ internal: true }]);
    expect(right.states.on.entry).toEqual([{ type: 'shine', colour: 'red' }]);
  });

  it('shows what is no name as well as it can', () => {
    const odd = createMachine({
      initial: 'a',
      states: {
        a: {
          entry: [raise({ type: 'GO' }), function sing() {}, () => undefined],
          on: {
            GO: { guard: and(['isDay', 'isWarm']), target: 'b' },
            COMPUTED: { actions: { type: 'x', params: () => 1 } },
          },
        },
        b: {},
      },
    });
    const { entry, on } = sent(odd).states.a;
    expect(entry).toEqual([{ type: 'xstate.raise' }, { type: 'sing' }, { type: 'anonymous' }]);
    expect(on.GO).toEqual([expect.objectContaining({ cond: { type: 'and' } })]);
    expect(on.COMPUTED).toEqual([expect.objectContaining({ actions: [{ type: 'x' }] })]);
  });

  it('starts in the child, also where XState 5 starts deeper', () => {
    const deep = createMachine({ initial: 'a', states: { a: { initial: 'a1', states: { a1: {}, a2: {} } }, b: {} } });
    expect(sent(deep).initial).toBe('a');
    expect(sent(deep).states.a.initial).toBe('a1');
  });
});
