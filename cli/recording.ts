// A scenario as it was played: each step with its microsteps, where the chart stood, the World before and in each, and
// the events in true order. Stories and reports are told from it, once every name of the scenario is known.

import type { BattleEvent, BattleWorld } from '../machines/battle/index.ts';
import { activeStates, countEvents, type GameError } from '../machines/index.ts';
import {
  type Fact,
  type Names,
  runScenario,
  type SandboxGame,
  type Scenario,
  type Step,
  StepError,
} from '../machines/sandbox/index.ts';

export interface RecordedMicrostep {
  /** The innermost states, as dotted paths. */
  readonly states: readonly string[];
  readonly before: BattleWorld;
  readonly world: BattleWorld;
  readonly events: readonly BattleEvent[];
}

/** One step of the scenario. A refused one has no microsteps: nothing of it happened. */
export interface RecordedStep {
  readonly step: Step;
  readonly microsteps: readonly RecordedMicrostep[];
  readonly refusal?: GameError;
}

export interface RecordedBlock {
  readonly steps: readonly RecordedStep[];
  /** Empty if a step went wrong before they could be checked. */
  readonly facts: readonly Fact[];
}

export interface Recording {
  readonly scenario: Scenario;
  readonly seed: number;
  readonly start: readonly RecordedStep[];
  /** The World after the set-up. */
  readonly opening: BattleWorld;
  readonly blocks: readonly RecordedBlock[];
  /** The step that could not be carried out; nothing was played after it. */
  readonly failure?: StepError;
  readonly holds: boolean;
  readonly names: Names;
  /** The World at the end. */
  readonly world: BattleWorld;
}

/**
 * Plays the scenario and keeps what happened.
 *
 * @throws GameError if no game can start with the options of the scenario.
 */
export const record = (scenario: Scenario, seed?: number): Recording => {
  const recorder = new Recorder();
  const done = (failure?: StepError): Recording => recorder.finish(scenario, seed, failure);
  try {
    runScenario(scenario, seed, recorder);
    return done();
  } catch (error) {
    if (error instanceof StepError) return done(error);
    throw error;
  }
};

type Open<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

class Recorder {
  readonly #start: RecordedStep[] = [];
  readonly #blocks: RecordedBlock[] = [];
  #block: Open<RecordedBlock> = { steps: [], facts: [] };
  #step: Open<RecordedStep> | undefined;
  /** Microsteps of the input under way; it may still be taken back. */
  #underWay: Omit<RecordedMicrostep, 'events'>[] = [];
  #before: BattleWorld | undefined;
  #opening: BattleWorld | undefined;
  #sandbox: SandboxGame | undefined;
  #names: Names | undefined;

  started(sandbox: SandboxGame, names: Names): void {
    this.#sandbox = sandbox;
    this.#names = names;
    this.#before = sandbox.game.world;
    sandbox.game.watch(({ value, world }) => {
      this.#underWay.push({ states: activeStates(value), before: this.#before ?? world, world });
      this.#before = world;
    });
    sandbox.game.subscribe((events) => this.#accept(events));
  }

  step(step: Step, part: 'start' | 'do'): void {
    this.#step = { step, microsteps: [] };
    if (part === 'do') this.#opening ??= this.#sandbox?.game.world;
    (part === 'start' ? this.#start : this.#block.steps).push(this.#step);
  }

  stepped(_step: Step, refusal: GameError | undefined): void {
    this.#takeBack();
    if (refusal !== undefined && this.#step !== undefined) this.#step.refusal = refusal;
  }

  checked(facts: readonly Fact[]): void {
    this.#blocks.push({ ...this.#block, facts });
    this.#block = { steps: [], facts: [] };
  }

  finish(scenario: Scenario, seed: number | undefined, failure: StepError | undefined): Recording {
    if (this.#sandbox === undefined || this.#names === undefined) throw new Error('The scenario has not started.');
    if (failure !== undefined) this.#blocks.push(this.#block);
    return {
      scenario,
      seed: seed ?? (scenario.options.seed as number | undefined) ?? 0,
      start: this.#start,
      opening: this.#opening ?? this.#sandbox.game.world,
      blocks: this.#blocks,
      ...(failure === undefined ? {} : { failure }),
      holds: failure === undefined && this.#blocks.every(({ facts }) => facts.every(({ holds }) => holds)),
      names: this.#names,
      world: this.#sandbox.game.world,
    };
  }

  /** The input was accepted: each of its microsteps gets the events that are new in its World's journal. */
  #accept(events: readonly BattleEvent[]): void {
    let told = 0;
    for (const microstep of this.#underWay) {
      const count = countEvents(microstep.world);
      this.#step?.microsteps.push({ ...microstep, events: events.slice(told, count) });
      told = count;
    }
    this.#underWay = [];
  }

  #takeBack(): void {
    this.#underWay = [];
    this.#before = this.#sandbox?.game.world;
  }
}
