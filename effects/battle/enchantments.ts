// Enchantments: attached at once, read by every number and keyword, gone with silence, time or leaving play (R18).

import type { EnchantmentSpec } from '../../cards/terms.ts';
import { emit } from '../events.ts';
import type { EntityId, Seat } from '../world.ts';
import { amountOf } from './amounts.ts';
import { enchantmentAt } from './catalogue.ts';
import { changeSides } from './control.ts';
import type { QueueEntry, TextContext } from './frames.ts';
import { sightOf } from './sight.ts';
import { keepingHealth } from './stats.ts';
import { tableChanged, tableOf } from './table.ts';
import { type BattleWorld, type Enchantment, type Entity, entityOf, playerOf, type Script } from './world.ts';
import { takeOrder } from './zones.ts';

/** An enchantment as the card describes it at this address; its numbers are fixed now. */
const enchantmentFor = (world: BattleWorld, script: Script, context: TextContext): Enchantment => {
  const spec = enchantmentAt(world, script);
  const number = (amount: EnchantmentSpec['attack']) =>
    amount === undefined ? null : amountOf(world, amount, context);
  return {
    script,
    controller: context.controller,
    order: takeOrder(world),
    attack: number(spec.attack) ?? 0,
    health: number(spec.health) ?? 0,
    setAttack: number(spec.setAttack),
    setHealth: number(spec.setHealth),
    regained: [],
  };
};

/** Attaches what the card describes at this address. */
export const attach = (world: BattleWorld, id: EntityId, script: Script, context: TextContext): void =>
  put(world, id, enchantmentFor(world, script, { ...context, each: id }));

/** The same, with a maximum Health that was found elsewhere (R18.3). */
export const setHealth = (
  world: BattleWorld,
  id: EntityId,
  script: Script,
  context: TextContext,
  health: number,
): void => put(world, id, { ...enchantmentFor(world, script, context), setHealth: health });

const put = (world: BattleWorld, id: EntityId, enchantment: Enchantment): void => {
  const { script, setHealth } = enchantment;
  const entity = entityOf(world, id);
  const { keywords = [] } = enchantmentAt(world, script);
  const regained = keywords.filter((keyword) => entity.spentKeywords.includes(keyword));
  if (setHealth !== null) entity.damage = 0;
  entity.spentKeywords = entity.spentKeywords.filter((spent) => !regained.some((keyword) => keyword === spent));
  keepingHealth(world, [id], () => {
    entity.enchantments.push({ ...enchantment, regained });
    tableChanged();
  });
  emit(world, { type: 'Enchanted', id, by: script.card, ...sightOf(world, id) });
};

/** Lays listeners and auras on a player; they outlive the hero. */
export const attachToPlayer = (world: BattleWorld, script: Script, context: TextContext): void => {
  const { controller } = context;
  playerOf(world, controller).enchantments.push(enchantmentFor(world, script, context));
  tableChanged();
  emit(world, { type: 'PlayerEnchanted', player: controller, by: script.card });
};

/** The copy gets the same enchantments, attached now in the same order (R22.4). */
export const copyEnchantments = (world: BattleWorld, from: EntityId, to: EntityId): void => {
  entityOf(world, to).enchantments = entityOf(world, from).enchantments.map((enchantment) => ({
    ...enchantment,
    order: takeOrder(world),
  }));
  tableChanged();
};

/** Whether an enchantment ends now. */
type Ending = (enchantment: Enchantment, spec: EnchantmentSpec) => boolean;

/** The clean-up: everything that ends with this turn, on both sides, in play and in hand (R14.1 step 2, R18.6). */
export const endTurnEnchantments = (world: BattleWorld): void =>
  endEverywhere(world, (_, { until }) => until === 'endOfTurn');

/** What its giver gave until the beginning of this turn. */
export const endUntilOwnTurn = (world: BattleWorld, seat: Seat): void =>
  endEverywhere(world, ({ controller }, { until }) => until === 'startOfOwnTurn' && controller === seat);

/** What lasts for one attack only. */
export const endAttackEnchantments = (world: BattleWorld): void =>
  endEverywhere(world, (_, { until }) => until === 'endOfAttack');

/** What a card has until it is played from the hand. */
export const endUntilPlayed = (world: BattleWorld, id: EntityId): void =>
  endOn(world, id, (_, { until }) => until === 'played');

