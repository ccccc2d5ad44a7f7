// A game as an inspector of @statelyai/inspect shows it. The inspector is handed Worlds and inputs as they are and cleans
// them itself: its sanitizers are the one way out, for whatever else is sent through it as well.

import type { createInspector } from '@statelyai/inspect';
import type { AnyInput, InspectableGame } from './game.ts';
import type { News, SafeProjection } from './projection.ts';
import type { Show } from './sessions.ts';

type Options = NonNullable<Parameters<typeof createInspector>[1]>;
type Inspector = Pick<ReturnType<typeof createInspector>, 'actor' | 'event' | 'snapshot' | 'stop'>;
type Actor = Parameters<Inspector['actor']>[0];

/** Options for an inspector of @statelyai/inspect with which no hidden card gets out. */
export type StatelyOptions = Required<
  Pick<Options, 'sanitizeContext' | 'sanitizeEvent' | 'serializationDepthLimit' | 'maxDeferredEvents'>
>;

/** Makes the inspector that shows one game. The options must be handed on to it. */
export type CreateStatelyInspector = (options: StatelyOptions) => Inspector;

/** Charts are deeper and views are wider than the ten levels, and in pages ten fields, after which it would cut off. */
const NO_LIMIT = 10_000;

/** As many messages wait for a window to open as a late receiver of our server is told. */
export const LATEST = 200;

export class StatelyShow<W, I extends AnyInput> implements Show<I> {
  /** A game that is over stays on show. */
  readonly hasEnded = false;
  readonly #game: InspectableGame<W, I>;
  readonly #inspector: Inspector;
  readonly #actor: Actor;

  constructor(
    create: CreateStatelyInspector,
    session: string,
    game: InspectableGame<W, I>,
    projection: SafeProjection<W, I>,
  ) {
    this.#game = game;
    this.#inspector = create({
      sanitizeContext: (world) => projection.context(world as W),
      sanitizeEvent: (event) => ('sent' in event ? projection.event(event as News<I>) : event),
      serializationDepthLimit: NO_LIMIT,
      maxDeferredEvents: LATEST,
    });
    // It reads the chart off an actor and asks nothing else of it.
    const logic = game.ruleset.machineFor(game.world);
    this.#actor = { sessionId: session, logic } as unknown as Actor;
    this.#inspector.actor(this.#actor, this.#snapshot());
  }

  moved(news: News<I>): void {
    this.#inspector.event(this.#actor, news);
    this.#inspector.snapshot(this.#actor, this.#snapshot(), { event: news });
  }

  refused(news: News<I>): void {
    this.#inspector.event(this.#actor, news);
  }

  stopped(): void {
    if (!this.#game.isOver) {
      const event = { type: 'xstate.stop' };
      this.#inspector.snapshot(this.#actor, { ...this.#snapshot(), status: 'stopped' }, { event });
    }
    this.#inspector.stop();
  }

  #snapshot() {
    const { value, world, isOver } = this.#game;
    return { status: isOver ? 'done' : 'active', value, context: world } as const;
  }
}
