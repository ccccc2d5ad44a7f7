// Where a session starts: a new game with its options, or a position that was saved.

import { createGame, loadGame } from '../../machines/index.ts';
import type { RuleSet } from './rule-set.ts';
import type { AnyGame, AnyRuleset, Position } from './types.ts';

export type Start =
  | { readonly from: 'options'; readonly options: Readonly<Record<string, unknown>> }
  | { readonly from: 'save'; readonly save: unknown };

type Creatable = Parameters<typeof createGame>[0];

const opened = (ruleset: AnyRuleset, start: Start): AnyGame => {
  const rules = ruleset as unknown as Creatable;
  const game =
    start.from === 'options'
      ? createGame(rules, start.options as never, { road: 'xstate' })
      : loadGame(rules, start.save, { road: 'xstate' });
  return game as unknown as AnyGame;
};

/**
 * The position before the first input.
 *
 * @throws GameError if the options cannot be played with, LoadError if the save cannot be loaded.
 */
export const startPosition = ({ ruleset }: RuleSet, start: Start): Position => {
  const { value, world } = opened(ruleset, start);
  return { value, world };
};
