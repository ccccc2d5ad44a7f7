// Which states are active, in the order in which they were entered, and everything that follows from that alone. The
// steps from here are worked out when they are first taken and kept.

import type { EventObject, StateValue } from 'xstate';
import { firstOf, isRaised } from './choices.ts';
import { stateValue } from './state-value.ts';
import { isFinal, type Plan, planStep, withoutConflicts } from './step.ts';
import { type ChartNode, type Choice, isLeaf, type Step, type Transition } from './tables.ts';

/** What a configuration asks of its chart. */
interface Around {
  readonly nodes: readonly ChartNode[];
  eventlessOf(leaf: ChartNode): readonly Choice[];
  choicesFor(node: ChartNode, type: string): readonly Choice[];
  stepOf(plan: Plan): Step;
}

/** An active state that has something to say to an event, or has such states inside. */
interface Answering {
  readonly inner: readonly Answering[];
  readonly choices: readonly Choice[];
}

const collect = ({ inner, choices }: Answering, world: object, event: EventObject, found: Transition[]): void => {
  const before = found.length;
  for (let index = 0; index < inner.length; index += 1) collect(inner[index] as Answering, world, event, found);
  if (found.length > before) return;
  const own = firstOf(choices, world, event);
  if (own !== null) found.push(own);
};

export class Configuration {
  readonly nodes: readonly ChartNode[];
  readonly value: StateValue;
  /** Has the chart come to its end? */
  readonly isDone: boolean;
  readonly isOverflow: boolean;
  readonly hasRegions: boolean;
  /** For each active leaf that may leave without an event, the choices from the leaf outwards. */
  readonly eventless: readonly (readonly Choice[])[];
  /** Where it stands in the program of its chart; null if that does not have all steps from here. */
  place: number | null = null;
  readonly #chart: Around;
  /** Active children in the order entered, at the place of their parent in document order. */
  readonly #childrenOf: readonly (readonly ChartNode[])[];
  /** By the number of the transition. */
  readonly #steps: Step[] = [];
  /** By the type of the event. */
  readonly #answers = new Map<string, readonly Choice[]>();
  readonly #answering = new Map<string, Answering | null>();
  readonly #chains: Step[] = [];
  readonly #jointSteps: { readonly transitions: readonly Transition[]; readonly step: Step }[] = [];

  constructor(chart: Around, nodes: readonly ChartNode[]) {
    const childrenOf: ChartNode[][] = chart.nodes.map(() => []);
    for (const node of nodes) if (node.parent !== null) childrenOf[node.parent.order]?.push(node);
    const [root] = chart.nodes as [ChartNode];
    this.#chart = chart;
    this.nodes = nodes;
    this.#childrenOf = childrenOf;
    this.value = stateValue(root, ({ order }) => childrenOf[order] ?? []);
    this.isDone = isFinal(root, (node) => nodes.includes(node));
    this.hasRegions = nodes.some(({ type }) => type === 'parallel');
    this.isOverflow = nodes.some(({ tags }) => tags.includes('overflow'));
    this.eventless = nodes
      .filter(isLeaf)
      .map((leaf) => chart.eventlessOf(leaf))
      .filter((choices) => choices.length > 0);
  }

  /** The one transition that an event enables, where no regions are active; the innermost states answer first. */
  answerTo(world: object, event: EventObject): Transition | null {
    return firstOf(this.#answersTo(event.type), world, event);
  }

  /** Only events that some state knows are kept: others come from outside and have no end. */
  #answersTo(type: string): readonly Choice[] {
    const known = this.#answers.get(type);
    if (known !== undefined) return known;
    const inwards = this.nodes.map((node) => this.#chart.choicesFor(node, type));
    const answers = inwards.reverse().flat();
    if (answers.length > 0) this.#answers.set(type, answers);
    return answers;
  }

  /** The transitions that an event enables: the innermost states answer first, regions each for themselves. */
  enabledBy(world: object, event: EventObject): Transition[] {
    const found: Transition[] = [];
    const answering = this.#answeringTo(event.type);
    if (answering !== null) collect(answering, world, event, found);
    return found;
  }

  #answeringTo(type: string): Answering | null {
    const known = this.#answering.get(type);
    if (known !== undefined) return known;
    const answering = this.#answeringIn(this.#chart.nodes[0] as ChartNode, type);
    if (answering !== null || isRaised(type)) this.#answering.set(type, answering);
    return answering;
  }

  #answeringIn(node: ChartNode, type: string): Answering | null {
    const children = this.#childrenOf[node.order] ?? [];
    const inner = children.map((child) => this.#answeringIn(child, type)).filter((each) => each !== null);
    const choices = this.#chart.choicesFor(node, type);
    return inner.length === 0 && choices.length === 0 ? null : { inner, choices };
  }

  stepFor(transition: Transition): Step {
    return this.#steps[transition.index] ?? this.#learn(transition);
  }

  /**
   * The step for a transition joined with those that follow it whatever the World is like: the eventless transitions
   * without a guard. For runs that nobody watches.
   */
  chainFor(transition: Transition): Step {
    return this.#chains[transition.index] ?? this.#learnChain(transition);
  }

  /** The step for several transitions that are enabled at once; of those that are in each other's way one is taken. */
  stepForAll(transitions: readonly Transition[]): Step {
    const known = this.#jointSteps.find((joint) => isSameList(joint.transitions, transitions));
    return known?.step ?? this.#learnAll(transitions);
  }

  #learn(transition: Transition): Step {
    const step = this.#chart.stepOf(planStep(this.nodes, [transition]));
    this.#steps[transition.index] = step;
    return step;
  }

  #learnChain(transition: Transition): Step {
    const steps = [this.stepFor(transition)];
    const passed = new Set<Configuration>();
    for (;;) {
      const { to, isChange } = steps.at(-1) as Step;
      const next = isChange && !passed.has(to) ? to.#unguarded() : null;
      if (next === null) break;
      passed.add(to);
      steps.push(to.stepFor(next));
    }
    const { to, isChange } = steps.at(-1) as Step;
    const [transitions, actions] = [steps.flatMap((each) => each.transitions), steps.flatMap((each) => each.actions)];
    const chain = { transitions, actions, to, isChange, length: steps.length };
    this.#chains[transition.index] = chain;
    return chain;
  }

  /** The eventless transition that is taken from here in any case. */
  #unguarded(): Transition | null {
    const first = this.eventless.length === 1 && !this.isDone ? this.eventless[0]?.[0] : undefined;
    return first?.test === null ? first.transition : null;
  }

  #learnAll(transitions: readonly Transition[]): Step {
    const step = this.#chart.stepOf(planStep(this.nodes, withoutConflicts(transitions, this.nodes)));
    this.#jointSteps.push({ transitions, step });
    return step;
  }
}

const isSameList = (a: readonly Transition[], b: readonly Transition[]): boolean =>
  a.length === b.length && a.every((transition, index) => transition === b[index]);
