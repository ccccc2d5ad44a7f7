// The options of a battle, and what is wrong with those that cannot be played with.

import type { CardName } from '../../cards/terms.ts';
import type { Refusal } from '../refusals.ts';
import { shown } from '../shown.ts';
import type { Seat } from '../world.ts';
import type { CardSet } from './catalogue.ts';
import { refuse } from './refusals.ts';
import type { Limits, Rules } from './world.ts';

/** Board 7, hand 10, secrets 5, deck 60 (R21.1), mana 10, 89 turns (R14.5). */
export const DEFAULT_LIMITS: Limits = {
  board: 7,
  hand: 10,
  secrets: 5,
  deck: 60,
  mana: 10,
  turns: 89,
  budget: 1000,
};

export interface BattleOptions {
  /** Whole number from which all chance follows. Default 0. */
  readonly seed?: number;
  /** Who begins. Default seat 0. */
  readonly firstPlayer?: Seat;
  /** Card names; index 0 is the top before shuffling. Default: empty decks. */
  readonly decks?: readonly [readonly CardName[], readonly CardName[]];
  /** Names of hero cards. Default: a mage and a warrior. */
  readonly heroes?: readonly [CardName, CardName];
  /** How triggers of one event are ordered (R6.9). Default `orderOfPlay`. */
  readonly triggerOrdering?: Rules['triggerOrdering'];
  /** Whose triggers come first with `dominantPlayerFirst`. Default seat 0. */
  readonly dominantPlayer?: Seat;
  /** Other limits than those of `DEFAULT_LIMITS`. */
  readonly limits?: Partial<Limits>;
  /** A sandbox game: nothing shuffled or dealt, no mulligan, no mana charged, direct calls allowed (course.md §2). */
  readonly sandbox?: boolean;
  /** In a sandbox: cards and Hero Powers cost mana, and the first player starts with one crystal. Default false. */
  readonly chargesMana?: boolean;
  /** In a sandbox: only the player whose turn it is acts, attacks follow R13.1, one Hero Power a turn. Default false. */
  readonly checksActions?: boolean;
  /** In a sandbox: whether each turn begins with a draw. Default true. */
  readonly draws?: boolean;
}

export const DEFAULT_HEROES = ['Jaina Proudmoore', 'Garrosh Hellscream'] as const;
/** Null if a battle can be played with these options and cards. */
export const optionFault = (cards: CardSet, options: BattleOptions): Refusal | null =>
  shapeFault(options) ?? cardFault(cards, options);

const badOption = (name: string, value: unknown, expected: string): Refusal =>
  refuse('bad-input', { problem: `${name} is ${shown(value)}`, expected: `${name} to be ${expected}` });

const isPair = (value: unknown): value is readonly [unknown, unknown] => Array.isArray(value) && value.length === 2;
/** What is wrong with the value of the option of this name. */
type OptionCheck = (value: unknown, name: string) => Refusal | null;

const checkThat =
  (isSo: (value: unknown) => boolean, expected: string): OptionCheck =>
  (value, name) =>
    isSo(value) ? null : badOption(name, value, expected);

const seatFault: OptionCheck = (value) =>
  value === 0 || value === 1 ? null : refuse('unknown-seat', { seat: shown(value), expected: '0 and 1' });

const FLAG = checkThat((value) => typeof value === 'boolean', 'true or false');

/** What each option must be, for callers whom no compiler has checked. */
const OPTION_CHECKS: Readonly<Record<keyof BattleOptions, OptionCheck>> = {
  seed: checkThat(Number.isSafeInteger, 'a whole number'),
  firstPlayer: seatFault,
  dominantPlayer: seatFault,
  decks: checkThat((value) => isPair(value) && value.every(Array.isArray), 'two lists of card names'),
  heroes: checkThat(isPair, 'the names of two hero cards'),
  triggerOrdering: checkThat(
    (value) => value === 'orderOfPlay' || value === 'dominantPlayerFirst',
    '"orderOfPlay" or "dominantPlayerFirst"',
  ),
  limits: (value) => limitFault(value),
  sandbox: FLAG,
  chargesMana: FLAG,
  checksActions: FLAG,
  draws: FLAG,
};

export const OPTION_NAMES = Object.keys(OPTION_CHECKS);

/** A real game follows all rules; only a sandbox may choose among them. */
const SANDBOX_OPTIONS = ['chargesMana', 'checksActions', 'draws'] as const;

const limitFault = (limits: unknown): Refusal | null => {
  if (!isObject(limits)) return badOption('limits', limits, `an object with some of ${NAMES_OF_LIMITS}`);
  for (const [name, limit] of Object.entries(limits)) {
    if (!Object.hasOwn(DEFAULT_LIMITS, name)) {
      return refuse('bad-input', { problem: `there is no limit "${name}"`, expected: `one of ${NAMES_OF_LIMITS}` });
    }
    if (!Number.isSafeInteger(limit) || (limit as number) < 1) {
      return badOption(`limits.${name}`, limit, 'a whole number of at least 1');
    }
  }
  return null;
};

const NAMES_OF_LIMITS = Object.keys(DEFAULT_LIMITS).join(', ');
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shapeFault = (options: unknown): Refusal | null => {
  if (!isObject(options)) return badOption('options', options, 'an object');
  for (const name of Object.keys(options)) {
    if (!Object.hasOwn(OPTION_CHECKS, name)) {
      const expected = `one of ${OPTION_NAMES.join(', ')}`;
      return refuse('bad-input', { problem: `there is no option "${name}"`, expected });
    }
    const value = (options as Readonly<Record<string, unknown>>)[name];
    const fault = value === undefined ? null : OPTION_CHECKS[name as keyof BattleOptions](value, name);
    if (fault !== null) return fault;
  }
  const { sandbox = false } = options as BattleOptions;
  const idle = SANDBOX_OPTIONS.find((name) => !sandbox && (options as BattleOptions)[name] !== undefined);
  if (idle === undefined) return null;
  return refuse('bad-input', {
    problem: `${idle} is an option of the sandbox`,
    expected: 'sandbox to be true with it',
  });
};

const cardFault = (
  { cards }: CardSet,
  { heroes = DEFAULT_HEROES, decks = [[], []], limits }: BattleOptions,
): Refusal | null => {
  for (const name of heroes) {
    const card = cards.get(name);
    if (card === undefined)
      return refuse('unknown-card', {
        card: typeof name === 'string' ? name : shown(name),
        expected: 'Name a hero card.',
      });
    if (card.kind !== 'hero') return refuse('wrong-kind', { card: name, kind: card.kind, expected: 'hero' });
  }
  const deckLimit = limits?.deck ?? DEFAULT_LIMITS.deck;
  for (let seat = 0; seat < decks.length; seat += 1) {
    const deck = decks[seat] as readonly CardName[];
    if (deck.length > deckLimit) return refuse('deck-full', { seat, limit: deckLimit });
    for (const name of deck) {
      const card = cards.get(name);
      if (card === undefined) {
        return refuse('unknown-card', {
          card: typeof name === 'string' ? name : shown(name),
          expected: 'Decks name cards of the set.',
        });
      }
      if (card.kind === 'hero' || card.kind === 'heroPower') {
        return refuse('wrong-kind', { card: name, kind: card.kind, expected: 'minion, spell or weapon' });
      }
    }
  }
  return null;
};
