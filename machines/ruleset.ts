// What a rule set must bring so that a Game can be played with it. The kernel and the Game know nothing else of it.

import type { AnyStateMachine, StateValue } from 'xstate';
import type { Refusal } from '../effects/refusals.ts';
import type { KernelWorld, Seat } from '../effects/world.ts';

/** What an input must have: a type; all else is the rule set's. */
export interface AnyInput {
  readonly type: string;
}

export interface AnyMove<I> {
  readonly input: I;
  readonly label: string;
}

export interface Ruleset<W extends KernelWorld<E>, I extends AnyInput, E, Options, M extends AnyMove<I>> {
  readonly name: string;
  /** Changes whenever the rules do: a save or replay of another version is refused. */
  readonly version: string;
  /** Fingerprint of the cards that new games of this rule set are played with. */
  readonly cardSet: string;
  /** The first World, or why the options cannot be played with. */
  createWorld(options: Options): W | Refusal;
  /** The chart for a World of this many seats. Its context is the World, its input `{ world }`. */
  machineFor(world: W): AnyStateMachine;
  /** What is wrong with the shape of something that should be an input, or null. */
  shapeFault(input: unknown): { readonly problem: string; readonly expected: string } | null;
  /** Why an input of the right shape is not legal now, or null. */
  refusalFor(world: W, input: I): Refusal | null;
  /** What a seat may send now, in stable order. */
  legalMoves(world: W, seat: Seat): M[];
  /** The seats that have a legal move besides conceding. */
  awaited(world: W): readonly Seat[];
  isOver(world: W): boolean;
  /** The events of the last input, oldest first. */
  eventsOf(world: W): E[];
  /** The refusal for an input that would go over the budget; `world` is where it was stopped. */
  overflow(world: W): Refusal;
  /** What is damaged in a position read from a save, or null. Without it only what all Worlds have is checked. */
  positionFault?(position: { readonly value: StateValue; readonly world: object }): string | null;
}
