// Runs a compiled chart on plain data, without XState and immer. Recipes change one World in place. Whoever asks for the
// position gets a frozen picture of it. An input that goes over its budget, or on which the rules fail, is taken back as
// a whole: the World is made anew from the last checkpoint, and the inputs since then are carried out again.

import type { AnyStateMachine } from 'xstate';
import type { AnyInput } from '../ruleset.ts';
import type { ChartPosition, Microstep, Runner, Sent } from '../runner.ts';
import type { Chart } from './chart.ts';
import { firstOf } from './choices.ts';
import { compile } from './compile.ts';
import type { Configuration } from './configuration.ts';
import { Pictures } from './pictures.ts';
import { frozen, plainCopy } from './plain.ts';
import { activeNodes } from './state-value.ts';
import type { ChartNode, Choice, Run, Step, Transition } from './tables.ts';

/** Inputs after which there is a checkpoint even if nobody has asked for the position. */
const LONGEST_REPLAY = 64;

const DONE = { result: 'done' } as const;

/** A position that nobody else can change: a picture, or a copy of its own. */
interface Checkpoint<W> {
  readonly configuration: Configuration;
  readonly world: W;
}

export class CompiledRunner<W extends object> implements Runner<W> {
  readonly #chart: Chart;
  readonly #run: Run;
  readonly #pictures = new Pictures();
  readonly #watchers = new Set<(step: Microstep<W>) => void>();
  #configuration: Configuration;
  /** A position to which the inputs since then lead back. */
  #checkpoint: Checkpoint<W>;
  readonly #since: AnyInput[] = [];
  /** The picture of the World at rest, once somebody has asked for it. */
  #picture: W | null = null;

  /**
   * Starts the machine in a World, or goes on from a position. A new World that is not frozen becomes the runner's own.
   *
   * @throws CompileError if the machine uses what the compiled road does not have.
   */
  constructor(machine: AnyStateMachine, start: { readonly world: W } | ChartPosition<W>) {
    this.#chart = compile(machine);
    const isOwn = !('value' in start) && !Object.isFrozen(start.world);
    this.#run = {
      context: isOwn ? start.world : plainCopy(start.world),
      event: { type: 'xstate.init' },
      raised: [],
    };
    if ('value' in start) {
      const world = frozen(start.world);
      const nodes = activeNodes(machine, start.value, world).map((order) => this.#chart.nodes[order] as ChartNode);
      this.#configuration = this.#chart.configuration(nodes);
      this.#checkpoint = { configuration: this.#configuration, world };
      this.#picture = world;
    } else {
      const first = this.#chart.start();
      this.#configuration = first.to;
      this.#carryOut(first);
      this.#settle();
      this.#checkpoint = this.#pass(plainCopy(this.world));
    }
  }

  get world(): W {
    return this.#run.context as W;
  }

  get position(): ChartPosition<W> {
    if (this.#picture === null) {
      this.#picture = this.#pictures.of(this.world);
      this.#checkpoint = this.#pass(this.#picture);
    }
    return { value: this.#configuration.value, world: this.#picture };
  }

  handOut<T>(value: T): T {
    return frozen(plainCopy(value));
  }

  send(input: AnyInput): Sent<W> {
    if (this.#configuration.isDone) return DONE;
    if (this.#since.length >= LONGEST_REPLAY) this.#checkpoint = this.#pass(plainCopy(this.world));
    // The caller may change its own object later, and recipes what they have taken from theirs into the World.
    const own = plainCopy(input);
    try {
      this.#handle(plainCopy(own));
    } catch (error) {
      this.#takeBack();
      return { result: 'fault', error };
    }
    if (this.#configuration.tags.has('overflow')) {
      const stopped = this.world;
      this.#takeBack();
      return { result: 'overflow', stopped };
    }
    this.#since.push(own);
    this.#picture = null;
    return DONE;
  }

  watch(watcher: (step: Microstep<W>) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  stop(): void {
    this.#watchers.clear();
  }

  #pass(world: W): Checkpoint<W> {
    this.#since.length = 0;
    return { configuration: this.#configuration, world };
  }

  /** Recipes are deterministic, so the same inputs lead to the same World again. */
  #takeBack(): void {
    const watchers = [...this.#watchers];
    this.#watchers.clear();
    this.#run.context = plainCopy(this.#checkpoint.world) as object;
    this.#configuration = this.#checkpoint.configuration;
    for (const input of this.#since) this.#handle(plainCopy(input));
    for (const watcher of watchers) this.#watchers.add(watcher);
  }

  #handle(input: AnyInput): void {
    this.#run.event = input;
    this.#run.raised.length = 0;
    this.#take(this.#forEvent());
    this.#settle();
  }

  /** Goes on until nothing is left to be done without another input. */
  #settle(): void {
    const { raised } = this.#run;
    let isSettling = true;
    for (let turns = 1; !this.#configuration.isDone; turns += 1) {
      if (turns > this.#chart.maxIterations) throw new Error(`More than ${this.#chart.maxIterations} microsteps.`);
      const step: Step | null = isSettling ? this.#withoutEvent() : null;
      isSettling = true;
      if (step !== null) {
        this.#take(step);
        // XState looks for eventless transitions again only if something is different now.
        isSettling = step.isChange;
      } else {
        const event = raised.shift();
        if (event === undefined) return;
        this.#run.event = event;
        this.#take(this.#forEvent());
      }
    }
  }

  /** The step that may be taken without an event, or null. */
  #withoutEvent(): Step | null {
    const { eventless } = this.#configuration;
    if (eventless.length === 0) return null;
    if (eventless.length === 1) {
      const transition = firstOf(eventless[0] as readonly Choice[], this.#run);
      return transition === null ? null : this.#configuration.stepFor(transition);
    }
    const enabled: Transition[] = [];
    for (const choices of eventless) {
      const transition = firstOf(choices, this.#run);
      if (transition !== null && !enabled.includes(transition)) enabled.push(transition);
    }
    return this.#stepFor(enabled);
  }

  #forEvent(): Step | null {
    return this.#stepFor(this.#chart.enabledBy(this.#run.event, this.#configuration, this.#run));
  }

  #stepFor(enabled: readonly Transition[]): Step | null {
    if (enabled.length === 0) return null;
    return enabled.length === 1
      ? this.#configuration.stepFor(enabled[0] as Transition)
      : this.#configuration.stepForAll(enabled);
  }

  /** A microstep. That nothing answers an event is one as well. */
  #take(step: Step | null): void {
    if (step !== null) this.#carryOut(step);
    if (this.#watchers.size === 0) return;
    const microstep = { value: this.#configuration.value, world: this.#pictures.of(this.world) };
    for (const watcher of this.#watchers) watcher(microstep);
  }

  #carryOut({ actions, to }: Step): void {
    for (let index = 0; index < actions.length; index += 1) actions[index]?.(this.#run);
    this.#configuration = to;
  }
}
