// The shape of a Dale World and of its frames, for what is read from a save.

import { z } from 'zod';
import { REACTION_EVENTS, SETS } from '../../cards/terms/dale.ts';
import { CHECKPOINTS, ZONES } from '../../effects/dale/world.ts';

const whole = z.number().int();
const count = whole.min(0);
const ids = z.array(count);
const seat = whole.min(0).max(3);
const seats = z.array(seat);
const sets = z.array(z.enum(SETS));
const state = z.array(whole).length(4);
const spot = z.object({ zone: z.enum(ZONES), seat: seat.nullable() });

const entity = z.object({
  id: count,
  card: z.string(),
  zone: z.enum(ZONES),
  seat: seat.nullable(),
  setAsideFrom: spot.optional(),
});

const player = z.object({
  deck: ids,
  discard: ids,
  hand: ids,
  stall: z.array(ids),
  schedule: ids,
  limbo: ids,
  hasLeft: z.boolean(),
  vote: sets.nullable(),
  owlsSoFar: count,
});

const effect = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['values', 'costs', 'handSize']), number: count, card: z.null(), by: whole }),
  z.object({ kind: z.literal('copy'), number: count, card: count, of: z.string(), value: whole.nullable() }),
  z.object({ kind: z.literal('used'), number: count, card: count, type: z.string() }),
]);

const owl = z.object({
  number: count,
  event: z.enum(REACTION_EVENTS),
  card: count,
  owner: seat,
  isSecondPart: z.boolean(),
  through: z.array(z.string()),
});

const script = z.object({ card: z.string(), path: z.array(z.union([z.string(), count])) });
const context = z.object({
  seat,
  card: count,
  chosen: ids,
  rest: ids,
  chosenPlayer: seat.nullable(),
  participants: seats,
});
const question = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('cards'), cards: ids, min: count, max: count, isOrder: z.boolean() }),
  z.object({ ask: z.literal('players'), players: seats, min: count, max: count }),
  z.object({ ask: z.literal('pile'), piles: z.array(z.object({ player: seat, pile: z.enum(['deck', 'discard']) })) }),
  z.object({ ask: z.literal('direction') }),
  z.object({ ask: z.literal('gives'), cards: ids, players: seats }),
]);

/** A frame of the stack; what lies below it is looked at on its own. */
export const frameShape = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.enum(['turn', 'cleanUp']) }),
  z.looseObject({
    kind: z.literal('technique'),
    seat,
    card: count,
    type: z.string(),
    part: z.enum(['resolve', 'atTurnStart']),
    isWithoutEffect: z.boolean(),
    isMultiActive: z.boolean(),
  }),
  z.looseObject({ kind: z.literal('ability'), seat, card: count }),
  z.looseObject({ kind: z.literal('purchase'), seat }),
  z.looseObject({ kind: z.literal('build'), seat, hasBonus: z.boolean() }),
  z.looseObject({ kind: z.literal('steps'), script, step: count, context }),
  z.looseObject({
    kind: z.literal('choice'),
    seat,
    question,
    then: z.union([script, z.literal('copy'), z.null()]),
    context,
  }),
  z.looseObject({ kind: z.literal('collective'), count, awaited: seats }),
  z.looseObject({ kind: z.literal('checkpoint'), checkpoint: z.enum(CHECKPOINTS) }),
]);

/** A World of Dale, but for what every rule set's World has. */
export const worldShape = z.object({
  ruleset: z.literal('dale'),
  cardSet: z.string(),
  rules: z.object({
    baseHandSize: count,
    marketSize: count,
    stacksToWin: count,
    budget: whole.min(1),
    isSandbox: z.boolean(),
    edition: z.enum(['note', 'anniversary']),
  }),
  seats: whole.min(2).max(4),
  chance: z.object({ table: state, seats: z.array(state) }),
  entities: z.record(z.string(), entity),
  nextId: count,
  players: z.array(player),
  sets,
  supply: ids,
  bin: ids,
  market: z.array(count.nullable()),
  turnPlayer: seat,
  turn: count,
  effects: z.array(effect),
  owls: z.array(owl),
  laterOwls: z.array(owl),
  nextNumber: count,
  outcome: z.discriminatedUnion('result', [
    z.object({ result: z.enum(['none', 'abandoned']) }),
    z.object({ result: z.literal('win'), player: seat }),
  ]),
});
