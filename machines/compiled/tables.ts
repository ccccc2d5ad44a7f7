// The tables that a machine is compiled to. They hold what XState would otherwise work out again in each microstep.

import type { EventObject } from 'xstate';
import type { Comparison } from './comparison.ts';
import type { Configuration } from './configuration.ts';

/** A guard: asked of the World alone or of the event as well. */
export type Test = (world: object, event: EventObject) => boolean;

/** A recipe as it was written, or what raises an event. */
export type CarryOut = (world: object, event: EventObject, params: unknown, raised: EventObject[]) => void;

export interface Action {
  readonly carryOut: CarryOut;
  readonly params: unknown;
  /** A recipe counts as a change, whatever it does; raising an event does not. */
  readonly isRecipe: boolean;
  /** What it does, as it is written in the program. */
  readonly text?: string | undefined;
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
  /** Its number in the chart. */
  readonly index: number;
  /** What XState has of it: the name under which it is known outside. */
  readonly definition: object;
  readonly source: ChartNode;
  /** None if it stays where it is; one that does not act either is forbidden, and keeps the event from others. */
  readonly targets: readonly ChartNode[];
  readonly reenter: boolean;
  readonly test: Test | null;
  readonly comparison: Comparison | undefined;
  readonly actions: readonly Action[];
}

/** A transition that may be taken if its test passes, or several with one look-up. */
export interface Choice {
  readonly test: Test | null;
  readonly transition: Transition | null;
  readonly lookUp: LookUp | null;
  /** Those that the look-up decides between. */
  readonly among: readonly Transition[];
}

/** Finds the transition of several by the values that the World has now. */
export type LookUp = (world: object) => Transition | null;

/** One microstep, or several in a row: which transitions are taken is known, so everything else is as well. */
export interface Step {
  /** The transitions taken, none in the very first step. */
  readonly transitions: readonly Transition[];
  /** Exit, transition and entry actions, and the events of what is done, in order. */
  readonly actions: readonly Action[];
  readonly to: Configuration;
  /** Eventless transitions are looked for again only after a change. */
  readonly isChange: boolean;
  /** How many microsteps it is. */
  readonly length: number;
}

export const isDescendant = (node: ChartNode, of: ChartNode | null): boolean =>
  of === null || (node.order > of.order && node.order <= of.last);

export const isLeaf = ({ type }: ChartNode): boolean => type === 'atomic' || type === 'final';
