// A model of who has been shown which card, written after rules.md §16 and owls.md §9 and not after the engine's views:
// it reads where cards went from the events as a judge sees them, and decides itself who saw that.

import { type DaleEvent, type DaleGame, type DaleWorld, phaseOf } from '../../machines/dale/index.ts';
import { type EntityId, eventsOf, type Seat } from '../../machines/index.ts';

export type Watcher = Seat | 'spectator';

export const watchersOf = (world: DaleWorld): Watcher[] => [...world.players.keys(), 'spectator'];

/** Seen by everybody: at the moment of the move, and as long as the card lies there (§16). */
const PUBLIC: readonly string[] = ['discard', 'stall', 'schedule', 'bin', 'market', 'junkyard'];
/** Seen by the player whose it is. */
const PRIVATE: readonly string[] = ['hand', 'limbo'];

/** The cards that an event shows, and to whom; `null` is everybody. */
const shownBy = (event: DaleEvent): readonly { readonly id: EntityId; readonly to: readonly Seat[] | null }[] => {
  switch (event.type) {
    case 'CardsMoved': {
      const spots = [event.from, event.to];
      const isPublic = spots.some(({ zone }) => PUBLIC.includes(zone));
      const owners = spots.flatMap(({ zone, seat }) => (PRIVATE.includes(zone) && seat !== null ? [seat] : []));
      return event.cards.map(({ id }) => ({ id, to: isPublic ? null : owners }));
    }
    case 'HandSeen':
      return event.cards.map(({ id }) => ({ id, to: [event.player] }));
    // Who uses an ability shows the card (rules.md §12).
    case 'AbilityUsed':
      return [{ id: event.card.id, to: null }];
    // A binding is public, the card that is copied too (owls.md §9).
    case 'Copied':
      return [event.card, event.of].map(({ id }) => ({ id, to: null }));
    default:
      return [];
  }
};

/** The cards that a seat is searching at this rest: a deck, or the pile that would become the deck (owls.md §11.5). */
const searchedAt = (world: DaleWorld, seat: Seat): readonly EntityId[] => {
  const { deck = [], discard = [] } = world.players[seat] ?? {};
  const frame = world.stack;
  if (phaseOf(world) === 'collective') return frame?.kind === 'collective' && frame.awaited.includes(seat) ? deck : [];
  if (frame?.kind === 'choice' && frame.seat === seat && frame.question.ask === 'cards') {
    return frame.question.cards.filter((id) => deck.includes(id));
  }
  const searching = world.rules.edition === 'note' ? 'techniqueResolved' : 'purchased';
  const isSearching =
    phaseOf(world) === 'owl' && world.owls.some((owl) => owl.owner === seat && owl.event === searching);
  if (!isSearching) return [];
  return deck.length > 0 ? deck : discard;
};

/** What these events and the rest after them show to one watcher. */
export const shownTo = (watcher: Watcher, events: readonly DaleEvent[], after: DaleWorld): Set<EntityId> => {
  const shown = new Set<EntityId>();
  for (const event of events) {
    for (const { id, to } of shownBy(event)) {
      if (to === null || (watcher !== 'spectator' && to.includes(watcher))) shown.add(id);
    }
  }
  if (watcher !== 'spectator') for (const id of searchedAt(after, watcher)) shown.add(id);
  return shown;
};

/** The cards that a watcher may see or name at this rest: public zones, the own hand and limbo, what is searched. */
export const visibleAt = (world: DaleWorld, watcher: Watcher): Set<EntityId> => {
  const visible = Object.values(world.entities).flatMap(({ id, zone, seat }) =>
    PUBLIC.includes(zone) || (PRIVATE.includes(zone) && seat === watcher) ? [id] : [],
  );
  const searched = watcher === 'spectator' ? [] : searchedAt(world, watcher);
  return new Set([...visible, ...searched]);
};

/** Everything that each watcher has been shown since the start of a game; call `see` after each accepted input. */
export const knowledgeOf = (game: DaleGame) => {
  const known = new Map<Watcher, Set<EntityId>>(watchersOf(game.world).map((watcher) => [watcher, new Set()]));
  const see = (events: readonly DaleEvent[]): void => {
    for (const [watcher, ids] of known) for (const id of shownTo(watcher, events, game.world)) ids.add(id);
  };
  see(eventsOf(game.world));
  return { see, of: (watcher: Watcher): ReadonlySet<EntityId> => known.get(watcher) ?? new Set() };
};
