// What has been reached, how often: the states and transitions of the charts, counted while games run, and what else a
// rule set has to be used. Counts of several runs are added up.

import type { AnyStateMachine } from 'xstate';
import {
  type ChartTransition,
  initialStates,
  stateNames,
  type TransitionWatcher,
  transitionsOf,
} from '../../machines/index.ts';

/** What is counted besides the charts. A listener is a verb and its position: `damage after`. */
export const TOPICS = ['cards', 'verbs', 'listeners', 'refusals', 'decisions'] as const;
export type Topic = (typeof TOPICS)[number];

/** Something that was used, to be counted. */
export interface Used {
  readonly topic: Topic;
  readonly name: string;
}

export type Counts = Record<string, number>;

/**
 * Coverage as JSON, for a page that colours charts by it. States go by their dotted paths, transitions by their names in
 * `transitionsOf`. Whatever exists and was never reached is there with 0.
 */
export interface CoverageReport {
  readonly format: 'cardchart-coverage-1';
  readonly ruleset: string;
  readonly version: string;
  readonly games: number;
  readonly inputs: number;
  readonly charts: Readonly<Record<string, { readonly states: Counts; readonly transitions: Counts }>>;
  readonly used: Readonly<Record<Topic, Counts>>;
}

/** A state or a transition of a chart. */
export interface Place {
  readonly chart: string;
  readonly kind: 'state' | 'transition';
  readonly name: string;
}

/** What coverage has to know of a rule set. */
export interface Covered {
  readonly rulesets: readonly [{ readonly name: string; readonly version: string }, ...unknown[]];
  readonly charts: Readonly<Record<string, AnyStateMachine>>;
  readonly known?: Partial<Readonly<Record<Topic, readonly string[]>>>;
  /** States and transitions of each chart that no game can reach, with the reason. */
  readonly unreachable?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

class ChartCounts {
  readonly transitions: ReadonlyMap<string, ChartTransition>;
  readonly states = new Map<string, number>();
  readonly taken = new Map<string, number>();
  readonly #initial: readonly string[];

  constructor(machine: AnyStateMachine) {
    const transitions = transitionsOf(machine);
    this.transitions = new Map(transitions.map((transition) => [transition.name, transition]));
    for (const state of stateNames(machine)) this.states.set(state, 0);
    for (const { name } of transitions) this.taken.set(name, 0);
    this.#initial = initialStates(machine);
  }

  begin(): void {
    for (const state of this.#initial) add(this.states, state, 1);
  }

  take({ name, enters }: ChartTransition): void {
    add(this.taken, name, 1);
    for (const state of enters) add(this.states, state, 1);
  }
}

const add = (counts: Map<string, number>, name: string, count: number): void => {
  counts.set(name, (counts.get(name) ?? 0) + count);
};

export class Coverage {
  games = 0;
  inputs = 0;
  readonly charts: ReadonlyMap<string, ChartCounts>;
  readonly #byMachine: ReadonlyMap<AnyStateMachine, ChartCounts>;
  readonly #used: Readonly<Record<Topic, Map<string, number>>>;
  readonly #of: Covered['rulesets'][0];
  readonly #unreachable: NonNullable<Covered['unreachable']>;

  constructor({ rulesets: [ruleset], charts, known = {}, unreachable = {} }: Covered) {
    this.#of = ruleset;
    this.#unreachable = unreachable;
    const counted = Object.entries(charts).map(([name, machine]) => [name, machine, new ChartCounts(machine)] as const);
    this.charts = new Map(counted.map(([name, , counts]) => [name, counts]));
    this.#byMachine = new Map(counted.map(([, machine, counts]) => [machine, counts]));
    const zeros = (topic: Topic) => new Map((known[topic] ?? []).map((name) => [name, 0]));
    this.#used = Object.fromEntries(TOPICS.map((topic) => [topic, zeros(topic)])) as never;
  }

  /**
   * Counts a new game: hands back what is to be called for each of its transitions. `usedIn` says what is used by
   * entering a state, from the World just before.
   *
   * @throws Error if the machine is none of the charts that are covered.
   */
  watch<W>(
    machine: AnyStateMachine,
    usedIn: Readonly<Record<string, (before: W) => readonly Used[]>> = {},
  ): TransitionWatcher {
    const chart = this.#byMachine.get(machine);
    if (chart === undefined) throw new Error(`The chart "${machine.id}" is none of those that are covered.`);
    this.games += 1;
    chart.begin();
    return (taken, before) => {
      chart.take(taken);
      for (const state of taken.targets) {
        for (const { topic, name } of usedIn[state]?.(before as W) ?? []) this.use(topic, name);
      }
    };
  }

