// The transitions of a chart as a list with names, so that whoever counts, draws or searches them speaks of the same
// ones on every road.

import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** One transition as written in the chart. States are dotted paths, as `stateNames` has them; the root is ''. */
export interface ChartTransition {
  /** `turn.main --PLAY--> resolving.dispatch`, without an event `a --> b`; no two of a chart have the same name. */
  readonly name: string;
  readonly source: string;
  /** The event that it answers; null if it needs none. */
  readonly event: string | null;
  /** None if it stays where it is. */
  readonly targets: readonly string[];
  /** The states that are entered, whatever was active before. */
  readonly enters: readonly string[];
}

/** Called for each transition that is taken, with the World just before it: plain data to be read at once. */
export type TransitionWatcher = (taken: ChartTransition, before: unknown) => void;

/** What XState makes of a written transition, and hands out when it is taken. */
interface Definition {
  readonly target?: readonly AnyStateNode[] | undefined;
}

const known = new WeakMap<AnyStateMachine, ReadonlyMap<object, ChartTransition>>();

/** All transitions by the definitions that XState has of them, in document order. */
export const transitionsByDefinition = (machine: AnyStateMachine): ReadonlyMap<object, ChartTransition> => {
  const found = known.get(machine) ?? collect(machine);
  known.set(machine, found);
  return found;
};

/** All transitions of a chart, in document order. */
export const transitionsOf = (machine: AnyStateMachine): readonly ChartTransition[] => [
  ...transitionsByDefinition(machine).values(),
];

/** The states in which a new game is before its first transition. */
export const initialStates = (machine: AnyStateMachine): readonly string[] => below(machine.root).map(pathOf);

const collect = (machine: AnyStateMachine): Map<object, ChartTransition> => {
  const found = new Map<object, ChartTransition>();
  const times = new Map<string, number>();
  const add = (source: AnyStateNode, event: string | null, definition: Definition) => {
    const targets = (definition.target ?? []).map(pathOf);
    const arrow = event === null ? '-->' : `--${shortEvent(event)}-->`;
    const plain = `${pathOf(source) || 'anywhere'} ${arrow} ${targets.join(' and ') || 'stays'}`;
    const time = (times.get(plain) ?? 0) + 1;
    times.set(plain, time);
    const name = time === 1 ? plain : `${plain} (${time})`;
    found.set(definition, { name, source: pathOf(source), event, targets, enters: enteredBy(source, definition) });
  };
  const visit = (node: AnyStateNode) => {
    for (const definition of node.always ?? []) add(node, null, definition as Definition);
    for (const [event, definitions] of node.transitions) {
      for (const definition of definitions) add(node, event, definition as Definition);
    }
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(machine.root);
  return found;
};

const pathOf = ({ path }: AnyStateNode): string => path.join('.');

const shortEvent = (event: string): string => (event.startsWith('xstate.done.state.') ? 'done' : event);

/** Targets, the states around them up to the one that holds source and targets, and what those enter by themselves. */
const enteredBy = (source: AnyStateNode, { target = [] }: Definition): string[] => {
  const entered = new Set<AnyStateNode>();
  for (const node of target) {
    const around = aroundUpTo(node, source);
    for (const each of around) entered.add(each);
    for (const parallel of around.filter(({ type }) => type === 'parallel')) {
      for (const region of Object.values(parallel.states)) {
        if (around.includes(region) || region === node) continue;
        for (const each of [region, ...below(region)]) entered.add(each);
      }
    }
    for (const each of [node, ...below(node)]) entered.add(each);
  }
  return [...entered].map(pathOf);
};

/** The states around a target that do not hold the source: those are active already. */
const aroundUpTo = (node: AnyStateNode, source: AnyStateNode): AnyStateNode[] => {
  const holdsSource = (each: AnyStateNode) => each.path.every((key, depth) => source.path[depth] === key);
  const around: AnyStateNode[] = [];
  for (let each = node.parent; each !== undefined && !holdsSource(each); each = each.parent) around.push(each);
  return around;
};

/** What is entered with a state: its initial state, or all its regions, and so on. */
const below = (node: AnyStateNode): AnyStateNode[] => {
  const children =
    node.type === 'parallel'
      ? Object.values(node.states)
      : node.type === 'compound'
        ? [...((node.initial.target ?? []) as readonly AnyStateNode[])]
        : [];
  return children.flatMap((child) => [child, ...below(child)]);
};
