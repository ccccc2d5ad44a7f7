// Is a position from a save one in which a battle can stand? Asked once, when it is loaded: from then on every card,
// every id and the chart position are taken to be sound.

import type { StateValue } from 'xstate';
import { z } from 'zod';
import { AURA_TYPES, KEYWORDS } from '../../cards/terms.ts';
import { enchantmentAt, findCard } from '../../effects/battle/catalogue.ts';
import { pendingChoice } from '../../effects/battle/choice.ts';
import { mulliganAwaited } from '../../effects/battle/legality.ts';
import { type BattleWorld, type Entity, type Player, ZONES } from '../../effects/battle/world.ts';
import { regionOf } from '../multi-active.ts';
import { framesFault, type ReadPosition, restFault, shapeFault } from '../position-fault.ts';
import { battleEntryPoints } from './machine.ts';

const whole = z.number().int();
const seat = z.union([z.literal(0), z.literal(1)]);
const ids = z.array(whole);
const script = z.object({ card: z.string(), path: z.array(z.union([z.string(), whole])) });

const enchantments = z.array(
  z.object({
    script,
    controller: seat,
    order: whole,
    attack: z.number(),
    health: z.number(),
    setAttack: z.number().nullable(),
    setHealth: z.number().nullable(),
    regained: z.array(z.enum(KEYWORDS)),
  }),
);

const entity = z.object({
  id: whole,
  card: z.string(),
  owner: seat,
  controller: seat,
  zone: z.enum(ZONES),
  order: whole,
  damage: z.number(),
  armor: z.number(),
  enchantments,
  isSilenced: z.boolean(),
  isFrozen: z.boolean(),
  isDoomed: z.boolean(),
  isExhausted: z.boolean(),
  attacksThisTurn: whole,
  spentKeywords: z.array(z.enum([...KEYWORDS, 'frenzy'])),
  spentListeners: z.array(z.string()),
});

const player = z.object({
  hero: whole,
  heroPower: whole.nullable(),
  weapon: whole.nullable(),
  deck: ids,
  hand: ids,
  board: ids,
  secrets: ids,
  graveyard: ids,
  mana: z.object({ maximum: whole, available: whole, temporary: whole, owed: whole, locked: whole }),
  fatigue: whole,
  cardsPlayedThisTurn: z.array(z.string()),
  enchantments,
  spentListeners: z.array(z.string()),
  heroPowerUses: whole,
  isHeroDead: z.boolean(),
  hasMulliganed: z.boolean(),
});

const worldShape = z.object({
  ruleset: z.literal('battle'),
  cardSet: z.string(),
  rules: z.object({
    limits: z.object({
      board: whole,
      hand: whole,
      secrets: whole,
      deck: whole,
      mana: whole,
      turns: whole,
      budget: whole,
    }),
    triggerOrdering: z.enum(['orderOfPlay', 'dominantPlayerFirst']),
    dominantPlayer: seat,
    isSandbox: z.boolean(),
    chargesMana: z.boolean(),
    checksActions: z.boolean(),
    drawsEachTurn: z.boolean(),
  }),
  entities: z.record(z.string(), entity),
  nextId: whole,
  nextOrder: whole,
  players: z.tuple([player, player]),
  activePlayer: seat,
  turn: whole,
  activeAuras: z.array(z.object({ owner: seat, source: whole, aura: z.looseObject({ type: z.enum(AURA_TYPES) }) })),
  activeStats: z.array(
    z.object({
      source: whole,
      target: whole,
      attack: z.number(),
      health: z.number(),
      setAttack: z.number().optional(),
    }),
  ),
  pendingSummons: z.array(z.object({ id: whole, verb: z.enum(['summon', 'summonBothSides']) })),
  waitingDeaths: z.array(z.looseObject({ id: whole, card: z.string(), controller: seat })),
  deaths: z.array(z.looseObject({ id: whole, card: z.string(), controller: seat })),
  battlecriesPlayed: z.array(z.object({ player: seat, script })),
  outcome: z.discriminatedUnion('result', [
    z.object({ result: z.literal('none') }),
    z.object({ result: z.literal('win'), player: seat }),
    z.object({ result: z.literal('draw') }),
  ]),
});

