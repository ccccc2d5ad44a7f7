// Summoning by effects: one minion after another, and the reactions to the first run before the second appears (R9).

import { emit } from '../events.ts';
import { withOne } from '../lists.ts';
import type { EntityId } from '../world.ts';
import { refreshAuras } from './auras.ts';
import { copyEnchantments } from './enchantments.ts';
import type { SummonOrder } from './frames.ts';
import { isHeard } from './listeners.ts';
import { occurrence } from './occurrences.ts';
import { maxHealthOf } from './stats.ts';
import { tableChanged } from './table.ts';
import { tellText } from './text.ts';
import { topSummon } from './top-frames.ts';
import { pushQueue } from './trigger-queue.ts';
import { type BattleWorld, entityOf, type PendingSummon } from './world.ts';
import { boardIndex, createEntity, enterPlay, hasBoardRoom } from './zones.ts';

export const summonOrder = (
  card: SummonOrder['card'],
  controller: SummonOrder['controller'],
  {
    entity = null,
    copyOf = null,
    place = 'rightEnd',
    beside = null,
    position = null,
    deathIndex = null,
    isReborn = false,
    health = null,
  }: Partial<Omit<SummonOrder, 'card' | 'controller'>> = {},
): SummonOrder => ({
  entity,
  copyOf,
  place,
  beside,
  position,
  deathIndex,
  isReborn,
  health,
  card,
  controller,
});

export const pushSummons = (
  world: BattleWorld,
  orders: readonly SummonOrder[],
  verb: PendingSummon['verb'] = 'summon',
): void => {
  if (orders.length > 0) world.stack = { kind: 'summon', at: 'checkSpace', verb, orders, next: 0, below: world.stack };
};

const current = (world: BattleWorld): SummonOrder => {
  const { orders, next } = topSummon(world);
  const order = orders[next];
  if (order === undefined) throw new Error('Nothing is left to summon.');
  return order;
};

export const hasSummonsLeft = (world: BattleWorld): boolean => {
  const { orders, next } = topSummon(world);
  return next < orders.length;
};

export const hasSpace = (world: BattleWorld): boolean => hasBoardRoom(world, current(world).controller);

/** No room: nothing is made and none of the seven kinds is logged (R9.1). */
export const skipSummon = (world: BattleWorld): void => {
  const { controller, card } = current(world);
  topSummon(world).next += 1;
  emit(world, { type: 'NoRoom', player: controller, zone: 'board', card });
};

/** R9.2: the minion stands on the board, both snapshots are refreshed, and older ones may react at once. */
export const enterBoard = (world: BattleWorld): void => {
  const frame = topSummon(world);
  const order = current(world);
  frame.next += 1;
  world.spent += 1;
  const id = order.entity ?? createEntity(world, order.card, order.controller, 'setAside').id;
  enterPlay(world, id, order.controller, 'board', placeOf(world, order));
  if (order.copyOf !== null) copyState(world, order.copyOf, id);
  if (order.isReborn) entityOf(world, id).spentKeywords.push('reborn');
  if (order.health !== null) arriveWith(world, id, order.health);
  tellText(frame.below, 'summoned', id);
  announceSummon(world, id, frame.verb);
  tellSummoned(world, id, frame.verb);
};

/** "After you summon", to those who were there before it (R6.4, R6.8). */
export const tellSummoned = (world: BattleWorld, id: EntityId, verb: PendingSummon['verb'] = 'summon'): void => {
  if (!isHeard(world, verb, 'after')) return;
  const { controller, order } = entityOf(world, id);
  pushQueue(world, occurrence(verb, 'after', controller, { card: id }), { presentBefore: order });
};

/** What every arrival on a board does, summoned or played: the event, the snapshots, the waiting Summon Event. */
export const announceSummon = (world: BattleWorld, id: EntityId, verb: PendingSummon['verb'] = 'summon'): void => {
  emit(world, { type: 'Summoned', id });
  refreshAuras(world);
  world.pendingSummons = withOne(world.pendingSummons, { id, verb });
};

/** R21.5: in the dead one's place, right of a maker on that board, or at the right end. */
const placeOf = (world: BattleWorld, order: SummonOrder): number | undefined => {
  if (order.position !== null) return order.position;
  if (order.place === 'rightEnd') return undefined;
  if (order.deathIndex !== null) return order.deathIndex;
  if (order.beside === null || entityOf(world, order.beside).controller !== order.controller) return undefined;
  const index = boardIndex(world, order.beside);
  if (index < 0) return undefined;
  return order.place === 'leftBeside' ? index : index + 1;
};

/** Play to play keeps enchantments, damage and silence; auras are not copied (R22.4). */
export const copyState = (world: BattleWorld, from: EntityId, to: EntityId): void => {
  const original = entityOf(world, from);
  const copy = entityOf(world, to);
  copy.damage = original.damage;
  copy.isSilenced = original.isSilenced;
  tableChanged();
  copy.spentKeywords = [...original.spentKeywords];
  copyEnchantments(world, from, to);
};

const arriveWith = (world: BattleWorld, id: EntityId, health: number): void => {
  entityOf(world, id).damage = Math.max(0, maxHealthOf(world, id) - health);
};

export const closeSummon = (world: BattleWorld): void => {
  world.stack = topSummon(world).below;
};
