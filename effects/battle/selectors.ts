// Selectors read against the World: who is meant (`select`), and whether one entity is meant (`matches`, used by the
// patterns of listeners: the event encompasses the pattern's arguments, seen from the listener's side).

import type { Filter, GroupSelector, PlayerTerm, RoleSelector, Selector } from '../../cards/terms.ts';
import { draw } from '../chance.ts';
import type { EntityId, Seat } from '../world.ts';
import { amountOf } from './amounts.ts';
import { cardNamed } from './catalogue.ts';
import type { TextContext } from './frames.ts';
import { attackOf, costOf, hasDeathrattle, hasKeyword, isDying } from './stats.ts';
import { type BattleWorld, entityOf, opponentOf, type Player, playerOf } from './world.ts';
import { boardIndex, sortByOrder } from './zones.ts';

/** From where a selector is read: whose text it is and who controls it. */
export type Viewpoint = Pick<TextContext, 'source' | 'controller'> & Partial<TextContext>;

/**
 * The entities meant, areas in order of play (R16.3), random picks in the order drawn. Of a group only the `suitable`
 * are taken: those with which the effect can do what it says, so that a random pick is among legal candidates (R23.1).
 */
export const select = (
  world: BattleWorld,
  selector: Selector,
  view: Viewpoint,
  suitable: (id: EntityId) => boolean = () => true,
): EntityId[] => {
  if (selector.select === 'group') return selectGroup(world, selector, view, suitable);
  if (selector.select === 'adjacent') return neighboursOf(world, roleOf(selector.to, view));
  const id = roleOf(selector, view);
  return id === null ? [] : [id];
};

/** Could this entity be meant? Zones and random picks are not asked about: the entity is where the event left it. */
export const matches = (world: BattleWorld, selector: Selector, id: EntityId, view: Viewpoint): boolean => {
  if (selector.select === 'group') return isMember(world, selector, id, view);
  return select(world, selector, view).includes(id);
};

/** The seats that a player term names. */
export const seatsOf = (term: PlayerTerm, view: Pick<Viewpoint, 'controller'>): Seat[] => {
  switch (term.player) {
    case 'controller':
      return [view.controller];
    case 'opponent':
      return [opponentOf(view.controller)];
    case 'each':
      return [0, 1];
  }
};

const roleOf = (selector: RoleSelector, view: Viewpoint): EntityId | null => {
  switch (selector.select) {
    case 'self':
      return view.source;
    case 'target':
      return view.target ?? null;
    case 'eventCard':
      return view.occurrence?.card ?? null;
    case 'eventOther':
      return view.occurrence?.other ?? null;
    case 'eventSource':
      return view.occurrence?.source ?? null;
    case 'summoned':
      return view.summoned ?? null;
    case 'chosen':
      return view.chosen != null && 'entity' in view.chosen ? view.chosen.entity : null;
  }
};

const neighboursOf = (world: BattleWorld, id: EntityId | null): EntityId[] => {
  if (id === null) return [];
  const index = boardIndex(world, id);
  if (index < 0) return [];
  const { board } = playerOf(world, entityOf(world, id).controller);
  return sortByOrder(
    world,
    [board[index - 1], board[index + 1]].filter((neighbour) => neighbour !== undefined),
  );
};

const selectGroup = (
  world: BattleWorld,
  selector: GroupSelector,
  view: Viewpoint,
  suitable: (id: EntityId) => boolean,
): EntityId[] => {
  const { pick } = selector;
  const found = candidates(world, selector, view).filter((id) => isMember(world, selector, id, view) && suitable(id));
  if (pick === undefined) return found;
  const eligible = found.filter((id) => isEligible(world, id, pick.among));
  const count = amountOf(world, pick.random, view);
  return eligible.length === 0 || count <= 0 ? [] : draw(world, 'table', eligible, count);
};

