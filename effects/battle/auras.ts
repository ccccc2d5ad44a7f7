// Auras and their two snapshots. Nothing asks in the middle of a resolution whether a card is still on the board: an
// Aura Update at a named point replaces the snapshot, and every rule reads that. This file is its only writer.

import type { Amount, Aura, TriggerKind } from '../../cards/terms.ts';
import { emit } from '../events.ts';
import type { EntityId, Seat } from '../world.ts';
import { amountOf } from './amounts.ts';
import { holds } from './conditions.ts';
import { printedOf } from './printed.ts';
import { select } from './selectors.ts';
import { keepingHealth } from './stats.ts';
import { isStatAura, tableOf } from './table.ts';
import { type ActiveAura, type ActiveStat, type BattleWorld, entityOf } from './world.ts';

/** All auras in force: of permanents, oldest first, then those that lie on players; each if its condition holds. */
const currentAuras = (world: BattleWorld): readonly ActiveAura[] => {
  const { auras, hasConditionalAuras } = tableOf(world);
  return hasConditionalAuras ? inForce(world, auras) : auras;
};

const inForce = (world: BattleWorld, auras: readonly ActiveAura[]): ActiveAura[] =>
  auras.filter((entry) => isInForce(world, entry));

const isInForce = (world: BattleWorld, { aura, source, owner }: ActiveAura): boolean =>
  aura.while === undefined || holds(world, aura.while, { source, controller: owner });

/** What an Aura Update (Other) would put into the snapshot now. Rules read the snapshot; this is for checking it. */
export const freshAuras = (world: BattleWorld): ActiveAura[] =>
  currentAuras(world).filter((entry) => !isStatAura(entry));

/**
 * Aura Update (Other): the snapshot becomes the auras of every permanent now in play, oldest source first, each with
 * its controller at this moment (course.md §5, R5.3). The dying are in play and count.
 */
export const auraUpdateOther = (world: BattleWorld): void => {
  const before = world.activeAuras;
  const table = tableOf(world);
  // Nearly always there are none, or nothing has changed.
  if (before.length === 0 && table.auras.length === 0) return;
  const auras = currentAuras(world);
  const after = table.hasStatAuras ? auras.filter((entry) => !isStatAura(entry)) : auras;
  if (!isSameSnapshot(before, after)) replaceOther(world, before, after);
};

const isSameSnapshot = (a: readonly ActiveAura[], b: readonly ActiveAura[]): boolean => {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index += 1) {
    if (!isSameAura(a[index] as ActiveAura, b[index] as ActiveAura)) return false;
  }
  return true;
};

const replaceOther = (world: BattleWorld, before: readonly ActiveAura[], after: readonly ActiveAura[]): void => {
  const added = after.filter((entry) => !before.some((old) => isSameAura(old, entry)));
  const removed = before.filter((entry) => !after.some((now) => isSameAura(now, entry)));
  if (added.length === 0 && removed.length === 0 && after.length === before.length) return;
  world.activeAuras = [...after];
  emit(world, { type: 'AurasUpdated', added, removed });
};

/**
 * Aura Update (Health/Attack): the snapshot becomes what every stat aura now in play gives to whom, board positions
 * as they are (R5.8). Current Health follows the maximum upwards and is only capped downwards (R18.1).
 */
export const auraUpdateHealthAttack = (world: BattleWorld): void => {
  const before = world.activeStats;
  const { hasStatAuras } = tableOf(world);
  if (before.length === 0 && !hasStatAuras) return;
  replaceStats(world, before, hasStatAuras ? currentAuras(world).filter(isStatAura) : []);
};

const replaceStats = (world: BattleWorld, before: ActiveStat[], auras: readonly ActiveAura[]): void => {
  const given: ActiveStat[] = [];
  for (let index = 0; index < auras.length; index += 1) addStats(world, auras[index] as ActiveAura, given);
  if (isSameList(before, given) && !auras.some(({ aura }) => aura.type === 'setAttack')) return;
  const touched = [...given, ...before].map(({ target }) => target);
  keepingHealth(world, [...new Set(touched)], () => {
    world.activeStats = given;
  });
  const after = [...given, ...auras.flatMap((entry) => attacksSet(world, entry))];
  const added = after.filter((entry) => !before.some((old) => isSameStat(old, entry)));
  const removed = before.filter((entry) => !after.some((now) => isSameStat(now, entry)));
  world.activeStats = added.length + removed.length === 0 && after.length === before.length ? before : after;
  if (world.activeStats === after) emit(world, { type: 'StatsUpdated', added, removed });
};

