// What the kit has to know of a rule set to test games of it. Only the rule set and how a game starts must be said;
// everything else has a default that fits a small rule set.

import type { AnyStateMachine } from 'xstate';
import type { AnyInput, AnyMove, KernelWorld, Ruleset, Seat } from '../../machines/index.ts';
import type { Coverage, Topic, Used } from './coverage.ts';
import type { Invariant } from './invariants.ts';
import type { Roll } from './roll.ts';

/** What leads a walk: chance, and what has been reached so far. */
export interface Lead {
  readonly roll: Roll;
  readonly coverage: Coverage;
}

export interface Subject<W extends KernelWorld<E>, I extends AnyInput, E, O, M extends AnyMove<I>> {
  /** The rule set; several if there are editions of it with the same charts: each game is of one of them. */
  readonly rulesets: readonly [Ruleset<W, I, E, O, M>, ...Ruleset<W, I, E, O, M>[]];
  /** The charts on which games are played, by a name for each. */
  readonly charts: Readonly<Record<string, AnyStateMachine>>;
  /** What there is to be reached besides states and transitions: what is never used stays at 0 in the report. */
  readonly known?: Partial<Readonly<Record<Topic, readonly string[]>>>;
  readonly invariants: readonly Invariant<W, I, E>[];
  /** States and transitions of each chart that no game can reach, with the reason. One that is reached is a failure. */
  readonly unreachable?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The options of a new game. */
  readonly start: (lead: Lead) => O;
  /** Inputs after which a walk ends if its game does not. Default 400. */
  readonly longest?: number;
  /** The input of a move, with what the move leaves open filled in. Default: the input as it is. */
  readonly complete?: (move: M, roll: Roll, world: W) => I;
  /** Inputs that are tried besides the legal moves: sandbox calls, leaving the game. Those that are refused are left out. */
  readonly more?: (world: W, lead: Lead) => readonly I[];
  /** What a decision is called when it is counted. Default: the type of the input. */
  readonly decisionOf?: (world: W, input: I) => string;
  /** What an input is for: walks prefer what was used least. Default: its decision. */
  readonly leadOf?: (world: W, input: I) => Used;
  /** What an accepted input uses; `before` is the World before it. */
  readonly usedBy?: (before: W, input: I, after: W) => readonly Used[];
  /** How the options of a game are said in a scenario file. Default: `{ options }`. */
  readonly table?: (options: O, ruleset: Ruleset<W, I, E, O, M>) => object;
  /** What is used by entering a state; asked with the World just before. */
  readonly usedIn?: Readonly<Record<string, (before: W) => readonly Used[]>>;
}

/** All seats, also of those who have left. */

export const seatsOf = (world: KernelWorld): readonly Seat[] => world.chance.seats.map((_, seat) => seat);