/** Whom a random pick may take (R23.2). */
const isEligible = (world: BattleWorld, id: EntityId, among: 'living' | 'savable' | 'all'): boolean => {
  switch (among) {
    case 'all':
      return true;
    case 'savable':
      return !entityOf(world, id).isDoomed;
    case 'living':
      return !isDying(world, id);
  }
};

const sidesOf = (side: GroupSelector['side'], controller: Seat): Seat[] => {
  if (side === 'any') return [0, 1];
  return [side === 'friendly' ? controller : opponentOf(controller)];
};

const candidates = (world: BattleWorld, { side, kind, zone }: GroupSelector, view: Viewpoint): EntityId[] => {
  const players = sidesOf(side, view.controller).map((seat) => playerOf(world, seat));
  if (zone === 'hand') return players.flatMap((player) => player.hand);
  if (zone === 'deck') return players.flatMap((player) => player.deck);
  if (zone === 'graveyard') return players.flatMap((player) => player.graveyard);
  return sortByOrder(
    world,
    players.flatMap((player) => inPlayOf(player, kind)),
  );
};

const inPlayOf = (player: Player, kind: GroupSelector['kind']): readonly EntityId[] => {
  const weapons = player.weapon === null ? [] : [player.weapon];
  switch (kind) {
    case 'minion':
      return player.board;
    case 'hero':
      return [player.hero];
    case 'character':
      return [player.hero, ...player.board];
    case 'weapon':
      return weapons;
    case 'secret':
      return player.secrets;
    case 'card':
      return [player.hero, ...weapons, ...player.board, ...player.secrets];
  }
};

const isMember = (world: BattleWorld, selector: GroupSelector, id: EntityId, view: Viewpoint): boolean => {
  const entity = entityOf(world, id);
  if (selector.isOther === true && id === view.source) return false;
  if (selector.side === 'friendly' && entity.controller !== view.controller) return false;
  if (selector.side === 'enemy' && entity.controller === view.controller) return false;
  const { kind } = cardNamed(world, entity.card);
  switch (selector.kind) {
    case 'minion':
    case 'hero':
    case 'weapon':
      if (kind !== selector.kind) return false;
      break;
    case 'character':
      if (kind !== 'minion' && kind !== 'hero') return false;
      break;
    case 'secret':
      if (!isSecretCard(world, id)) return false;
      break;
    case 'card':
      break;
  }
  return selector.where === undefined || passes(world, selector.where, id);
};

const isSecretCard = (world: BattleWorld, id: EntityId): boolean => {
  const card = cardNamed(world, entityOf(world, id).card);
  return card.kind === 'spell' && card.secret !== undefined;
};

/** Does the entity have everything the filter asks for? */
export const passes = (world: BattleWorld, filter: Filter, id: EntityId): boolean => {
  const entity = entityOf(world, id);
  const card = cardNamed(world, entity.card);
  if (filter.kind !== undefined && card.kind !== filter.kind) return false;
  if (filter.isSecret === true && !isSecretCard(world, id)) return false;
  if (filter.name !== undefined && card.name !== filter.name) return false;
  if (filter.race !== undefined && !(card.kind === 'minion' && card.race === filter.race)) return false;
  if (filter.keyword !== undefined && !hasKeyword(world, id, filter.keyword)) return false;
  if (filter.hasDeathrattle === true && !hasDeathrattle(world, id)) return false;
  if (filter.isDamaged !== undefined && entity.damage > 0 !== filter.isDamaged) return false;
  if (filter.isFrozen === true && !entity.isFrozen) return false;
  if (filter.isDying !== undefined && isDying(world, id) !== filter.isDying) return false;
  if (filter.attackAtMost !== undefined && attackOf(world, id) > filter.attackAtMost) return false;
  if (filter.attackAtLeast !== undefined && attackOf(world, id) < filter.attackAtLeast) return false;
  return filter.costAtMost === undefined || costOf(world, id) <= filter.costAtMost;
};
