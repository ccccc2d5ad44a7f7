// What is said of a card is the same in every game with a card of that name and number, so it is made once and kept.

import type { EntityId } from '../world.ts';

/** Ids up to here are kept; no game comes near, but a sandbox may. */
const LARGEST_KEPT = 1000;

/** The function that hands back what `make` made of a number and a name, the same object each time. */
export const keeper = <T>(make: (id: EntityId, card: string) => T): ((id: EntityId, card: string) => T) => {
  const byName = new Map<string, T[]>();
  /** Of each number the last one, in whatever game that was: most of the time it is the same card again. */
  const recent: T[] = [];
  const names: string[] = [];
  return (id, card) => {
    if (names[id] === card) return recent[id] as T;
    if (id > LARGEST_KEPT) return make(id, card);
    let byId = byName.get(card);
    if (byId === undefined) {
      byId = [];
      byName.set(card, byId);
    }
    byId[id] ??= make(id, card);
    names[id] = card;
    recent[id] = byId[id];
    return byId[id];
  };
};
