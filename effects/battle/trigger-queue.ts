// The recipes of the trigger queue: collect and freeze, drop what is no longer valid, read the multiplier once, and
// activate that many times in a row (R6, R7).

import { emit } from '../events.ts';
import { byDominantPlayer, byOrderOfPlay } from '../order.ts';
import { nearest } from '../stack.ts';
import type { EntityId, Seat } from '../world.ts';
import { multiplied, multipliersFor } from './auras.ts';
import type { DropReason, Sight } from './battle-events.ts';
import { holds } from './conditions.ts';
import { detachSpent } from './enchantments.ts';
import type { QueueEntry, QueueFrame, TextContext } from './frames.ts';
import { collectListeners, isHeard, listenerOf, spend, stillCarries } from './listeners.ts';
import { type Occurrence, occurrence } from './occurrences.ts';
import { healthOf, isDying } from './stats.ts';
import { pushText, textContext } from './text.ts';
import { topQueue } from './top-frames.ts';
import { type BattleWorld, type DeathRecord, entityOf, type Script } from './world.ts';
import { isInPlay, isMinion, move } from './zones.ts';

/**
 * Puts a queue for this occurrence on the stack, if it has entries or anybody listens for such a thing. It is collected
 * when its turn comes, which is at once.
 */
export const pushQueue = (
  world: BattleWorld,
  occurrence: Occurrence,
  { presentBefore = world.nextOrder, given }: { presentBefore?: number; given?: QueueEntry[] } = {},
): void => {
  if ((given === undefined || given.length === 0) && !isHeard(world, occurrence.verb, occurrence.position)) return;
  world.stack = {
    kind: 'triggerQueue',
    at: 'collecting',
    occurrence,
    presentBefore,
    given: given ?? [],
    entries: [],
    next: 0,
    left: 0,
    below: world.stack,
  };
};

/** Announces occurrences, the first one first. */
export const announce = (
  world: BattleWorld,
  occurrences: readonly Occurrence[],
  presentBefore: number = world.nextOrder,
): void => {
  for (let index = occurrences.length - 1; index >= 0; index -= 1) {
    pushQueue(world, occurrences[index] as Occurrence, { presentBefore });
  }
};

/** Finds and freezes the entries, in the order in which they will resolve (R6.1, R6.7, R6.9). */
export const collectTriggers = (world: BattleWorld): void => {
  const frame = topQueue(world);
  const { occurrence } = frame;
  const collected = collectListeners(world, occurrence, frame.presentBefore);
  const hasReacted = reactedToProposal(world, occurrence);
  const reacting = hasReacted.length === 0 ? collected : collected.filter(({ source }) => !hasReacted.includes(source));
  const { given } = frame;
  const entries = given.length === 0 ? reacting : reacting.length === 0 ? given.slice() : given.concat(reacting);
  const { triggerOrdering, dominantPlayer } = world.rules;
  if (entries.length > 1) {
    entries.sort(triggerOrdering === 'dominantPlayerFirst' ? byDominantPlayer(dominantPlayer) : byOrderOfPlay);
  }
  frame.entries = entries;
  if (entries.length > 0) {
    emit(world, {
      type: 'TriggersQueued',
      entries: entries.map((entry) => {
        const { source, trigger, order, controller } = entry;
        return seenBy(knowersOf(entry), { source, trigger, order, controller });
      }),
    });
  }
};

/** Carriers that have answered a proposal of this attack do not answer again (R13.2). */
const reactedToProposal = (world: BattleWorld, { verb }: Occurrence): readonly number[] =>
  verb === 'proposeAttack' ? (nearest(world, 'combatSequence')?.reacted ?? []) : [];

/** Who may know of an entry, null for everybody: a hidden card that listens must not give itself away. */
const knowersOf = ({ zone, controller }: QueueEntry): readonly Seat[] | null => {
  if (zone === 'play' || zone === 'player') return null;
  return zone === 'deck' ? [] : [controller];
};

const seenBy = <E extends object>(seats: readonly Seat[] | null, about: E): E & Sight =>
  seats === null ? about : { ...about, seenBy: seats };

const current = (frame: QueueFrame): QueueEntry => {
  const entry = frame.entries[frame.next];
  if (entry === undefined) throw new Error('The trigger queue is drained.');
  return entry;
};

export const isDrained = (world: BattleWorld): boolean => {
  const frame = topQueue(world);
  return frame.next >= frame.entries.length;
};

/** Why the next entry must be dropped, or null if it may resolve (R6.3). */
const dropReason = (world: BattleWorld): DropReason | null => {
  const frame = topQueue(world);
  const entry = current(frame);
  if (!entry.needsCarrier) return null;
  const carried = stillCarries(world, entry);
  if (carried !== 'yes') return carried;
  if (isAttackVoid(world, frame.occurrence)) return 'conditionFalse';
  if (entry.trigger === 'frenzy' && !canFrenzy(world, entry)) return 'conditionFalse';
  if (entry.trigger === 'overkill' && !isOverkilled(world, entry)) return 'conditionFalse';
  const condition = listenerOf(world, entry)?.condition;
  if (condition === undefined || holds(world, condition, viewOf(world, frame, entry))) return null;
  return 'conditionFalse';
};

