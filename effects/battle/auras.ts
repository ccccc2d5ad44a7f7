// Auras and their two snapshots. Nothing asks in the middle of a resolution whether a card is still on the board: an
// Aura Update at a named point replaces the snapshot, and every rule reads that. This file is its only writer.

import type { Amount, Aura, TriggerKind } from '../../cards/terms.ts';
import { emit } from '../events.ts';
import type { EntityId, Seat } from '../world.ts';
import { amountOf } from './amounts.ts';
import { enchantmentAt } from './catalogue.ts';
import { holds } from './conditions.ts';
import { printedOf } from './printed.ts';
import { select } from './selectors.ts';
import { keepingHealth } from './stats.ts';
import { type ActiveAura, type ActiveStat, type BattleWorld, type Enchantment, entityOf, playerOf } from './world.ts';
import { putInOrder } from './zones.ts';

/**
 * A list with one more. Lists of auras are made at each update and mostly have no or one entry: an array that is pushed to
 * when it is empty makes room for many.
 */
const withOne = <T>(list: T[], one: T): T[] => {
  if (list.length === 0) return [one];
  list.push(one);
  return list;
};

/** Printed auras unless silenced (R5.5), then those that enchantments gave. */
const addAuras = (world: BattleWorld, source: EntityId, before: ActiveAura[]): ActiveAura[] => {
  let found = before;
  const entity = entityOf(world, source);
  const { controller: owner } = entity;
  const { auras } = printedOf(world, entity);
  if (!entity.isSilenced) {
    for (let index = 0; index < auras.length; index += 1) {
      found = withOne(found, { owner, source, aura: auras[index] as Aura });
    }
  }
  return entity.enchantments.length === 0 ? found : addGiven(world, entity.enchantments, owner, source, found);
};

const addGiven = (
  world: BattleWorld,
  enchantments: readonly Enchantment[],
  owner: Seat,
  source: EntityId,
  before: ActiveAura[],
): ActiveAura[] => {
  let found = before;
  for (const { script } of enchantments) {
    const { auras } = enchantmentAt(world, script);
    for (const aura of auras ?? []) found = withOne(found, { owner, source, aura });
  }
  return found;
};

/** Permanents that may have an aura: most cards have none, and no enchantment either. Oldest first. */
const auraSources = (world: BattleWorld): EntityId[] => {
  let sources: EntityId[] = [];
  for (let seat = 0; seat < 2; seat += 1) {
    const { hero, heroPower, weapon, board } = playerOf(world, seat);
    if (isAuraSource(world, hero)) sources = withOne(sources, hero);
    if (heroPower !== null && isAuraSource(world, heroPower)) sources = withOne(sources, heroPower);
    if (weapon !== null && isAuraSource(world, weapon)) sources = withOne(sources, weapon);
    for (let index = 0; index < board.length; index += 1) {
      const id = board[index] as EntityId;
      if (isAuraSource(world, id)) sources = withOne(sources, id);
    }
  }
  return putInOrder(world, sources);
};

/** May it have an aura: printed, or given by an enchantment? */
export const isAuraSource = (world: BattleWorld, id: EntityId): boolean => {
  const entity = entityOf(world, id);
  return entity.enchantments.length > 0 || printedOf(world, entity).auras.length > 0;
};

/** All auras in force: of permanents, oldest first, then those that lie on players; each if its condition holds. */
const currentAuras = (world: BattleWorld): readonly ActiveAura[] => {
  const sources = auraSources(world);
  let found: ActiveAura[] = [];
  let mayWait = false;
  for (let index = 0; index < sources.length; index += 1) {
    const source = sources[index] as EntityId;
    found = addAuras(world, source, found);
    mayWait ||= mayHaveConditions(world, source);
  }
  for (let seat = 0; seat < 2; seat += 1) {
    // The hero stands for its player, whatever becomes of it.
    const { hero, enchantments } = playerOf(world, seat);
    if (enchantments.length === 0) continue;
    found = addGiven(world, enchantments, seat, hero, found);
    mayWait = true;
  }
  return mayWait ? inForce(world, found) : found;
};

/** Nearly no aura does, and to ask each of them is slow. */
const mayHaveConditions = (world: BattleWorld, source: EntityId): boolean => {
  const entity = entityOf(world, source);
  return entity.enchantments.length > 0 || printedOf(world, entity).hasConditionalAura;
};

const inForce = (world: BattleWorld, auras: readonly ActiveAura[]): ActiveAura[] =>
  auras.filter((entry) => isInForce(world, entry));

const isInForce = (world: BattleWorld, { aura, source, owner }: ActiveAura): boolean =>
  aura.while === undefined || holds(world, aura.while, { source, controller: owner });

const isStatAura = ({ aura }: ActiveAura): boolean => aura.type === 'stat' || aura.type === 'setAttack';

/** What an Aura Update (Other) would put into the snapshot now. Rules read the snapshot; this is for checking it. */
export const freshAuras = (world: BattleWorld): ActiveAura[] =>
  currentAuras(world).filter((entry) => !isStatAura(entry));

/**
 * Aura Update (Other): the snapshot becomes the auras of every permanent now in play, oldest source first, each with
 * its controller at this moment (course.md §5, R5.3). The dying are in play and count.
 */
export const auraUpdateOther = (world: BattleWorld): void => {
  const before = world.activeAuras;
  const auras = currentAuras(world);
  // Nearly always there are none, or nothing has changed.
  if (before.length === 0 && auras.length === 0) return;
  const after = auras.some(isStatAura) ? auras.filter((entry) => !isStatAura(entry)) : auras;
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
  const all = currentAuras(world);
  if (before.length === 0 && all.length === 0) return;
  if (before.length === 0 && !all.some(isStatAura)) return;
  replaceStats(world, before, all.filter(isStatAura));
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
export const activations = (world: Pick<BattleWorld, 'activeAuras'>, owner: Seat, trigger: TriggerKind): number => {
  let largest = 1;
  let extra = 0;
  for (const { aura } of multipliersFor(world, owner, trigger)) {
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
