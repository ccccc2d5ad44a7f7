// All orders in which several active players may answer: from a multi-active state until it is left. xstate/graph has
// simple paths for this, but makes all of them before it gives the first one, so that a bound would come too late.

import type { StateValue } from 'xstate';
import type { AnyInput, AnyMove, ChartTransition, Game, KernelWorld } from '../../machines/index.ts';
import { type Path, pathOf } from './explore.ts';
import { legalInputs, type Sendable } from './inputs.ts';
import type { Subject } from './subject.ts';

export interface Interleaving<I, G> extends Path<I> {
  /** The game in the end. */
  readonly end: G;
}

export interface Interleavings<I, G> {
  readonly runs: readonly Interleaving<I, G>[];
  readonly isWhole: boolean;
  /** "all of 6 interleavings", or "bounded at 1000 interleavings". */
  readonly extent: string;
}

export interface InterleavingOptions<I> {
  /** Default 1000. */
  readonly most?: number;
  /** Of what a move leaves open so many ways are tried. Default 1. */
  readonly ways?: number;
  /** Which of the legal inputs are sent. Default: all. */
  readonly only?: (input: I) => boolean;
}

/** The parallel state that is active, as a dotted path, or null. */
export const multiActiveState = (value: StateValue, path = ''): string | null => {
  if (typeof value === 'string') return null;
  const entries = Object.entries(value);
  if (entries.length > 1) return path;
  const [[key, inner] = ['', undefined]] = entries;
  return inner === undefined ? null : multiActiveState(inner, path === '' ? key : `${path}.${key}`);
};

/**
 * Every order of answers from here until the multi-active state is left. The game itself is not touched.
 *
 * @throws Error if the game is in no multi-active state.
 */
export const interleavings = <W extends KernelWorld<E>, I extends AnyInput, E, O, M extends AnyMove<I>>(
  subject: Pick<Subject<W, I, E, O, M>, 'complete'>,
  game: Game<W, I, E, M>,
  { most = 1000, ways = 1, only = () => true }: InterleavingOptions<I> = {},
): Interleavings<I, Game<W, I, E, M>> => {
  const shared = multiActiveState(game.value);
  if (shared === null) throw new Error(`The game is in ${JSON.stringify(game.value)}: one player is active at most.`);
  const runs: Interleaving<I, Game<W, I, E, M>>[] = [];
  let isWhole = true;
  const goOn = (at: Game<W, I, E, M>, steps: readonly Sendable<I>[]): void => {
    for (const sent of legalInputs(subject, at, ways).filter(({ input }) => only(input))) {
      if (!isWhole) return;
      let isLeft = false;
      const onTransition = ({ source, enters }: ChartTransition) => {
        // A chart may leave the state and come back to it within one input.
        isLeft ||= source === shared || enters.includes(shared);
      };
      const next = at.fork({ onTransition });
      if (!next.submit(sent.input).ok) continue;
      isLeft ||= multiActiveState(next.value) !== shared;
      if (!isLeft) goOn(next, [...steps, sent]);
      else if (runs.length < most) runs.push({ ...pathOf([...steps, sent]), end: next });
      else isWhole = false;
    }
  };
  goOn(game, []);
  return {
    runs,
    isWhole,
    extent: isWhole ? `all of ${runs.length} interleavings` : `bounded at ${most} interleavings`,
  };
};
