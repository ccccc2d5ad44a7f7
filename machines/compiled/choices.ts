// Several transitions that may be taken, as choices to be tried in order.

import type { EventObject } from 'xstate';
import type { Comparison, Read } from './comparison.ts';
import type { ChartNode, Choice, LookUp, Transition } from './tables.ts';

/** Choices in the order of the transitions. Marked guards in a row become one look-up; nothing follows one without a guard. */
export const choicesOf = (transitions: readonly Transition[]): Choice[] => {
  const choices: Choice[] = [];
  for (let next = 0; next < transitions.length; ) {
    const [transition, ...rest] = transitions.slice(next) as [Transition, ...Transition[]];
    const { test, comparison } = transition;
    if (test === null) return [...choices, { test, transition, lookUp: null, among: [] }];
    const end = rest.findIndex((other) => other.comparison?.reads !== comparison?.reads);
    const together = comparison === undefined ? [] : [transition, ...(end < 0 ? rest : rest.slice(0, end))];
    if (together.length > 1)
      choices.push({ test: null, transition: null, lookUp: lookUpIn(together), among: together });
    else choices.push({ test, transition, lookUp: null, among: [] });
    next += Math.max(1, together.length);
  }
  return choices;
};

/** The first choice that may be taken. */
export const firstOf = (choices: readonly Choice[], world: object, event: EventObject): Transition | null => {
  for (let index = 0; index < choices.length; index += 1) {
    const { lookUp, test, transition } = choices[index] as Choice;
    if (lookUp !== null) {
      const found = lookUp(world);
      if (found !== null) return found;
    } else if (test === null || test(world, event)) return transition;
  }
  return null;
};

/** Values read one after another lead through maps inside maps to the transition. */
type Index = Map<unknown, Index | Transition>;

const lookUpIn = (transitions: readonly Transition[]): LookUp => {
  const { reads } = (transitions[0] as Transition).comparison as Comparison;
  const root: Index = new Map();
  for (const transition of transitions) insert(root, (transition.comparison as Comparison).values, transition);
  return (world) => {
    let found: Index | Transition | undefined = root;
    for (let index = 0; index < reads.length; index += 1) {
      found = (found as Index).get((reads[index] as Read)(world as never));
      if (found === undefined) return null;
    }
    return found as Transition;
  };
};

/** Of two transitions for the same values the first is taken, as if they were tried in order. */
const insert = (index: Index, [value, ...rest]: readonly unknown[], transition: Transition): void => {
  if (rest.length === 0) {
    if (!index.has(value)) index.set(value, transition);
    return;
  }
  const inner = (index.get(value) as Index | undefined) ?? new Map();
  index.set(value, inner);
  insert(inner, rest, transition);
};

/** Does the chart raise events of this type itself, to tell of a state that is done? */
export const isRaised = (type: string): boolean => type.startsWith('xstate.done.state.');

/** The choices of one state for an event: exact matches, then wildcards by falling length of their descriptor. */
export const choicesFor = ({ on }: ChartNode, type: string): Choice[] => {
  const wildcards = [...on.keys()]
    .filter((descriptor) => descriptor !== type && describes(descriptor, type))
    .sort((a, b) => b.length - a.length);
  return choicesOf([type, ...wildcards].flatMap((descriptor) => on.get(descriptor) ?? []));
};

/** `*` describes every event, `a.*` describes `a`, `a.b` and `a.b.c`. */
const describes = (descriptor: string, type: string): boolean => {
  if (descriptor === '*') return true;
  if (!descriptor.endsWith('.*')) return false;
  const stem = descriptor.slice(0, -2);
  return type === stem || type.startsWith(`${stem}.`);
};
