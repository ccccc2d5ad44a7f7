// What the time line asks of a game of any rule set: no more than the kernel promises.

import type { AnyInput, AnyMove, ChartPosition, Game, KernelWorld } from '../../machines/index.ts';

export interface AnyEvent {
  readonly type: string;
}
export type AnyWorld = KernelWorld<AnyEvent>;
export type AnyGame = Game<AnyWorld, AnyInput, AnyEvent, AnyMove<AnyInput>>;
export type AnyRuleset = AnyGame['ruleset'];
export type Position = ChartPosition<AnyWorld>;

/** A place in time: after microstep `microstep` of input number `input`, both from 1. Input 0 is the start. */
export interface Cursor {
  readonly input: number;
  /** 0 at the start, and for an input of which nothing happened because it was refused. */
  readonly microstep: number;
}
