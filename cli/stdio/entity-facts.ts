// An entity in a reply: which card it is, and everything that counts about it now.

import {
  attackOf,
  type BattleCard,
  type BattleWorld,
  battle,
  type ChoiceOption,
  costOf,
  type Enchantment,
  enchantmentAt,
  healthOf,
  keywordsOf,
  maxHealthOf,
} from '../../machines/battle/index.ts';
import { named } from './cards.ts';
import { entityIn } from './on-game.ts';

export const cardOf = (world: BattleWorld, id: number): BattleCard => {
  const card = battle.cards.cards.get(entityIn(world, id).card);
  if (card === undefined) throw new Error(`Entity ${id} is of no card of the battle rules.`);
  return card;
};

/** A card to choose, or an entity of a list. */
export const listed = (world: BattleWorld, option: ChoiceOption): object =>
  'card' in option ? named(option.card) : { entity: option.entity, ...named(entityIn(world, option.entity).card) };

/** One enchantment: by which card, with the numbers that it fixed and what its card describes besides. */
const buff = (world: BattleWorld, { script, order: _, ...numbers }: Enchantment): object => {
  const { keywords = [], cost = 0, until = null } = enchantmentAt(world, script);
  return { ...named(script.card), ...numbers, keywords, cost, until };
};

/** The enchantments on an entity, in the order in which they were attached. */
export const buffsOf = (world: BattleWorld, id: number): object[] =>
  entityIn(world, id).enchantments.map((enchantment) => buff(world, enchantment));

/** What auras give it, one by one. */
const auraStatsOf = (world: BattleWorld, id: number): object[] =>
  world.activeStats
    .filter(({ target }) => target === id)
    .map(({ source, attack, health }) => ({ entity: source, ...named(entityIn(world, source).card), attack, health }));

export const entityFacts = (world: BattleWorld, id: number): object => {
  const { id: _, card: name, enchantments: __, spentListeners: ___, ...rest } = entityIn(world, id);
  const { kind, text } = cardOf(world, id);
  return {
    entity: id,
    ...named(name),
    kind,
    text,
    cost: costOf(world, id),
    attack: attackOf(world, id),
    health: healthOf(world, id),
    maxHealth: maxHealthOf(world, id),
    keywords: keywordsOf(world, id),
    ...rest,
    buffs: buffsOf(world, id),
    auras: auraStatsOf(world, id),
  };
};
