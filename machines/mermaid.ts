// Draws a chart, or one state of it, as a Mermaid state diagram: the picture comes from the machine and cannot age.

import type { AnyStateMachine, AnyStateNode } from 'xstate';

export interface DrawOptions {
  /** Dotted path of the state to draw; the whole machine if left out. */
  readonly state?: string;
  /** How many levels of states inside states are opened. All if left out. */
  readonly depth?: number;
}

/**
 * The chart as text in the language of Mermaid. Arrows are labelled with the input or the guard; an arrow "when done"
 * goes from a state that hands over to `dispatch` to the state in which its chart goes on.
 *
 * @throws Error if there is no such state.
 */
export const mermaid = (
  machine: AnyStateMachine,
  { state, depth = Number.POSITIVE_INFINITY }: DrawOptions = {},
): string => {
  const root = state === undefined ? machine.root : nodeAt(machine.root, state);
  const deepest = root.path.length + depth;
  const view = { root, deepest, arrows: drawnNodes(root, deepest).flatMap((node) => arrowsOf(node, root, deepest)) };
  // Mermaid knows regions inside a box only, so a parallel state is drawn with its own box around it.
  const body = root.type === 'parallel' ? boxOf(root, view) : bodyOf(root, view);
  const lines = ['stateDiagram-v2', ...body.map((line) => `  ${line}`)];
  return `${lines.join('\n')}\n`;
};

const nodeAt = (root: AnyStateNode, path: string): AnyStateNode =>
  path.split('.').reduce<AnyStateNode>((node, step) => {
    const child = node.states[step];
    if (child === undefined) throw new Error(`There is no state "${step}" in "${node.path.join('.') || node.key}".`);
    return child;
  }, root);

const idOf = (node: AnyStateNode): string => node.path.join('_') || node.key;

/** What is drawn: the states inside `root`, down to paths of this length. */
interface View {
  readonly root: AnyStateNode;
  readonly deepest: number;
  readonly arrows: readonly Arrow[];
}

interface Arrow {
  readonly from: AnyStateNode;
  readonly to: AnyStateNode;
  readonly label: string;
}

const drawnNodes = (node: AnyStateNode, deepest: number): AnyStateNode[] =>
  node.path.length >= deepest
    ? []
    : Object.values(node.states).flatMap((child) => [child, ...drawnNodes(child, deepest)]);

const bodyOf = (node: AnyStateNode, view: View): string[] => {
  const children = Object.values(node.states);
  const isParallel = node.type === 'parallel';
  const [initial] = node.initial?.target ?? [];
  return [
    ...(initial === undefined || isParallel ? [] : [`[*] --> ${idOf(initial)}`]),
    ...children.flatMap((child, index) => [
      ...(isParallel && index > 0 ? ['--'] : []),
      ...boxOf(child, view),
      ...(child.type === 'final' ? [`${idOf(child)} --> [*]`] : []),
    ]),
    // An arrow stands in the innermost box around both its ends: Mermaid would draw the far end inside any other.
    ...new Set(view.arrows.filter(({ from, to }) => boxAround(from, to) === node).map(arrowLine)),
  ];
};

const boxOf = (node: AnyStateNode, view: View): string[] => {
  const name = `state "${node.key}" as ${idOf(node)}`;
  if (Object.keys(node.states).length === 0 || node.path.length >= view.deepest) return [name];
  return [`${name} {`, ...bodyOf(node, view).map((line) => `  ${line}`), '}'];
};

const isInside = (node: AnyStateNode, root: AnyStateNode): boolean =>
  node === root || (node.parent !== undefined && isInside(node.parent, root));

/** The state itself, or the one around it that is still drawn. */
const drawn = (node: AnyStateNode, deepest: number): AnyStateNode =>
  node.path.length > deepest && node.parent !== undefined ? drawn(node.parent, deepest) : node;

const boxAround = (a: AnyStateNode, b: AnyStateNode): AnyStateNode | undefined => {
  for (let box = a.parent; box !== undefined; box = box.parent) if (b !== box && isInside(b, box)) return box;
  return undefined;
};

/** The sub-chart that `dispatch` enters, not the state in it: the outermost box that does not hold `dispatch` itself. */
const chartOf = (node: AnyStateNode, from: AnyStateNode): AnyStateNode =>
  node.parent === undefined || isInside(from, node.parent) ? node : chartOf(node.parent, from);

const arrowsOf = (node: AnyStateNode, root: AnyStateNode, deepest: number): Arrow[] => {
  const arrows = [...(node.always ?? []), ...[...node.transitions.values()].flat()].flatMap(
    ({ eventType, guard, target }) =>
      (target ?? [])
        .filter((to) => isInside(to, root) && (to.key !== 'dispatch' || eventType !== ''))
        .map((to) => {
          if (to.key === 'dispatch') return { to: chartOf(to, node), label: 'an input' };
          const label = [eventName(eventType), guardName(guard)].filter((text) => text !== '').join(' ');
          return { to: isDispatching(guard) ? chartOf(to, node) : to, label };
        }),
  );
  const next = continuationOf(node);
  const chart = next === undefined ? undefined : continuedIn(node, next);
  if (chart !== undefined && isInside(chart, root)) arrows.push({ to: chart, label: 'when done' });
  return arrows.map(({ to, label }) => ({ from: node, to: drawn(to, deepest), label }));
};

const arrowLine = ({ from, to, label }: Arrow): string =>
  `${idOf(from)} --> ${idOf(to)}${label === '' ? '' : `: ${label}`}`;

const guardType = (guard: unknown): string =>
  typeof guard === 'string' ? guard : ((guard as { type?: string } | null | undefined)?.type ?? '');

const isDispatching = (guard: unknown): boolean => guardType(guard) === 'isTopFrameAt';

const eventName = (eventType: string): string => (eventType.startsWith('xstate.done') ? 'all done' : eventType);

/** Every input is legal or refused, and `dispatch` always asks for the top frame: that need not be said each time. */
const UNSAID: ReadonlySet<string> = new Set(['', 'isLegal', 'isLegalFrom', 'isTopFrameAt']);

const guardName = (guard: unknown): string => {
  const type = guardType(guard);
  return UNSAID.has(type) ? '' : `[${type}]`;
};

/** The state noted by `continueAt` in the entry actions. */
const continuationOf = (node: AnyStateNode): string | undefined => {
  for (const action of node.entry) {
    const { type, params } = action as { type?: string; params?: { at?: string } };
    if (type === 'continueAt') return params?.at;
  }
  return undefined;
};

/** Continuations are named from the sub-chart that has the frame: the nearest state around with that path. */
const continuedIn = (node: AnyStateNode, path: string): AnyStateNode | undefined => {
  for (let around = node.parent; around !== undefined; around = around.parent) {
    const found = path.split('.').reduce<AnyStateNode | undefined>((at, step) => at?.states[step], around);
    if (found !== undefined) return found;
  }
  return undefined;
};
