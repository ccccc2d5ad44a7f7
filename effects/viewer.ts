// Who looks at a game, and what is asked of whom. A rule set makes a view for each viewer: the only exit for secrets.

import type { EntityId, Seat } from './world.ts';

/** A seat sees its own hidden cards besides what is public, a spectator nothing more than that, a judge everything. */
export type Viewer = Seat | 'spectator' | 'judge';

/**
 * Stands in an event for a card that the viewer may not see, so that the event can still be told: no card has this id.
 * An id never leaves for a viewer who may not see the card.
 */
export const UNSEEN: EntityId = 0;

/** May this viewer see what only these seats may see? */
export const isAmong = (viewer: Viewer, seats: readonly Seat[]): boolean =>
  viewer === 'judge' || (viewer !== 'spectator' && seats.includes(viewer));

/** What one seat owes now. */
export interface Decision<I> {
  readonly seat: Seat;
  /** In a word of the rule set: its phase. */
  readonly owes: string;
  /** The turn of the game in which it is owed. */
  readonly turn: number;
  /** For a driver to send if the player is not there: legal now, and as little as possible happens by it. */
  readonly fallback: I;
}
