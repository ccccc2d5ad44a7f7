// The World at the start of a Dale game.

import { SETS, type SetName } from '../../cards/terms/dale.ts';
import { createChance } from '../chance.ts';
import { emptyJournal } from '../events.ts';
import type { Refusal } from '../refusals.ts';
import { shown } from '../shown.ts';
import type { DaleCardSet } from './catalogue.ts';
import { refuse } from './refusals.ts';
import { setsNeeded, setTable } from './set-selection.ts';
import type { DalePlayer, DaleRules, DaleWorld } from './world.ts';

export interface DaleOptions {
  /** 2 to 4. Default 2. */
  readonly players?: number;
  /** Whole number from which all chance follows. Default 0. */
  readonly seed?: number;
  /** Exactly one set more than players; without them the players vote (rules.md §3). */
  readonly sets?: readonly SetName[];
  /** A sandbox game: empty zones, no set selection, seat 0 in its action phase, cards put anywhere. */
  readonly sandbox?: boolean;
  /** Effects that one input may cause before it is refused as `overflow`. Default 1000. */
  readonly budget?: number;
}

const emptyPlayer = (): DalePlayer => ({
  deck: [],
  discard: [],
  hand: [],
  stall: [],
  schedule: [],
  limbo: [],
  hasLeft: false,
  vote: null,
  owlsSoFar: 0,
});

const MARKET_SIZE = 5;

/** A World ready for set selection, for the first turn if the sets are given, or for anything in a sandbox. */
export const createDale = (
  cards: DaleCardSet,
  edition: DaleRules['edition'],
  options: DaleOptions = {},
): DaleWorld | Refusal => {
  const fault = optionFault(options);
  if (fault !== null) return fault;
  const { players = 2, seed = 0, sets = [], sandbox = false, budget = 1000 } = options;
  const world: DaleWorld = {
    ruleset: 'dale',
    cardSet: cards.id,
    rules: { baseHandSize: 5, marketSize: MARKET_SIZE, stacksToWin: 8, budget, isSandbox: sandbox, edition },
    seats: players,
    stack: null,
    events: emptyJournal(),
    chance: createChance(seed, players),
    spent: 0,
    entities: {},
    nextId: 1,
    players: Array.from({ length: players }, emptyPlayer),
    sets: sandbox ? [...SETS] : [...sets],
    supply: [],
    bin: [],
    market: Array.from({ length: MARKET_SIZE }, () => null),
    turnPlayer: 0,
    turn: 1,
    effects: [],
    owls: [],
    laterOwls: [],
    nextNumber: 1,
    outcome: { result: 'none' },
  };
  if (!sandbox && sets.length > 0) setTable(world);
  return world;
};

const OPTIONS = ['players', 'seed', 'sets', 'sandbox', 'budget'];

/** Whoever asks for a game may have written anything. */
const optionFault = (options: unknown): Refusal | null => {
  const wrong = (problem: string, expected: string) => refuse('bad-input', { problem, expected });
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    return wrong(`options is ${shown(options)}`, 'an object');
  }
  const unknown = Object.keys(options).find((name) => !OPTIONS.includes(name));
  if (unknown !== undefined) return wrong(`there is no option ${shown(unknown)}`, `only ${OPTIONS.join(', ')}`);
  const given = options as Record<string, unknown>;
  const { players = 2, seed = 0, sets = [], sandbox = false, budget = 1000 } = given;
  if (players !== 2 && players !== 3 && players !== 4) {
    return wrong(`players is ${shown(players)}`, 'players to be 2, 3 or 4');
  }
  if (!Number.isSafeInteger(seed)) return wrong(`seed is ${shown(seed)}`, 'seed to be a whole number');
  if (!Number.isSafeInteger(budget) || (budget as number) < 1) {
    return wrong(`budget is ${shown(budget)}`, 'budget to be a whole number of at least 1');
  }
  if (typeof sandbox !== 'boolean') return wrong(`sandbox is ${shown(sandbox)}`, 'sandbox to be true or false');
  if (!Array.isArray(sets)) return wrong(`sets is ${shown(sets)}`, `a list of sets (${SETS.join(', ')})`);
  if (sandbox || sets.length === 0) return null;
  const needed = setsNeeded({ seats: players });
  const isWrong = new Set(sets).size !== needed || sets.length !== needed || sets.some((set) => !SETS.includes(set));
  return isWrong ? refuse('sets-wrong', { found: shown(sets), most: needed, expected: SETS.join(', ') }) : null;
};
