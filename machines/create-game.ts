// How a game begins: anew from options, or at the position of a save.

import type { Refusal } from '../effects/refusals.ts';
import type { KernelWorld } from '../effects/world.ts';
import { GameError } from './answers.ts';
import { Game, type RoadOptions } from './game.ts';
import type { AnyInput, AnyMove, Ruleset } from './ruleset.ts';
import { openSave } from './save.ts';

/** Lets the compiler read the kind of events off the World; `W extends KernelWorld<E>` alone does not say it. */
export interface EventsFrom<E, Options> {
  createWorld(options: Options): KernelWorld<E> | Refusal;
}

/**
 * Starts a game.
 *
 * @throws GameError if the options cannot be played with: an unknown card, a seed that is no whole number …
 * @throws RoadError if there is no such road.
 */
export const createGame = <W extends KernelWorld<E>, I extends AnyInput, E, Options, M extends AnyMove<I>, V = unknown>(
  ruleset: Ruleset<W, I, E, Options, M, V> & EventsFrom<E, Options>,
  options: Options,
  roadOptions?: RoadOptions,
): Game<W, I, E, M, V> => {
  const world = ruleset.createWorld(options);
  if ('ok' in world) throw new GameError(world as Refusal);
  return new Game(ruleset as unknown as Ruleset<W, I, E, never, M, V>, { world: world as W, options }, roadOptions);
};

/**
 * Goes on with a saved game.
 *
 * @throws LoadError if it is no save, a damaged one, or of another rule set, version or card set.
 */
export const loadGame = <W extends KernelWorld<E>, I extends AnyInput, E, Options, M extends AnyMove<I>, V = unknown>(
  ruleset: Ruleset<W, I, E, Options, M, V> & EventsFrom<E, Options>,
  save: unknown,
  roadOptions?: RoadOptions,
): Game<W, I, E, M, V> => {
  const { value, world } = openSave<W>(save, ruleset);
  return new Game(ruleset as unknown as Ruleset<W, I, E, never, M, V>, { value, world }, roadOptions);
};
