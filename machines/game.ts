// The Game: one door to a running chart. Inputs go in through `submit`, which answers and never throws for what a
// player or a card did; views of the game come out.

import type { AnyActorRef } from 'xstate';
import { type Refusal, refuse } from '../effects/refusals.ts';
import type { Decision, Viewer } from '../effects/viewer.ts';
import type { KernelWorld, Seat } from '../effects/world.ts';
import { type GameChange, type Sender, type Submitted, senderFault, type Undone } from './answers.ts';
import { frozen, plainCopy } from './compiled/plain.ts';
import { type Beginning, createAnew, History } from './history.ts';
import { Listeners } from './listeners.ts';
import { owedSince } from './owed-since.ts';
import { fingerprintOf, type Replay, type ReplayOptions, replayOf, saveOf } from './replay.ts';
import { actorOf, defaultRoad, openRunner, type Road } from './road.ts';
import type { AnyInput, AnyMove, Ruleset } from './ruleset.ts';
import type { ChartPosition, Microstep, Runner } from './runner.ts';
import type { Save } from './save.ts';
import type { TransitionWatcher } from './transitions.ts';
import { type UndoRefusal, undoRefusal } from './undo.ts';

export interface RoadOptions {
  /** What runs the chart. Left out, it is the road of the whole run: `xstate`, unless `setDefaultRoad` said otherwise. */
  readonly road?: Road;
  /** Called for each transition of the chart, from the start on and on every road that the game is handed over to. */
  readonly onTransition?: TransitionWatcher;
}

export class Game<W extends KernelWorld<E>, I extends AnyInput, E, M extends AnyMove<I>, V = unknown> {
  readonly ruleset: Ruleset<W, I, E, never, M, V>;
  #road: Road;
  #runner: Runner<W>;
  readonly #history: History<W, I>;
  #version = 0;
  readonly #onTransition: TransitionWatcher | null;
  /** Of each accepted input that was not taken back. */
  readonly #log: (readonly E[])[] = [];
  readonly #eventListeners = new Listeners<[readonly E[]]>();
  readonly #inputListeners = new Listeners<[I, Submitted<E>]>();
  readonly #changeListeners = new Listeners<[GameChange]>();
  /** With each watcher how it is taken off the present runner; null as long as there was none. */
  #watchers: Map<(step: Microstep<W>) => void, () => void> | null = null;

