// The games that an inspector shows, each under a name of its own: the session.

import type { AnyInput, InspectableGame } from './game.ts';
import { InspectError } from './inspect-error.ts';
import { type News, newsOf, type Projection, type SafeProjection, safely, undone } from './projection.ts';

export interface InspectOptions<W, I> {
  /** What receivers call the game. Default: the name of the rule set. A number is added if it is taken. */
  readonly name?: string;
  /** What receivers see. What is left out is as everybody at the table may know it. */
  readonly project?: Partial<Projection<W, I>>;
}

/** A game that is shown. */
export interface Inspected {
  /** What receivers call it: the origin of events that they send to it. */
  readonly session: string;
  /** Ends showing it. The game goes on. */
  stop(): void;
}

/** How one adapter shows one game. */
export interface Show<I> {
  /** The game was over, and so is the show. */
  readonly hasEnded: boolean;
  /** An input was carried out, or taken back. */
  moved(news: News<I>): void;
  /** An input was refused, and nothing has changed. */
  refused(news: News<I>): void;
  /** Nothing is shown any more. */
  stopped(): void;
}

/** Makes the show of a game, in its present position. */
export type Opening<W, I extends AnyInput> = (
  session: string,
  game: InspectableGame<W, I>,
  projection: SafeProjection<W, I>,
) => Show<I>;

export class Sessions {
  readonly #inspected = new Map<object, Inspected>();
  #isStopped = false;

  get names(): string[] {
    return [...this.#inspected.values()].map(({ session }) => session);
  }

  /** @throws InspectError `inspector-stopped`, `already-inspected` or `bad-projection`. */
  open<W, I extends AnyInput>(
    game: InspectableGame<W, I>,
    { name = game.ruleset.name, project }: InspectOptions<W, I>,
    opening: Opening<W, I>,
  ): Inspected {
    if (this.#isStopped) throw new InspectError('inspector-stopped');
    const shown = this.#inspected.get(game);
    if (shown !== undefined) throw new InspectError('already-inspected', { session: shown.session });
    const projection = safely(game, project);
    const session = this.#free(name);
    let show = opening(session, game, projection);
    const ends = [
      game.onInput((input, answer) => {
        const news = newsOf(input, answer);
        if (answer.ok) show.moved(news);
        else show.refused(news);
      }),
      game.onChange(({ kind }) => {
        if (kind !== 'undo') return;
        if (show.hasEnded) show = opening(session, game, projection);
        else show.moved(undone);
      }),
    ];
    const inspected: Inspected = {
      session,
      stop: () => {
        if (this.#inspected.get(game) !== inspected) return;
        this.#inspected.delete(game);
        for (const end of ends) end();
        show.stopped();
      },
    };
    this.#inspected.set(game, inspected);
    return inspected;
  }

  /** Ends all of them for good. Says whether there was anything to end. */
  stop(): boolean {
    if (this.#isStopped) return false;
    this.#isStopped = true;
    for (const inspected of [...this.#inspected.values()]) inspected.stop();
    return true;
  }

  #free(name: string): string {
    const taken = new Set(this.names);
    let session = name;
    for (let number = 2; taken.has(session); number += 1) session = `${name}-${number}`;
    return session;
  }
}
