// Runs a compiled chart on plain data, without XState and immer. Recipes change one World in place. Whoever asks for the
// position gets a frozen picture of it. An input that goes over its budget, or on which the rules fail, is taken back as
// a whole: the World is made anew from the last checkpoint, and the inputs since then are carried out again.

import type { AnyStateMachine, EventObject } from 'xstate';
import { accept } from '../legality.ts';
import { Listeners } from '../listeners.ts';
import type { AnyInput } from '../ruleset.ts';
import type { ChartPosition, Microstep, NewWorld, Runner, Sent } from '../runner.ts';
import { type ChartTransition, type TransitionWatcher, transitionsByDefinition } from '../transitions.ts';
import type { Chart } from './chart.ts';
import { firstOf } from './choices.ts';
import { compile } from './compile.ts';
import type { Configuration } from './configuration.ts';
import { Pictures } from './pictures.ts';
import { frozen, isFlat, plainCopy } from './plain.ts';
import type { Program } from './program.ts';
import { activeNodes } from './state-value.ts';
import type { Action, ChartNode, Choice, Step, Transition } from './tables.ts';

/** Inputs after which there is a checkpoint even if nobody has asked for the position. */
const LONGEST_REPLAY = 512;

const DONE = { result: 'done' } as const;

/** A position that nobody else can change: a picture, or a copy of its own. */
interface Checkpoint<W> {
  readonly configuration: Configuration;
  readonly world: W;
}

const INIT = Object.freeze({ type: 'xstate.init' });

export class CompiledRunner<W extends object> implements Runner<W> {
  readonly #chart: Chart;
  /** Changed in place, and made anew only when an input is taken back. */
  #world: object;
  #event: EventObject = INIT;
  /** Events raised on the way. */
  readonly #raised: EventObject[] = [];
  /** Made for the first who asks for one. */
  #pictures: Pictures | null = null;
  #watchers = new Listeners<[Microstep<W>]>();
  #onTransition: TransitionWatcher | null;
  readonly #machine: AnyStateMachine;
  #configuration: Configuration;
  /** A position from which the inputs since then lead back here, or how the World of the start is made. */
  #checkpoint: Checkpoint<W> | (() => W);
  readonly #since: AnyInput[] = [];
  /** The picture of the World at rest, once somebody has asked for it. */
  #picture: W | null = null;

