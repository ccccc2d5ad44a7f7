// What is worked out from the cards in play: who they are, oldest first, which of them may have auras, and which may
// listen. The rules ask for it at nearly every step, so it is kept until the next change, outside the World: it says
// nothing that the World does not. Whoever changes who is in play, an order of play, an enchantment or a silence calls
// `tableChanged`.

import type { Aura } from '../../cards/terms.ts';
import { withOne } from '../lists.ts';
import type { EntityId, Seat } from '../world.ts';
import { enchantmentAt } from './catalogue.ts';
import { printedOf } from './printed.ts';
import { type ActiveAura, type BattleWorld, type Enchantment, type Entity, entityOf, playerOf } from './world.ts';

/** The table of a World as it stands until the next change. Cards are those of the World itself. */
export interface Table {
  /** Heroes, Hero Powers, weapons and minions in play, oldest first. */
  readonly permanents: readonly Entity[];
  /** Those of them that print listeners or have an enchantment, oldest first. */
  readonly listeners: readonly Entity[];
  /** The auras of permanents, oldest first, then those that lie on players; whether they are in force is not asked. */
  readonly auras: readonly ActiveAura[];
  /** Some of them may wait for a condition. */
  readonly hasConditionalAuras: boolean;
  /** Some of them give Attack or Health. */
  readonly hasStatAuras: boolean;
}

/** The World whose table is kept. A draft is another one at each step, and is not kept. */
let keptWorld: BattleWorld | null = null;
let kept: Table | null = null;

/** From now on the table of this World is kept, and no other's. For who carries out an input. */
export const keepTableOf = (world: BattleWorld): void => {
  if (world === keptWorld) return;
  keptWorld = world;
  kept = null;
};

export const tableChanged = (): void => {
  kept = null;
};

/** The table that is kept for this World, if there is one. */
export const keptTableOf = (world: BattleWorld): Table | null => (world === keptWorld ? kept : null);

/**
 * The table is as it was kept before, with one card more, the youngest: mostly one that has no aura and no listener. The
 * former table is not to be looked at any more.
 */
export const tableGained = (world: BattleWorld, former: Table, youngest: Entity): void => {
  const { auras, events } = printedOf(world, youngest);
  if (auras.length > 0 || events.length > 0 || youngest.enchantments.length > 0) return;
  const { permanents, listeners, hasConditionalAuras, hasStatAuras } = former;
  (permanents as Entity[]).push(youngest);
  kept = { permanents, listeners, auras: former.auras, hasConditionalAuras, hasStatAuras };
};

/** The present table. It is the same object as long as nothing on it has changed, if the World's table is kept. */
export const tableOf = (world: BattleWorld): Table => {
  if (world !== keptWorld) return lookAt(world);
  kept ??= lookAt(world);
  return kept;
};

const NOBODY: readonly never[] = Object.freeze([]);

const lookAt = (world: BattleWorld): Table => {
  const permanents = permanentsOf(world);
  let listeners: Entity[] | null = null;
  let auras: ActiveAura[] | null = null;
  let hasConditionalAuras = false;
  for (let index = 0; index < permanents.length; index += 1) {
    const entity = permanents[index] as Entity;
    const isEnchanted = entity.enchantments.length > 0;
    const printed = printedOf(world, entity);
    if (isEnchanted || printed.events.length > 0) listeners = withOne(listeners, entity);
    if (!isEnchanted && printed.auras.length === 0) continue;
    auras = withAurasOf(world, entity, printed.auras, auras);
    hasConditionalAuras ||= isEnchanted || printed.hasConditionalAura;
  }
  for (let seat = 0; seat < 2; seat += 1) {
    // The hero stands for its player, whatever becomes of it.
    const { hero, enchantments } = playerOf(world, seat);
    if (enchantments.length === 0) continue;
    auras = withGiven(world, enchantments, seat, hero, auras);
    hasConditionalAuras = true;
  }
  return {
    permanents,
    listeners: listeners ?? NOBODY,
    auras: auras ?? NOBODY,
    hasConditionalAuras,
    hasStatAuras: auras?.some(isStatAura) === true,
  };
};

const permanentsOf = (world: BattleWorld): Entity[] => {
  const found: Entity[] = [];
  for (let seat = 0; seat < 2; seat += 1) {
    const { hero, heroPower, weapon, board } = playerOf(world, seat);
    addInOrder(found, entityOf(world, hero));
    if (heroPower !== null) addInOrder(found, entityOf(world, heroPower));
    if (weapon !== null) addInOrder(found, entityOf(world, weapon));
    for (let index = 0; index < board.length; index += 1) {
      addInOrder(found, entityOf(world, board[index] as EntityId));
    }
  }
  return found;
};

/** So few, and mostly in order already, that this is the fastest way. */
const addInOrder = (found: Entity[], entity: Entity): void => {
  let at = found.length;
  found.push(entity);
  for (; at > 0 && (found[at - 1] as Entity).order > entity.order; at -= 1) found[at] = found[at - 1] as Entity;
  found[at] = entity;
};

/** Printed auras unless silenced (R5.5), then those that enchantments gave. */
const withAurasOf = (
  world: BattleWorld,
  { id: source, controller: owner, isSilenced, enchantments }: Entity,
  printed: readonly Aura[],
  before: ActiveAura[] | null,
): ActiveAura[] | null => {
  let found = before;
  if (!isSilenced) {
    for (let index = 0; index < printed.length; index += 1) {
      found = withOne(found, { owner, source, aura: printed[index] as Aura });
    }
  }
  return enchantments.length === 0 ? found : withGiven(world, enchantments, owner, source, found);
};

const withGiven = (
  world: BattleWorld,
  enchantments: readonly Enchantment[],
  owner: Seat,
  source: EntityId,
  before: ActiveAura[] | null,
): ActiveAura[] | null => {
  let found = before;
  for (const { script } of enchantments) {
    for (const aura of enchantmentAt(world, script).auras ?? []) found = withOne(found, { owner, source, aura });
  }
  return found;
};

export const isStatAura = ({ aura }: ActiveAura): boolean => aura.type === 'stat' || aura.type === 'setAttack';
