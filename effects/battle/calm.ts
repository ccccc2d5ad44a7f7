// A boundary mostly finds the table as the last one left it: the same cards in the same places, none damaged, enchanted,
// silenced or marked since. Then no aura and no death can have changed, and nothing need be worked out again. How the
// table was is noted here and not in the World: it says nothing that the World does not.

import type { Aura } from '../../cards/terms.ts';
import type { EntityId, Seat } from '../world.ts';
import { isAuraSource } from './auras.ts';
import { enchantmentAt } from './catalogue.ts';
import { printedOf } from './printed.ts';
import { type BattleWorld, type Enchantment, type Entity, entityOf, playerOf } from './world.ts';
import { isEveryPermanent } from './zones.ts';

/** The World that was last looked at. One that is a draft is another at each step, and its table is never noted. */
let world: BattleWorld | null = null;
let isCalmNow = false;
/** The table as it was when it was last looked at, in numbers, and the snapshots that belong to it. */
const noted: number[] = [];
let stats: BattleWorld['activeStats'] | null = null;
let auras: BattleWorld['activeAuras'] | null = null;
/** Is it this World's table that was noted? */
let isNoted = false;
/** Did a boundary leave the table like that, with nothing left to do? */
let isDone = false;

/**
 * Looks whether a boundary has nothing to do: the table is as the last one left it, or nobody on it is dying or has an
 * aura. To be asked before the first update of a round.
 */
export const lookAtTable = (now: BattleWorld): boolean => {
  isNoted = now === world;
  const isSame = isNoted && note(now) && isDone && now.activeStats === stats && now.activeAuras === auras;
  isCalmNow = (isSame && now.waitingDeaths.length === 0) || isQuiet(now);
  if (isCalmNow && isSame) return true;
  world = now;
  stats = now.activeStats;
  auras = now.activeAuras;
  isDone = isCalmNow && isNoted;
  return isCalmNow;
};

/** What the last look at this World said. */
export const isCalm = (now: BattleWorld): boolean => isCalmNow && now === world;

/**
 * The boundary has gone through its updates, and nobody died. If the updates have changed nothing either, the next ones
 * change nothing as long as the table stays as it was when it was looked at.
 */
export const leaveTable = (now: BattleWorld): void => {
  if (!isNoted || now !== world || now.activeStats !== stats || now.activeAuras !== auras) return;
  isDone = hasSteadyAuras(now);
};

/** Notes the table place by place, and says whether it is as it was noted before. */
const note = (now: BattleWorld): boolean => {
  let place = 0;
  let isSame = true;
  for (let seat = 0; seat < 2; seat += 1) {
    const { hero, heroPower, weapon, board, enchantments } = playerOf(now, seat);
    if (!put(place, board.length, latest(enchantments), enchantments.length, 0)) isSame = false;
    if (!putEntity(now, place + WIDTH, hero)) isSame = false;
    if (!putEntity(now, place + 2 * WIDTH, heroPower)) isSame = false;
    if (!putEntity(now, place + 3 * WIDTH, weapon)) isSame = false;
    place += 4 * WIDTH;
    for (let index = 0; index < board.length; index += 1) {
      if (!putEntity(now, place, board[index] as EntityId)) isSame = false;
      place += WIDTH;
    }
  }
  return isSame;
};

const WIDTH = 4;
const NOBODY = -1;

/** An enchantment has a number that no other has: the last one and how many there are say which ones there are. */
const latest = (enchantments: readonly Enchantment[]): number =>
  enchantments.length === 0 ? 0 : (enchantments[enchantments.length - 1] as Enchantment).order;

const putEntity = (now: BattleWorld, place: number, id: EntityId | null): boolean => {
  if (id === null) return put(place, NOBODY, 0, 0, 0);
  const { damage, enchantments, isSilenced, isDoomed } = entityOf(now, id);
  const marks = enchantments.length * 4 + (isSilenced ? 2 : 0) + (isDoomed ? 1 : 0);
  return put(place, id, latest(enchantments), marks, damage);
};

const put = (place: number, a: number, b: number, c: number, d: number): boolean => {
  if (noted[place] === a && noted[place + 1] === b && noted[place + 2] === c && noted[place + 3] === d) return true;
  noted[place] = a;
  noted[place + 1] = b;
  noted[place + 2] = c;
  noted[place + 3] = d;
  return false;
};

/** No auras, old or new, and nobody dying: there is nothing to update, and nobody to bury. */
const isQuiet = (now: BattleWorld): boolean =>
  now.activeStats.length === 0 &&
  now.activeAuras.length === 0 &&
  now.waitingDeaths.length === 0 &&
  isQuietSide(now, 0) &&
  isQuietSide(now, 1);

const isQuietSide = (now: BattleWorld, seat: Seat): boolean => {
  const { hero, heroPower, weapon, board, enchantments } = playerOf(now, seat);
  if (enchantments.length > 0 || !isQuietEntity(now, hero)) return false;
  if (heroPower !== null && isAuraSource(now, heroPower)) return false;
  if (weapon !== null && !isQuietEntity(now, weapon)) return false;
  for (let index = 0; index < board.length; index += 1) {
    if (!isQuietEntity(now, board[index] as EntityId)) return false;
  }
  return true;
};

/** Whoever has enchantments is left to those who look closer. */
const isQuietEntity = (now: BattleWorld, id: EntityId): boolean => {
  const entity = entityOf(now, id);
  return !isAuraSource(now, id) && !entity.isDoomed && entity.damage < printedOf(now, entity).health;
};

/** Do all auras depend on nothing but the table? Conditions, counted amounts and most filters do not. */
const hasSteadyAuras = (now: BattleWorld): boolean =>
  areSteady(now, playerOf(now, 0).enchantments) &&
  areSteady(now, playerOf(now, 1).enchantments) &&
  isEveryPermanent(now, isSteadySource);

const isSteadySource = (now: BattleWorld, entity: Entity): boolean => {
  const printed = printedOf(now, entity).auras;
  for (let index = 0; index < printed.length; index += 1) if (!isSteady(printed[index] as Aura)) return false;
  return areSteady(now, entity.enchantments);
};

const areSteady = (now: BattleWorld, enchantments: readonly Enchantment[]): boolean => {
  for (let index = 0; index < enchantments.length; index += 1) {
    const given = enchantmentAt(now, (enchantments[index] as Enchantment).script).auras;
    if (given?.every(isSteady) === false) return false;
  }
  return true;
};

const isSteady = (aura: Aura): boolean => {
  if (aura.while !== undefined || aura.type === 'setAttack') return false;
  // Of all others the snapshot holds only whose they are.
  if (aura.type !== 'stat') return true;
  const { attack, health, to } = aura;
  if (typeof attack !== 'number' || typeof health !== 'number') return false;
  if (to.select === 'adjacent') return to.to.select === 'self';
  if (to.select !== 'group' || to.zone !== 'play' || to.kind === 'card' || to.kind === 'secret') return false;
  return Object.keys(to.where ?? {}).every((key) => PRINTED.has(key));
};

/** What a filter may ask of a card that never changes. */
const PRINTED: ReadonlySet<string> = new Set(['kind', 'isSecret', 'name', 'class', 'rarity', 'race']);
