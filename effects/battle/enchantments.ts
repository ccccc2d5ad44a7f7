// Enchantments: attached at once, read by every number and keyword, gone with silence, time or leaving play (R18).

import type { EnchantmentSpec } from '../../cards/terms.ts';
import { emit } from '../events.ts';
import type { EntityId } from '../world.ts';
import { amountOf } from './amounts.ts';
import { enchantmentAt } from './catalogue.ts';
import type { TextContext } from './frames.ts';
import { keepingHealth } from './stats.ts';
import { type BattleWorld, entityOf, type Script } from './world.ts';

/** Attaches what the card describes at this address; its numbers are fixed now. */
export const attach = (world: BattleWorld, id: EntityId, script: Script, context: TextContext): void => {
  const spec = enchantmentAt(world, script);
  const number = (amount: EnchantmentSpec['attack']) =>
    amount === undefined ? null : amountOf(world, amount, context);
  const enchantment = {
    script,
    controller: context.controller,
    order: world.nextOrder,
    attack: number(spec.attack) ?? 0,
    health: number(spec.health) ?? 0,
    setAttack: number(spec.setAttack),
    setHealth: number(spec.setHealth),
  };
  world.nextOrder += 1;
  const entity = entityOf(world, id);
  if (enchantment.setHealth !== null) entity.damage = 0;
  entity.spentKeywords = entity.spentKeywords.filter((spent) => !spec.keywords?.some((gained) => gained === spent));
  keepingHealth(world, [id], () => {
    entity.enchantments.push(enchantment);
  });
  emit(world, { type: 'Enchanted', id, by: script.card });
};

/** The copy gets the same enchantments, attached now in the same order (R22.4). */
export const copyEnchantments = (world: BattleWorld, from: EntityId, to: EntityId): void => {
  entityOf(world, to).enchantments = entityOf(world, from).enchantments.map((enchantment) => {
    const order = world.nextOrder;
    world.nextOrder += 1;
    return { ...enchantment, order };
  });
};

/** Everything that ends with this turn, on both sides, in play and in hand (R18.6). */
export const endTurnEnchantments = (world: BattleWorld): void => {
  for (const { id, enchantments } of Object.values(world.entities)) {
    if (enchantments.some(({ script }) => isUntilEndOfTurn(world, script))) detachUntilEndOfTurn(world, id);
  }
};

const isUntilEndOfTurn = (world: BattleWorld, script: Script): boolean =>
  enchantmentAt(world, script).until === 'endOfTurn';

const detachUntilEndOfTurn = (world: BattleWorld, id: EntityId): void => {
  const entity = entityOf(world, id);
  const ended = entity.enchantments.filter(({ script }) => isUntilEndOfTurn(world, script));
  keepingHealth(world, [id], () => {
    entity.enchantments = entity.enchantments.filter(({ script }) => !isUntilEndOfTurn(world, script));
  });
  for (const { script } of ended) emit(world, { type: 'EnchantmentEnded', id, by: script.card });
};

/** Silence (R22.1): enchantments, printed text, freeze and shield go; damage and auras received stay. */
export const silence = (world: BattleWorld, id: EntityId): void => {
  const entity = entityOf(world, id);
  keepingHealth(world, [id], () => {
    entity.enchantments = [];
    entity.isSilenced = true;
  });
  entity.isFrozen = false;
  emit(world, { type: 'Silenced', id });
};
