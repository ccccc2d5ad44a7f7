// Breakpoints: what stops a game that is played back, or that bots play.

import type { RecordedMicrostep } from './microsteps.ts';
import { allActive } from './phases.ts';
import type { RuleSet } from './rule-set.ts';

/** What is waited for. `state` is entered, `verb` is carried out, `card` appears in an event. */
export type BreakOn =
  | { readonly on: 'state'; readonly state: string }
  | { readonly on: 'verb'; readonly verb: string }
  | { readonly on: 'card'; readonly card: string }
  | { readonly on: 'condition'; readonly condition: string };

export type Breakpoint = BreakOn & { readonly id: number; readonly isEnabled: boolean };

/** A breakpoint that was reached, at a microstep counted from 1. */
export interface Hit {
  readonly breakpoint: Breakpoint;
  readonly microstep: number;
  readonly why: string;
}

/** The condition that every rule set has. */
export const REFUSED_INPUT = 'refused-input';

/** The names of all conditions of a rule set with what they say. */
export const conditionsOf = ({ conditions }: RuleSet): readonly { readonly name: string; readonly title: string }[] => [
  ...conditions.map(({ name, title }) => ({ name, title })),
  { name: REFUSED_INPUT, title: 'an input is refused' },
];

export const wordsOf = (ruleSet: RuleSet, breakOn: BreakOn): string => {
  switch (breakOn.on) {
    case 'state':
      return `the state ${breakOn.state} is entered`;
    case 'verb':
      return `the verb ${breakOn.verb} is carried out`;
    case 'card':
      return `${breakOn.card} takes part`;
    case 'condition':
      return conditionsOf(ruleSet).find(({ name }) => name === breakOn.condition)?.title ?? breakOn.condition;
  }
};

/** The first of these breakpoints reached after a microstep of an input. `before` is where the chart stood before it. */
export const firstHit = (
  ruleSet: RuleSet,
  breakpoints: readonly Breakpoint[],
  before: RecordedMicrostep['value'],
  microsteps: readonly RecordedMicrostep[],
  after = 0,
): Hit | null => {
  const wanted = breakpoints.filter(({ isEnabled }) => isEnabled);
  if (wanted.length === 0) return null;
  let active = allActive(before);
  for (const [index, microstep] of microsteps.entries()) {
    const now = allActive(microstep.value);
    const earlier = active;
    const isEntered = (state: string) => now.has(state) && !earlier.has(state);
    active = now;
    if (index < after) continue;
    const breakpoint = wanted.find((each) => isReached(ruleSet, each, microstep, isEntered));
    if (breakpoint !== undefined) return { breakpoint, microstep: index + 1, why: wordsOf(ruleSet, breakpoint) };
  }
  return null;
};

const isReached = (
  ruleSet: RuleSet,
  breakOn: BreakOn,
  microstep: RecordedMicrostep,
  isEntered: (state: string) => boolean,
): boolean => {
  switch (breakOn.on) {
    case 'state':
      return isEntered(breakOn.state);
    case 'verb':
      return ruleSet.verbIn(microstep) === breakOn.verb;
    case 'card':
      return microstep.events.some((event) => ruleSet.cardsIn(event, microstep.world).includes(breakOn.card));
    case 'condition':
      return ruleSet.conditions.find(({ name }) => name === breakOn.condition)?.holds(microstep) ?? false;
  }
};

/** The breakpoint that a refused input reaches. */
export const refusalHit = (ruleSet: RuleSet, breakpoints: readonly Breakpoint[], message: string): Hit | null => {
  const breakpoint = breakpoints.find(
    (each) => each.isEnabled && each.on === 'condition' && each.condition === REFUSED_INPUT,
  );
  if (breakpoint === undefined) return null;
  return { breakpoint, microstep: 0, why: `${wordsOf(ruleSet, breakpoint)}: ${message}` };
};
