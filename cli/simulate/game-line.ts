// A played game as one line of JSON: all that is needed to play it again, and what must come out then.

import { z } from 'zod';
import { EDITIONS } from './dale/rules.ts';

export const GAME_FORMAT = 'cardchart-game-1';

const whole = z.number().int();
const input = z.looseObject({ type: z.string() });

const outcome = z.discriminatedUnion('result', [
  z.strictObject({ result: z.literal('win'), player: whole }),
  z.strictObject({ result: z.literal('draw') }),
  /** Everybody but one has left. */
  z.strictObject({ result: z.literal('abandoned') }),
  /** Still going on after the most inputs that a simulated game may take. */
  z.strictObject({ result: z.literal('unfinished') }),
  /** A legal move was refused, which is a fault in the rules; the code says why. */
  z.strictObject({ result: z.literal('refused'), code: z.string(), input }),
]);

const common = {
  format: z.literal(GAME_FORMAT),
  /** Its number in the run, from 1. */
  game: whole.min(1),
  seed: whole,
  version: z.string(),
  cardSet: z.string(),
  players: whole,
  /** Who acted for each seat. */
  bots: z.array(z.string()),
  turns: whole,
  /** Moves that were not carried out because they would have gone on without end. */
  overflows: whole,
  outcome,
  inputs: z.array(input),
  /** Of the position at the end. */
  fingerprint: z.string(),
};

const pair = <T extends z.ZodType>(of: T) => z.tuple([of, of]);

/** What the game starts with besides seed and players; names are checked by the rules when the game is created. */
const battleSetup = z.strictObject({ heroes: pair(z.string()), decks: pair(z.array(z.string())) });
const daleSetup = z.strictObject({ edition: z.enum(EDITIONS), sets: z.array(z.string()) });

export const gameLine = z.discriminatedUnion('ruleset', [
  z.strictObject({ ...common, ruleset: z.literal('battle'), setup: battleSetup }),
  z.strictObject({ ...common, ruleset: z.literal('dale'), setup: daleSetup }),
]);

export type GameLine = z.infer<typeof gameLine>;
export type GameOutcome = z.infer<typeof outcome>;
