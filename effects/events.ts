// The events of the current step. Everything that happens is written here, by the recipe that makes it happen, so
// that the log and the World cannot drift apart.

import { withOne } from './lists.ts';
import type { Journal } from './world.ts';

const BLOCK = 64;

export const emptyJournal = <E>(): Journal<E> => ({ closed: [], open: [] });

/** A new input: its events and what it spends are counted from here. */
export const beginInput = <E>(world: { events: Journal<E>; spent: number }): void => {
  world.events = emptyJournal();
  world.spent = 0;
};

export const emit = <E>(world: { events: Journal<E> }, event: E): void => {
  const { events } = world;
  events.open = withOne(events.open, event);
  if (events.open.length === BLOCK) {
    events.closed.push(events.open);
    events.open = [];
  }
};

/** The events of the current step, oldest first. */
export const eventsOf = <E>({ events: { closed, open } }: { events: Journal<E> }): E[] =>
  closed.length === 0 ? open.slice() : [...closed.flat(), ...open];

/** How many events the current step has so far. */
export const countEvents = (world: { events: Journal<unknown> }): number =>
  world.events.closed.length * BLOCK + world.events.open.length;
