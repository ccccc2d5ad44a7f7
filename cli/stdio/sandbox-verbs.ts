// Playing and setting up a battle: each verb is one input of the rules, under the name that testers use for it.

import type { z } from 'zod';
import {
  type AnyBattleInput,
  type BattleGame,
  type BattleWorld,
  type DeckPlace,
  pendingChoice,
} from '../../machines/battle/index.ts';
import { cardName } from './cards.ts';
import { RequestError } from './errors.ts';
import { card, count, entity, seat, times } from './fields.ts';
import { entityIn, onBattle, send } from './on-game.ts';
import type { Command } from './requests.ts';

type Fields = Readonly<Record<string, z.ZodType>>;
type ToInput<F extends Fields> = (request: z.infer<z.ZodObject<F>>, world: BattleWorld) => AnyBattleInput;

/** A verb that sends one input. */
const verb = <F extends Fields>(fields: F, input: ToInput<F>): Command =>
  onBattle(fields, (request, game) => send(game, input(request, game.world)));

/** A verb that makes a card: the reply says which entity it is. They are numbered in the order in which they are made. */
const maker = <F extends Fields>(fields: F, input: ToInput<F>): Command =>
  onBattle(fields, (request, game) => {
    const { nextId } = game.world;
    return { ...send(game, input(request, game.world)), entity: nextId };
  });

/** Only the fields that were given. */
const given = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

/** A card into a deck: a new one of that name for a seat, or one that is in the game into its controller's deck. */
const intoDeck = (where: DeckPlace): Command =>
  onBattle({ entity: entity.optional(), card: card.optional(), seat: seat.optional() }, (request, game) => {
    const { entity: target, card: word, seat: of } = request;
    if (target !== undefined && word === undefined && of === undefined) {
      return { ...send(game, { type: 'MOVE_TO_DECK', target, where }), entity: target };
    }
    if (target === undefined && word !== undefined && of !== undefined) {
      const { nextId } = game.world;
      return { ...send(game, { type: 'ADD_TO_DECK', seat: of, card: cardName(word), where }), entity: nextId };
    }
    throw new RequestError('bad-request', 'Expected either "entity" alone, or "card" and "seat".', { field: 'entity' });
  });

const endTurn = (game: BattleGame): object => send(game, { type: 'END_TURN', seat: game.world.activePlayer });

/** Several turns are tried on a branch first, so that a refusal in the middle changes nothing. */
const skipTurns = (game: BattleGame, turns: number): object => {
  if (turns > 1) {
    const branch = game.fork();
    for (let ended = 0; ended < turns; ended += 1) endTurn(branch);
  }
  const replies = Array.from({ length: turns }, () => endTurn(game) as { events: unknown[] });
  return { events: replies.flatMap(({ events }) => events), isOver: game.isOver };
};

/** What players do, in any battle. */
const playerVerbs = {
  play: verb(
    { entity, target: entity.optional(), position: count.optional(), option: count.optional() },
    ({ entity: id, target, position, option }, world) => ({
      type: 'PLAY',
      seat: entityIn(world, id).controller,
      card: id,
      ...given({ target, position, option }),
    }),
  ),
  attack: verb({ entity, target: entity }, ({ entity: attacker, target: defender }, world) => ({
    type: 'ATTACK',
    seat: entityIn(world, attacker).controller,
    attacker,
    defender,
  })),
  'hero-power': verb({ seat, target: entity.optional() }, ({ seat: of, target }) => ({
    type: 'HERO_POWER',
    seat: of,
    ...given({ target }),
  })),
  choose: verb({ option: count, seat: seat.optional() }, ({ option, seat: of }, world) => ({
    type: 'CHOOSE',
    seat: of ?? pendingChoice(world)?.player ?? world.activePlayer,
    option,
  })),
  'end-turn': verb({ seat }, ({ seat: of }) => ({ type: 'END_TURN', seat: of })),
  'skip-turn': onBattle({ times: times.optional() }, ({ times: turns = 1 }, game) => skipTurns(game, turns)),
} satisfies Record<string, Command>;

/** The direct calls of a sandbox game. */
const directCalls = {
  give: maker({ seat, card }, ({ seat: of, card: word }) => ({ type: 'ADD_TO_HAND', seat: of, card: cardName(word) })),
  summon: maker({ seat, card, position: count.optional() }, ({ seat: of, card: word, position }) => ({
    type: 'SUMMON',
    seat: of,
    card: cardName(word),
    ...given({ position }),
  })),
  equip: maker({ seat, card }, ({ seat: of, card: word }) => ({ type: 'EQUIP', seat: of, card: cardName(word) })),
  'add-secret': maker({ seat, card }, ({ seat: of, card: word }) => ({
    type: 'ADD_SECRET',
    seat: of,
    card: cardName(word),
  })),
  cast: maker(
    { seat, card, target: entity.optional(), option: count.optional() },
    ({ seat: of, card: word, target, option }) => ({
      type: 'CAST',
      seat: of,
      card: cardName(word),
      ...given({ target, option }),
    }),
  ),
  shuffle: intoDeck('shuffled'),
  'put-on-top': intoDeck('top'),
  'put-at-bottom': intoDeck('bottom'),
  hit: verb({ entity, amount: count }, ({ entity: target, amount }) => ({ type: 'DEAL_DAMAGE', target, amount })),
  heal: verb({ entity, amount: count, seat: seat.optional() }, ({ entity: target, amount, seat: of }, world) => ({
    type: 'HEAL',
    seat: of ?? entityIn(world, target).controller,
    target,
    amount,
  })),
  'set-health': verb({ entity, health: count }, ({ entity: target, health }) => ({
    type: 'SET_HEALTH',
    target,
    health,
  })),
  'gain-armor': verb({ seat, amount: count }, ({ seat: of, amount }) => ({ type: 'GAIN_ARMOR', seat: of, amount })),
  destroy: verb({ entity }, ({ entity: target }) => ({ type: 'DESTROY', target })),
  silence: verb({ entity }, ({ entity: target }) => ({ type: 'SILENCE', target })),
  freeze: verb({ entity }, ({ entity: target }) => ({ type: 'FREEZE', target })),
  bounce: verb({ entity }, ({ entity: target }) => ({ type: 'RETURN_TO_HAND', target })),
  'take-control': verb({ seat, entity }, ({ seat: of, entity: target }) => ({
    type: 'TAKE_CONTROL',
    seat: of,
    target,
  })),
  discard: verb({ entity }, ({ entity: target }) => ({ type: 'DISCARD', target })),
  remove: verb({ entity }, ({ entity: target }) => ({ type: 'REMOVE', target })),
  draw: verb({ seat, count: count.optional() }, ({ seat: of, count: cards = 1 }) => ({
    type: 'DRAW',
    seat: of,
    count: cards,
  })),
  fatigue: verb({ seat }, ({ seat: of }) => ({ type: 'FATIGUE', seat: of })),
  'set-mana': verb({ seat, maximum: count, available: count.optional() }, ({ seat: of, maximum, available }) => ({
    type: 'SET_MANA',
    seat: of,
    maximum,
    ...given({ available }),
  })),
} satisfies Record<string, Command>;

export const verbCommands = { ...playerVerbs, ...directCalls };
