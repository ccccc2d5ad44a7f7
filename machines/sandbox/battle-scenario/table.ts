// What only battle scenarios say: the options of the game and the decks.

import { z } from 'zod';
import type { CardName } from '../../../cards/terms.ts';
import { type BattleOptions, DEFAULT_LIMITS } from '../../../effects/battle/options.ts';
import { battleWithTestCards } from '../../battle/ruleset.ts';
import { checkCard } from '../scenario/checks.ts';
import { type Places, ScenarioError } from '../scenario/places.ts';
import { factsWithLog, seed, shapesWith } from '../scenario/shape.ts';

const deck = z.array(z.string()).nullable();
const seat = z.union([z.literal(0), z.literal(1)], { error: '0 or 1' });
const options = z.strictObject({
  firstPlayer: seat.optional(),
  triggerOrdering: z.enum(['orderOfPlay', 'dominantPlayerFirst']).optional(),
  dominantPlayer: seat.optional(),
  seed: seed.optional(),
  limits: z.record(z.string(), z.number()).optional(),
  heroes: z.tuple([z.string(), z.string()]).optional(),
  chargesMana: z.boolean().optional(),
  checksActions: z.boolean().optional(),
  draws: z.boolean().optional(),
  sandbox: z.boolean().optional(),
});
const decks = z.strictObject({ 0: deck.optional(), 1: deck.optional() });
const shapes = shapesWith(z.literal('battle').optional(), factsWithLog, options, { decks: decks.optional() });

export type RawBattleScenario = z.infer<typeof shapes.scenario>;
export const battleShapes = {
  scenario: shapes.scenario,
  block: shapes.block,
  parts: { expect: shapes.expectation, options, decks },
};

export interface BattleTable {
  readonly options: Readonly<Record<string, unknown>>;
  readonly decks: readonly [readonly CardName[], readonly CardName[]];
}

const { cards } = battleWithTestCards.cards;
export const battleCardNames = [...cards.keys()];

export const battleTable = (data: RawBattleScenario, places: Places): BattleTable => {
  const { options: given = {}, decks: lists } = data;
  checkOptions(given, places);
  const first = lists === undefined ? ['5 Test Filler'] : lists[0];
  return { options: given, decks: [readDeck(first ?? [], 0, places), readDeck(lists?.[1] ?? [], 1, places)] };
};

/** A limit that does not exist, a hero that is none: what a game cannot be started with. */
const checkOptions = (given: object, places: Places): void => {
  const { limits = {}, heroes = [] } = given as BattleOptions;
  for (const [name, limit] of Object.entries(limits)) {
    const at = places.lineOf(['options', 'limits', name]);
    if (!Object.hasOwn(DEFAULT_LIMITS, name)) {
      throw new ScenarioError(at, `the unknown limit "${name}"`, `one of ${Object.keys(DEFAULT_LIMITS).join(', ')}`);
    }
    if (!Number.isSafeInteger(limit) || limit < 1) {
      throw new ScenarioError(at, `the limit ${limit}`, 'a whole number of at least 1');
    }
  }
  for (const [index, name] of heroes.entries()) {
    const at = places.lineOf(['options', 'heroes', index]);
    checkCard(name, battleCardNames, at);
    const kind = cards.get(name)?.kind;
    if (kind !== 'hero') throw new ScenarioError(at, `the ${kind} "${name}"`, 'a hero');
  }
};

/** At most three digits: more cards than any deck has. */
const DECK_LINE = /^(?:(?<count>[1-9]\d{0,2}) )?(?<card>.+)$/;

const readDeck = (lines: readonly string[], of: 0 | 1, places: Places): CardName[] =>
  lines.flatMap((entry, index) => {
    const { count = '1', card = '' } = DECK_LINE.exec(entry)?.groups ?? {};
    checkCard(card, battleCardNames, places.lineOf(['decks', String(of), index]));
    return Array.from({ length: Number(count) }, () => card);
  });
