// The Game: one door to a running chart. Inputs go in through `submit`, which answers and never throws for what a
// player or a card did; views of the game come out.

import type { AnyActorRef } from 'xstate';
import { fingerprint } from '../effects/fingerprint.ts';
import { type Refusal, refuse } from '../effects/refusals.ts';
import type { KernelWorld, Seat } from '../effects/world.ts';
import { actorOf, defaultRoad, openRunner, type Road } from './road.ts';
import type { AnyInput, AnyMove, Ruleset } from './ruleset.ts';
import type { ChartPosition, Microstep, Runner } from './runner.ts';
import { openSave, SAVE_FORMAT, type Save } from './save.ts';

/** The input was carried out; these events happened, oldest first. */
export interface Accepted<E> {
  readonly ok: true;
  readonly events: readonly E[];
}

export type Submitted<E> = Accepted<E> | Refusal;

/** A game cannot be created with these options. Carries the refusal's code and details. */
export class GameError extends Error {
  readonly code: Refusal['code'];
  readonly details: Refusal['details'];
  constructor({ code, message, details }: Refusal) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

export interface RoadOptions {
  /** What runs the chart. Left out, it is the road of the whole run: `xstate`, unless `setDefaultRoad` said otherwise. */
  readonly road?: Road;
}

export class Game<W extends KernelWorld<E>, I extends AnyInput, E, M extends AnyMove<I>> {
  readonly ruleset: Ruleset<W, I, E, never, M>;
  #road: Road;
  #runner: Runner<W>;
  readonly #log: E[] = [];
  readonly #listeners = new Set<(events: readonly E[]) => void>();
  /** With each watcher how it is taken off the present runner. */
  readonly #watchers = new Map<(step: Microstep<W>) => void, () => void>();

  /** Use `createGame` or `loadGame`. */
  constructor(
    ruleset: Ruleset<W, I, E, never, M>,
    start: { readonly world: W } | ChartPosition<W>,
    { road = defaultRoad() }: RoadOptions = {},
  ) {
    this.ruleset = ruleset;
    this.#road = road;
    this.#runner = openRunner(road, ruleset.machineFor(start.world), start);
  }

  /** The present World: frozen plain data, replaced by each input that is accepted. */
  get world(): W {
    return this.#runner.position.world;
  }

  /**
   * Asks the present World one question, without a picture of all of it being made. The answer is plain data of its own:
   * nothing changes it later.
   */
  ask<T>(question: (world: W) => T): T {
    return this.#runner.handOut(question(this.#runner.world));
  }

  /** Where the chart stands. */
  get value(): ChartPosition<W>['value'] {
    return this.#runner.position.value;
  }

  /** What runs the chart: XState, the compiled tables, or both side by side. */
  get road(): Road {
    return this.#road;
  }

