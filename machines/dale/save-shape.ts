// The shape of a Dale World and of its frames, for what is read from a save.

import { REACTION_EVENTS, SETS } from '../../cards/terms/dale.ts';
import { CHECKPOINTS, ZONES } from '../../effects/dale/world.ts';
import {
  either,
  flag,
  listOf,
  nullable,
  object,
  oneOf,
  optional,
  tableOf,
  text,
  variants,
  whole as wholeWithin,
} from '../shape.ts';

const whole = wholeWithin();
const count = wholeWithin(0);
const ids = listOf(count);
const seat = wholeWithin(0, 3);
const seats = listOf(seat);
const sets = listOf(oneOf(...SETS));
const state = listOf(whole, { exactly: 4 });
const spot = object({ zone: oneOf(...ZONES), seat: nullable(seat) });

const entity = object({
  id: count,
  card: text,
  zone: oneOf(...ZONES),
  seat: nullable(seat),
  setAsideFrom: optional(spot),
});

const player = object({
  deck: ids,
  discard: ids,
  hand: ids,
  stall: listOf(ids),
  schedule: ids,
  limbo: ids,
  hasLeft: flag,
  vote: nullable(sets),
  owlsSoFar: count,
});

const change = object({ number: count, card: oneOf(null), by: whole });
const effect = variants('kind', {
  values: change,
  costs: change,
  handSize: change,
  copy: object({ number: count, card: count, of: text, value: nullable(whole) }),
  used: object({ number: count, card: count, type: text }),
});

const owl = object({
  number: count,
  event: oneOf(...REACTION_EVENTS),
  card: count,
  owner: seat,
  isSecondPart: flag,
  through: listOf(text),
});

const script = object({ card: text, path: listOf(either(text, count)) });
const context = object({
  seat,
  card: count,
  chosen: ids,
  rest: ids,
  chosenPlayer: nullable(seat),
  participants: seats,
});
const question = variants('ask', {
  cards: object({ cards: ids, min: count, max: count, isOrder: flag }),
  players: object({ players: seats, min: count, max: count }),
  pile: object({ piles: listOf(object({ player: seat, pile: oneOf('deck', 'discard') })) }),
  direction: object({}),
  gives: object({ cards: ids, players: seats }),
});

/** A frame of the stack; what lies below it is looked at on its own. */
export const frameShape = variants('kind', {
  turn: object({}),
  cleanUp: object({}),
  technique: object({
    seat,
    card: count,
    type: text,
    part: oneOf('resolve', 'atTurnStart'),
    isWithoutEffect: flag,
    isMultiActive: flag,
  }),
  ability: object({ seat, card: count }),
  purchase: object({ seat }),
  build: object({ seat, hasBonus: flag }),
  steps: object({ script, step: count, context }),
  choice: object({ seat, question, then: either(oneOf('copy', null), script), context }),
  collective: object({ count, awaited: seats }),
  checkpoint: object({ checkpoint: oneOf(...CHECKPOINTS) }),
});

/** A World of Dale, but for what every rule set's World has. */
export const worldShape = object({
  ruleset: oneOf('dale'),
  cardSet: text,
  rules: object({
    baseHandSize: count,
    marketSize: count,
    stacksToWin: count,
    budget: wholeWithin(1),
    isSandbox: flag,
    edition: oneOf('note', 'anniversary'),
  }),
  seats: wholeWithin(2, 4),
  chance: object({ table: state, seats: listOf(state) }),
  entities: tableOf(entity),
  nextId: count,
  players: listOf(player),
  sets,
  supply: ids,
  bin: ids,
  market: listOf(nullable(count)),
  turnPlayer: seat,
  turn: count,
  effects: listOf(effect),
  owls: listOf(owl),
  laterOwls: listOf(owl),
  nextNumber: count,
  outcome: variants('result', { none: object({}), abandoned: object({}), win: object({ player: seat }) }),
});
