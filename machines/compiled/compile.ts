// Compiles an XState machine to tables. The machine stays the single truth: everything is read from the machine object,
// and what cannot be carried over exactly is refused here, by the id of the state.

import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { actionOf } from './actions.ts';
import { Chart } from './chart.ts';
import { comparisonOf } from './comparison.ts';
import { CompileError } from './compile-error.ts';
import { testOf } from './guards.ts';
import { ancestorsOf } from './step.ts';
import { type ChartNode, isDescendant, type Transition } from './tables.ts';

type Written = Omit<ChartNode, 'parent' | 'children' | 'initial' | 'always' | 'on'>;
/** A node whose links are still being set. */
type Unlinked = Written & { -readonly [K in Exclude<keyof ChartNode, keyof Written>]: ChartNode[K] };

const charts = new WeakMap<AnyStateMachine, Chart>();

/**
 * The tables of a machine, made once for each machine.
 *
 * @throws CompileError for what the compiled road does not have: invoked actors, delays, history states, outputs,
 * actions other than recipes and `raise`, guards other than plain ones with `and`, `or` and `not`.
 */
export const compile = (machine: AnyStateMachine): Chart => {
  const known = charts.get(machine);
  if (known !== undefined) return known;
  const stateNodes = inDocumentOrder(machine.root);
  for (const stateNode of stateNodes) refuseUnsupported(stateNode);
  const nodes = stateNodes.map((stateNode) => unlinked(machine, stateNode));
  const at = ({ order }: AnyStateNode): ChartNode => nodes[order] as ChartNode;
  stateNodes.forEach((stateNode, order) => {
    const node = nodes[order] as Unlinked;
    node.parent = stateNode.parent === undefined ? null : at(stateNode.parent);
    node.children = Object.values(stateNode.states).map(at);
    if (node.type === 'compound') node.initial = stateNode.initial.target.map(at)[0] ?? null;
  });
  let index = 0;
  stateNodes.forEach((stateNode, order) => {
    const node = nodes[order] as Unlinked;
    const transitions = (written: readonly WrittenTransition[]) =>
      written.map((each) => ({ index: index++, ...transitionOf(machine, node, each, at) }));
    node.always = transitions(stateNode.always ?? []);
    node.on = new Map([...stateNode.transitions].map(([descriptor, written]) => [descriptor, transitions(written)]));
  });
  const chart = new Chart(nodes, machine.options?.maxIterations ?? Number.POSITIVE_INFINITY);
  charts.set(machine, chart);
  return chart;
};

const inDocumentOrder = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(inDocumentOrder),
];

const refuseUnsupported = ({ id, type, config, invoke }: AnyStateNode): void => {
  if (invoke.length > 0) throw new CompileError('invoke', id);
  if (config.after !== undefined) throw new CompileError('after', id);
  if (type === 'history') throw new CompileError('history', id);
  if (config.output !== undefined) throw new CompileError('output', id);
  if (config.route !== undefined) throw new CompileError('route', id);
};

const unlinked = (machine: AnyStateMachine, stateNode: AnyStateNode): Unlinked => {
  const { id, key, order, type, tags } = stateNode;
  const actions = (written: readonly unknown[]) => written.map((action) => actionOf(machine, id, action));
  return {
    id,
    key,
    order,
    last: order + inDocumentOrder(stateNode).length - 1,
    type: type as ChartNode['type'],
    tags,
    entry: actions(stateNode.entry),
    exit: actions(stateNode.exit),
    initialActions: type === 'compound' ? actions(stateNode.initial.actions) : [],
    parent: null,
    children: [],
    initial: null,
    always: [],
    on: new Map(),
  };
};

type WrittenTransition = Pick<NonNullable<AnyStateNode['always']>[number], 'target' | 'guard' | 'actions' | 'reenter'>;

const transitionOf = (
  machine: AnyStateMachine,
  source: ChartNode,
  definition: WrittenTransition,
  at: (stateNode: AnyStateNode) => ChartNode,
): Omit<Transition, 'index'> => {
  const { target = [], guard, actions, reenter } = definition;
  const targets = target.map(at);
  refuseClashes(source.id, targets);
  return {
    definition,
    source,
    targets,
    reenter,
    test: guard === undefined ? null : testOf(machine, source.id, guard),
    comparison: comparisonOf(guard),
    actions: actions.map((action) => actionOf(machine, source.id, action)),
  };
};

/** Several targets must lie in different regions: XState would enter both and stand in two states at once. */
const refuseClashes = (source: string, targets: readonly ChartNode[]): void => {
  targets.forEach((target, index) => {
    for (const other of targets.slice(index + 1)) {
      const common = ancestorsOf(target).find((ancestor) => isDescendant(other, ancestor));
      if (common?.type === 'parallel' && !isDescendant(target, other) && !isDescendant(other, target)) continue;
      throw new CompileError('clashing-targets', source, `"#${target.id}" and "#${other.id}"`);
    }
  });
};
