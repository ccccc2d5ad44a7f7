// Which states are active, in the order in which they were entered, and everything that follows from that alone. The
// steps from here are worked out when they are first taken and kept.

import type { StateValue } from 'xstate';
import { stateValue } from './state-value.ts';
import { isFinal, type Plan, planStep, withoutConflicts } from './step.ts';
import { type ChartNode, type Choice, isLeaf, type Step, type Transition } from './tables.ts';

/** What a configuration asks of its chart. */
interface Around {
  readonly nodes: readonly ChartNode[];
  eventlessOf(leaf: ChartNode): readonly Choice[];
  stepOf(plan: Plan): Step;
}

export class Configuration {
  readonly nodes: readonly ChartNode[];
  readonly value: StateValue;
  /** Has the chart come to its end? */
  readonly isDone: boolean;
  readonly tags: ReadonlySet<string>;
  /** Active children in the order entered, at the place of their parent in document order. */
  readonly childrenOf: readonly (readonly ChartNode[])[];
  /** For each active leaf that may leave without an event, the choices from the leaf outwards. */
  readonly eventless: readonly (readonly Choice[])[];
  readonly #chart: Around;
  readonly #steps = new Map<Transition, Step>();
  readonly #jointSteps: { readonly transitions: readonly Transition[]; readonly step: Step }[] = [];

  constructor(chart: Around, nodes: readonly ChartNode[]) {
    const childrenOf: ChartNode[][] = chart.nodes.map(() => []);
    for (const node of nodes) if (node.parent !== null) childrenOf[node.parent.order]?.push(node);
    const [root] = chart.nodes as [ChartNode];
    this.#chart = chart;
    this.nodes = nodes;
    this.childrenOf = childrenOf;
    this.value = stateValue(root, ({ order }) => childrenOf[order] ?? []);
    this.isDone = isFinal(root, (node) => nodes.includes(node));
    this.tags = new Set(nodes.flatMap(({ tags }) => tags));
    this.eventless = nodes
      .filter(isLeaf)
      .map((leaf) => chart.eventlessOf(leaf))
      .filter((choices) => choices.length > 0);
  }

  stepFor(transition: Transition): Step {
    return this.#steps.get(transition) ?? this.#learn(transition);
  }

  /** The step for several transitions that are enabled at once; of those that are in each other's way one is taken. */
  stepForAll(transitions: readonly Transition[]): Step {
    const known = this.#jointSteps.find((joint) => isSameList(joint.transitions, transitions));
    return known?.step ?? this.#learnAll(transitions);
  }

  #learn(transition: Transition): Step {
    const step = this.#chart.stepOf(planStep(this.nodes, [transition]));
    this.#steps.set(transition, step);
    return step;
  }

  #learnAll(transitions: readonly Transition[]): Step {
    const step = this.#chart.stepOf(planStep(this.nodes, withoutConflicts(transitions, this.nodes)));
    this.#jointSteps.push({ transitions, step });
    return step;
  }
}

const isSameList = (a: readonly Transition[], b: readonly Transition[]): boolean =>
  a.length === b.length && a.every((transition, index) => transition === b[index]);