  /** Use `createGame` or `loadGame`. */
  constructor(
    ruleset: Ruleset<W, I, E, never, M, V>,
    start: { readonly world: W; readonly options: unknown } | ChartPosition<W>,
    { road = defaultRoad(), onTransition }: RoadOptions = {},
  ) {
    this.ruleset = ruleset;
    this.#road = road;
    this.#onTransition = onTransition ?? null;
    const beginning: Beginning<W> = 'value' in start ? { position: start } : { options: start.options };
    this.#history = new History(ruleset, beginning);
    const first =
      'value' in start ? start : { world: start.world, anew: anewFrom<W>(ruleset, this.#history.beginning) };
    this.#runner = openRunner(road, ruleset.machineFor(start.world), first, this.#onTransition);
    this.#history.restAt(this.#runner);
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
   * details. Never throws for what a player or a card did. An input that comes from a seat (`from`) must speak for that
   * seat, and is answered with what that seat may know.
   */
  submit(input: I, sender: Sender = {}): Submitted<E> {
    const answer = this.#answerTo(input, sender);
    this.#inputListeners.tell(input, answer);
    if (answer.ok && !this.#eventListeners.isEmpty) this.#eventListeners.tell(this.#handedOver(answer.events));
    if (answer.ok) this.#tellChange('input');
    const { from } = sender;
    return answer.ok && from !== undefined ? { ok: true, events: this.#toldTo(from, answer.events) } : answer;
  }

  #answerTo(input: I, sender: Sender): Submitted<E> {
    const refusal = this.whyNot(input, sender);
    if (refusal !== null) return refusal;
    this.#history.keepUpWith(this.#runner);
    // The caller may change its own object later, unless it says that it will not.
    const own = sender.isHandedOver === true ? input : plainCopy(input);
    const step = { input: own, before: this.#runner.sharedPosition };
    const sent = this.#runner.send(own, true);
    this.#history.restAt(this.#runner, sent.result === 'done' ? step : null);
    if (sent.result === 'overflow') return this.ruleset.overflow(sent.stopped);
    if (sent.result === 'fault') return refuse('fault', { problem: String(sent.error) });
    const events = this.ruleset.eventsOf(this.#runner.world);
    // The sender's list is its own.
    this.#log.push(events.slice());
    return { ok: true, events };
  }

  /** Why this input would be refused now, or null. Like `submit` it never throws for what a player or a card did. */
  whyNot(input: I, sender: Sender = {}): Refusal | null {
    try {
      const fault = this.ruleset.shapeFault(input);
      if (fault !== null) return refuse('bad-input', fault);
      return senderFault(input, sender) ?? this.ruleset.refusalFor(this.#runner.world, input);
    } catch (error) {
      return refuse('fault', { problem: String(error) });
    }
  }

  /** All that a viewer may know of the present World: plain data of its own, nothing changes it later. */
  viewFor(viewer: Viewer): V {
    return this.ask((world) => this.ruleset.viewFor(world, viewer));
  }

  /** What is owed, by whom, with an input that may be sent for a player who is not there; of one seat, or of all. */
  decisions(seat?: Seat): Decision<I>[] {
    const all = this.ask((world) => this.ruleset.decisions(world));
    return seat === undefined ? all : all.filter((decision) => decision.seat === seat);
  }

  /**
   * Since which step a seat owes what it owes now: the number of inputs that had been accepted by then. Null if it owes
   * nothing. Looks back through the game, on the compiled road by playing it again.
   */
  owedSince(seat: Seat): number | null {
    this.#history.keepUpWith(this.#runner);
    return owedSince(this.ruleset, this.#history, this.#road, this.#runner.world, seat);
  }

  /** What a seat may send now, in stable order; a list of the caller's own. Empty for a seat that is not awaited. */
  legalMoves(seat: Seat): M[] {
    // Made anew at each call. Freezing it would take as long as making it.
    return this.ruleset.legalMoves(this.#runner.world, seat);
  }

  /** The seats that have a legal move besides conceding. */
  awaited(): Seat[] {
    return [...this.ruleset.awaited(this.#runner.world)];
  }

  /** All events since this Game object was made, without those of inputs that were taken back, oldest first. A copy. */
  log(): E[] {
    return this.#handedOver(this.#happened());
  }

  /** The log as a viewer may know it. A copy. */
  logFor(viewer: Viewer): E[] {
    return this.#toldTo(viewer, this.#happened());
  }

  #happened(): E[] {
    return this.#log.flat() as E[];
  }

  #toldTo(viewer: Viewer, events: readonly E[]): E[] {
    const eyes = this.ruleset.isRevealed(this.#runner.world) ? 'judge' : viewer;
    return this.#handedOver(events.flatMap((event) => this.ruleset.eventFor(event, eyes) ?? []));
  }

  /** A list of the receiver's own, of events that nobody changes. */
  #handedOver(events: readonly E[]): E[] {
    return events.map(frozen);
  }

  /**
   * Calls back with the events of each accepted input as this viewer may know them; if no viewer is named, all of them, as
   * a judge does. `onChange` tells that some were taken back. Returns how to stop.
   */
  subscribe(listener: (events: readonly E[]) => void, viewer: Viewer = 'judge'): () => void {
    const told = viewer === 'judge' ? listener : (events: readonly E[]) => listener(this.#toldTo(viewer, events));
    return this.#eventListeners.add(told);
  }

  /** How many changes there have been. Never the same for two positions, so a UI store compares this alone. */
  get version(): number {
    return this.#version;
  }

  /**
   * Calls back after whatever makes the game look different: an accepted input, an undo, a hand-over. Says nothing of what
   * happened: ask the game. Returns how to stop.
   */
  onChange(listener: (change: GameChange) => void): () => void {
    return this.#changeListeners.add(listener);
  }

  #tellChange(kind: GameChange['kind']): void {
    this.#version += 1;
    if (!this.#changeListeners.isEmpty) this.#changeListeners.tell({ kind, version: this.#version });
  }

  /** Whether a seat may take back the last input, and why not. */
  canUndo(seat: Seat): { readonly ok: true } | UndoRefusal {
    this.#history.keepUpWith(this.#runner);
    const { steps } = this.#history;
    const before = () => this.#history.positionAt(steps.length - 1, this.#road).world;
    const refusal = undoRefusal(
      this.ruleset,
      steps.map(({ input }) => input),
      seat,
      before,
      this.#runner.world,
    );
    return refusal ?? { ok: true };
  }

  /**
   * Takes back the last input, if it is of this seat and nobody has acted since, no chance was used, and nobody was shown
   * a card that was hidden. Position, World and log are then as before it, and the one before can be asked for. An
   * `actor` taken before stops.
   */
  undo(seat: Seat): Undone<I, E> | UndoRefusal {
    const verdict = this.canUndo(seat);
    if (!verdict.ok) return verdict;
    const { position, step } = this.#history.takeBack(this.#road);
    this.#goOn(this.#road, position);
    const events = this.#toldTo(seat, this.#log.pop() ?? []);
    this.#tellChange('undo');
    return { ok: true, input: step.input, events };
  }

  /** All that is needed to play this game again: how it began, and its inputs. See `replayGame`. */
  replay(options?: ReplayOptions): Replay<I> {
    this.#history.keepUpWith(this.#runner);
    return replayOf(this.ruleset, this.#history, () => this.#runner.position, this.#road, options);
  }

  /**
   * Calls back with each input and what became of it, refused ones included, before `subscribe` tells of the events. For
   * inspectors and records: it is shown as it was sent, secrets included. Returns how to stop.
   */
  onInput(listener: (input: I, answer: Submitted<E>) => void): () => void {
    return this.#inputListeners.add(listener);
  }

  /** Calls back for each microstep: the states entered one by one, with the World in each. Returns how to stop. */
  watch(watcher: (step: Microstep<W>) => void): () => void {
    const watchers = this.#watchers ?? new Map();
    this.#watchers = watchers;
    if (!watchers.has(watcher)) watchers.set(watcher, this.#runner.watch(watcher));
    return () => {
      watchers.get(watcher)?.();
      watchers.delete(watcher);
    };
  }

  /**
   * Goes on from here on another road, at any rest, an open choice included. Position, log, listeners and watchers stay;
   * an `actor` taken before stops.
   *
   * @throws RoadError if there is no such road, CompileError if the chart has what the compiled road does not.
   */
  handOver(road: Road): void {
    this.#history.keepUpWith(this.#runner);
    this.#goOn(road, this.#runner.position);
    this.#tellChange('road');
  }

  #goOn(road: Road, position: ChartPosition<W>): void {
    const next = openRunner(road, this.ruleset.machineFor(position.world), position, this.#onTransition);
    this.#runner.stop();
    this.#runner = next;
    this.#road = road;
    this.#history.restAt(next);
    for (const watcher of this.#watchers?.keys() ?? []) this.#watchers?.set(watcher, next.watch(watcher));
  }

  /** One short text for the present position: equal positions have equal fingerprints. */
  fingerprint(): string {
    return fingerprintOf(this.#runner.position);
  }

  /** The whole game as plain data, at any point, an open choice included. */
  save(): Save<W> {
    return saveOf(this.ruleset, this.#runner.position);
  }

  /** An independent game from this position, on the same road if no other is named. Neither ever touches the other. */
  fork({ road = this.#road, ...options }: RoadOptions = {}): Game<W, I, E, M, V> {
    return new Game(this.ruleset, this.#runner.position, { road, ...options });
  }
}

/** How the World of a new game can be made once more. */
const anewFrom = <W>(rules: Parameters<typeof createAnew<W>>[0], beginning: Beginning<W>): (() => W) | undefined =>
  'options' in beginning ? () => createAnew(rules, beginning.options) : undefined;