  use(topic: Topic, name: string): void {
    add(this.#used[topic], name, 1);
  }

  /** How often something was used; 0 if nobody has heard of it. */
  count(topic: Topic, name: string): number {
    return this.#used[topic].get(name) ?? 0;
  }

  /** What is known of this topic and was never used. */
  never(topic: Topic): string[] {
    return [...this.#used[topic]].flatMap(([name, count]) => (count === 0 ? [name] : []));
  }

  /** The states and transitions that can be reached and never were. */
  get neverReached(): Place[] {
    return this.#places((count, reason) => count === 0 && reason === undefined);
  }

  /** The states and transitions that are said to be out of reach and were reached. */
  get wronglyExcluded(): Place[] {
    return this.#places((count, reason) => count > 0 && reason !== undefined);
  }

  /** Everything that can be reached was, and everything known was used. Refusals are not asked for. */
  get isComplete(): boolean {
    return (
      this.neverReached.length === 0 &&
      (['cards', 'verbs', 'listeners'] as const).every((topic) => this.never(topic).length === 0)
    );
  }

  /** Transitions that lead from something reached to this place, whatever their guards say; null if there is no way. */
  wayTo({ chart, kind, name }: Place): string[] | null {
    const counts = this.charts.get(chart);
    if (counts === undefined) return null;
    const isGoal = (taken: ChartTransition) => (kind === 'state' ? taken.enters.includes(name) : taken.name === name);
    const seen = new Set([...counts.states].flatMap(([state, count]) => (count > 0 ? [state] : [])));
    let ways: { readonly at: string; readonly way: readonly string[] }[] = [...seen, ''].map((at) => ({ at, way: [] }));
    while (ways.length > 0) {
      const next: typeof ways = [];
      for (const { at, way } of ways) {
        for (const taken of counts.transitions.values()) {
          if (taken.source !== at) continue;
          if (isGoal(taken)) return [...way, taken.name];
          for (const state of taken.enters.filter((each) => !seen.has(each))) {
            seen.add(state);
            next.push({ at: state, way: [...way, taken.name] });
          }
        }
      }
      ways = next;
    }
    return null;
  }

  #places(belongs: (count: number, reason: string | undefined) => boolean): Place[] {
    return [...this.charts].flatMap(([chart, { states, taken }]) =>
      [['state', states] as const, ['transition', taken] as const].flatMap(([kind, counts]) =>
        [...counts].flatMap(([name, count]) =>
          belongs(count, this.#unreachable[chart]?.[name]) ? [{ chart, kind, name }] : [],
        ),
      ),
    );
  }

  report(): CoverageReport {
    return {
      format: 'cardchart-coverage-1',
      ruleset: this.#of.name,
      version: this.#of.version,
      games: this.games,
      inputs: this.inputs,
      charts: Object.fromEntries(
        [...this.charts].map(([name, { states, taken }]) => [
          name,
          { states: Object.fromEntries(states), transitions: Object.fromEntries(taken) },
        ]),
      ),
      used: Object.fromEntries(TOPICS.map((topic) => [topic, Object.fromEntries(this.#used[topic])])) as never,
    };
  }

  /**
   * Adds the counts of another run.
   *
   * @throws Error if the report is of another rule set or version.
   */
  add({ ruleset, version, games, inputs, charts, used }: CoverageReport): void {
    const own = `${this.#of.name} ${this.#of.version}`;
    if (`${ruleset} ${version}` !== own) throw new Error(`This is coverage of ${ruleset} ${version}, not of ${own}.`);
    this.games += games;
    this.inputs += inputs;
    for (const [name, { states, transitions }] of Object.entries(charts)) {
      const chart = this.charts.get(name);
      if (chart === undefined) throw new Error(`There is no chart "${name}" of ${own}.`);
      for (const [state, count] of Object.entries(states)) add(chart.states, state, count);
      for (const [transition, count] of Object.entries(transitions)) add(chart.taken, transition, count);
    }
    for (const topic of TOPICS) {
      for (const [name, count] of Object.entries(used[topic])) add(this.#used[topic], name, count);
    }
  }
}

/** What was reached from an earlier report to a later one of the same run. */
export const since = (earlier: CoverageReport, later: CoverageReport): CoverageReport => {
  const less = (counts: Counts, before: Counts = {}): Counts =>
    Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, count - (before[name] ?? 0)]));
  return {
    ...later,
    games: later.games - earlier.games,
    inputs: later.inputs - earlier.inputs,
    charts: Object.fromEntries(
      Object.entries(later.charts).map(([name, { states, transitions }]) => [
        name,
        {
          states: less(states, earlier.charts[name]?.states),
          transitions: less(transitions, earlier.charts[name]?.transitions),
        },
      ]),
    ),
    used: Object.fromEntries(TOPICS.map((topic) => [topic, less(later.used[topic], earlier.used[topic])])) as never,
  };
};

/** The verbs and listeners in the texts of a card, however deep. */
export const wordsIn = (part: unknown): Used[] => {
  if (typeof part !== 'object' || part === null) return [];
  const { verb, listen, position } = part as Readonly<Record<string, unknown>>;
  return [
    ...(typeof verb === 'string' ? [{ topic: 'verbs', name: verb } as const] : []),
    ...(typeof listen === 'string' ? [{ topic: 'listeners', name: `${listen} ${String(position)}` } as const] : []),
    ...Object.values(part).flatMap(wordsIn),
  ];
};
