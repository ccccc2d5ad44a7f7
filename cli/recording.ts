// A scenario as it was played: each step with its microsteps, where the chart stood, the World before and in each, and
// the events in true order. Stories and reports are told from it, once every name of the scenario is known.

import type { BattleEvent, BattleWorld } from '../machines/battle/index.ts';
import type { DaleEvent, DaleWorld } from '../machines/dale/index.ts';
import { activeStates, countEvents, type GameError, type KernelWorld, type Microstep } from '../machines/index.ts';
import {
  type AnySandbox,
  type BattleScenario,
  type DaleScenario,
  type Fact,
  type Names,
  runScenario,
  type Scenario,
  type Step,
  StepError,
} from '../machines/sandbox/index.ts';
import { referees } from '../tests/model/index.ts';

export interface RecordedMicrostep<W, E> {
  /** The innermost states, as dotted paths. */
  readonly states: readonly string[];
  readonly before: W;
  readonly world: W;
  readonly events: readonly E[];
}

/** One step of the scenario. A refused or tried one has no microsteps: nothing of it happened. */
export interface RecordedStep<W, E> {
  readonly step: Pick<Step, 'text' | 'isTried'>;
  readonly microsteps: readonly RecordedMicrostep<W, E>[];
  readonly refusal?: GameError;
}

export interface RecordedBlock<W, E> {
  readonly steps: readonly RecordedStep<W, E>[];
  /** Empty if a step went wrong before they could be checked. */
  readonly facts: readonly Fact[];
}

export interface RecordingOf<S extends Scenario, W, E> {
  readonly ruleset: S['ruleset'];
  readonly scenario: S;
  readonly seed: number;
  readonly start: readonly RecordedStep<W, E>[];
  /** The World after the set-up. */
  readonly opening: W;
  readonly blocks: readonly RecordedBlock<W, E>[];
  /** The step that could not be carried out; nothing was played after it. */
  readonly failure?: StepError;
  readonly holds: boolean;
  readonly names: Names;
  /** The World at the end. */
  readonly world: W;
}

export type BattleRecording = RecordingOf<BattleScenario, BattleWorld, BattleEvent>;
export type DaleRecording = RecordingOf<DaleScenario, DaleWorld, DaleEvent>;
export type Recording = BattleRecording | DaleRecording;

/**
 * Plays the scenario and keeps what happened.
 *
 * @throws GameError if no game can start with the options of the scenario.
 */
export const record = <S extends Scenario>(
  scenario: S,
  seed: number = scenario.seed,
): Extract<Recording, { ruleset: S['ruleset'] }> => {
  const recorder = new Recorder();
  const done = (failure?: StepError) =>
    recorder.finish(scenario, seed, failure) as unknown as Extract<Recording, { ruleset: S['ruleset'] }>;
  try {
    runScenario(scenario, seed, recorder, referees);
    return done();
  } catch (error) {
    if (error instanceof StepError) return done(error);
    throw error;
  }
};

type Open<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };
type AnyEvent = BattleEvent | DaleEvent;
/** Which rule set it is makes no difference while it is recorded. */
type AnyWorld = (BattleWorld | DaleWorld) & KernelWorld<unknown>;
type AnyStep = RecordedStep<AnyWorld, AnyEvent>;
type AnyBlock = RecordedBlock<AnyWorld, AnyEvent>;

class Recorder {
  readonly #start: AnyStep[] = [];
  readonly #blocks: AnyBlock[] = [];
  #block: Open<AnyBlock> = { steps: [], facts: [] };
  #step: Open<AnyStep> | undefined;
  /** Microsteps of the input under way; it may still be taken back. */
  #underWay: Omit<RecordedMicrostep<AnyWorld, AnyEvent>, 'events'>[] = [];
  #before: AnyWorld | undefined;
  #opening: AnyWorld | undefined;
  #game: AnySandbox['game'] | undefined;
  #names: Names | undefined;

  started({ game }: AnySandbox, names: Names): void {
    this.#game = game;
    this.#names = names;
    this.#before = game.world;
    game.watch(({ value, world }: Microstep<AnyWorld>) => {
      this.#underWay.push({ states: activeStates(value), before: this.#before ?? world, world });
      this.#before = world;
    });
    game.subscribe((events: readonly AnyEvent[]) => this.#accept(events));
  }

  step(step: Step, part: 'start' | 'do'): void {
    this.#step = { step, microsteps: [] };
    if (part === 'do') this.#opening ??= this.#game?.world;
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

  finish(scenario: Scenario, seed: number, failure: StepError | undefined) {
    if (this.#game === undefined || this.#names === undefined) throw new Error('The scenario has not started.');
    if (failure !== undefined) this.#blocks.push(this.#block);
    return {
      ruleset: scenario.ruleset,
      scenario,
      seed,
      start: this.#start,
      opening: this.#opening ?? this.#game.world,
      blocks: this.#blocks,
      ...(failure === undefined ? {} : { failure }),
      holds: failure === undefined && this.#blocks.every(({ facts }) => facts.every(({ holds }) => holds)),
      names: this.#names,
      world: this.#game.world,
    };
  }

  /** The input was accepted: each of its microsteps gets the events that are new in its World's journal. */
  #accept(events: readonly AnyEvent[]): void {
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
    this.#before = this.#game?.world;
  }
}
