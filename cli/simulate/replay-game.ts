// Plays a written game again and says what, first of all, is not as it was written.

import { type AnyBattleInput, type BattleGame, type BattleOptions, battle } from '../../machines/battle/index.ts';
import {
  type AnyDaleInput,
  type DaleGame,
  type DaleOptions,
  dale,
  daleAnniversary,
} from '../../machines/dale/index.ts';
import {
  canonical,
  createGame,
  GameError,
  type Road,
  type Submitted,
  type TransitionWatcher,
} from '../../machines/index.ts';
import type { GameLine } from './game-line.ts';

export type OpenedGame =
  | { readonly kind: 'battle'; readonly game: BattleGame }
  | { readonly kind: 'dale'; readonly game: DaleGame };

export type DifferenceCode =
  | 'other-version'
  | 'other-cards'
  | 'no-start'
  | 'refused-input'
  | 'not-refused'
  | 'other-outcome'
  | 'other-turns'
  | 'other-fingerprint';

/** What differs: what was written, and what is found now. */
export interface Difference {
  readonly code: DifferenceCode;
  readonly message: string;
}

const differs = (code: DifferenceCode, what: string, written: string, found: string): Difference => ({
  code,
  message: `${what}: written is ${written}; found ${found}.`,
});

const rulesOf = (line: GameLine) =>
  line.ruleset === 'battle' ? battle : line.setup.edition === 'note' ? dale : daleAnniversary;

/** Why this program has other rules or cards than the game was played with, or null. */
export const rulesDifference = (line: GameLine): Difference | null => {
  const { name, version, cardSet } = rulesOf(line);
  if (line.version !== version) return differs('other-version', `version of ${name}`, line.version, version);
  if (line.cardSet !== cardSet) return differs('other-cards', `card set of ${name}`, line.cardSet, cardSet);
  return null;
};

/** The game before its first input, or why it cannot start. `onTransition` is called for each transition of its chart. */
export const opened = (line: GameLine, road: Road, onTransition?: TransitionWatcher): OpenedGame | Difference => {
  const { seed, players } = line;
  const how = onTransition === undefined ? { road } : { road, onTransition };
  try {
    if (line.ruleset === 'battle') {
      return { kind: 'battle', game: createGame(battle, { seed, ...line.setup } as BattleOptions, how) };
    }
    const options = { seed, players, sets: line.setup.sets } as DaleOptions;
    const rules = line.setup.edition === 'note' ? dale : daleAnniversary;
    return { kind: 'dale', game: createGame(rules, options, how) };
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    return { code: 'no-start', message: `the game does not start: ${error.message}` };
  }
};

const submitTo = ({ kind, game }: OpenedGame, input: object): Submitted<unknown> =>
  kind === 'battle' ? game.submit(input as AnyBattleInput) : game.submit(input as AnyDaleInput);

export type WrittenInput = GameLine['inputs'][number];

/** Sends the written inputs one by one, calling back before each of them and after each that is accepted. */
export const playInputs = (
  line: GameLine,
  open: OpenedGame,
  { before, after }: { readonly before?: (input: WrittenInput) => void; readonly after?: () => void } = {},
): Difference | null => {
  for (const [index, input] of line.inputs.entries()) {
    before?.(input);
    const submitted = submitTo(open, input);
    if (!submitted.ok) {
      const which = `input ${index + 1} of ${line.inputs.length}`;
      return {
        code: 'refused-input',
        message: `${which} is refused (${submitted.code}): ${submitted.message} It is ${JSON.stringify(input)}.`,
      };
    }
    after?.();
  }
  return endDifference(line, open);
};

const endDifference = (line: GameLine, open: OpenedGame): Difference | null => {
  const { game } = open;
  const { outcome } = line;
  if (outcome.result === 'refused') {
    const submitted = submitTo(open, outcome.input);
    const found = submitted.ok ? 'accepted' : submitted.code;
    if (found !== outcome.code) return differs('not-refused', 'the last input', `refused (${outcome.code})`, found);
  } else {
    const found = game.isOver ? game.world.outcome : { result: 'unfinished' };
    if (canonical(found) !== canonical(outcome)) {
      return differs('other-outcome', 'outcome', JSON.stringify(outcome), JSON.stringify(found));
    }
  }
  const { turn } = game.world;
  if (turn !== line.turns) return differs('other-turns', 'turns', String(line.turns), String(turn));
  const fingerprint = game.fingerprint();
  return fingerprint === line.fingerprint
    ? null
    : differs('other-fingerprint', 'fingerprint at the end', line.fingerprint, fingerprint);
};
