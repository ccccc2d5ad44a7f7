// The hooks. A Game is a store outside React: it tells that something has changed, and its version says what is shown.

import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type {
  AnyInput,
  AnyMove,
  Decision,
  Game,
  KernelWorld,
  Seat,
  Submitted,
  Undone,
  UndoRefusal,
  Viewer,
} from '../machines/index.ts';

/** The game as one viewer has it before them. Everything but the two functions is plain data of this moment. */
export interface Table<V, I, E, M> {
  /** Zones, counts and all else that this viewer may know. */
  readonly view: V;
  /** What this seat owes now; of all seats for a spectator and a judge. */
  readonly decisions: readonly Decision<I>[];
  /** What this seat may send now; none for a spectator and a judge. */
  readonly moves: readonly M[];
  /** Everything that happened, as this viewer may know it, oldest first. */
  readonly log: readonly E[];
  readonly isOver: boolean;
  /** Whether this seat may take back the last input, or why not; null for a spectator and a judge. */
  readonly canUndo: { readonly ok: true } | UndoRefusal | null;
  /** Sends an input of this seat. A refused one changes nothing and comes back with its reason. */
  readonly submit: (input: I) => Submitted<E>;
  /** Takes back the last input of this seat; null for a spectator and a judge. */
  readonly undo: () => Undone<I, E> | UndoRefusal | null;
}

const isSeat = (viewer: Viewer): viewer is Seat => typeof viewer === 'number';

/**
 * The game as a viewer sees it, drawn anew after every accepted input, undo or hand-over, whoever caused it. A judge sends
 * inputs for every seat, as a page does that two people share.
 */
export const useGame = <W extends KernelWorld<E>, I extends AnyInput, E, M extends AnyMove<I>, V>(
  game: Game<W, I, E, M, V>,
  viewer: Viewer,
): Table<V, I, E, M> => {
  const subscribe = useCallback((onChange: () => void) => game.onChange(onChange), [game]);
  const read = useCallback(() => game.version, [game]);
  const version = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => tableOf(game, viewer, version), [game, viewer, version]);
};

const tableOf = <W extends KernelWorld<E>, I extends AnyInput, E, M extends AnyMove<I>, V>(
  game: Game<W, I, E, M, V>,
  viewer: Viewer,
  _version: number,
): Table<V, I, E, M> => ({
  view: game.viewFor(viewer),
  decisions: game.decisions(isSeat(viewer) ? viewer : undefined),
  moves: isSeat(viewer) ? game.legalMoves(viewer) : [],
  log: game.logFor(viewer),
  isOver: game.isOver,
  canUndo: isSeat(viewer) ? game.canUndo(viewer) : null,
  submit: (input) => game.submit(input, { from: viewer }),
  undo: () => (isSeat(viewer) ? game.undo(viewer) : null),
});

/**
 * Calls back with the events of each accepted input as this viewer may know them: for animations and sounds. Another
 * function in a later drawing is simply the one called from then on.
 */
export const useEvents = <W extends KernelWorld<E>, I extends AnyInput, E, M extends AnyMove<I>, V>(
  game: Game<W, I, E, M, V>,
  viewer: Viewer,
  listener: (events: readonly E[]) => void,
): void => {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => game.subscribe((events) => latest.current(events), viewer), [game, viewer]);
};
