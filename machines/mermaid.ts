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
  const view = { root, deepest: root.path.length + depth };
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
}

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
    ...new Set(children.flatMap((child) => arrowsOf(child, view))),
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
const drawn = (node: AnyStateNode, view: View): AnyStateNode =>
  node.path.length > view.deepest && node.parent !== undefined ? drawn(node.parent, view) : node;

const arrowsOf = (node: AnyStateNode, view: View): string[] => {
  const targets = [...(node.always ?? []), ...[...node.transitions.values()].flat()].flatMap(
    ({ eventType, guard, target }) =>
      (target ?? [])
        .filter((to) => isInside(to, view.root) && to.key !== 'dispatch')
        .map((to) => ({ to, labels: [eventName(eventType), guardName(guard)] })),
  );
  const next = continuationOf(node);
  const chart = next === undefined ? undefined : continuedIn(node, next);
  if (chart !== undefined && isInside(chart, view.root)) targets.push({ to: chart, labels: ['when done'] });
  return targets.map(({ to, labels }) => arrow(node, drawn(to, view), labels));
};

const arrow = (from: AnyStateNode, to: AnyStateNode, labels: readonly string[]): string => {
  const label = labels.filter((text) => text !== '').join(' ');
  return `${idOf(from)} --> ${idOf(to)}${label === '' ? '' : `: ${label}`}`;
};

const eventName = (eventType: string): string => (eventType.startsWith('xstate.done') ? 'all done' : eventType);

const guardName = (guard: unknown): string => {
  if (guard === undefined || guard === null) return '';
  const name = typeof guard === 'string' ? guard : ((guard as { type?: string }).type ?? '');
  return name === 'isLegal' || name === 'isLegalFrom' || name === 'isTopFrameAt' ? '' : `[${name}]`;
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