/** One enchantment, known by its order, wherever it lies. */
export const endOne = (world: BattleWorld, order: number): void =>
  endEverywhere(world, (enchantment) => enchantment.order === order);

/** An enchantment that was there for one reaction only is gone when that has been set off. */
export const detachSpent = (world: BattleWorld, { source, zone, enchantment }: QueueEntry): void => {
  if (enchantment === null) return;
  const isSpent: Ending = ({ order }, spec) => order === enchantment && isOneReaction(spec);
  if (zone === 'player') endOnPlayer(world, entityOf(world, source).controller, isSpent);
  else endOn(world, source, isSpent);
};

const isOneReaction = ({ events = [], ...rest }: EnchantmentSpec): boolean =>
  events.length === 1 && events[0]?.once === true && Object.keys(rest).length === 0;

const endEverywhere = (world: BattleWorld, isEnding: Ending): void => {
  for (const { id } of tableOf(world).listeners) endOn(world, id, isEnding);
  for (let seat = 0; seat < 2; seat += 1) {
    for (const id of playerOf(world, seat).hand) endOn(world, id, isEnding);
    endOnPlayer(world, seat, isEnding);
  }
};

const endOnPlayer = (world: BattleWorld, seat: Seat, isEnding: Ending): void => {
  const player = playerOf(world, seat);
  if (player.enchantments.length === 0) return;
  const ended = player.enchantments.filter((each) => isEnding(each, enchantmentAt(world, each.script)));
  if (ended.length === 0) return;
  player.enchantments = player.enchantments.filter((each) => !ended.includes(each));
  tableChanged();
  for (const { script } of ended) emit(world, { type: 'PlayerEnchantmentEnded', player: seat, by: script.card });
};

const endOn = (world: BattleWorld, id: EntityId, isEnding: Ending): void => {
  const entity = entityOf(world, id);
  if (entity.enchantments.length > 0) endSome(world, entity, isEnding);
};

const endSome = (world: BattleWorld, entity: Entity, isEnding: Ending): void => {
  const { id } = entity;
  const ended = entity.enchantments.filter((each) => isEnding(each, enchantmentAt(world, each.script)));
  if (ended.length === 0) return;
  const orders = ended.map(({ order }) => order);
  const borrowers = ended.filter((each) => isBorrowing(world, each)).map(({ controller }) => controller);
  keepingHealth(world, [id], () => {
    entity.enchantments = entity.enchantments.filter(({ order }) => !orders.includes(order));
    tableChanged();
  });
  entity.spentKeywords.push(...lostWith(world, ended, entity));
  for (const { script } of ended) {
    emit(world, { type: 'EnchantmentEnded', id, by: script.card, ...sightOf(world, id) });
  }
  giveBack(world, id, borrowers);
};

/** A Stealth that was given away once does not come back when a later, given one ends. */
const lostWith = (world: BattleWorld, ended: readonly Enchantment[], { spentKeywords, enchantments }: Entity) => {
  const kept = enchantments.flatMap(({ script }) => enchantmentAt(world, script).keywords ?? []);
  const lost = ended.flatMap(({ regained }) => regained);
  return lost.filter((keyword) => !spentKeywords.includes(keyword) && !kept.includes(keyword));
};

const isBorrowing = (world: BattleWorld, { script }: Enchantment): boolean =>
  enchantmentAt(world, script).returnsControl === true;

/** Temporary control goes back (R14.1 step 2), unless the minion has changed sides otherwise meanwhile. */
const giveBack = (world: BattleWorld, id: EntityId, borrowers: readonly Seat[]): void => {
  const { zone, controller } = entityOf(world, id);
  if (zone === 'board' && borrowers.includes(controller)) changeSides(world, id);
};

/** Silence (R22.1): enchantments, printed text, freeze and shield go; damage and auras received stay. */
export const silence = (world: BattleWorld, id: EntityId): void => {
  const entity = entityOf(world, id);
  const borrowers = entity.enchantments.filter((each) => isBorrowing(world, each)).map(({ controller }) => controller);
  keepingHealth(world, [id], () => {
    entity.enchantments = [];
    entity.isSilenced = true;
    tableChanged();
  });
  entity.isFrozen = false;
  emit(world, { type: 'Silenced', id });
  giveBack(world, id, borrowers);
};
