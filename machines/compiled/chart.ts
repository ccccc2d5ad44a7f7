// A compiled chart: its states, and the configurations that games have come through so far, which are kept for all games
// of the machine.

import { choicesFor, choicesOf, isRaised } from './choices.ts';
import { Configuration } from './configuration.ts';
import { isWorthProgram, type Program, programOf } from './program.ts';
import { ancestorsOf, type Plan, planStart } from './step.ts';
import type { ChartNode, Choice, Step } from './tables.ts';

export class Chart {
  /** In document order; the root is the first. */
  readonly nodes: readonly ChartNode[];
  /** How many microsteps one input may take. */
  readonly maxIterations: number;
  #first: Step | null = null;
  readonly #configurations = new Map<string, Configuration>();
  readonly #choicesFor = new Map<string, (Choice[] | undefined)[]>();
  readonly #eventless = new Map<ChartNode, Choice[]>();
  #runs = 0;
  /** Undefined as long as nobody has tried to make one. */
  #program: Program | null | undefined;

  constructor(nodes: readonly ChartNode[], maxIterations: number) {
    this.nodes = nodes;
    this.maxIterations = maxIterations;
  }

  get root(): ChartNode {
    return this.nodes[0] as ChartNode;
  }

  /** The first step of a new game. */
  start(): Step {
    this.#first ??= this.stepOf(planStart(this.root));
    return this.#first;
  }

  /** To be asked for once for each input: the program, if there have been enough of them and there can be one. */
  get program(): Program | null {
    if (this.#program !== undefined) return this.#program;
    this.#runs += 1;
    if (!isWorthProgram(this.#runs)) return null;
    this.#program = programOf(this.#withoutRegions(), this.maxIterations);
    return this.#program;
  }

  #withoutRegions(): Configuration[] {
    const paths = this.nodes
      .filter(({ type }) => type === 'atomic')
      .map((leaf) => [...ancestorsOf(leaf).reverse(), leaf]);
    return paths
      .filter((path) => path.every(({ type }) => type !== 'parallel'))
      .map((path) => this.configuration(path));
  }

  /** The one configuration with these active nodes, in this order. */
  configuration(nodes: readonly ChartNode[]): Configuration {
    const key = nodes.map(({ order }) => order).join();
    const known = this.#configurations.get(key);
    if (known !== undefined) return known;
    const made = new Configuration(this, nodes);
    this.#configurations.set(key, made);
    return made;
  }

  /** The choices that a state itself offers for an event of this type. */
  choicesFor(node: ChartNode, type: string): readonly Choice[] {
    const known = this.#choicesFor.get(type);
    const choices = known?.[node.order] ?? choicesFor(node, type);
    // Only events that some state knows or that the chart raises itself are kept: others come from outside and have no end.
    if (known !== undefined) known[node.order] = choices;
    else if (choices.length > 0 || isRaised(type)) this.#choicesFor.set(type, []);
    return choices;
  }

  /** Everything that may be taken without an event from this leaf, from the leaf outwards. */
  eventlessOf(leaf: ChartNode): Choice[] {
    const known = this.#eventless.get(leaf);
    if (known !== undefined) return known;
    const choices = choicesOf([leaf, ...ancestorsOf(leaf)].flatMap(({ always }) => always));
    this.#eventless.set(leaf, choices);
    return choices;
  }

  /** The step that a plan describes. */
  stepOf({ transitions, actions, nodes, isChange }: Plan): Step {
    return { transitions, actions, to: this.configuration(nodes), isChange, length: 1 };
  }
}
