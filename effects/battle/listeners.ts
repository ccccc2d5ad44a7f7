// Who reacts to an occurrence. Listeners are collected at the moment it happens and the list is then frozen (R6.1).

import type { Listener, Position } from '../../cards/terms.ts';
import type { EntityId, Seat } from '../world.ts';
import { enchantmentAt, inside, listenerAt } from './catalogue.ts';
import type { ListenerZone, QueueEntry } from './frames.ts';
import { type CardZone, type Hearing, hearingOf, isOfKind } from './hearing.ts';
import { type Occurrence, triggerKindOf } from './occurrences.ts';
import { printedOf } from './printed.ts';
import { matches, passes, seatsOf, type Viewpoint } from './selectors.ts';
import { tableOf } from './table.ts';
import {
  type BattleWorld,
  type Enchantment,
  type Entity,
  entityOf,
  opponentOf,
  type Player,
  playerOf,
  type Script,
} from './world.ts';
import { sortByOrder } from './zones.ts';

/** A listener where it lies: the address, whose it is, and the enchantment that brought it, if one did. */
interface Carried {
  readonly listener: Listener;
  readonly script: Script;
  readonly controller: Seat;
  readonly enchantment: number | null;
}

/** What carries listeners: an entity in a zone, or a player, for whom the hero stands. */
interface Carrier {
  readonly entity: Entity;
  readonly zone: ListenerZone;
  /** Its place in the queue: order of play, then the hands from left to right, then the decks (events.md §5). */
  readonly order: number;
}

/** Numbers that put an enchantment's listeners after the printed ones, in order of attachment (R6.7). */
const AFTER_PRINTED = 100;
/** Above every order of play: cards in hands come after what is in play, cards in decks after those. */
const HANDS = 1_000_000_000;
const DECKS = 2 * HANDS;
const SEAT = 1_000_000;

/**
 * The queue entries of everything, older than `presentBefore`, that listens for this and whose pattern encompasses it.
 * In no particular order: the queue sorts them.
 */
export const collectListeners = (world: BattleWorld, occurrence: Occurrence, presentBefore: number): QueueEntry[] => {
  const entries: QueueEntry[] = [];
  for (const carrier of carriersFor(world, hearingOf(world, occurrence.verb, occurrence.position))) {
    const { entity, zone } = carrier;
    const isInPlay = zone === 'play' || zone === 'secret';
    if (isInPlay && (entity.order >= presentBefore || isItself(occurrence, entity.id))) continue;
    listenersOf(world, carrier).forEach((carried, index) => {
      const { listener, script, controller, enchantment } = carried;
      if (enchantment !== null && enchantment >= presentBefore) return;
      if (!encompasses(world, listener, occurrence, { source: entity.id, controller })) return;
      if (listener.once === true && spentBy(world, carrier).includes(onceKey(script, enchantment))) return;
      entries.push(entryFor(world, carrier, occurrence, carried, index));
    });
  }
  return entries;
};

/** Is anything in sight that may listen for this? Patterns are not asked: a yes only means that it is announced. */
export const isHeard = (world: BattleWorld, verb: Occurrence['verb'], position: Position): boolean => {
  const hearing = hearingOf(world, verb, position);
  if (hearing.isInPlayOnly) return isHeardInPlay(world, hearing);
  return (
    isHeardInPlay(world, hearing) ||
    anyHears(world, hearing, 'secret', playerOf(world, opponentOf(world.activePlayer)).secrets) ||
    isHeardBy(world, hearing, playerOf(world, 0)) ||
    isHeardBy(world, hearing, playerOf(world, 1))
  );
};

/** The cards in play among which those that may listen for it are. */
const earsInPlay = (world: BattleWorld, { inEnchantments, play }: Hearing): readonly Entity[] =>
  inEnchantments || play.size > 0 ? tableOf(world).listeners : NOBODY;

const NOBODY: readonly never[] = [];

const isHeardInPlay = (world: BattleWorld, hearing: Hearing): boolean => {
  const listeners = earsInPlay(world, hearing);
  for (let index = 0; index < listeners.length; index += 1) {
    if (mayListen(world, hearing, 'play', listeners[index] as Entity)) return true;
  }
  return false;
};

