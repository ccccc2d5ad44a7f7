// Where Phases and Steps begin in an input: the states that the rules have names for, carrying out of texts left aside.

import { spaced } from '../../cli/words.ts';
import { activeStates } from '../../machines/index.ts';
import type { RecordedMicrostep } from './microsteps.ts';
import type { RuleSet } from './rule-set.ts';

export interface PhaseStart {
  /** From 1. */
  readonly microstep: number;
  readonly name: string;
  /** In how many reactions it begins. */
  readonly depth: number;
}

/** The Phases of an input in order. A Phase that comes back after another one begins again. */
export const phaseStarts = (ruleSet: RuleSet, microsteps: readonly RecordedMicrostep[]): PhaseStart[] => {
  const shown = ruleSet.voice.shownStates(microsteps, 'named');
  const starts: PhaseStart[] = [];
  for (const [index, { states, before }] of microsteps.entries()) {
    const name = shown[index]?.join(', ') ?? '';
    if (name === '' || states.every(ruleSet.isInstruction) || name === starts.at(-1)?.name) continue;
    starts.push({ microstep: index + 1, name, depth: ruleSet.voice.depthIn(before) });
  }
  return starts;
};

/** A state in the words of the rules, or the last part of its path. */
export const wordsOfState = ({ voice }: RuleSet, state: string): string =>
  voice.shownStates([{ states: [state], events: [state] }], 'named')[0]?.[0] ??
  spaced(state.split('.').at(-1) ?? state);

/** A state and the states around it, innermost first. */
export const withParents = (state: string): string[] => {
  const parts = state.split('.');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
};

/** All states that are active in a position, parents included. */
export const allActive = (value: Parameters<typeof activeStates>[0]): ReadonlySet<string> =>
  new Set(activeStates(value).flatMap(withParents));
