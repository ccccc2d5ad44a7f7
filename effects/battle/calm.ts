// A boundary mostly finds the table as the last one left it: the same cards, enchantments and silences, and the same
// damage and marks on them. Then no aura and no death can have changed, and nothing need be worked out again. How the
// table was is noted here and not in the World: it says nothing that the World does not.

import type { Aura } from '../../cards/terms.ts';
import { printedOf } from './printed.ts';
import { type Table, tableOf } from './table.ts';
import type { ActiveAura, BattleWorld, Entity } from './world.ts';

/** The World that was last looked at, its table, and the snapshots that belong to it. */
let world: BattleWorld | null = null;
let table: Table | null = null;
let stats: BattleWorld['activeStats'] | null = null;
let auras: BattleWorld['activeAuras'] | null = null;
/** The damage of each card of that table, and how many cards there were; what stands behind them is old. */
const damages: number[] = [];
let count = 0;
let isCalmNow = false;
/** Did a boundary leave the table like that, with nothing left to do? */
let isDone = false;

/**
 * Looks whether a boundary has nothing to do: the table is as the last one left it, or nobody on it is dying or has an
 * aura. To be asked before the first update of a round.
 */
export const lookAtTable = (now: BattleWorld): boolean => {
  const present = tableOf(now);
  const isSame = note(present) && present === table && now.activeStats === stats && now.activeAuras === auras && isDone;
  isCalmNow = now.waitingDeaths.length === 0 && (isSame || isQuiet(now, present));
  if (!isSame) noteSnapshots(now, present);
  isDone = isCalmNow;
  return isCalmNow;
};

/** To write down an object here takes longer than to see that it is written down already. */
const noteSnapshots = (now: BattleWorld, present: Table): void => {
  if (world !== now) world = now;
  if (table !== present) table = present;
  if (stats !== now.activeStats) stats = now.activeStats;
  if (auras !== now.activeAuras) auras = now.activeAuras;
};

/** What the last look at this World said. */
export const isCalm = (now: BattleWorld): boolean => isCalmNow && now === world;

/**
 * The boundary has gone through its updates, and nobody died. If the updates have changed nothing either, the next ones
 * change nothing as long as the table stays as it was when it was looked at.
 */
export const leaveTable = (now: BattleWorld): void => {
  if (now !== world || now.activeStats !== stats || now.activeAuras !== auras) return;
  const present = tableOf(now);
  isDone = present === table && present.auras.every(isSteady);
};

/** Notes the damage on the table, and says whether it is as it was noted before. Who is marked is never passed over. */
const note = ({ permanents }: Table): boolean => {
  let isSame = permanents.length === count;
  count = permanents.length;
  for (let index = 0; index < permanents.length; index += 1) {
    const { damage, isDoomed } = permanents[index] as Entity;
    if (isDoomed || damages[index] !== damage) isSame = false;
    damages[index] = damage;
  }
  return isSame;
};

/** No auras, old or new, and nobody dying: there is nothing to update, and nobody to bury. */
const isQuiet = (now: BattleWorld, { auras, permanents }: Table): boolean => {
  if (now.activeStats.length > 0 || now.activeAuras.length > 0 || auras.length > 0) return false;
  for (let index = 0; index < permanents.length; index += 1) {
    if (!isQuietEntity(now, permanents[index] as Entity)) return false;
  }
  return true;
};

/** Whoever has enchantments is left to those who look closer. */
const isQuietEntity = (now: BattleWorld, entity: Entity): boolean =>
  !entity.isDoomed &&
  entity.enchantments.length === 0 &&
  (entity.zone === 'heroPower' || entity.damage < printedOf(now, entity).health);

/** Does an aura depend on nothing but the table? Conditions, counted amounts and most filters do not. */
const isSteady = ({ aura }: ActiveAura): boolean => {
  if (aura.while !== undefined || aura.type === 'setAttack') return false;
  // Of all others the snapshot holds only whose they are.
  return aura.type !== 'stat' || isSteadyStat(aura);
};

const isSteadyStat = ({ attack, health, to }: Extract<Aura, { type: 'stat' }>): boolean => {
  if (typeof attack !== 'number' || typeof health !== 'number') return false;
  if (to.select === 'adjacent') return to.to.select === 'self';
  if (to.select !== 'group' || to.zone !== 'play' || to.kind === 'card' || to.kind === 'secret') return false;
  return Object.keys(to.where ?? {}).every((key) => PRINTED.has(key));
};

/** What a filter may ask of a card that never changes. */
const PRINTED: ReadonlySet<string> = new Set(['kind', 'isSecret', 'name', 'class', 'rarity', 'race']);