/** By the player, or by a card of the hand or the deck. */
const isHeardBy = (world: BattleWorld, hearing: Hearing, { enchantments, hand, deck }: Player): boolean => {
  if (hearing.inEnchantments && (enchantments.length > 0 || anyGivenEars(world, hand) || anyGivenEars(world, deck))) {
    return true;
  }
  return (
    (hearing.hand.size > 0 && anyHears(world, hearing, 'hand', hand)) ||
    (hearing.deck.size > 0 && anyHears(world, hearing, 'deck', deck))
  );
};

const anyGivenEars = (world: BattleWorld, ids: readonly EntityId[]): boolean => {
  for (let index = 0; index < ids.length; index += 1) {
    if (isGivenEars(world, entityOf(world, ids[index] as EntityId))) return true;
  }
  return false;
};

const anyHears = (world: BattleWorld, hearing: Hearing, zone: CardZone, ids: readonly EntityId[]): boolean => {
  for (let index = 0; index < ids.length; index += 1) {
    if (mayListen(world, hearing, zone, entityOf(world, ids[index] as EntityId))) return true;
  }
  return false;
};

/** Has it an enchantment that listens for something? */
const isGivenEars = (world: BattleWorld, { enchantments }: Entity): boolean => {
  for (let index = 0; index < enchantments.length; index += 1) {
    const { events } = enchantmentAt(world, (enchantments[index] as Enchantment).script);
    if (events !== undefined && events.length > 0) return true;
  }
  return false;
};

/** A card that listens there, or one with an enchantment that might. */
const mayListen = (world: BattleWorld, hearing: Hearing, zone: CardZone, entity: Entity): boolean => {
  if (hearing.inEnchantments && isGivenEars(world, entity)) return true;
  const printed = printedOf(world, entity);
  // Most cards listen to nothing: that is known without looking them up.
  switch (zone) {
    case 'play':
      return printed.events.length > 0 && hearing.play.has(entity.card);
    case 'secret':
      return printed.secret !== null && hearing.secret.has(entity.card);
    case 'hand':
      return printed.handEvents.length > 0 && hearing.hand.has(entity.card);
    case 'deck':
      return printed.deckEvents.length > 0 && hearing.deck.has(entity.card);
  }
};

/** Nobody hears itself being played or summoned (R6.8). */
const isItself = ({ verb, card }: Occurrence, id: EntityId): boolean =>
  card === id && (verb === 'play' || verb === 'summon' || verb === 'summonBothSides');

const carriersFor = (world: BattleWorld, hearing: Hearing): Carrier[] => {
  const carriers: Carrier[] = [];
  for (const entity of earsInPlay(world, hearing)) {
    if (mayListen(world, hearing, 'play', entity)) carriers.push({ entity, zone: 'play', order: entity.order });
  }
  const look = (ids: readonly EntityId[], zone: CardZone, first: number | null) => {
    for (let index = 0; index < ids.length; index += 1) {
      const entity = entityOf(world, ids[index] as EntityId);
      if (!mayListen(world, hearing, zone, entity)) continue;
      carriers.push({ entity, zone, order: first === null ? entity.order : first + index });
    }
  };
  const { inEnchantments } = hearing;
  if (inEnchantments || hearing.secret.size > 0) look(awakeSecrets(world), 'secret', null);
  for (let seat = 0; seat < 2; seat += 1) {
    const player = playerOf(world, seat);
    if (inEnchantments || hearing.hand.size > 0) look(player.hand, 'hand', HANDS + seat * SEAT);
    if (inEnchantments || hearing.deck.size > 0) look(player.deck, 'deck', DECKS + seat * SEAT);
    if (inEnchantments && player.enchantments.length > 0) {
      const hero = entityOf(world, player.hero);
      carriers.push({ entity: hero, zone: 'player', order: hero.order });
    }
  }
  return carriers;
};

/** Secrets trigger in the opponent's turn only (R11.1). */
const awakeSecrets = (world: BattleWorld): readonly EntityId[] => {
  const { secrets } = playerOf(world, opponentOf(world.activePlayer));
  return secrets.length < 2 ? secrets : sortByOrder(world, secrets);
};

/** Printed listeners unless silenced, a Secret's own, then those of enchantments, each its giver's (R18.5). */
const listenersOf = (world: BattleWorld, { entity, zone }: Carrier): Carried[] => {
  if (zone === 'player') return listenersIn(world, playerOf(world, entity.controller).enchantments);
  const printed = printedListeners(world, entity, zone).map(({ listener, path }): Carried => {
    const script = { card: entity.card, path };
    return { listener, script, controller: entity.controller, enchantment: null };
  });
  return [...printed, ...listenersIn(world, entity.enchantments)];
};

