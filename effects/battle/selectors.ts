// Selectors read against the World: who is meant (`select`), and whether one entity is meant (`matches`, used by the
// patterns of listeners: the event encompasses the pattern's arguments, seen from the listener's side).

import type { Filter, GroupSelector, PlayerTerm, RoleSelector, Selector, SteadySelector } from '../../cards/terms.ts';
import { draw } from '../chance.ts';
import type { EntityId, Seat } from '../world.ts';
import { amountOf, attributeOf } from './amounts.ts';
import type { ChoiceOption, TextContext } from './frames.ts';
import { type Printed, printedOf } from './printed.ts';
import { attackOf, costOf, hasDeathrattle, hasKeyword, isDying } from './stats.ts';
import { type BattleWorld, entityOf, opponentOf, type Player, playerOf } from './world.ts';
import { boardIndex, putInOrder, sortByOrder } from './zones.ts';

/** From where a selector is read: whose text it is and who controls it. */
export type Viewpoint = Pick<TextContext, 'source' | 'controller'> & Partial<TextContext>;

type Suits = (id: EntityId) => boolean;
const SUITS_ALL: Suits = () => true;

/**
 * The entities meant, areas in order of play (R16.3), picks in the order drawn. Of a group only the `suitable` are
 * taken: those with which the effect can do what it says, so that a random pick is among legal candidates (R23.1).
 */
export const select = (
  world: BattleWorld,
  selector: Selector,
  view: Viewpoint,
  suitable: Suits = SUITS_ALL,
): EntityId[] => {
  switch (selector.select) {
    case 'group':
      return selectGroup(world, selector, view, suitable);
    case 'adjacent':
      return neighboursOf(world, selector, view);
    case 'filtered':
      return select(world, selector.from, view, suitable).filter((id) => passes(world, selector.where, id, view));
    case 'either':
      return eitherOf(world, selector.of, view, suitable);
    case 'both':
    case 'except':
      return select(world, firstOf(selector), view, suitable).filter((id) => matches(world, selector, id, view));
    case 'end':
      return endOf(world, selector, view, suitable);
    case 'random':
      return randomOf(world, selector, view, suitable);
    case 'extreme':
      return extremeOf(world, selector, view, suitable);
    default:
      return rolesOf(selector, view);
  }
};

/** Could this entity be meant? Zones are not asked about: the entity is where the event left it. */
export const matches = (world: BattleWorld, selector: SteadySelector, id: EntityId, view: Viewpoint): boolean => {
  switch (selector.select) {
    case 'group':
      return isMember(world, selector, id, view);
    case 'filtered':
      return matches(world, selector.from, id, view) && passes(world, selector.where, id, view);
    case 'either':
      return selector.of.some((each) => matches(world, each, id, view));
    case 'both':
      return selector.of.every((each) => matches(world, each, id, view));
    case 'except':
      return matches(world, selector.from, id, view) && !matches(world, selector.without, id, view);
    default:
      return select(world, selector, view).includes(id);
  }
};

type SelectorOf<S extends Selector['select']> = Extract<Selector, { select: S }>;

const firstOf = (selector: SelectorOf<'both' | 'except'>): SteadySelector => {
  if (selector.select === 'except') return selector.from;
  const [first] = selector.of;
  if (first === undefined) throw new Error('A selector of what several find needs at least one.');
  return first;
};

const eitherOf = (world: BattleWorld, of: readonly SteadySelector[], view: Viewpoint, suitable: Suits): EntityId[] => {
  const found = new Set(of.flatMap((each) => select(world, each, view, suitable)));
  return sortByOrder(world, [...found]);
};

/** From the left end or the right one, of hands and boards as they lie, of a deck from the top. */
const endOf = (world: BattleWorld, { from, end, count }: SelectorOf<'end'>, view: Viewpoint, suitable: Suits) => {
  const lying = placesOf(world, from, view).filter((id) => isMember(world, from, id, view) && suitable(id));
  const wanted = amountOf(world, count, view);
  return end === 'left' ? lying.slice(0, wanted) : lying.reverse().slice(0, wanted);
};

