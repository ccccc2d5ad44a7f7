// Is a position from a save one in which a battle can stand? Asked once, when it is loaded: from then on every card,
// every id and the chart position are taken to be sound.

import type { StateValue } from 'xstate';
import { AURA_TYPES, KEYWORDS } from '../../cards/terms.ts';
import { enchantmentAt, findCard } from '../../effects/battle/catalogue.ts';
import { pendingChoice } from '../../effects/battle/choice.ts';
import { mulliganAwaited } from '../../effects/battle/legality.ts';
import { type BattleWorld, type Entity, type Player, ZONES } from '../../effects/battle/world.ts';
import { regionOf } from '../multi-active.ts';
import { framesFault, type ReadPosition, restFault, shapeFault } from '../position-fault.ts';
import {
  either,
  flag,
  listOf,
  nullable,
  number,
  object,
  oneOf,
  optional,
  tableOf,
  text,
  variants,
  whole as wholeWithin,
} from '../shape.ts';
import { battleEntryPoints } from './machine.ts';

const whole = wholeWithin();
const seat = oneOf(0, 1);
const ids = listOf(whole);
const script = object({ card: text, path: listOf(either(text, whole)) });

const enchantments = listOf(
  object({
    script,
    controller: seat,
    order: whole,
    attack: number,
    health: number,
    setAttack: nullable(number),
    setHealth: nullable(number),
    regained: listOf(oneOf(...KEYWORDS)),
  }),
);

const entity = object({
  id: whole,
  card: text,
  owner: seat,
  controller: seat,
  zone: oneOf(...ZONES),
  order: whole,
  damage: number,
  armor: number,
  enchantments,
  isSilenced: flag,
  isFrozen: flag,
  isDoomed: flag,
  isExhausted: flag,
  attacksThisTurn: whole,
  spentKeywords: listOf(oneOf(...KEYWORDS, 'frenzy')),
  spentListeners: listOf(text),
});

const player = object({
  hero: whole,
  heroPower: nullable(whole),
  weapon: nullable(whole),
  deck: ids,
  hand: ids,
  board: ids,
  secrets: ids,
  graveyard: ids,
  mana: object({ maximum: whole, available: whole, temporary: whole, owed: whole, locked: whole }),
  fatigue: whole,
  cardsPlayedThisTurn: listOf(text),
  enchantments,
  spentListeners: listOf(text),
  heroPowerUses: whole,
  isHeroDead: flag,
  hasMulliganed: flag,
});

const worldShape = object({
  ruleset: oneOf('battle'),
  cardSet: text,
  rules: object({
    limits: object({
      board: whole,
      hand: whole,
      secrets: whole,
      deck: whole,
      mana: whole,
      turns: whole,
      budget: whole,
    }),
    triggerOrdering: oneOf('orderOfPlay', 'dominantPlayerFirst'),
    dominantPlayer: seat,
    isSandbox: flag,
    chargesMana: flag,
    checksActions: flag,
    drawsEachTurn: flag,
  }),
  entities: tableOf(entity),
  nextId: whole,
  nextOrder: whole,
  players: listOf(player, { exactly: 2 }),
  activePlayer: seat,
  turn: whole,
  activeAuras: listOf(object({ owner: seat, source: whole, aura: object({ type: oneOf(...AURA_TYPES) }) })),
  activeStats: listOf(
    object({
      source: whole,
      target: whole,
      attack: number,
      health: number,
      setAttack: optional(number),
    }),
  ),
  pendingSummons: listOf(object({ id: whole, verb: oneOf('summon', 'summonBothSides') })),
  waitingDeaths: listOf(object({ id: whole, card: text, controller: seat })),
  deaths: listOf(object({ id: whole, card: text, controller: seat })),
  battlecriesPlayed: listOf(object({ player: seat, script })),
  outcome: variants('result', { none: object({}), win: object({ player: seat }), draw: object({}) }),
});

const choiceShape = object({
  player: seat,
  options: listOf(either(object({ card: text }), object({ entity: whole })), { least: 1 }),
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
    choiceShape(choice) === null &&
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
