// What one microstep does: which states are left and entered, in which order, and which actions run on the way. Worked
// out once for each configuration and the transitions taken in it, by the algorithm of XState 5.33.

import { raiseAction } from './actions.ts';
import { type Action, type ChartNode, isDescendant, type Transition } from './tables.ts';

/** What is planned of a step; the configuration that the nodes make is looked up by the chart. */
export interface Plan {
  readonly transitions: readonly Transition[];
  readonly actions: readonly Action[];
  readonly nodes: readonly ChartNode[];
  readonly isChange: boolean;
}

type Moving = Pick<Transition, 'source' | 'targets' | 'reenter'>;

export const ancestorsOf = (node: ChartNode): ChartNode[] => {
  const ancestors: ChartNode[] = [];
  for (let at = node.parent; at !== null; at = at.parent) ancestors.push(at);
  return ancestors;
};

/** The ancestors of a node below the domain, innermost first. */
const between = (node: ChartNode, domain: ChartNode | null): ChartNode[] =>
  node === domain ? [] : ancestorsOf(node).filter((ancestor) => isDescendant(ancestor, domain));

/** The state inside which a transition moves; null if the whole chart is left and entered again. */
const domainOf = ({ source, targets, reenter }: Moving): ChartNode | null => {
  if (!reenter && targets.every((target) => target === source || isDescendant(target, source))) return source;
  const all = [...targets, source];
  const common = ancestorsOf(all[0] ?? source).find((ancestor) => all.every((node) => isDescendant(node, ancestor)));
  return common ?? (reenter ? null : rootOf(source));
};

const rootOf = (node: ChartNode): ChartNode => (node.parent === null ? node : rootOf(node.parent));

const exitedBy = (transition: Moving, nodes: readonly ChartNode[]): ChartNode[] => {
  if (transition.targets.length === 0) return [];
  const domain = domainOf(transition);
  const isItself = transition.reenter && transition.source === domain;
  return nodes.filter((node) => (isItself && node === domain) || isDescendant(node, domain));
};

/** Of transitions that would leave the same state, the one from the deeper source is kept, else the earlier one. */
export const withoutConflicts = (transitions: readonly Transition[], nodes: readonly ChartNode[]): Transition[] => {
  let kept: Transition[] = [];
  for (const transition of new Set(transitions)) {
    const exited = exitedBy(transition, nodes);
    const rivals = kept.filter((other) => exitedBy(other, nodes).some((node) => exited.includes(node)));
    if (!rivals.every((rival) => isDescendant(transition.source, rival.source))) continue;
    kept = [...kept.filter((other) => !rivals.includes(other)), transition];
  }
  return kept;
};

/** Collects the states that are entered, and those of them that are entered with their initial actions. */
class Entry {
  readonly entered = new Set<ChartNode>();
  readonly byDefault = new Set<ChartNode>();

  add(transition: Moving): void {
    const { source, targets, reenter } = transition;
    const domain = domainOf(transition);
    for (const target of targets) {
      if (target !== source || source !== domain || reenter) this.#byDefault(target);
      this.#descend(target);
    }
    for (const target of targets) {
      for (const node of between(target, domain)) this.#around(node, domain);
      if (domain?.type === 'parallel') this.#around(domain, domain);
    }
  }

  #byDefault(node: ChartNode): void {
    this.entered.add(node);
    this.byDefault.add(node);
  }

  #descend(node: ChartNode): void {
    if (node.type === 'compound') {
      const initial = node.initial as ChartNode;
      this.#byDefault(initial);
      this.#descend(initial);
    } else if (node.type === 'parallel') {
      for (const region of node.children) {
        if (this.#isInside(region)) continue;
        this.#byDefault(region);
        this.#descend(region);
      }
    }
  }

  /** A state around a target is entered as well, and with it those of its regions that have no target. */
  #around(node: ChartNode, domain: ChartNode | null): void {
    if (isDescendant(node, domain)) this.entered.add(node);
    if (node.type !== 'parallel') return;
    for (const region of node.children) {
      if (this.#isInside(region)) continue;
      this.entered.add(region);
      this.#descend(region);
    }
  }

  #isInside(region: ChartNode): boolean {
    return [...this.entered].some((node) => isDescendant(node, region));
  }
}