const choiceShape = z.looseObject({
  player: seat,
  options: z.array(z.union([z.object({ card: z.string() }), z.object({ entity: whole })])).min(1),
});

/** What is damaged in a position of a battle with this card set, or null. */
export const positionFault = (cardSet: string, { value, world: given }: ReadPosition): string | null => {
  const fault = shapeFault(worldShape, given);
  if (fault !== null) return fault;
  const world = given as BattleWorld;
  if (world.cardSet !== cardSet) return `its World is of the card set "${world.cardSet}"`;
  return (
    entitiesFault(world) ??
    world.players.map((player, seat) => placesFault(world, player, seat)).find((fault) => fault !== null) ??
    framesFault(battleEntryPoints, world.stack) ??
    choiceFault(world) ??
    restFault(value, restingPlace(world)) ??
    halfDoneFault(world)
  );
};

const entitiesFault = (world: BattleWorld): string | null => {
  for (const [id, { id: own, card, enchantments }] of Object.entries(world.entities)) {
    if (String(own) !== id || own >= world.nextId) return `entity ${id} has the id ${own}`;
    if (findCard(world, card) === undefined) return `entity ${id} is the unknown card "${card}"`;
    const lost = enchantments.find(({ script }) => !isDescribed(world, script));
    if (lost !== undefined) return `entity ${id} has an enchantment that "${lost.script.card}" does not give`;
  }
  const laid = world.players.flatMap(({ enchantments }) => enchantments);
  const lost = laid.find(({ script }) => !isDescribed(world, script));
  if (lost !== undefined) return `a player has an enchantment that "${lost.script.card}" does not give`;
  const named = [
    ...world.activeAuras.map(({ source }) => source),
    ...world.activeStats.flatMap(({ source, target }) => [source, target]),
    ...world.pendingSummons.map(({ id }) => id),
  ];
  const unknown = named.find((id) => world.entities[id] === undefined);
  return unknown === undefined ? null : `a snapshot names entity ${unknown}, which does not exist`;
};

const isDescribed = (world: BattleWorld, script: Parameters<typeof enchantmentAt>[1]): boolean =>
  findCard(world, script.card) !== undefined && typeof enchantmentAt(world, script) === 'object';

/** Every card of a player's lists is an entity in that zone under that player's control. */
const placesFault = (world: BattleWorld, player: Player, seat: number): string | null => {
  const isThere = (id: number, zone: Entity['zone']): boolean => {
    const entity = world.entities[id];
    return entity !== undefined && entity.zone === zone && entity.controller === seat;
  };
  const places: readonly (readonly [Entity['zone'], readonly (number | null)[]])[] = [
    ['hero', [player.hero]],
    ['heroPower', [player.heroPower]],
    ['weapon', [player.weapon]],
    ['deck', player.deck],
    ['hand', player.hand],
    ['board', player.board],
    ['secret', player.secrets],
    ['graveyard', player.graveyard],
  ];
  for (const [zone, cards] of places) {
    const lost = cards.find((id) => id !== null && !isThere(id, zone));
    if (lost !== undefined) return `seat ${seat} has entity ${lost} in "${zone}", which is not there`;
  }
  return null;
};

const choiceFault = (world: BattleWorld): string | null => {
  const choice = pendingChoice(world);
  if (choice === undefined) return null;
  const isSound =
    choiceShape.safeParse(choice).success &&
    choice.options.every((option) =>
      'card' in option ? findCard(world, option.card) !== undefined : world.entities[option.entity] !== undefined,
    );
  return isSound ? null : 'its open choice cannot be asked';
};

const halfDoneFault = (world: BattleWorld): string | null => {
  const mayHaveFrames = pendingChoice(world) !== undefined;
  return world.stack === null || mayHaveFrames ? null : `something is half done: "${world.stack.kind}"`;
};

const restingPlace = (world: BattleWorld): StateValue => {
  if (world.outcome.result !== 'none') return 'gameOver';
  const awaited = mulliganAwaited(world);
  if (awaited.length > 0) {
    const region = (seat: number) => [regionOf(seat), awaited.includes(seat) ? 'choosing' : 'done'];
    return { turn: { mulligan: Object.fromEntries([0, 1].map(region)) } };
  }
  return pendingChoice(world) === undefined ? { turn: 'main' } : { resolving: { choice: 'open' } };
};