const randomOf = (world: BattleWorld, pick: SelectorOf<'random'>, view: Viewpoint, suitable: Suits): EntityId[] => {
  const eligible = select(world, pick.from, view, suitable).filter((id) => isEligible(world, id, pick.among));
  const count = amountOf(world, pick.count, view);
  return eligible.length === 0 || count <= 0 ? [] : draw(world, 'table', eligible, count);
};

const extremeOf = (world: BattleWorld, pick: SelectorOf<'extreme'>, view: Viewpoint, suitable: Suits): EntityId[] => {
  const found = select(world, pick.from, view, suitable).filter((id) => !isDying(world, id));
  const numbers = found.map((id) => attributeOf(world, pick.attribute, id));
  const best = pick.which === 'highest' ? Math.max(...numbers) : Math.min(...numbers);
  const equals = found.filter((_, index) => numbers[index] === best);
  return equals.length === 0 ? [] : draw(world, 'table', equals, 1);
};

/** The seats that a player term names. */
export const seatsOf = (world: BattleWorld, term: PlayerTerm, view: Viewpoint): Seat[] => {
  switch (term.player) {
    case 'controller':
      return [view.controller];
    case 'opponent':
      return [opponentOf(view.controller)];
    case 'each':
      return [0, 1];
    case 'active':
      return [world.activePlayer];
    case 'eventPlayer':
      return view.occurrence == null ? [] : [view.occurrence.player];
    case 'eventOpponent':
      return view.occurrence == null ? [] : [opponentOf(view.occurrence.player)];
    case 'controllerOf':
      return rolesOf(term.of, view).map((id) => entityOf(world, id).controller);
  }
};

const oneOrNone = (id: EntityId | null | undefined): EntityId[] => (id == null ? [] : [id]);
const entitiesIn = (options: readonly ChoiceOption[]): EntityId[] =>
  options.flatMap((option) => ('entity' in option ? [option.entity] : []));

const rolesOf = (selector: RoleSelector, view: Viewpoint): EntityId[] => {
  switch (selector.select) {
    case 'self':
      return oneOrNone(view.source);
    case 'target':
      return oneOrNone(view.target);
    case 'eventCard':
      return oneOrNone(view.occurrence?.card);
    case 'eventOther':
      return oneOrNone(view.occurrence?.other);
    case 'eventSource':
      return oneOrNone(view.occurrence?.source);
    case 'summoned':
      return oneOrNone(view.summoned);
    case 'drawn':
      return oneOrNone(view.drawn);
    case 'given':
      return oneOrNone(view.given);
    case 'each':
      return oneOrNone(view.each);
    case 'chosen':
      return view.chosen == null ? [] : entitiesIn([view.chosen]);
    case 'notChosen':
      return entitiesIn(view.notChosen ?? []);
  }
};

const neighboursOf = (world: BattleWorld, { to, side }: SelectorOf<'adjacent'>, view: Viewpoint): EntityId[] => {
  const [id] = rolesOf(to, view);
  if (id === undefined) return [];
  const index = boardIndex(world, id);
  if (index < 0) return [];
  const { board } = playerOf(world, entityOf(world, id).controller);
  const left = side === 'right' ? undefined : board[index - 1];
  const right = side === 'left' ? undefined : board[index + 1];
  return sortByOrder(
    world,
    [left, right].filter((neighbour) => neighbour !== undefined),
  );
};

const selectGroup = (world: BattleWorld, selector: GroupSelector, view: Viewpoint, suitable: Suits): EntityId[] => {
  const found: EntityId[] = [];
  const lying = placesOf(world, selector, view);
  for (let index = 0; index < lying.length; index += 1) {
    const id = lying[index] as EntityId;
    if (isMember(world, selector, id, view) && suitable(id)) found.push(id);
  }
  return selector.zone === 'play' ? putInOrder(world, found) : found;
};

/** Whom a random pick may take (R23.2). */
const isEligible = (world: BattleWorld, id: EntityId, among: SelectorOf<'random'>['among']): boolean => {
  switch (among) {
    case 'all':
      return true;
    case 'savable':
      return !entityOf(world, id).isDoomed;
    case 'living':
      return !isDying(world, id);
  }
};

