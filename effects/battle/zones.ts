// Where cards are. Only this file moves one: it keeps the entity's zone and the player's lists in step, and takes off
// what does not survive a move (R21).

import type { CardName } from '../../cards/terms.ts';
import type { EntityId, Seat } from '../world.ts';
import { cardNamed } from './catalogue.ts';
import { type BattleWorld, type Entity, entityOf, type Player, playerOf, type Zone } from './world.ts';

type ListZone = 'deck' | 'hand' | 'board' | 'secret' | 'graveyard';
const LISTS: Record<ListZone, 'deck' | 'hand' | 'board' | 'secrets' | 'graveyard'> = {
  deck: 'deck',
  hand: 'hand',
  board: 'board',
  secret: 'secrets',
  graveyard: 'graveyard',
};

const isListZone = (zone: Zone): zone is ListZone => zone in LISTS;
const IN_PLAY: ReadonlySet<Zone> = new Set(['board', 'weapon', 'secret', 'hero', 'heroPower']);

/** Minions, weapons, heroes, Hero Powers and secrets in their zones; the dying are still in play (R19.1). */
export const isInPlay = (entity: Entity): boolean => IN_PLAY.has(entity.zone);

/** The ids in one of a player's ordered zones: board left to right, hand in order of arrival, deck top first. */
export const listOf = (player: Player, zone: ListZone): EntityId[] => player[LISTS[zone]];

/** Makes a new entity in a zone of its owner, at the end of the list. It has no order of play yet. */
export const createEntity = (world: BattleWorld, card: CardName, owner: Seat, zone: Zone): Entity => {
  const entity: Entity = {
    id: world.nextId,
    card,
    owner,
    controller: owner,
    zone: 'setAside',
    order: 0,
    damage: 0,
    armor: 0,
    enchantments: [],
    isSilenced: false,
    isFrozen: false,
    isDoomed: false,
    isExhausted: false,
    attacksThisTurn: 0,
    spentKeywords: [],
    spentListeners: [],
  };
  world.nextId += 1;
  world.entities[entity.id] = entity;
  move(world, entity.id, owner, zone);
  return entityOf(world, entity.id);
};

/** Takes the entity out of its zone and puts it into a zone of that player, at `index` or at the end. */
export const move = (world: BattleWorld, id: EntityId, seat: Seat, zone: Zone, index?: number): void => {
  const entity = entityOf(world, id);
  takeOut(playerOf(world, entity.controller), entity);
  entity.controller = seat;
  entity.zone = zone;
  const player = playerOf(world, seat);
  if (isListZone(zone)) {
    const list = listOf(player, zone);
    if (index === undefined || index >= list.length) list.push(id);
    else list.splice(index, 0, id);
  } else if (zone === 'weapon') player.weapon = id;
  else if (zone === 'hero') player.hero = id;
  else if (zone === 'heroPower') player.heroPower = id;
};

const takeOut = (player: Player, entity: Entity): void => {
  if (isListZone(entity.zone)) {
    const list = listOf(player, entity.zone);
    const index = list.indexOf(entity.id);
    if (index >= 0) list.splice(index, 1);
  } else if (entity.zone === 'weapon') player.weapon = null;
  else if (entity.zone === 'heroPower') player.heroPower = null;
};

/** The next number of the order of play (R2.3). */
export const takeOrder = (world: BattleWorld): number => {
  const order = world.nextOrder;
  world.nextOrder += 1;
  return order;
};

export const stampOrder = (world: BattleWorld, entity: Entity): void => {
  entity.order = takeOrder(world);
};

/** Puts a card into play with a new order of play, exhausted as new. */
export const enterPlay = (world: BattleWorld, id: EntityId, seat: Seat, zone: Zone, index?: number): void => {
  move(world, id, seat, zone, index);
  const entity = entityOf(world, id);
  stampOrder(world, entity);
  entity.isExhausted = zone === 'board';
  entity.attacksThisTurn = 0;
};

/** Takes off enchantments, damage, silence and marks: what leaving play does to a card (R21.6). */
export const strip = (entity: Entity): void => {
  entity.damage = 0;
  entity.enchantments = [];
  entity.isSilenced = false;
  entity.isFrozen = false;
  entity.isDoomed = false;
  entity.isExhausted = false;
  entity.attacksThisTurn = 0;
  entity.spentKeywords = [];
  entity.spentListeners = [];
};

/** Minions in play, both players', oldest first (course.md §5). */
export const minionsInPlay = (world: BattleWorld): EntityId[] =>
  sortByOrder(world, [...world.players[0].board, ...world.players[1].board]);

/** Heroes, Hero Powers, weapons and minions in play, oldest first. */
export const permanentsInPlay = (world: BattleWorld): EntityId[] => {
  const ids: EntityId[] = [];
  for (const { hero, heroPower, weapon, board } of world.players) {
    ids.push(hero);
    if (heroPower !== null) ids.push(heroPower);
    if (weapon !== null) ids.push(weapon);
    for (const id of board) ids.push(id);
  }
  return sortByOrder(world, ids);
};

/** Oldest first. Asked for so often, and of so few, that inserting one after the other is the fastest way. */
export const sortByOrder = (world: BattleWorld, ids: readonly EntityId[]): EntityId[] => {
  const sorted: EntityId[] = [];
  const orders: number[] = [];
  for (const id of ids) {
    const { order } = entityOf(world, id);
    let at = sorted.length;
    for (; at > 0 && (orders[at - 1] as number) > order; at -= 1) {
      sorted[at] = sorted[at - 1] as EntityId;
      orders[at] = orders[at - 1] as number;
    }
    sorted[at] = id;
    orders[at] = order;
  }
  return sorted;
};

export const hasBoardRoom = (world: BattleWorld, seat: Seat): boolean =>
  playerOf(world, seat).board.length < world.rules.limits.board;

export const hasHandRoom = (world: BattleWorld, seat: Seat): boolean =>
  playerOf(world, seat).hand.length < world.rules.limits.hand;

export const hasDeckRoom = (world: BattleWorld, seat: Seat): boolean =>
  playerOf(world, seat).deck.length < world.rules.limits.deck;

/** Room for one more secret, and none of this name there yet (R11.5). */
export const hasSecretRoom = (world: BattleWorld, seat: Seat, card: CardName): boolean => {
  const { secrets } = playerOf(world, seat);
  return secrets.length < world.rules.limits.secrets && !secrets.some((id) => entityOf(world, id).card === card);
};

/** The place of a minion on its board, left to right from 0; −1 if it is not there. */
export const boardIndex = (world: BattleWorld, id: EntityId): number => {
  const entity = entityOf(world, id);
  return entity.zone === 'board' ? playerOf(world, entity.controller).board.indexOf(id) : -1;
};

export const isMinion = (world: BattleWorld, id: EntityId): boolean =>
  cardNamed(world, entityOf(world, id).card).kind === 'minion';