  /**
   * Starts the machine in a World, or goes on from a position. A new World that is not frozen becomes the runner's own;
   * if it can be made anew, no copy of it is kept.
   *
   * @throws CompileError if the machine uses what the compiled road does not have.
   */
  constructor(
    machine: AnyStateMachine,
    start: NewWorld<W> | ChartPosition<W>,
    onTransition: TransitionWatcher | null = null,
  ) {
    this.#chart = compile(machine);
    this.#machine = machine;
    this.#onTransition = onTransition;
    const isOwn = !('value' in start) && !Object.isFrozen(start.world);
    this.#world = isOwn ? start.world : plainCopy(start.world);
    if ('value' in start) {
      const world = frozen(start.world);
      const nodes = activeNodes(machine, start.value, world).map((order) => this.#chart.nodes[order] as ChartNode);
      this.#configuration = this.#chart.configuration(nodes);
      this.#checkpoint = { configuration: this.#configuration, world };
      this.#picture = world;
    } else {
      const first = this.#chart.start();
      this.#configuration = first.to;
      this.#begin(first);
      this.#checkpoint = start.anew ?? this.#pass(plainCopy(this.world));
    }
  }

  get world(): W {
    return this.#world as W;
  }

  get position(): ChartPosition<W> {
    if (this.#picture === null) {
      this.#picture = this.#takePicture();
      this.#checkpoint = this.#pass(this.#picture);
    }
    return { value: this.#configuration.value, world: this.#picture };
  }

  /** The World goes on changing in place. */
  readonly sharedPosition = null;

  handOut<T>(value: T): T {
    return frozen(plainCopy(value));
  }

  send(input: AnyInput, isChecked = false): Sent<W> {
    if (this.#configuration.isDone) return DONE;
    if (this.#since.length >= LONGEST_REPLAY) this.#checkpoint = this.#pass(plainCopy(this.world));
    const own = isChecked ? input : plainCopy(input);
    try {
      this.#handle(own, isChecked);
    } catch (error) {
      this.#takeBack();
      return { result: 'fault', error };
    }
    if (this.#configuration.isOverflow) {
      const stopped = this.world;
      this.#takeBack();
      return { result: 'overflow', stopped };
    }
    this.#since.push(own);
    this.#picture = null;
    return DONE;
  }

  watch(watcher: (step: Microstep<W>) => void): () => void {
    return this.#watchers.add(watcher);
  }

  stop(): void {
    this.#watchers.clear();
  }

  #takePicture(): W {
    this.#pictures ??= new Pictures();
    return this.#pictures.of(this.world);
  }

  #pass(world: W): Checkpoint<W> {
    this.#since.length = 0;
    return { configuration: this.#configuration, world };
  }

  /** Recipes are deterministic, so the same inputs lead to the same World again. */
  #takeBack(): void {
    const watchers = this.#watchers;
    const onTransition = this.#onTransition;
    this.#watchers = new Listeners();
    this.#onTransition = null;
    const checkpoint = this.#checkpoint;
    if (typeof checkpoint === 'function') {
      this.#world = checkpoint();
      this.#begin(this.#chart.start());
    } else {
      this.#world = plainCopy(checkpoint.world);
      this.#configuration = checkpoint.configuration;
    }
    for (const input of this.#since) this.#handle(input, false);
    // Who sends one such input may well send more: the next one is quickly taken back.
    if (this.#since.length > 0) this.#checkpoint = this.#pass(plainCopy(this.world));
    this.#watchers = watchers;
    this.#onTransition = onTransition;
  }

  #begin(first: Step): void {
    this.#event = INIT;
    this.#forgetRaised();
    this.#carryOut(first);
    this.#settle(first.length);
  }

  /** Nearly always there is nothing to forget, and setting a length is slow. */
  #forgetRaised(): void {
    if (this.#raised.length > 0) this.#raised.length = 0;
  }

  /** Recipes may take into the World what comes with an input, and change it there: they get a copy of it. */
  #handle(input: AnyInput, isChecked: boolean): void {
    const event = isFlat(input) ? input : plainCopy(input);
    this.#event = event;
    this.#forgetRaised();
    if (isChecked) accept(event);
    const step = this.#forEvent();
    if (isChecked) accept(null);
    this.#take(step);
    this.#settle(step === null ? 1 : step.length);
  }

  /** Whoever watches sees each microstep by itself. */
  get #isWatched(): boolean {
    return !this.#watchers.isEmpty || this.#onTransition !== null;
  }

  /** Goes on until nothing is left to be done without another input, after so many microsteps. */
  #settle(taken: number): void {
    const { maxIterations } = this.#chart;
    const isWatched = this.#isWatched;
    const program = isWatched ? null : this.#chart.program;
    let last: Step | null = null;
    let turns = taken;
    while (!this.#configuration.isDone) {
      if (turns > maxIterations) throw new Error(`More than ${maxIterations} microsteps.`);
      // XState looks for eventless transitions again only if something is different now.
      let isSettled: boolean = last !== null && !last.isChange;
      if (!isSettled && program !== null) {
        turns = this.#run(program, turns);
        if (this.#configuration.isDone) return;
        isSettled = this.#configuration.place !== null;
        last = null;
      }
      const step: Step | null = isSettled ? null : this.#withoutEvent(isWatched);
      last = step;
      if (step !== null) {
        this.#take(step);
        turns += step.length;
      } else {
        const event = this.#raised.shift();
        if (event === undefined) return;
        this.#event = event;
        const answer = this.#forEvent();
        this.#take(answer);
        turns += answer === null ? 1 : answer.length;
      }
    }
  }

  /** Takes the steps that the program has, and hands back how many there were until now. */
  #run({ configurations, run }: Program, turns: number): number {
    const from = this.#configuration.place;
    if (from === null) return turns;
    const progress = { steps: turns };
    const to = run(this.#world, this.#event, this.#raised, progress, from);
    this.#configuration = configurations[to] as Configuration;
    return progress.steps;
  }

  /** The step that may be taken without an event, or null. */
  #withoutEvent(isWatched: boolean): Step | null {
    const { eventless } = this.#configuration;
    if (eventless.length === 0) return null;
    if (eventless.length === 1) {
      const choices = eventless[0] as readonly Choice[];
      const transition = firstOf(choices, this.#world, this.#event);
      if (transition === null) return null;
      return isWatched ? this.#configuration.stepFor(transition) : this.#configuration.chainFor(transition);
    }
    const enabled: Transition[] = [];
    for (const choices of eventless) {
      const transition = firstOf(choices, this.#world, this.#event);
      if (transition !== null && !enabled.includes(transition)) enabled.push(transition);
    }
    return this.#stepFor(enabled);
  }

  #forEvent(): Step | null {
    const configuration = this.#configuration;
    if (configuration.hasRegions) return this.#stepFor(configuration.enabledBy(this.#world, this.#event));
    const transition = configuration.answerTo(this.#world, this.#event);
    if (transition === null) return null;
    return this.#isWatched ? configuration.stepFor(transition) : configuration.chainFor(transition);
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
    if (this.#watchers.isEmpty) return;
    this.#watchers.tell({ value: this.#configuration.value, world: this.#takePicture() });
  }

  #carryOut({ transitions, actions, to }: Step): void {
    if (this.#onTransition !== null) this.#tell(transitions, this.#onTransition);
    const world = this.#world;
    const event = this.#event;
    const raised = this.#raised;
    for (let index = 0; index < actions.length; index += 1) {
      const { carryOut, params } = actions[index] as Action;
      carryOut(world, event, params, raised);
    }
    this.#configuration = to;
  }

  #tell(transitions: readonly Transition[], onTransition: TransitionWatcher): void {
    const named = transitionsByDefinition(this.#machine);
    for (const { definition } of transitions) onTransition(named.get(definition) as ChartTransition, this.world);
  }
}