interface PrintedListener {
  readonly listener: Listener;
  readonly path: Script['path'];
}

const PRINTED_FIELDS = { play: 'events', hand: 'handEvents', deck: 'deckEvents' } as const;

const printedListeners = (world: BattleWorld, entity: Entity, zone: CardZone): PrintedListener[] => {
  const printed = printedOf(world, entity);
  if (zone === 'secret') return printed.secret === null ? [] : [{ listener: printed.secret, path: ['secret'] }];
  if (entity.isSilenced) return [];
  const field = PRINTED_FIELDS[zone];
  const listeners = printed[field];
  return listeners.map((listener, index) => ({ listener, path: [field, index] }));
};

const listenersIn = (world: BattleWorld, enchantments: readonly Enchantment[]): Carried[] =>
  enchantments.flatMap(({ script, order, controller }) =>
    (enchantmentAt(world, script).events ?? []).map((listener, index) => ({
      listener,
      script: inside(script, 'events', index),
      controller,
      enchantment: order,
    })),
  );

/** The kind is the same or a base of it, and each given argument contains what happened (events.md §4). */
const encompasses = (world: BattleWorld, listener: Listener, occurrence: Occurrence, view: Viewpoint): boolean => {
  if (listener.position !== occurrence.position || !isOfKind(occurrence.verb, listener.listen)) return false;
  const seen = { source: view.source, controller: view.controller, occurrence };
  const contains = (selector: Listener['card'], id: EntityId | null): boolean =>
    selector === undefined || (id !== null && matches(world, selector, id, seen));
  return (
    (listener.atLeast === undefined || occurrence.amount >= listener.atLeast) &&
    (listener.player === undefined || seatsOf(world, listener.player, seen).includes(occurrence.player)) &&
    contains(listener.card, occurrence.card) &&
    contains(listener.other, occurrence.other) &&
    contains(listener.source, occurrence.source) &&
    (listener.filter === undefined ||
      (occurrence.card !== null && passes(world, listener.filter, occurrence.card, seen)))
  );
};

const entryFor = (
  world: BattleWorld,
  { entity, zone, order }: Carrier,
  occurrence: Occurrence,
  { script, controller, enchantment }: Carried,
  index: number,
): QueueEntry => {
  const isSpell = occurrence.card !== null && printedOf(world, entityOf(world, occurrence.card)).kind === 'spell';
  return {
    source: entity.id,
    controller,
    trigger: zone === 'secret' ? 'secret' : triggerKindOf(occurrence, isSpell),
    script: inside(script, 'do'),
    order,
    index: enchantment === null ? index : AFTER_PRINTED + enchantment,
    zone,
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

const spentBy = (world: BattleWorld, { entity, zone }: Pick<Carrier, 'entity' | 'zone'>): string[] =>
  zone === 'player' ? playerOf(world, entity.controller).spentListeners : entity.spentListeners;

/** Remembers that a `once` listener has reacted. */
export const spend = (world: BattleWorld, { source, zone, listener, enchantment }: QueueEntry): void => {
  if (listener === null) return;
  spentBy(world, { entity: entityOf(world, source), zone }).push(onceKey(listener, enchantment));
};

const IN_PLAY = ['board', 'weapon', 'hero', 'heroPower'];

/** Is the carrier still where it must be, with this listener still on it (R6.5)? */
export const stillCarries = (world: BattleWorld, entry: QueueEntry): 'yes' | 'carrierGone' | 'silenced' => {
  const entity = entityOf(world, entry.source);
  const { zone, enchantment, controller } = entry;
  if (zone === 'player') {
    return playerOf(world, controller).enchantments.some(({ order }) => order === enchantment) ? 'yes' : 'silenced';
  }
  if (zone === 'play' ? !IN_PLAY.includes(entity.zone) : entity.zone !== zone) return 'carrierGone';
  if (enchantment !== null) return entity.enchantments.some(({ order }) => order === enchantment) ? 'yes' : 'silenced';
  return entity.isSilenced ? 'silenced' : 'yes';
};

export const listenerOf = (world: BattleWorld, entry: QueueEntry): Listener | null =>
  entry.listener === null ? null : listenerAt(world, entry.listener);