/** Has everything in this state that must come to an end done so? */
export const isFinal = (node: ChartNode, isActive: (node: ChartNode) => boolean): boolean => {
  if (node.type === 'compound') return node.children.some((child) => child.type === 'final' && isActive(child));
  if (node.type === 'parallel') return node.children.every((child) => isFinal(child, isActive));
  return node.type === 'final';
};

const doneEvent = ({ id }: ChartNode): Action =>
  raiseAction(Object.freeze({ type: `xstate.done.state.${id}`, output: undefined }));

/** The events that follow from entering a final state, and whether the whole chart has come to its end with it. */
const completions = (final: ChartNode, active: ReadonlySet<ChartNode>, completed: Set<ChartNode>) => {
  const events: Action[] = [];
  const { parent } = final;
  if (parent?.type === 'compound') events.push(doneEvent(parent));
  let around = parent?.type === 'parallel' ? parent : (parent?.parent ?? null);
  while (around?.type === 'parallel' && !completed.has(around) && isFinal(around, (node) => active.has(node))) {
    completed.add(around);
    events.push(doneEvent(around));
    around = around.parent;
  }
  return { events, isEnd: around === null };
};

const backwards = (nodes: Iterable<ChartNode>): ChartNode[] => [...nodes].sort((a, b) => b.order - a.order);
const forwards = (nodes: Iterable<ChartNode>): ChartNode[] => [...nodes].sort((a, b) => a.order - b.order);

const entering = (before: readonly ChartNode[], active: Set<ChartNode>, { entered, byDefault }: Entry) => {
  const actions: Action[] = [];
  const completed = new Set<ChartNode>();
  let isEnd = false;
  for (const node of forwards(entered)) {
    active.add(node);
    actions.push(...node.entry, ...(byDefault.has(node) ? node.initialActions : []));
    if (node.type !== 'final') continue;
    const completion = completions(node, active, completed);
    actions.push(...completion.events);
    isEnd ||= completion.isEnd;
  }
  const nodes = isEnd ? backwards(active) : [...active];
  if (isEnd) actions.push(...nodes.flatMap(({ exit }) => exit));
  const isSame = before.length === active.size && before.every((node) => active.has(node));
  return { actions, nodes: isSame ? before : nodes, isChange: isEnd || !isSame };
};

/** The plan of taking these transitions, which do not conflict, with these nodes active. */
export const planStep = (before: readonly ChartNode[], transitions: readonly Transition[]): Plan => {
  const active = new Set(before);
  const exited = backwards(new Set(transitions.flatMap((transition) => exitedBy(transition, before))));
  for (const node of exited) active.delete(node);
  const entry = new Entry();
  for (const transition of transitions) entry.add(transition);
  const { actions: entries, nodes, isChange } = entering(before, active, entry);
  const actions = [
    ...exited.flatMap(({ exit }) => exit),
    ...transitions.flatMap((transition) => transition.actions),
    ...entries,
  ];
  return {
    transitions,
    actions,
    nodes,
    isChange: isChange || actions.some(({ isRecipe }) => isRecipe),
  };
};

/** The plan of the very first step, into the initial states. */
export const planStart = (root: ChartNode): Plan => {
  const initial: ChartNode[] = [];
  const visit = (node: ChartNode): void => {
    initial.push(node);
    if (node.initial !== null) visit(node.initial);
    if (node.type === 'parallel') node.children.forEach(visit);
  };
  visit(root);
  const entry = new Entry();
  entry.add({ source: root, targets: initial, reenter: true });
  const { actions, nodes } = entering([], new Set([root]), entry);
  return { transitions: [], actions, nodes, isChange: true };
};
