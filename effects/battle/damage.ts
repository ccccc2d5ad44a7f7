// Damage: a list of hits, all of them applied before the first Damage Event is told (R16).

import type { Amount, Keyword, Selector } from '../../cards/terms.ts';
import { emit } from '../events.ts';
import { pop, push, top } from '../stack.ts';
import type { EntityId, Seat } from '../world.ts';
import { amountOf } from './amounts.ts';
import { redirectFor } from './auras.ts';
import { cardNamed } from './catalogue.ts';
import type { Hit, QueueEntry, TextContext } from './frames.ts';
import { pushHeal } from './heal.ts';
import { occurrence } from './occurrences.ts';
import { matches, select } from './selectors.ts';
import { hasKeyword, healthOf, isDying, spellDamageOf } from './stats.ts';
import { pushQueue } from './trigger-queue.ts';
import { type BattleWorld, entityOf, playerOf } from './world.ts';

/** Damage whose hits are known: combat, fatigue, the direct call of a sandbox. */
export const pushHits = (world: BattleWorld, hits: readonly Hit[], isInverted = false): void => {
  push(world, { kind: 'damage', at: 'applying', aim: null, ...damageLocals(world, hits, isInverted) });
};

/** Damage of a card text, whose targets are found when its turn comes. */
export const pushAimedDamage = (world: BattleWorld, to: Selector, amount: Amount, context: TextContext): void => {
  push(world, { kind: 'damage', at: 'targeting', aim: { to, amount, context }, ...damageLocals(world, [], false) });
};

const damageLocals = (world: BattleWorld, hits: readonly Hit[], isInverted: boolean) => ({
  hits,
  nextHit: 0,
  dealt: [],
  nextEvent: 0,
  presentBefore: world.nextOrder,
  isInverted,
});

/** The ordered list of hits: targets in order of play, dying ones included (R16.3); Spell Damage added (R10.4). */
export const aimDamage = (world: BattleWorld): void => {
  const frame = top(world, 'damage');
  if (frame.aim === null) throw new Error('This damage has its hits already.');
  const { to, amount, context } = frame.aim;
  const { source, controller } = context;
  const targets = select(world, to, context);
  if (targets.length === 0) emit(world, { type: 'NoTarget', source, verb: 'damage' });
  const printed = amountOf(world, amount, context);
  const points = printed > 0 && isSpell(world, source) ? printed + spellDamageOf(world, controller) : printed;
  frame.hits = targets.map((target) => ({ target, amount: points, source }));
};

export const isSpell = (world: BattleWorld, id: EntityId | null): boolean =>
  id !== null && cardNamed(world, entityOf(world, id).card).kind === 'spell';

export const hasHitsLeft = (world: BattleWorld): boolean => {
  const { nextHit, hits } = top(world, 'damage');
  return nextHit < hits.length;
};

/** One hit through the pipeline of R16.1. What is stopped writes none of the seven kinds. */
export const applyHit = (world: BattleWorld): void => {
  const frame = top(world, 'damage');
  const hit = frame.hits[frame.nextHit];
  frame.nextHit += 1;
  if (hit === undefined || hit.amount <= 0) return;
  const target = redirected(world, hit.target);
  const { zone } = entityOf(world, target);
  if (zone !== 'board' && zone !== 'hero') return;
  if (isPrevented(world, target)) return;
  const amount = Math.min(hit.amount, roomAboveFloor(world, target));
  if (amount <= 0) {
    emit(world, { type: 'Prevented', target, by: 'healthFloor' });
    return;
  }
  takeDamage(world, target, amount);
  emit(world, { type: 'Damaged', target, amount });
  frame.dealt.push({ target, amount, source: hit.source });
};

/** Only heroes are protected, and a redirected hit is not redirected again (R16.4). */
const redirected = (world: BattleWorld, target: EntityId): EntityId => {
  const { zone, controller } = entityOf(world, target);
  const to = zone === 'hero' ? redirectFor(world, controller) : undefined;
  if (to === undefined) return target;
  emit(world, { type: 'Redirected', hero: target, to });
  return to;
};

const isPrevented = (world: BattleWorld, target: EntityId): boolean => {
  if (hasKeyword(world, target, 'immune')) {
    emit(world, { type: 'Prevented', target, by: 'immune' });
    return true;
  }
  if (hasKeyword(world, target, 'divineShield')) {
    entityOf(world, target).spentKeywords.push('divineShield');
    emit(world, { type: 'Prevented', target, by: 'divineShield' });
    return true;
  }
  return false;
};

/** How much damage the strictest Health floor leaves possible; no limit without one. */
const roomAboveFloor = (world: BattleWorld, target: EntityId): number => {
  let room = Number.MAX_SAFE_INTEGER;
  for (const { owner, source, aura } of world.activeAuras) {
    if (aura.type === 'healthFloor' && matches(world, aura.to, target, { source, controller: owner })) {
      room = Math.min(room, Math.max(0, healthOf(world, target) - aura.amount));
    }
  }
  return room;
};

