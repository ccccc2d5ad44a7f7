// The tables that a machine is compiled to. They hold what XState would otherwise work out again in each microstep.

import type { EventObject } from 'xstate';
import type { Comparison } from './comparison.ts';
import type { Configuration } from './configuration.ts';

/** What is running: the World that is being changed, the event, and the events raised on the way. One object a runner. */
export interface Run {
  context: object;
  event: EventObject;
  readonly raised: EventObject[];
}

export type Test = (run: Run) => boolean;

export interface Action {
  readonly carryOut: (run: Run) => void;
  /** A recipe counts as a change, whatever it does; raising an event does not. */
  readonly isRecipe: boolean;
}

export interface ChartNode {
  /** Place in document order: the descendants of a node follow it, the last one being `last`. */
  readonly order: number;
  readonly last: number;
  readonly id: string;
  readonly key: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final';
  readonly parent: ChartNode | null;
  readonly children: readonly ChartNode[];
  /** Of a compound state. */
  readonly initial: ChartNode | null;
  readonly initialActions: readonly Action[];
  readonly entry: readonly Action[];
  readonly exit: readonly Action[];
  readonly always: readonly Transition[];
  /** By event descriptor, in the order written. */
  readonly on: ReadonlyMap<string, readonly Transition[]>;
  readonly tags: readonly string[];
}

export interface Transition {
  readonly source: ChartNode;
  /** None if it stays where it is; one that does not act either is forbidden, and keeps the event from others. */
  readonly targets: readonly ChartNode[];
  readonly reenter: boolean;
  readonly test: Test | null;
  readonly comparison: Comparison | undefined;
  readonly actions: readonly Action[];
}

/** Hands back the transition that may be taken, or null. */
export type Choice = (run: Run) => Transition | null;

/** One microstep: which transitions are taken is known, so everything else is as well. */
export interface Step {
  /** Exit, transition and entry actions, and the events of what is done, in order. */
  readonly actions: readonly ((run: Run) => void)[];
  readonly to: Configuration;
  /** Eventless transitions are looked for again only after a change. */
  readonly isChange: boolean;
}

export const isDescendant = (node: ChartNode, of: ChartNode | null): boolean =>
  of === null || (node.order > of.order && node.order <= of.last);

export const isLeaf = ({ type }: ChartNode): boolean => type === 'atomic' || type === 'final';
