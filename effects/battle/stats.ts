// What an entity is right now: Attack, Health, cost, keywords. Printed value, then enchantments in the order in which
// they were attached, then auras from the snapshots (R18).

import type { BattleCard, Keyword } from '../../cards/terms.ts';
import type { EntityId, Seat } from '../world.ts';
import { amountOf } from './amounts.ts';
import { cardNamed, enchantmentAt } from './catalogue.ts';
import { printedOf } from './printed.ts';
import { matches } from './selectors.ts';
import { type BattleWorld, type Enchantment, type Entity, entityOf, playerOf } from './world.ts';
import { isInPlay } from './zones.ts';

export const cardOf = (world: BattleWorld, id: EntityId): BattleCard => cardNamed(world, entityOf(world, id).card);

/** Attack through the enchantments: "set to" replaces what came before it, "+N" adds, "times N" multiplies (R18.2). */
const enchantedAttack = (world: BattleWorld, printed: number, enchantments: readonly Enchantment[]): number => {
  let value = printed;
  for (const { script, setAttack, attack } of enchantments) {
    const { attackTimes = 1 } = enchantmentAt(world, script);
    value = (setAttack ?? value) * attackTimes + attack;
  }
  return value;
};

/** Maximum Health through the enchantments, likewise (R18.2). */
const enchantedHealth = (printed: number, enchantments: readonly Enchantment[]): number => {
  let value = printed;
  for (const { setHealth, health } of enchantments) value = (setHealth ?? value) + health;
  return value;
};

/** Attack without auras and weapon: printed, then enchanted (R18.2). Never below 0. */
export const ownAttackOf = (world: BattleWorld, id: EntityId): number => {
  const entity = entityOf(world, id);
  return Math.max(0, enchantedAttack(world, printedOf(world, entity).attack, entity.enchantments));
};

/** Attack as it counts now; a hero's includes its weapon on its own turn only (R12.3). Never below 0. */
export const attackOf = (world: BattleWorld, id: EntityId): number => {
  const entity = entityOf(world, id);
  const printed = printedOf(world, entity);
  let attack = enchantedAttack(world, printed.attack, entity.enchantments);
  if (entity.damage > 0 && !entity.isSilenced) attack += printed.enrage;
  let set: number | undefined;
  for (const stat of world.activeStats) {
    if (stat.target !== id) continue;
    attack += stat.attack;
    set = stat.setAttack ?? set;
  }
  attack = set ?? attack;
  if (printed.kind === 'hero') {
    if (world.activePlayer !== entity.controller) return 0;
    const { weapon } = playerOf(world, entity.controller);
    if (weapon !== null) attack += attackOf(world, weapon);
  }
  return Math.max(0, attack);
};

/** Maximum Health of a minion or hero, Durability of a weapon. */
export const maxHealthOf = (world: BattleWorld, id: EntityId): number => maximumOf(world, entityOf(world, id));

const maximumOf = (world: BattleWorld, entity: Entity): number => {
  const { id } = entity;
  let health = enchantedHealth(printedOf(world, entity).health, entity.enchantments);
  for (const stat of world.activeStats) if (stat.target === id) health += stat.health;
  return health;
};
/** Current Health: maximum minus damage; 0 or less for the mortally wounded (R18.1). */
export const healthOf = (world: BattleWorld, id: EntityId): number => {
  const entity = entityOf(world, id);
  return maximumOf(world, entity) - entity.damage;
};

/**
 * Carries out a change that may move maximum Health. More raises the current Health as well; less only caps it, so
 * that losing a bonus never kills by itself (R18.1, R18.7).
 */
export const keepingHealth = (world: BattleWorld, ids: readonly EntityId[], change: () => void): void => {
  const before = ids.map((id) => ({ id, maximum: maxHealthOf(world, id) }));
  change();
  for (const { id, maximum } of before) {
    const entity = entityOf(world, id);
    const lost = maximum - maxHealthOf(world, id);
    if (lost > 0 && entity.damage > 0) entity.damage = Math.max(0, entity.damage - lost);
  }
};

const isSpent = (entity: Entity, keyword: Keyword): boolean => entity.spentKeywords.includes(keyword);

