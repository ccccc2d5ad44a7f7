// The options of the commands `simulate` and `replay`.

import { availableParallelism } from 'node:os';
import { ROADS, type Road } from '../../machines/index.ts';
import { badValue, type Given, knownWord, oneOf, wholeNumber } from '../option-values.ts';
import { UsageError, unknownWord } from '../usage.ts';
import { DECKS } from './battle/decks.ts';
import { BOT_NAMES, type BotName } from './bots.ts';
import { EDITIONS } from './dale/rules.ts';
import { RULE_SETS, type RuleSetName, type RunPlan } from './play.ts';

export const SIMULATE_OPTIONS = {
  games: { type: 'string' },
  seed: { type: 'string' },
  players: { type: 'string' },
  bots: { type: 'string' },
  workers: { type: 'string' },
  out: { type: 'string' },
  decks: { type: 'string' },
  edition: { type: 'string' },
  road: { type: 'string' },
} as const;

export const REPLAY_OPTIONS = {
  game: { type: 'string' },
  story: { type: 'boolean' },
  road: { type: 'string' },
} as const;

export interface SimulateOptions {
  readonly plan: RunPlan;
  readonly games: number;
  readonly workers: number;
  /** The file for the games; undefined if only the summary is wanted. */
  readonly out: string | undefined;
}

export interface ReplayOptions {
  readonly file: string;
  /** Undefined if all games of the file are replayed. */
  readonly game: number | undefined;
  readonly story: boolean;
  readonly road: Road;
}

const PLAYERS = {
  battle: { min: 2, max: 2, expected: '2 for battle' },
  dale: { min: 2, max: 4, expected: '2, 3 or 4 for dale' },
} as const;

const MOST_WORKERS = 64;
const GAMES = 100;

/** Games that are played on this road unless another is named: nobody watches them from inside. */
const QUICK: Road = 'compiled';

export const readSimulateOptions = (words: readonly string[], given: Given): SimulateOptions => {
  const ruleset = ruleSetOf(words);
  const seed = wholeNumber(given, 'seed', { expected: 'a whole number, for example --seed 7' }) ?? 0;
  const players = wholeNumber(given, 'players', PLAYERS[ruleset]) ?? 2;
  const games = wholeNumber(given, 'games', { min: 1, expected: 'a whole number of at least 1' }) ?? GAMES;
  const workers = wholeNumber(given, 'workers', {
    min: 1,
    max: MOST_WORKERS,
    expected: `a whole number from 1 to ${MOST_WORKERS}`,
  });
  return {
    plan: {
      ruleset,
      seed,
      players,
      bots: botsOf(given, players),
      road: oneOf(given, 'road', ROADS) ?? QUICK,
      ...choicesOf(ruleset, given),
    },
    games,
    workers: workers ?? Math.min(availableParallelism(), MOST_WORKERS),
    out: given.has('out') ? pathOf(given.get('out')) : undefined,
  };
};

const ruleSetOf = ([word, ...more]: readonly string[]): RuleSetName => {
  const usage = `cardchart simulate <${RULE_SETS.join('|')}>`;
  if (word === undefined) throw new UsageError(`simulate needs a rule set: ${usage}`);
  if (more.length > 0) throw new UsageError(`simulate takes one rule set; found "${more[0]}" besides: ${usage}`);
  const ruleset = RULE_SETS.find((known) => known === word);
  if (ruleset === undefined) throw unknownWord('rule set', word, RULE_SETS);
  return ruleset;
};

const botsOf = (given: Given, players: number): readonly BotName[] => {
  if (!given.has('bots')) return ['random'];
  const text = given.get('bots');
  const bots = (text ?? '').split(',').map((word) => knownWord('bots', text === undefined ? text : word, BOT_NAMES));
  if (bots.length > players) {
    throw badValue('bots', text, `at most ${players} bots, one for each of the ${players} players`);
  }
  return bots;
};

/** What only one rule set has a choice of. */
const choicesOf = (ruleset: RuleSetName, given: Given): Pick<RunPlan, 'decks' | 'edition'> => {
  const [own, foreign, owner] = ruleset === 'battle' ? ['decks', 'edition', 'dale'] : ['edition', 'decks', 'battle'];
  if (given.has(foreign)) {
    throw new UsageError(
      `--${foreign} is for ${owner}; found it with ${ruleset}, which has --${own}.`,
      'unknown-option',
    );
  }
  return ruleset === 'battle'
    ? { decks: oneOf(given, 'decks', DECKS) ?? DECKS[0] }
    : { edition: oneOf(given, 'edition', EDITIONS) ?? EDITIONS[0] };
};

const pathOf = (text: string | undefined): string => {
  if (text === undefined || text === '') throw badValue('out', text, 'the path of a file to write');
  return text;
};

export const readReplayOptions = ([file, ...more]: readonly string[], given: Given): ReplayOptions => {
  const usage = 'cardchart replay <games.jsonl> --game 17';
  if (file === undefined) throw new UsageError(`replay needs a file that simulate has written: ${usage}`);
  if (more.length > 0) throw new UsageError(`replay takes one file; found "${more[0]}" besides: ${usage}`);
  const game = wholeNumber(given, 'game', { min: 1, expected: 'the number of a game, from 1' });
  if (given.has('story') && game === undefined) {
    throw new UsageError('--story tells one game: say which with --game.');
  }
  return { file, game, story: given.has('story'), road: oneOf(given, 'road', ROADS) ?? QUICK };
};
