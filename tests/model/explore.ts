// Exploring: all positions around one, as far as a key tells them apart, with a shortest path to each of them, and to
// each state and transition of the chart that was seen.
//
// The walk and the paths are those of xstate/graph. It would not do alone: it only sees the states in which a chart
// rests, so what happens without an event in between is watched here; and it never ends when the context grows, as a
// World does with each input, so the key says what counts, and the number of positions is bounded.

import { fromTransition, type TransitionSnapshot } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import {
  type AnyInput,
  type AnyMove,
  activeStates,
  type ChartTransition,
  canonical,
  type Game,
  type KernelWorld,
} from '../../machines/index.ts';
import { legalInputs, type Sendable } from './inputs.ts';
import type { Subject } from './subject.ts';

/** A way through a game, to be sent input by input from where exploring began. */
export interface Path<I> {
  /** In the language of the cards: "seat 0: Play Wisp, then seat 0: End the turn". */
  readonly title: string;
  readonly steps: readonly Sendable<I>[];
}

export interface ExploreOptions<W> {
  /** What tells positions apart besides where the chart stands: fields of the World, or anything read from it. */
  readonly by: readonly (keyof W & string)[] | ((world: W) => unknown);
  /** So many different positions are looked at. Default 300. */
  readonly most?: number;
  /** Of what a move leaves open so many ways are tried. Default 4. */
  readonly ways?: number;
}

export interface Explored<I> {
  /** How many different positions were found, the first one included. */
  readonly positions: number;
  /** "all of 12 positions", or "bounded at 300 positions". */
  readonly extent: string;
  readonly isWhole: boolean;
  /** A shortest path to each position, by its key. */
  readonly toPositions: ReadonlyMap<string, Path<I>>;
  /** A shortest path to each state that was entered on the way, also without resting in it. */
  readonly toStates: ReadonlyMap<string, Path<I>>;
  /** A shortest path to each transition that was taken. */
  readonly toTransitions: ReadonlyMap<string, Path<I>>;
}

/** A position; those beyond the bound are all the same one, from which nothing goes on. */
interface Here<G> {
  readonly key: string;
  readonly game: G | null;
}

type Sent<I> = { readonly type: 'input' } & Sendable<I>;

export const pathOf = <I>(steps: readonly Sendable<I>[]): Path<I> => ({
  title: steps.map(({ sentence }) => sentence).join(', then ') || 'at the start',
  steps,
});

/** Explores from here. The game itself is not touched. */
export const explore = <W extends KernelWorld<E>, I extends AnyInput, E, O, M extends AnyMove<I>>(
  subject: Pick<Subject<W, I, E, O, M>, 'complete'>,
  game: Game<W, I, E, M>,
  { by, most = 300, ways = 4 }: ExploreOptions<W>,
): Explored<I> => {
  type Place = Here<Game<W, I, E, M>>;
  const read = typeof by === 'function' ? by : (world: W) => by.map((field) => world[field]);
  const keyOf = (at: Game<W, I, E, M>) => canonical([at.value, read(at.world)]);
  const beyond: Place = { key: 'beyond', game: null };
  const start: Place = { key: keyOf(game), game: game.fork() };
  const known = new Map<string, Place>([[start.key, start]]);
  /** Where something happened first, and by what: positions are looked at in the order of their distance. */
  const firstStates = new Map<string, readonly [from: string, sent: Sent<I>]>();
  const firstTransitions = new Map<string, readonly [from: string, sent: Sent<I>]>();
  let isWhole = true;

  const step = (from: Place, sent: Sent<I>): Place => {
    if (from.game === null) return from;
    const taken: ChartTransition[] = [];
    const next = from.game.fork({ onTransition: (transition) => taken.push(transition) });
    // An input that goes over the budget leads nowhere.
    if (!next.submit(sent.input).ok) return from;
    for (const { name, enters } of taken) {
      if (!firstTransitions.has(name)) firstTransitions.set(name, [from.key, sent]);
      for (const state of enters) if (!firstStates.has(state)) firstStates.set(state, [from.key, sent]);
    }
    const key = keyOf(next);
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= most) {
      isWhole = false;
      return beyond;
    }
    const place = { key, game: next };
    known.set(key, place);
    return place;
  };

  const paths = getShortestPaths(
    fromTransition((from: Place, sent: Sent<I>) => step(from, sent), start),
    {
      events: ({ context }: TransitionSnapshot<Place>) =>
        context.game === null
          ? []
          : legalInputs(subject, context.game, ways).map((each) => ({ type: 'input' as const, ...each })),
      serializeState: ({ context }) => context.key,
    },
  );
  const toPositions = new Map<string, Path<I>>();
  for (const { state, steps } of paths) {
    const { key } = (state as TransitionSnapshot<Place>).context;
    if (known.has(key)) toPositions.set(key, pathOf(sendables(steps.map(({ event }) => event as Sent<I>))));
  }
  const through = (firsts: ReadonlyMap<string, readonly [from: string, sent: Sent<I>]>) =>
    new Map(
      [...firsts].map(([name, [from, sent]]) => [
        name,
        pathOf([...(toPositions.get(from)?.steps ?? []), ...sendables([sent])]),
      ]),
    );
  return {
    positions: known.size,
    isWhole,
    extent: isWhole ? `all of ${known.size} positions` : `bounded at ${most} positions`,
    toPositions,
    toStates: new Map([
      ...through(firstStates),
      ...activeStates(game.value).flatMap((state) => around(state).map((each) => [each, pathOf<I>([])] as const)),
    ]),
    toTransitions: through(firstTransitions),
  };
};

/** Paths of xstate/graph begin with an event of its own. */
const sendables = <I>(sent: readonly Sent<I>[]): Sendable<I>[] =>
  sent.flatMap(({ type, ...each }) => (type === 'input' ? [each] : []));

/** A state and all that it lies in. */
const around = (state: string): string[] =>
  state.split('.').map((_, depth, keys) => keys.slice(0, depth + 1).join('.'));