/** Nobody answers the proposal of an attacker that has left play (R13.3, FP-175). */
const isAttackVoid = (world: BattleWorld, { verb, card }: Occurrence): boolean =>
  verb === 'proposeAttack' && card !== null && !isInPlay(entityOf(world, card));

/** Once, and only for who survived the damage so far (R24). */
const canFrenzy = (world: BattleWorld, { source }: QueueEntry): boolean =>
  !isDying(world, source) && !entityOf(world, source).spentKeywords.includes('frenzy');

/** The one that was hit is below 0 Health, wherever that leaves the attacker (R24). */
const isOverkilled = (world: BattleWorld, { target }: QueueEntry): boolean =>
  target !== null && isInPlay(entityOf(world, target)) && healthOf(world, target) < 0;

/** The trigger condition is asked from the side of whoever's text it is. */
const viewOf = (world: BattleWorld, { occurrence }: QueueFrame, entry: QueueEntry) =>
  textContext(entry.source, controllerOf(world, entry), {
    occurrence,
    target: entry.target,
    enchantment: entry.enchantment,
  });

/** On whose side the trigger stands: of a deathrattle where its minion died, of the rest where the carrier is (R7.8). */
const sideOf = (world: BattleWorld, entry: QueueEntry) =>
  entry.needsCarrier ? entityOf(world, entry.source).controller : entry.controller;

/** Whose text it is: a listener that was added stays with the player who gave it (R18.5). */
const controllerOf = (world: BattleWorld, entry: QueueEntry) =>
  entry.enchantment === null ? sideOf(world, entry) : entry.controller;

export const isStillValid = (world: BattleWorld): boolean => dropReason(world) === null;

/** Drops the next entry; nothing of the seven kinds is logged (R6.3). */
export const dropTrigger = (world: BattleWorld): void => {
  const frame = topQueue(world);
  const entry = current(frame);
  const { source, trigger } = entry;
  const reason = dropReason(world) ?? 'conditionFalse';
  emit(world, seenBy(knowersOf(entry), { type: 'TriggerDropped', source, trigger, reason }));
  frame.next += 1;
};

/** Reads how often the next entry activates: now, when it starts to resolve, and never again (R7.3, R7.7). */
export const readMultiplier = (world: BattleWorld): void => {
  const frame = topQueue(world);
  const entry = current(frame);
  const { source, trigger } = entry;
  const isMinionTrigger = trigger !== 'secret' && isMinion(world, source);
  const multipliers = isMinionTrigger ? multipliersFor(world, sideOf(world, entry), trigger) : [];
  const times = multiplied(multipliers);
  frame.left = times;
  if (times > 1) {
    const because = multipliers.map((multiplier) => multiplier.source);
    emit(world, seenBy(knowersOf(entry), { type: 'TriggerMultiplied', source, trigger, times, because }));
  }
};

export const hasActivationsLeft = (world: BattleWorld): boolean => topQueue(world).left > 0;

/** One activation: logged, a Secret revealed first, then the text goes on the stack (R7.4, R11.4). */
export const activate = (world: BattleWorld): void => {
  const frame = topQueue(world);
  const entry = current(frame);
  const { source, trigger, target, deathIndex, enchantment } = entry;
  const controller = controllerOf(world, entry);
  frame.left -= 1;
  world.spent += 1;
  // A Secret is about to be revealed.
  emit(world, seenBy(trigger === 'secret' ? null : knowersOf(entry), { type: 'Triggered', source, trigger }));
  if (listenerOf(world, entry)?.once === true) {
    spend(world, entry);
    detachSpent(world, entry);
  }
  if (trigger === 'frenzy') entityOf(world, source).spentKeywords.push('frenzy');
  const { occurrence: happened } = frame;
  if (happened.verb === 'proposeAttack') nearest(world, 'combatSequence')?.reacted.push(source);
  const context = textContext(source, controller, { occurrence: happened, target, deathIndex, enchantment });
  if (trigger === 'secret') revealSecret(world, source, controller, entry.script, context);
  else pushText(world, entry.script, context);
};

/** Announced, revealed, its text carried out, and announced again (R11.4). */
const revealSecret = (world: BattleWorld, secret: EntityId, player: Seat, text: Script, context: TextContext): void => {
  emit(world, { type: 'SecretRevealed', player, id: secret });
  move(world, secret, player, 'graveyard');
  announce(world, [occurrence('reveal', 'after', player, { card: secret })]);
  pushText(world, text, context);
  announce(world, [occurrence('reveal', 'on', player, { card: secret })]);
};

/** The entry is done with; the next one is up. */
export const dequeue = (world: BattleWorld): void => {
  topQueue(world).next += 1;
};

export const closeQueue = (world: BattleWorld): void => {
  world.stack = topQueue(world).below;
};

/** The deathrattles of one dead card as queue entries: printed, then added, each counted by itself (R7.10). */
export const deathrattleEntries = (record: DeathRecord): QueueEntry[] =>
  record.deathrattles.map((script, index) => ({
    source: record.id,
    controller: record.controller,
    trigger: 'deathrattle',
    script,
    order: record.order,
    index,
    zone: 'play',
    needsCarrier: false,
    listener: null,
    enchantment: null,
    deathIndex: record.isMinion ? record.index : null,
    target: null,
  }));