/** Armour first, then Health (R16.1 step 7). */
const takeDamage = (world: BattleWorld, target: EntityId, amount: number): void => {
  const entity = entityOf(world, target);
  const absorbed = Math.min(entity.armor, amount);
  entity.armor -= absorbed;
  entity.damage += amount - absorbed;
};

export const hasDamageEventsLeft = (world: BattleWorld): boolean => {
  const { nextEvent, dealt } = top(world, 'damage');
  return nextEvent < dealt.length;
};

/** One Damage Event: lifesteal, poison and freeze, the listeners, frenzy, overkill, in that order (R16.9). */
export const tellDamage = (world: BattleWorld): void => {
  const frame = top(world, 'damage');
  const hit = frame.dealt[frame.nextEvent];
  if (hit === undefined) throw new Error('All Damage Events were told.');
  frame.nextEvent += 1;
  const { target, amount, source } = hit;
  const { presentBefore, isInverted } = frame;
  const happened = occurrence('damage', 'after', entityOf(world, target).controller, { card: target, source, amount });
  if (source !== null && sourceHas(world, source, 'poisonous')) poison(world, target);
  if (source !== null && sourceHas(world, source, 'freezing')) freeze(world, target);
  pushKeywordText(world, overkillOf(world, hit), source, target);
  pushKeywordText(world, frenzyOf(world, target), target, target);
  pushQueue(world, happened, { presentBefore });
  if (source !== null && !isInverted && sourceHas(world, source, 'lifesteal')) {
    const healer = entityOf(world, source).controller;
    pushHeal(world, healer, [{ target: playerOf(world, healer).hero, amount, source }]);
  }
};

/** The damage of a hero's attack is also its weapon's. */
const sourceHas = (world: BattleWorld, source: EntityId, keyword: Keyword): boolean => {
  if (hasKeyword(world, source, keyword)) return true;
  const { zone, controller } = entityOf(world, source);
  const weapon = zone === 'hero' ? playerOf(world, controller).weapon : null;
  return weapon !== null && hasKeyword(world, weapon, keyword);
};

const poison = (world: BattleWorld, target: EntityId): void => {
  const entity = entityOf(world, target);
  if (entity.zone !== 'board' || entity.isDoomed) return;
  entity.isDoomed = true;
  emit(world, { type: 'MarkedForDeath', id: target });
};

export const freeze = (world: BattleWorld, target: EntityId): void => {
  const entity = entityOf(world, target);
  if ((entity.zone !== 'board' && entity.zone !== 'hero') || entity.isFrozen) return;
  entity.isFrozen = true;
  emit(world, { type: 'Frozen', id: target });
};

type KeywordText = 'frenzy' | 'overkill';

/** The first damage it survives; whether it does is asked again when its turn comes. */
const frenzyOf = (world: BattleWorld, target: EntityId): KeywordText | null => {
  const entity = entityOf(world, target);
  const card = cardNamed(world, entity.card);
  if (card.kind !== 'minion' || card.frenzy.length === 0 || entity.isSilenced) return null;
  return entity.spentKeywords.includes('frenzy') || isDying(world, target) ? null : 'frenzy';
};

/** In its controller's turn; whether the target is below 0 Health is asked when its turn comes (R16.9). */
const overkillOf = (world: BattleWorld, { source }: Hit): KeywordText | null => {
  if (source === null) return null;
  const entity = entityOf(world, source);
  const card = cardNamed(world, entity.card);
  if (card.kind !== 'minion' || card.overkill.length === 0 || entity.isSilenced) return null;
  return world.activePlayer === entity.controller ? 'overkill' : null;
};

/** A queue with the one text of a keyword. */
const pushKeywordText = (
  world: BattleWorld,
  keyword: KeywordText | null,
  carrier: EntityId | null,
  hit: EntityId,
): void => {
  if (keyword === null || carrier === null) return;
  const { card, controller, order } = entityOf(world, carrier);
  pushQueue(world, occurrence(keyword, 'after', controller, { card: carrier }), {
    given: [{ ...keywordEntry(carrier, controller, order, keyword, card), target: hit }],
  });
};

const keywordEntry = (
  source: EntityId,
  controller: Seat,
  order: number,
  keyword: KeywordText,
  card: string,
): QueueEntry => ({
  source,
  controller,
  trigger: keyword,
  script: { card, path: [keyword] },
  order,
  index: 0,
  needsCarrier: true,
  listener: null,
  enchantment: null,
  deathIndex: null,
  target: null,
});

export const closeDamage = (world: BattleWorld): void => pop(world);
