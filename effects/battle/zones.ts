// Where cards are. Only this file moves one: it keeps the entity's zone and the player's lists in step, and takes off
// what does not survive a move (R21).

import type { CardName } from '../../cards/terms.ts';
import { putInAt, takeFrom } from '../lists.ts';
import type { EntityId, Seat } from '../world.ts';
import { printedFor, printedOf } from './printed.ts';
import { keptTableOf, tableChanged, tableGained } from './table.ts';
import { type BattleWorld, type Entity, entityOf, type Player, playerOf, type Zone } from './world.ts';

/** Minions, weapons, heroes, Hero Powers and secrets in their zones; the dying are still in play (R19.1). */
export const isInPlay = ({ zone }: Entity): boolean => isOnTable(zone) || zone === 'secret';

const isOnTable = (zone: Zone): boolean =>
  zone === 'board' || zone === 'hero' || zone === 'heroPower' || zone === 'weapon';

/**
 * The ids in one of a player's ordered zones: board left to right, hand in order of arrival, deck top first. Null for a
 * zone that is no list.
 */
const listIn = (player: Player, zone: Zone): EntityId[] | null => {
  switch (zone) {
    case 'deck':
      return player.deck;
    case 'hand':
      return player.hand;
    case 'board':
      return player.board;
    case 'secret':
      return player.secrets;
    case 'graveyard':
      return player.graveyard;
    default:
      return null;
  }
};

/** Makes a new entity in a zone of its owner, at the end of the list. It has no order of play yet. */
export const createEntity = (world: BattleWorld, card: CardName, owner: Seat, zone: Zone): Entity => {
  const entity: Entity = {
    id: world.nextId,
    // The set's own string, so that comparing it with the name of a card is comparing addresses.
    card: printedFor(world, world.nextId, card).name,
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
  const made = entityOf(world, entity.id);
  if (zone !== 'setAside') putIn(playerOf(world, owner), made, zone);
  return made;
};

/** Takes the entity out of its zone and puts it into a zone of that player, at `index` or at the end. */
export const move = (world: BattleWorld, id: EntityId, seat: Seat, zone: Zone, index?: number): void => {
  const entity = entityOf(world, id);
  if (isOnTable(entity.zone)) tableChanged();
  takeOut(playerOf(world, entity.controller), entity);
  entity.controller = seat;
  putIn(playerOf(world, seat), entity, zone, index);
};

const putIn = (player: Player, entity: Entity, zone: Zone, index?: number): void => {
  const { id } = entity;
  if (isOnTable(zone)) tableChanged();
  entity.zone = zone;
  const list = listIn(player, zone);
  if (list !== null) {
    if (index === undefined || index >= list.length) list.push(id);
    else putInAt(list, index, id);
  } else if (zone === 'weapon') player.weapon = id;
  else if (zone === 'hero') player.hero = id;
  else if (zone === 'heroPower') player.heroPower = id;
};

const takeOut = (player: Player, entity: Entity): void => {
  const list = listIn(player, entity.zone);
  if (list !== null) takeFrom(list, entity.id);
  else if (entity.zone === 'weapon') player.weapon = null;
  else if (entity.zone === 'heroPower') player.heroPower = null;
};

/** The next number of the order of play (R2.3). */
export const takeOrder = (world: BattleWorld): number => {
  const order = world.nextOrder;
  world.nextOrder += 1;
  return order;
};

export const stampOrder = (world: BattleWorld, entity: Entity): void => setOrder(entity, takeOrder(world));

/** For a card that stands for one that was there before. */
export const setOrder = (entity: Entity, order: number): void => {
  entity.order = order;
  tableChanged();
};

/** Puts a card into play with a new order of play, exhausted as new. */
export const enterPlay = (world: BattleWorld, id: EntityId, seat: Seat, zone: Zone, index?: number): void => {
  const entity = entityOf(world, id);
  const former = isOnTable(zone) && !isOnTable(entity.zone) ? keptTableOf(world) : null;
  move(world, id, seat, zone, index);
  stampOrder(world, entity);
  if (former !== null) tableGained(world, former, entity);
  entity.isExhausted = zone === 'board';
  entity.attacksThisTurn = 0;
};

/** Takes off enchantments, damage, silence and marks: what leaving play does to a card (R21.6). */
export const strip = (entity: Entity): void => {
  tableChanged();
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
  putInOrder(world, world.players[0].board.concat(world.players[1].board));

/** Oldest first, as a list of its own. */
export const sortByOrder = (world: BattleWorld, ids: readonly EntityId[]): EntityId[] => putInOrder(world, ids.slice());

/** Sorts this very list: so often, and of so few, that inserting one after the other is the fastest way. */
export const putInOrder = (world: BattleWorld, ids: EntityId[]): EntityId[] => {
  for (let next = 1; next < ids.length; next += 1) {
    const id = ids[next] as EntityId;
    const { order } = entityOf(world, id);
    let at = next;
    for (; at > 0 && entityOf(world, ids[at - 1] as EntityId).order > order; at -= 1) ids[at] = ids[at - 1] as EntityId;
    ids[at] = id;
  }
  return ids;
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
  printedOf(world, entityOf(world, id)).kind === 'minion';
