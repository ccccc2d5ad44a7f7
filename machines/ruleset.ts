// What a rule set must bring so that a Game can be played with it. The kernel and the Game know nothing else of it. Most
// of it follows from the rest in a small game: see `defineRuleset`.

import type { AnyStateMachine, StateValue } from 'xstate';
import type { Refusal } from '../effects/refusals.ts';
import type { Decision, Viewer } from '../effects/viewer.ts';
import type { EntityId, KernelWorld, Seat } from '../effects/world.ts';

/** What an input must have: a type; all else is the rule set's. */
export interface AnyInput {
  readonly type: string;
}

export interface AnyMove<I> {
  readonly input: I;
  readonly label: string;
}

/** `V` is what a viewer gets to see. */
export interface Ruleset<W extends KernelWorld<E>, I extends AnyInput, E, Options, M extends AnyMove<I>, V = unknown> {
  readonly name: string;
  /** Changes whenever the rules do: a save or replay of another version is refused. */
  readonly version: string;
  /** Fingerprint of the cards that new games of this rule set are played with. */
  readonly cardSet: string;
  /** The first World, or why the options cannot be played with. The same options make the same World each time. */
  createWorld(options: Options): W | Refusal;
  /** The chart for a World of this many seats. Its context is the World, its input `{ world }`. */
  machineFor(world: W): AnyStateMachine;
  /** What is wrong with the shape of something that should be an input, or null. */
  shapeFault(input: unknown): { readonly problem: string; readonly expected: string } | null;
  /** The seat that an input speaks for; null for a call of the sandbox, which is nobody's. */
  seatOf(input: I): Seat | null;
  /** Why an input of the right shape is not legal now, or null. */
  refusalFor(world: W, input: I): Refusal | null;
  /** What a seat may send now, in stable order: made anew at each call, and nothing in it is also in the World. */
  legalMoves(world: W, seat: Seat): M[];
  /** The seats that have a legal move besides conceding. */
  awaited(world: W): readonly Seat[];
  /** What is owed, by whom: one decision for each awaited seat. Unredacted, for whoever drives the game. */
  decisions(world: W): Decision<I>[];
  isOver(world: W): boolean;
  /** What a viewer may know of a World: plain data, the same bytes for Worlds that differ in what it may not know. */
  viewFor(world: W, viewer: Viewer): V;
  /** An event as a viewer may know it; null if not even that it happened. */
  eventFor(event: E, viewer: Viewer): E | null;
  /**
   * The cards that a viewer sees in a World, or was shown by the events of its last input; for a judge all that there are.
   * Whether an input may be taken back follows from it.
   */
  cardsSeen(world: W, viewer: Viewer): ReadonlySet<EntityId>;
  /** Whether everybody may know everything now: a game that is over lays open its cards, if its rules say so. */
  isRevealed(world: W): boolean;
  /** The events of the last input, oldest first. They are facts: nothing in them changes in the World later. */
  eventsOf(world: W): E[];
  /** The refusal for an input that would go over the budget; `world` is where it was stopped. */
  overflow(world: W): Refusal;
  /** What is damaged in a position read from a save, or null. Without it only what all Worlds have is checked. */
  positionFault?(position: { readonly value: StateValue; readonly world: object }): string | null;
}