const addStats = (world: BattleWorld, { owner, source, aura }: ActiveAura, given: ActiveStat[]): void => {
  if (aura.type !== 'stat') return;
  const view = { source, controller: owner };
  const numberOf = (amount: Amount, each: EntityId) =>
    typeof amount === 'number' ? amount : amountOf(world, amount, { ...view, each });
  const targets = select(world, aura.to, view);
  for (let index = 0; index < targets.length; index += 1) {
    const target = targets[index] as EntityId;
    given.push({ source, target, attack: numberOf(aura.attack, target), health: numberOf(aura.health, target) });
  }
};

/** Read when all that is added stands: Lightspawn's Attack counts the Health that others give it. */
const attacksSet = (world: BattleWorld, { owner, source, aura }: ActiveAura): ActiveStat[] => {
  if (aura.type !== 'setAttack') return [];
  const view = { source, controller: owner };
  return select(world, aura.to, view).map((target) => {
    const setAttack = amountOf(world, aura.attack, { ...view, each: target });
    return { source, target, attack: 0, health: 0, setAttack };
  });
};

const isSameAura = (a: ActiveAura, b: ActiveAura): boolean =>
  a.source === b.source &&
  a.owner === b.owner &&
  (a.aura === b.aura || JSON.stringify(a.aura) === JSON.stringify(b.aura));

const isSameList = (a: readonly ActiveStat[], b: readonly ActiveStat[]): boolean =>
  a.length === b.length && a.every((stat, index) => isSameStat(stat, b[index] as ActiveStat));

const isSameStat = (a: ActiveStat, b: ActiveStat): boolean =>
  a.source === b.source &&
  a.target === b.target &&
  a.attack === b.attack &&
  a.health === b.health &&
  a.setAttack === b.setAttack;

/** Both updates, as a summons brings them about at once (R5.2). */
export const refreshAuras = (world: BattleWorld): void => {
  auraUpdateHealthAttack(world);
  auraUpdateOther(world);
};

/**
 * Who takes damage meant for this player's hero: the source of the first damage redirect in the snapshot whose stored
 * owner is the player. Does not look at the board (course.md §5, R16.4).
 */
export const redirectFor = (world: Pick<BattleWorld, 'activeAuras'>, player: Seat): EntityId | undefined =>
  world.activeAuras.find(({ owner, aura }) => aura.type === 'damageRedirect' && owner === player)?.source;

/**
 * How often a trigger of this kind on a minion of `owner` activates, read from the snapshot: the largest `max`
 * multiplier (at least 1), and `times − 1` more for each additive one (R7.2).
 */
export const activations = (world: Pick<BattleWorld, 'activeAuras'>, owner: Seat, trigger: TriggerKind): number =>
  multiplied(multipliersFor(world, owner, trigger));

/** How often something activates that these multiply. */
export const multiplied = (multipliers: readonly Multiplier[]): number => {
  let largest = 1;
  let extra = 0;
  for (const { aura } of multipliers) {
    if (aura.stacking === 'max') largest = Math.max(largest, aura.times);
    else extra += aura.times - 1;
  }
  return largest + extra;
};

type Multiplier = ActiveAura & { readonly aura: Extract<Aura, { type: 'triggerMultiplier' }> };

/** The entries of the snapshot that multiply this trigger: the reason to show for a count above 1. */
export const multipliersFor = (
  world: Pick<BattleWorld, 'activeAuras'>,
  player: Seat,
  trigger: TriggerKind,
): Multiplier[] =>
  world.activeAuras.filter(
    (entry): entry is Multiplier =>
      entry.aura.type === 'triggerMultiplier' && entry.owner === player && entry.aura.trigger === trigger,
  );

/** Is this player's healing turned into damage (R17.1)? */
export const isHealingInverted = (world: Pick<BattleWorld, 'activeAuras'>, player: Seat): boolean =>
  world.activeAuras.some(({ owner, aura }) => aura.type === 'healInversion' && owner === player);

/** How many times over damage or healing of this source counts: spells and Hero Powers only (R16.1 step 1, R17.1). */
export const amountFactor = (
  world: BattleWorld,
  player: Seat,
  source: EntityId | null,
  of: 'damage' | 'healing',
): number => {
  const kind = source === null ? null : printedOf(world, entityOf(world, source)).kind;
  if (kind !== 'spell' && kind !== 'heroPower') return 1;
  return world.activeAuras.reduce(
    (factor, { owner, aura }) =>
      aura.type === 'amountMultiplier' && aura.of === of && owner === player ? factor * aura.times : factor,
    1,
  );
};
