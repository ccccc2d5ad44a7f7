// What an entity is right now: Attack, Health, cost, keywords. Printed value, then enchantments in the order in which
// they were attached, then auras from the snapshots (R18).

import type { BattleCard, Keyword } from '../../cards/terms.ts';
import type { EntityId, Seat } from '../world.ts';
import { cardNamed, enchantmentAt } from './catalogue.ts';
import { matches } from './selectors.ts';
import { type BattleWorld, type Enchantment, type Entity, entityOf, playerOf } from './world.ts';
import { isInPlay } from './zones.ts';

export const cardOf = (world: BattleWorld, id: EntityId): BattleCard => cardNamed(world, entityOf(world, id).card);

/** One number through the enchantments: "set to" replaces what came before it, "+N" adds (R18.2). */
const enchanted = (
  printed: number,
  enchantments: readonly Enchantment[],
  set: 'setAttack' | 'setHealth',
  add: 'attack' | 'health',
): number => enchantments.reduce((value, enchantment) => (enchantment[set] ?? value) + enchantment[add], printed);

/** Attack as it counts now; a hero's includes its weapon on its own turn only (R12.3). Never below 0. */
export const attackOf = (world: BattleWorld, id: EntityId): number => {
  const entity = entityOf(world, id);
  const card = cardNamed(world, entity.card);
  let attack = 'attack' in card ? card.attack : 0;
  attack = enchanted(attack, entity.enchantments, 'setAttack', 'attack');
  if (card.kind === 'minion' && card.enrage !== undefined && entity.damage > 0 && !entity.isSilenced) {
    attack += card.enrage.attack;
  }
  for (const stat of world.activeStats) if (stat.target === id) attack += stat.attack;
  if (card.kind === 'hero') {
    if (world.activePlayer !== entity.controller) return 0;
    const { weapon } = playerOf(world, entity.controller);
    if (weapon !== null) attack += attackOf(world, weapon);
  }
  return Math.max(0, attack);
};

/** Maximum Health of a minion or hero, Durability of a weapon. */
export const maxHealthOf = (world: BattleWorld, id: EntityId): number => {
  const entity = entityOf(world, id);
  const card = cardNamed(world, entity.card);
  const printed = 'health' in card ? card.health : 'durability' in card ? card.durability : 0;
  let health = enchanted(printed, entity.enchantments, 'setHealth', 'health');
  for (const stat of world.activeStats) if (stat.target === id) health += stat.health;
  return health;
};

/** Current Health: maximum minus damage; 0 or less for the mortally wounded (R18.1). */
export const healthOf = (world: BattleWorld, id: EntityId): number =>
  maxHealthOf(world, id) - entityOf(world, id).damage;

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
  if (!isSpent(entity, keyword)) {
    const card = cardNamed(world, entity.card);
    if (!entity.isSilenced && 'keywords' in card && card.keywords.includes(keyword)) return true;
    for (const { script } of entity.enchantments) {
      if (enchantmentAt(world, script).keywords?.includes(keyword)) return true;
    }
  }
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
export const isDying = (world: BattleWorld, id: EntityId): boolean => {
  const entity = entityOf(world, id);
  if (entity.zone !== 'board' && entity.zone !== 'hero' && entity.zone !== 'weapon') return false;
  return entity.isDoomed || healthOf(world, id) <= 0;
};

export const hasDeathrattle = (world: BattleWorld, id: EntityId): boolean => {
  const entity = entityOf(world, id);
  const card = cardNamed(world, entity.card);
  if (!entity.isSilenced && 'deathrattle' in card && card.deathrattle.length > 0) return true;
  return entity.enchantments.some(({ script }) => (enchantmentAt(world, script).deathrattle?.length ?? 0) > 0);
};

/** Mana to pay: printed, then enchantments, then cost auras of the snapshot; never below 0 (R14.6). */
export const costOf = (world: BattleWorld, id: EntityId): number => {
  const entity = entityOf(world, id);
  let cost = cardNamed(world, entity.card).cost;
  for (const { script } of entity.enchantments) cost += enchantmentAt(world, script).cost ?? 0;
  for (const { owner, source, aura } of world.activeAuras) {
    if (aura.type === 'cost' && matches(world, aura.of, id, { source, controller: owner })) cost += aura.by;
  }
  return Math.max(0, cost);
};

/** Spell Damage of a player, counted on the board at this moment; not a snapshot (R5.7). */
export const spellDamageOf = (world: BattleWorld, seat: Seat): number => {
  let bonus = 0;
  for (const id of playerOf(world, seat).board) {
    const entity = entityOf(world, id);
    const card = cardNamed(world, entity.card);
    if (card.kind === 'minion' && !entity.isSilenced) bonus += card.spellDamage;
    for (const { script } of entity.enchantments) bonus += enchantmentAt(world, script).spellDamage ?? 0;
  }
  return bonus;
};

/** Attacks that a character has each turn (R13.5). */
export const attacksPerTurn = (world: BattleWorld, id: EntityId): number => {
  const entity = entityOf(world, id);
  const { weapon } = playerOf(world, entity.controller);
  const isArmedWithWindfury = entity.zone === 'hero' && weapon !== null && hasKeyword(world, weapon, 'windfury');
  return hasKeyword(world, id, 'windfury') || isArmedWithWindfury ? 2 : 1;
};
