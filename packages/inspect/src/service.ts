// A game in the shape of an XState 4 service, which @xstate/inspect registers, listens to and sends events to.

import { definitionOf } from './chart.ts';
import type { AnyInput, InspectableGame, StateValue } from './game.ts';
import type { News, SafeProjection } from './projection.ts';
import type { Show } from './sessions.ts';

/** An event as XState 4 wraps it. */
interface Wrapped {
  readonly name: string;
  readonly data: AnyInput;
  readonly $$type: 'scxml';
  readonly type: 'external';
}

/** A state of an XState 4 service, in plain data. */
export interface State4 {
  readonly value: StateValue;
  readonly context: object;
  readonly event: AnyInput;
  readonly _event: Wrapped;
  readonly _sessionid: string;
  readonly done: boolean;
  readonly changed: boolean;
  readonly actions: readonly never[];
  readonly activities: object;
  readonly meta: object;
  readonly events: readonly never[];
  readonly configuration: readonly never[];
  readonly transitions: readonly never[];
  readonly children: object;
  readonly tags: readonly never[];
}

type Send = (event: unknown) => void;

const wrapped = (event: AnyInput): Wrapped => ({ name: event.type, data: event, $$type: 'scxml', type: 'external' });

export class GameService<W, I extends AnyInput> implements Show<I> {
  readonly sessionId: string;
  readonly id: string;
  readonly machine: object;
  state: State4;
  readonly #game: InspectableGame<W, I>;
  readonly #projection: SafeProjection<W, I>;
  readonly #subscribers = new Set<(state: State4) => void>();
  readonly #onStop = new Set<() => void>();
  #publish: Send | null = null;
  #hasEnded = false;

  constructor(session: string, game: InspectableGame<W, I>, projection: SafeProjection<W, I>) {
    const chart = definitionOf(game.ruleset.machineFor(game.world));
    // XState 4 warns receivers of machines without it.
    const definition = { ...chart, predictableActionArguments: true };
    this.sessionId = session;
    this.id = chart.id;
    // The package reads the definition off the machine, and elsewhere writes down the machine itself.
    this.machine = Object.defineProperty({ ...definition, definition }, 'definition', { enumerable: false });
    this.#game = game;
    this.#projection = projection;
    this.state = this.#stateAfter({ type: 'xstate.init' });
  }

  /**
   * The package takes `send` once, to wrap it, and puts its wrapper in place, which publishes an event before it hands it
   * on. So what it takes does nothing, what it puts in place is our way to publish, and what it finds here later leads
   * into the game. Whoever sent an input, it is published once: when the game has carried it out.
   */
  get send(): Send {
    return this.#publish === null ? () => undefined : (event) => this.#receive(event);
  }

  set send(wrapper: Send) {
    this.#publish = wrapper;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  subscribe(next: (state: State4) => void): { unsubscribe(): void } {
    this.#subscribers.add(next);
    return { unsubscribe: () => this.#subscribers.delete(next) };
  }

  onStop(listener: () => void): void {
    this.#onStop.add(listener);
  }

  moved(news: News<I>): void {
    if (this.#hasEnded) return;
    const event = this.#projection.event(news);
    this.#publish?.(event);
    this.state = this.#stateAfter(event);
    for (const next of this.#subscribers) next(this.state);
    if (this.#game.isOver) this.stopped();
  }

  refused(news: News<I>): void {
    if (!this.#hasEnded) this.#publish?.(this.#projection.event(news));
  }

  stopped(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    for (const listener of this.#onStop) listener();
  }

  #receive(event: unknown): void {
    // The package keeps sending to services that have stopped.
    if (this.#hasEnded) return;
    const { origin: _, ...plain } = event as Record<string, unknown>;
    const input = plain.$$type === 'scxml' ? plain.data : plain;
    // The game answers through `onInput`: carried out or refused, receivers are told.
    this.#game.submit(input as I);
  }

  #stateAfter(event: AnyInput): State4 {
    return {
      value: this.#game.value,
      context: this.#game.ask((world) => this.#projection.context(world)),
      event,
      _event: wrapped(event),
      _sessionid: this.sessionId,
      done: this.#game.isOver,
      changed: true,
      actions: [],
      activities: {},
      meta: {},
      events: [],
      configuration: [],
      transitions: [],
      children: {},
      tags: [],
    };
  }
}
