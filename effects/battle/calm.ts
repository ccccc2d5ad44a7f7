// A boundary mostly finds the table as the last one left it: the same cards in the same places, none damaged, enchanted,
// silenced or marked since. Then no aura and no death can have changed, and nothing need be worked out again. What was
// left is kept here and not in the World: it says nothing that the World does not.

import type { Aura } from '../../cards/terms.ts';
import type { EntityId } from '../world.ts';
import { enchantmentAt } from './catalogue.ts';
import { printedOf } from './printed.ts';
import { type BattleWorld, type Enchantment, type Entity, entityOf, playerOf } from './world.ts';

/** The World that was last looked at. One that is a draft is another at each step, and never calm. */
let world: BattleWorld | null = null;
let isCalmNow = false;
/** The table as it was left, in numbers, and the snapshots that belong to it. */
const left: number[] = [];
let isLeftKnown = false;
let isNoting = false;
let stats: BattleWorld['activeStats'] | null = null;
let auras: BattleWorld['activeAuras'] | null = null;

/** Looks whether the table is as the last boundary left it. To be asked before the first update of a round. */
export const lookAtTable = (now: BattleWorld): boolean => {
  const isSame =
    now === world && now.activeStats === stats && now.activeAuras === auras && now.waitingDeaths.length === 0;
  isCalmNow = isSame && isLeftKnown && isAsLeft(now);
  if (isCalmNow) return true;
  isLeftKnown = false;
  world = now;
  stats = now.activeStats;
  auras = now.activeAuras;
  return false;
};

/** What the last look at this World said. */
export const isCalm = (now: BattleWorld): boolean => isCalmNow && now === world;

/**
 * The boundary has gone through its updates, and nobody died. If the updates have changed nothing either, the next ones
 * change nothing as long as the table stays as it is.
 */
export const leaveTable = (now: BattleWorld): void => {
  if (now !== world || isCalmNow || now.activeStats !== stats || now.activeAuras !== auras) return;
  isLeftKnown = hasSteadyAuras(now);
  if (!isLeftKnown) return;
  isNoting = true;
  isAsLeft(now);
  isNoting = false;
};

/** Compares the table with what was noted of it, place by place, or notes it. */
const isAsLeft = (now: BattleWorld): boolean => {
  let place = 0;
  for (let seat = 0; seat < 2; seat += 1) {
    const { hero, heroPower, weapon, board, enchantments } = playerOf(now, seat);
    if (!isNoted(place, board.length, latest(enchantments), enchantments.length, 0)) return false;
    place += WIDTH;
    if (!isEntityNoted(now, place, hero)) return false;
    place += WIDTH;
    if (!isEntityNoted(now, place, heroPower)) return false;
    place += WIDTH;
    if (!isEntityNoted(now, place, weapon)) return false;
    place += WIDTH;
    for (let index = 0; index < board.length; index += 1) {
      if (!isEntityNoted(now, place, board[index] as EntityId)) return false;
      place += WIDTH;
    }
  }
  return true;
};

const WIDTH = 4;
const NOBODY = -1;

/** An enchantment has a number that no other has: the last one and how many there are say which ones there are. */
const latest = (enchantments: readonly Enchantment[]): number =>
  enchantments.length === 0 ? 0 : (enchantments[enchantments.length - 1] as Enchantment).order;

const isEntityNoted = (now: BattleWorld, place: number, id: EntityId | null): boolean => {
  if (id === null) return isNoted(place, NOBODY, 0, 0, 0);
  const { damage, enchantments, isSilenced, isDoomed } = entityOf(now, id);
  const marks = enchantments.length * 4 + (isSilenced ? 2 : 0) + (isDoomed ? 1 : 0);
  return isNoted(place, id, latest(enchantments), marks, damage);
};

const isNoted = (place: number, a: number, b: number, c: number, d: number): boolean => {
  if (isNoting) {
    left[place] = a;
    left[place + 1] = b;
    left[place + 2] = c;
    left[place + 3] = d;
    return true;
  }
  return left[place] === a && left[place + 1] === b && left[place + 2] === c && left[place + 3] === d;
};

/** Do all auras depend on nothing but the table? Conditions, counted amounts and most filters do not. */
const hasSteadyAuras = (now: BattleWorld): boolean => {
  for (let seat = 0; seat < 2; seat += 1) {
    const { hero, heroPower, weapon, board, enchantments } = playerOf(now, seat);
    if (!isSteadySource(now, entityOf(now, hero)) || !areSteady(now, enchantments)) return false;
    if (heroPower !== null && !isSteadySource(now, entityOf(now, heroPower))) return false;
    if (weapon !== null && !isSteadySource(now, entityOf(now, weapon))) return false;
    for (let index = 0; index < board.length; index += 1) {
      if (!isSteadySource(now, entityOf(now, board[index] as EntityId))) return false;
    }
  }
  return true;
};

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
  return to.select === 'group' && to.zone === 'play' && Object.keys(to.where ?? {}).every((key) => PRINTED.has(key));
};

/** What a filter may ask of a card that never changes. */
const PRINTED: ReadonlySet<string> = new Set(['kind', 'isSecret', 'name', 'class', 'rarity', 'race']);
