// The states of the dale charts that the rules have names for. All others only lead on to them.

import type { Entered, StateMode } from '../state-words.ts';

/** By the state's path; a state inside a region goes by what lies before the region. */
export const DALE_STATES: Readonly<Record<string, string>> = {
  'turn.setSelection': 'set selection: all at once',
  'turn.beginning': 'turn start',
  'turn.turnStart': 'turn start: scheduled techniques',
  'turn.abandoned': 'turn abandoned',
  'turn.action': 'action phase',
  'resolving.technique.effects': 'technique: immediate effects',
  'resolving.technique.scheduled': 'technique: stays scheduled',
  'resolving.technique.fullResolution': 'technique: full resolution',
  'resolving.choice.open': 'choice',
  'resolving.collective.choosing': 'all choose at once',
  'resolving.checkpoint.pruning': 'checkpoint',
  'resolving.owl': 'owl state',
  'resolving.build.built': 'build',
  'resolving.build.bonusBuild': 'bonus build',
  'resolving.cleanUp.market': 'clean-up: market',
  'resolving.cleanUp.hand': 'clean-up: hand',
  'resolving.cleanUp.abilities': 'clean-up: end-of-turn cards',
  gameOver: 'game over',
};

const REGION = /\.seat\d+\.\w+$/;
const named = (state: string): string | undefined => DALE_STATES[state.replace(REGION, '')];

export const isDalePlumbing = (state: string): boolean => named(state) === undefined;

/** Regions of a parallel state are told once; what each player's does is told in columns. */
export const shownDaleStates = (microsteps: readonly Entered[], mode: StateMode): string[][] => {
  if (mode === 'none') return microsteps.map(() => []);
  if (mode === 'all') return microsteps.map(({ states }) => [...states]);
  return microsteps.map(({ states }) => [
    ...new Set(states.map(named).filter((words): words is string => words !== undefined)),
  ]);
};
