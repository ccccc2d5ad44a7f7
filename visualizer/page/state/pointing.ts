// Pointing at a card lights the states that are about it; pointing at a state lights its cards.

import { useSyncExternalStore } from 'react';
import type { Session } from '../../session/index.ts';

export interface Pointed {
  readonly entities: ReadonlySet<number>;
  readonly state: string | null;
}

const NOTHING: Pointed = { entities: new Set(), state: null };

export class Pointing {
  readonly #listeners = new Set<() => void>();
  #pointed: Pointed = NOTHING;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): Pointed => this.#pointed;

  atNothing(): void {
    if (this.#pointed !== NOTHING) this.#change(NOTHING);
  }

  atState({ view }: Session, state: string): void {
    if (this.#pointed.state !== state) this.#change({ state, entities: new Set(view.entitiesIn(state)) });
  }

  /** The innermost state that is about the card. */
  atCard({ view }: Session, entity: number): void {
    this.#change({ state: view.statesAbout(entity).at(-1) ?? null, entities: new Set([entity]) });
  }

  #change(pointed: Pointed): void {
    this.#pointed = pointed;
    for (const listener of this.#listeners) listener();
  }
}

export const usePointed = (pointing: Pointing): Pointed =>
  useSyncExternalStore(pointing.subscribe, pointing.getSnapshot);

/** Is this card pointed at? Cards are drawn again only when that changes. */
export const useIsLit = (pointing: Pointing, entity: number): boolean =>
  useSyncExternalStore(pointing.subscribe, () => pointing.getSnapshot().entities.has(entity));
