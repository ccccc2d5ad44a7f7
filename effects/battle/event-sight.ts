// An event as one viewer may know it. Events tell of cards by their ids alone; an id is told to those who see the card
// when it happens. What an event of each kind gives away is decided here, in one table.

import { isAmong, UNSEEN, type Viewer } from '../viewer.ts';
import type { BattleEvent } from './battle-events.ts';
import type { CardSet } from './catalogue.ts';
import { isSecret } from './sight.ts';

type EventOf<T extends BattleEvent['type']> = Extract<BattleEvent, { readonly type: T }>;

/** What is left of an event for those who may not see its card; null if not even that it happened. */
type Remainders = { readonly [T in BattleEvent['type']]?: (event: EventOf<T>) => BattleEvent | null };

/** Everybody sees that a card moves, but not which one. Kinds not listed here are not told at all. */
const REMAINDERS: Remainders = {
  Drew: (event) => ({ ...event, id: UNSEEN }),
  Given: (event) => ({ ...event, id: UNSEEN }),
  SecretPlayed: (event) => ({ ...event, id: UNSEEN }),
  CardPlayed: ({ type, player, cost }) => ({ type, player, id: UNSEEN, target: null, cost }),
  PutIntoDeck: ({ type, player, where }) => ({ type, player, id: UNSEEN, where }),
  Removed: ({ type }) => ({ type, id: UNSEEN }),
  ControlChanged: ({ type, to }) => ({ type, id: UNSEEN, to }),
};

/** The seats that may know all of it; null for everybody. */
const knowers = (cards: CardSet, event: BattleEvent): readonly number[] | null => {
  switch (event.type) {
    case 'Drew':
    case 'Given':
    case 'SecretPlayed':
      return [event.player];
    case 'SpellCast':
      // It does not say whose Secret it is; its player knows it from CardPlayed.
      return isSecret(cards.cards.get(event.card)) ? [] : null;
    case 'NoRoom':
      // The name of a second Secret of one kind would give away the first.
      return event.zone === 'board' ? null : [event.player];
    default:
      return ('seenBy' in event ? event.seenBy : undefined) ?? null;
  }
};

/** Null for a viewer who may not even know that it happened. */
export const battleEventFor = (cards: CardSet, event: BattleEvent, viewer: Viewer): BattleEvent | null => {
  if (viewer === 'judge') return event;
  if (event.type === 'TriggersQueued') return queueFor(event, viewer);
  const seats = knowers(cards, event);
  if (seats === null || isAmong(viewer, seats)) return event;
  const remainder = REMAINDERS[event.type] as ((event: BattleEvent) => BattleEvent | null) | undefined;
  return remainder?.(event) ?? null;
};

/**
 * The entries that this viewer may know of, with places in the queue for orders of play: the counter that those come
 * from also counts enchantments on hidden cards.
 */
const queueFor = (event: EventOf<'TriggersQueued'>, viewer: Viewer): BattleEvent | null => {
  const known = event.entries.filter(({ seenBy }) => seenBy === undefined || isAmong(viewer, seenBy));
  if (known.length === 0) return null;
  return { ...event, entries: known.map((entry, place) => ({ ...entry, order: place + 1 })) };
};
