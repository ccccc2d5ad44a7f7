// What must hold whenever a game rests. An invariant is a plain function: what is wrong in words, or null. Here are
// those of every rule set; each rule set adds its own, and so may users.

import type { StateValue } from 'xstate';
import type { AnyInput, AnyMove, Game, KernelWorld } from '../../machines/index.ts';
import { seatsOf } from './subject.ts';

/** A game at rest, and how it came there. Worlds are frozen pictures that may be kept. */
export interface Rest<W, I, E> {
  readonly world: W;
  readonly value: StateValue;
  /** The World of the rest before, the input since then and its events; null and none at the start. */
  readonly before: W;
  readonly input: I | null;
  readonly events: readonly E[];
  readonly game: Pick<
    Game<W & KernelWorld<E>, I & AnyInput, E, AnyMove<I & AnyInput>>,
    'isOver' | 'awaited' | 'legalMoves'
  >;
}

export interface Invariant<W, I, E> {
  readonly name: string;
  /** What is wrong, or null. */
  readonly check: (rest: Rest<W, I, E>) => string | null;
}

/** A broken invariant, or whatever else a walk found. */
export interface Broken {
  readonly name: string;
  readonly problem: string;
}

/** The game is over, or somebody is awaited. */
export const somebodyCanAct: Invariant<unknown, unknown, unknown> = {
  name: 'somebody can act',
  check: ({ game }) => {
    const awaited = game.awaited();
    if (game.isOver) return awaited.length === 0 ? null : `The game is over and seat ${awaited.join()} is awaited.`;
    return awaited.length > 0 ? null : 'Nobody is awaited, and the game is not over.';
  },
};

/** The invariants of every rule set. */
export const kernelInvariants = <W extends KernelWorld<E>, I extends AnyInput, E>(): Invariant<W, I, E>[] => [
  somebodyCanAct as unknown as Invariant<W, I, E>,
  {
    name: 'the awaited can move, and nobody else',
    check: ({ game, world }) => {
      const able = seatsOf(world).filter((seat) => game.legalMoves(seat).length > 0);
      const awaited = [...game.awaited()].sort((a, b) => a - b);
      if (able.join() === awaited.join()) return null;
      return `Awaited is seat ${awaited.join() || 'none'}, a legal move has seat ${able.join() || 'none'}.`;
    },
  },
  {
    name: 'the World is plain data',
    check: ({ world }) => plainFault(world, 'the World'),
  },
];

/** Parts of Worlds that were looked through. What is frozen stays as it is, and most of it is shared with later Worlds. */
const plainParts = new WeakSet<object>();

/** The first place that JSON would lose: a function, undefined, a number that is none, an object with a class. */
const plainFault = (value: unknown, path: string): string | null => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} is ${value}.`;
  if (typeof value !== 'object') return `${path} is ${typeof value}.`;
  if (plainParts.has(value)) return null;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return `${path} is no plain object.`;
  for (const [key, inner] of Object.entries(value)) {
    const fault = plainFault(inner, `${path}.${key}`);
    if (fault !== null) return fault;
  }
  if (Object.isFrozen(value)) plainParts.add(value);
  return null;
};

/** Watches over a game: checks all invariants at every rest from now on. */
export class Guardian<W extends KernelWorld<E>, I extends AnyInput, E, M extends AnyMove<I>> {
  readonly #game: Game<W, I, E, M>;
  readonly #invariants: readonly Invariant<W, I, E>[];
  readonly #stop: () => void;
  #rest: W;
  /** The first problem of each invariant that has broken. */
  readonly broken = new Map<string, string>();

  constructor(game: Game<W, I, E, M>, invariants: readonly Invariant<W, I, E>[]) {
    this.#game = game;
    this.#invariants = invariants;
    this.#rest = game.world;
    this.#check(null, []);
    this.#stop = game.onInput((input, answer) => {
      if (answer.ok) this.#check(input, answer.events);
    });
  }

  /** The World at the last rest. */
  get world(): W {
    return this.#rest;
  }

  stop(): void {
    this.#stop();
  }

  #check(input: I | null, events: readonly E[]): void {
    const before = this.#rest;
    this.#rest = this.#game.world;
    const rest = { world: this.#rest, value: this.#game.value, before, input, events, game: this.#game as never };
    for (const { name, check } of this.#invariants) {
      if (this.broken.has(name)) continue;
      const problem = answerOf(() => check(rest));
      if (problem !== null) this.broken.set(name, problem);
    }
  }
}

/** The first problem of a game at rest, with the name of what is broken; or null. */
export const faultAtRest = <W, I, E>(invariants: readonly Invariant<W, I, E>[], rest: Rest<W, I, E>): string | null => {
  for (const { name, check } of invariants) {
    const problem = answerOf(() => check(rest));
    if (problem !== null) return `${name}: ${problem}`;
  }
  return null;
};

/** An invariant that throws is broken as well. */
const answerOf = (check: () => string | null): string | null => {
  try {
    return check();
  } catch (error) {
    return (error as Error).message;
  }
};
