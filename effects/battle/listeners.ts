// Who reacts to an occurrence. Listeners are collected at the moment it happens and the list is then frozen (R6.1).

import type { Listener } from '../../cards/terms.ts';
import type { EntityId, Seat } from '../world.ts';
import { cardNamed, enchantmentAt, inside, listenerAt } from './catalogue.ts';
import type { QueueEntry } from './frames.ts';
import { type Occurrence, triggerKindOf } from './occurrences.ts';
import { matches, passes, seatsOf, type Viewpoint } from './selectors.ts';
import { type BattleWorld, type Entity, entityOf, type Script } from './world.ts';
import { permanentsInPlay, sortByOrder } from './zones.ts';

/** A listener where it lies: the address, whose it is, and the enchantment that brought it, if one did. */
interface Carried {
  readonly listener: Listener;
  readonly script: Script;
  readonly controller: Seat;
  readonly enchantment: number | null;
}

/** Numbers that put an enchantment's listeners after the printed ones, in order of attachment (R6.7). */
const AFTER_PRINTED = 100;

/**
 * The queue entries of everything in play, older than `presentBefore`, that listens for this and whose pattern
 * encompasses it. In no particular order: the queue sorts them.
 */
export const collectListeners = (world: BattleWorld, occurrence: Occurrence, presentBefore: number): QueueEntry[] => {
  const carriers = [...permanentsInPlay(world), ...awakeSecrets(world)];
  return carriers.flatMap((id) => {
    const entity = entityOf(world, id);
    if (entity.order >= presentBefore || isItself(occurrence, id)) return [];
    return listenersOf(world, entity).flatMap((carried, index) => {
      const { listener, script, controller, enchantment } = carried;
      if (enchantment !== null && enchantment >= presentBefore) return [];
      if (!encompasses(world, listener, occurrence, { source: id, controller })) return [];
      if (listener.once === true && entity.spentListeners.includes(onceKey(script, enchantment))) return [];
      return [entryFor(world, entity, occurrence, carried, index)];
    });
  });
};

/** Nobody hears itself being played or summoned (R6.8). */
const isItself = ({ verb, card }: Occurrence, id: EntityId): boolean =>
  card === id && (verb === 'play' || verb === 'summon');

/** Secrets trigger in the opponent's turn only (R11.1). */
const awakeSecrets = (world: BattleWorld): EntityId[] =>
  sortByOrder(
    world,
    world.players.flatMap((player, seat) => (seat === world.activePlayer ? [] : player.secrets)),
  );

/** Printed listeners unless silenced, a Secret's own, then those of enchantments, each its giver's (R18.5). */
const listenersOf = (world: BattleWorld, entity: Entity): Carried[] => {
  const card = cardNamed(world, entity.card);
  const carried: Carried[] = [];
  const print = (listener: Listener, ...path: Script['path']) =>
    carried.push({ listener, script: { card: card.name, path }, controller: entity.controller, enchantment: null });
  if (card.kind === 'spell') {
    if (card.secret !== undefined) print(card.secret, 'secret');
  } else if (!entity.isSilenced && 'events' in card) {
    card.events.forEach((listener, index) => {
      print(listener, 'events', index);
    });
  }
  for (const { script, order, controller } of entity.enchantments) {
    enchantmentAt(world, script).events?.forEach((listener, index) => {
      carried.push({ listener, script: inside(script, 'events', index), controller, enchantment: order });
    });
  }
  return carried;
};

/** Verb and position are the same, and each given argument contains what happened (events.md §4). */
const encompasses = (world: BattleWorld, listener: Listener, occurrence: Occurrence, view: Viewpoint): boolean => {
  if (listener.listen !== occurrence.verb || listener.position !== occurrence.position) return false;
  const contains = (selector: Listener['card'], id: EntityId | null): boolean =>
    selector === undefined || (id !== null && matches(world, selector, id, view));
  return (
    (listener.player === undefined || seatsOf(listener.player, view).includes(occurrence.player)) &&
    contains(listener.card, occurrence.card) &&
    contains(listener.other, occurrence.other) &&
    contains(listener.source, occurrence.source) &&
    (listener.filter === undefined || (occurrence.card !== null && passes(world, listener.filter, occurrence.card)))
  );
};

const entryFor = (
  world: BattleWorld,
  carrier: Entity,
  occurrence: Occurrence,
  { script, controller, enchantment }: Carried,
  index: number,
): QueueEntry => {
  const isSpell = occurrence.card !== null && cardNamed(world, entityOf(world, occurrence.card).card).kind === 'spell';
  return {
    source: carrier.id,
    controller,
    trigger: carrier.zone === 'secret' ? 'secret' : triggerKindOf(occurrence, isSpell),
    script: inside(script, 'do'),
    order: carrier.order,
    index: enchantment === null ? index : AFTER_PRINTED + enchantment,
    needsCarrier: true,
    listener: script,
    enchantment,
    deathIndex: null,
    target: null,
  };
};

/** How a spent `once` listener is remembered on its carrier. */
export const onceKey = ({ card, path }: Script, enchantment: number | null): string =>
  [card, ...path, enchantment ?? 'printed'].join('/');

/** Is the carrier still where it must be, with this listener still on it (R6.5)? */
export const stillCarries = (world: BattleWorld, entry: QueueEntry): 'yes' | 'carrierGone' | 'silenced' => {
  const entity = entityOf(world, entry.source);
  const zones = entry.trigger === 'secret' ? ['secret'] : ['board', 'weapon', 'hero', 'heroPower'];
  if (!zones.includes(entity.zone)) return 'carrierGone';
  if (entry.enchantment !== null) {
    return entity.enchantments.some(({ order }) => order === entry.enchantment) ? 'yes' : 'silenced';
  }
  return entity.isSilenced ? 'silenced' : 'yes';
};

export const listenerOf = (world: BattleWorld, entry: QueueEntry): Listener | null =>
  entry.listener === null ? null : listenerAt(world, entry.listener);