/** Printed, enchanted or granted by an aura of the snapshot; not when silenced away or used up. */
export const hasKeyword = (world: BattleWorld, id: EntityId, keyword: Keyword): boolean => {
  const entity = entityOf(world, id);
  const { enchantments } = entity;
  const { keywords } = printedOf(world, entity);
  // Most have neither keywords nor enchantments.
  if ((keywords.length > 0 || enchantments.length > 0) && !isSpent(entity, keyword)) {
    if (!entity.isSilenced && keywords.includes(keyword)) return true;
    for (const { script } of enchantments) {
      if (enchantmentAt(world, script).keywords?.includes(keyword)) return true;
    }
  }
  return world.activeAuras.length > 0 && isGranted(world, entity, keyword);
};

const isGranted = (world: BattleWorld, entity: Entity, keyword: Keyword): boolean => {
  const { id } = entity;
  for (const { owner, source, aura } of world.activeAuras) {
    if (aura.type === 'grantKeyword' && aura.keyword === keyword) {
      if (isInPlay(entity) && matches(world, aura.to, id, { source, controller: owner })) return true;
    }
    if (aura.type === 'immuneHero' && keyword === 'immune' && entity.zone === 'hero' && entity.controller === owner) {
      return true;
    }
  }
  return false;
};

/** Mortally wounded or marked to be destroyed, and still in play (R19.1). */
export const isDying = (world: BattleWorld, id: EntityId): boolean => isEntityDying(world, entityOf(world, id));

export const isEntityDying = (world: BattleWorld, entity: Entity): boolean => {
  if (entity.zone !== 'board' && entity.zone !== 'hero' && entity.zone !== 'weapon') return false;
  return entity.isDoomed || maximumOf(world, entity) <= entity.damage;
};

export const hasDeathrattle = (world: BattleWorld, id: EntityId): boolean => {
  const entity = entityOf(world, id);
  if (!entity.isSilenced && printedOf(world, entity).deathrattle.length > 0) return true;
  return entity.enchantments.some(({ script }) => (enchantmentAt(world, script).deathrattle?.length ?? 0) > 0);
};

/**
 * Mana to pay: printed, then what its own text says of its cost in the hand, then enchantments in order, then cost auras
 * of the snapshot; never below 0 (R14.6).
 */
export const costOf = (world: BattleWorld, id: EntityId): number => {
  const entity = entityOf(world, id);
  const printed = printedOf(world, entity);
  let { cost } = printed;
  if (printed.costChange !== null && entity.zone === 'hand') {
    cost += amountOf(world, printed.costChange, { source: id, controller: entity.controller });
  }
  for (const { script } of entity.enchantments) {
    const spec = enchantmentAt(world, script);
    cost = (spec.setCost ?? cost) + (spec.cost ?? 0);
  }
  for (const { owner, source, aura } of world.activeAuras) {
    if (aura.type !== 'cost' && aura.type !== 'setCost') continue;
    const view = { source, controller: owner };
    if (!matches(world, aura.of, id, view)) continue;
    cost = aura.type === 'setCost' ? aura.to : cost + amountOf(world, aura.by, { ...view, each: id });
  }
  return Math.max(0, cost);
};

/** Spell Damage of a player, counted on the board at this moment; not a snapshot (R5.7). */
export const spellDamageOf = (world: BattleWorld, seat: Seat): number => {
  let bonus = 0;
  for (const id of playerOf(world, seat).board) {
    const entity = entityOf(world, id);
    if (!entity.isSilenced) bonus += printedOf(world, entity).spellDamage;
    for (const { script } of entity.enchantments) bonus += enchantmentAt(world, script).spellDamage ?? 0;
  }
  return bonus;
};

/** Attacks that a character has each turn (R13.5). */
export const attacksPerTurn = (world: BattleWorld, id: EntityId): number => {
  const entity = entityOf(world, id);
  const { weapon } = playerOf(world, entity.controller);
  const isArmedWithWindfury = entity.zone === 'hero' && weapon !== null && hasKeyword(world, weapon, 'windfury');
  if (hasKeyword(world, id, 'megaWindfury')) return 4;
  return hasKeyword(world, id, 'windfury') || isArmedWithWindfury ? 2 : 1;
};