/** Where the members of a group may lie, from left to right, as a list of its own. */
const placesOf = (world: BattleWorld, { side, kind, zone }: GroupSelector, view: Viewpoint): EntityId[] => {
  const places: EntityId[] = [];
  for (let seat = 0; seat < 2; seat += 1) {
    if (side !== 'any' && (side === 'friendly') !== (seat === view.controller)) continue;
    const player = playerOf(world, seat);
    if (zone === 'play') addInPlay(player, kind, places);
    else for (const id of player[zone]) places.push(id);
  }
  return places;
};

const addInPlay = ({ hero, weapon, board, secrets }: Player, kind: GroupSelector['kind'], places: EntityId[]): void => {
  const isAny = kind === 'card';
  if (isAny || kind === 'hero' || kind === 'character') places.push(hero);
  if (weapon !== null && (isAny || kind === 'weapon')) places.push(weapon);
  if (isAny || kind === 'minion' || kind === 'character') for (const id of board) places.push(id);
  if (isAny || kind === 'secret') for (const id of secrets) places.push(id);
};

const isMember = (world: BattleWorld, selector: GroupSelector, id: EntityId, view: Viewpoint): boolean => {
  const entity = entityOf(world, id);
  if (selector.isOther === true && id === view.source) return false;
  if (selector.side === 'friendly' && entity.controller !== view.controller) return false;
  if (selector.side === 'enemy' && entity.controller === view.controller) return false;
  const { kind, secret } = printedOf(world, entity);
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
      if (secret === null) return false;
      break;
    case 'card':
      break;
  }
  return selector.where === undefined || passes(world, selector.where, id, view);
};

/** Does the entity have everything the filter asks for? */
export const passes = (world: BattleWorld, filter: Filter, id: EntityId, view: Viewpoint): boolean => {
  const entity = entityOf(world, id);
  if (!isPrinted(printedOf(world, entity), filter)) return false;
  if (filter.keyword !== undefined && !hasKeyword(world, id, filter.keyword)) return false;
  if (filter.hasDeathrattle === true && !hasDeathrattle(world, id)) return false;
  if (filter.isDamaged !== undefined && entity.damage > 0 !== filter.isDamaged) return false;
  if (filter.isFrozen === true && !entity.isFrozen) return false;
  if (filter.isDying !== undefined && isDying(world, id) !== filter.isDying) return false;
  if (filter.hasAttacked === true && entity.attacksThisTurn === 0) return false;
  if (filter.attackAtMost !== undefined && attackOf(world, id) > filter.attackAtMost) return false;
  if (filter.attackAtLeast !== undefined && attackOf(world, id) < filter.attackAtLeast) return false;
  if (filter.costAtMost !== undefined && costOf(world, id) > filter.costAtMost) return false;
  return filter.cost === undefined || costOf(world, id) === amountOf(world, filter.cost, view);
};

/** A filter asked of a card that is not in the game: printed values only. */
export const cardPasses = (world: BattleWorld, card: Printed, filter: Filter, view: Viewpoint): boolean => {
  if (!isPrinted(card, filter)) return false;
  if (filter.hasDeathrattle === true && card.deathrattle.length === 0) return false;
  if (filter.keyword !== undefined && !card.keywords.includes(filter.keyword)) return false;
  const hasAttack = card.kind === 'minion' || card.kind === 'weapon';
  if (filter.attackAtMost !== undefined && !(hasAttack && card.attack <= filter.attackAtMost)) return false;
  if (filter.attackAtLeast !== undefined && !(hasAttack && card.attack >= filter.attackAtLeast)) return false;
  if (filter.costAtMost !== undefined && card.cost > filter.costAtMost) return false;
  return filter.cost === undefined || card.cost === amountOf(world, filter.cost, view);
};

/** What a card is, whatever happens to it. */
const isPrinted = (card: Printed, filter: Filter): boolean => {
  if (filter.kind !== undefined && card.kind !== filter.kind) return false;
  if (filter.isSecret === true && card.secret === null) return false;
  if (filter.name !== undefined && card.name !== filter.name) return false;
  if (filter.class !== undefined && card.class !== filter.class) return false;
  if (filter.rarity !== undefined && card.rarity !== filter.rarity) return false;
  if (filter.race !== undefined && card.race !== filter.race) return false;
  if (filter.hasBattlecry === true && card.battlecry.length === 0) return false;
  return filter.hasOverload !== true || card.overload > 0;
};
