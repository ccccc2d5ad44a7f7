// The options of the command `run`.

import { type Given, oneOf, wholeNumber } from './option-values.ts';
import { STATE_MODES, type StateMode } from './state-words.ts';
import { UsageError } from './usage.ts';

export const RUN_OPTIONS = {
  seed: { type: 'string' },
  states: { type: 'string' },
  json: { type: 'boolean' },
  quiet: { type: 'boolean' },
} as const;

export interface RunOptions {
  readonly seed: number | undefined;
  /** Undefined if not said: a story shows the named ones, JSON all. */
  readonly states: StateMode | undefined;
  readonly json: boolean;
  readonly quiet: boolean;
}

export const readRunOptions = (given: Given): RunOptions => {
  if (given.has('json') && given.has('quiet')) throw new UsageError('--json and --quiet cannot go together.');
  return {
    seed: wholeNumber(given, 'seed', { expected: 'a whole number, for example --seed 7' }),
    states: oneOf(given, 'states', STATE_MODES),
    json: given.has('json'),
    quiet: given.has('quiet'),
  };
};