  /**
   * The raw XState actor, for @xstate/react and inspectors.
   *
   * @throws RoadError on any other road than `xstate`.
   */
  get actor(): AnyActorRef {
    return actorOf(this.#runner, this.#road);
  }

  get isOver(): boolean {
    return this.ruleset.isOver(this.#runner.world);
  }

  /**
   * Sends an input. Refused inputs change nothing, the chance streams included, and say why: a code, a sentence, the
   * details. Never throws for what a player or a card did.
   */
  submit(input: I): Submitted<E> {
    const refusal = this.whyNot(input);
    if (refusal !== null) return refusal;
    const sent = this.#runner.send(input);
    if (sent.result === 'overflow') return this.ruleset.overflow(sent.stopped);
    if (sent.result === 'fault') return refuse('fault', { problem: String(sent.error) });
    const events = this.#runner.handOut(this.ruleset.eventsOf(this.#runner.world));
    this.#log.push(...events);
    for (const listener of this.#listeners) listener(events);
    return { ok: true, events };
  }

  /** Why this input would be refused now, or null. Like `submit` it never throws for what a player or a card did. */
  whyNot(input: I): Refusal | null {
    try {
      const fault = this.ruleset.shapeFault(input);
      return fault === null ? this.ruleset.refusalFor(this.#runner.world, input) : refuse('bad-input', fault);
    } catch (error) {
      return refuse('fault', { problem: String(error) });
    }
  }

  /** What a seat may send now, in stable order. Empty for a seat that is not awaited. */
  legalMoves(seat: Seat): M[] {
    return this.#runner.handOut(this.ruleset.legalMoves(this.#runner.world, seat));
  }

  /** The seats that have a legal move besides conceding. */
  awaited(): Seat[] {
    return [...this.ruleset.awaited(this.#runner.world)];
  }

  /** All events since this Game object was made, oldest first. A copy. */
  log(): E[] {
    return [...this.#log];
  }

  /** Calls back with the events of each accepted input. Returns how to stop. */
  subscribe(listener: (events: readonly E[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls back for each microstep: the states entered one by one, with the World in each. Returns how to stop. */
  watch(watcher: (step: Microstep<W>) => void): () => void {
    if (!this.#watchers.has(watcher)) this.#watchers.set(watcher, this.#runner.watch(watcher));
    return () => {
      this.#watchers.get(watcher)?.();
      this.#watchers.delete(watcher);
    };
  }

  /**
   * Goes on from here on another road, at any rest, an open choice included. Position, log, listeners and watchers stay;
   * an `actor` taken before stops.
   *
   * @throws RoadError if there is no such road, CompileError if the chart has what the compiled road does not.
   */
  handOver(road: Road): void {
    const next = openRunner(road, this.ruleset.machineFor(this.world), this.#runner.position);
    this.#runner.stop();
    this.#runner = next;
    this.#road = road;
    for (const watcher of this.#watchers.keys()) this.#watchers.set(watcher, next.watch(watcher));
  }

  /** One short text for the present position: equal positions have equal fingerprints. */
  fingerprint(): string {
    const { value, world } = this.#runner.position;
    return fingerprint({ value, world });
  }

  /** The whole game as plain data, at any point, an open choice included. */
  save(): Save<W> {
    const { name, version } = this.ruleset;
    return { format: SAVE_FORMAT, ruleset: name, version, cardSet: this.ruleset.cardSet, ...this.#runner.position };
  }

  /** An independent game from this position, on the same road if no other is named. Neither ever touches the other. */
  fork({ road = this.#road }: RoadOptions = {}): Game<W, I, E, M> {
    return new Game(this.ruleset, this.#runner.position, { road });
  }
}

/** Lets the compiler read the kind of events off the World; `W extends KernelWorld<E>` alone does not say it. */
interface EventsFrom<E, Options> {
  createWorld(options: Options): KernelWorld<E> | Refusal;
}

/**
 * Starts a game.
 *
 * @throws GameError if the options cannot be played with: an unknown card, a seed that is no whole number …
 * @throws RoadError if there is no such road.
 */
export const createGame = <W extends KernelWorld<E>, I extends AnyInput, E, Options, M extends AnyMove<I>>(
  ruleset: Ruleset<W, I, E, Options, M> & EventsFrom<E, Options>,
  options: Options,
  roadOptions?: RoadOptions,
): Game<W, I, E, M> => {
  const world = ruleset.createWorld(options);
  if ('ok' in world) throw new GameError(world as Refusal);
  return new Game(ruleset as unknown as Ruleset<W, I, E, never, M>, { world: world as W }, roadOptions);
};

/**
 * Goes on with a saved game.
 *
 * @throws LoadError if it is no save, a damaged one, or of another rule set, version or card set.
 */
export const loadGame = <W extends KernelWorld<E>, I extends AnyInput, E, Options, M extends AnyMove<I>>(
  ruleset: Ruleset<W, I, E, Options, M> & EventsFrom<E, Options>,
  save: unknown,
  roadOptions?: RoadOptions,
): Game<W, I, E, M> => {
  const { value, world } = openSave<W>(save, ruleset);
  return new Game(ruleset as unknown as Ruleset<W, I, E, never, M>, { value, world }, roadOptions);
};
