// Damage: a list of hits, all of them applied before the first Damage Event is told (R16).

import type { Keyword, RolledAmount, Selector } from '../../cards/terms.ts';
import { emit } from '../events.ts';
import type { EntityId, Seat } from '../world.ts';
import { amountOf } from './amounts.ts';
import { amountFactor, redirectFor } from './auras.ts';
import { carryOut, deed } from './deeds.ts';
import type { DamageFrame, Hit, ProposedHit, QueueEntry, TextContext } from './frames.ts';
import { pushHeal } from './heal.ts';
import { isHeard } from './listeners.ts';
import { type Occurrence, occurrence } from './occurrences.ts';
import { printedOf } from './printed.ts';
import { matches, select } from './selectors.ts';
import { sightOf } from './sight.ts';
import { hasKeyword, healthOf, isDying, spellDamageOf } from './stats.ts';
import { topDamage } from './top-frames.ts';
import { announce, pushQueue } from './trigger-queue.ts';
import { type BattleWorld, entityOf, playerOf } from './world.ts';

/** Damage whose hits are known: combat, fatigue, the direct call of a sandbox. */
export const pushHits = (
  world: BattleWorld,
  hits: readonly Hit[],
  { isInverted = false, verb = 'damage' }: Partial<Pick<DamageFrame, 'isInverted' | 'verb'>> = {},
): void => {
  pushDamage(world, 'applying', verb, { aim: null, hits, isInverted });
};

/** Damage of a card text, whose targets are found when its turn comes. */
export const pushAimedDamage = (world: BattleWorld, to: Selector, amount: RolledAmount, context: TextContext): void => {
  pushDamage(world, 'targeting', 'damage', { aim: { to, amount, context }, hits: [], isInverted: false });
};

const pushDamage = (
  world: BattleWorld,
  at: string,
  verb: DamageFrame['verb'],
  { aim, hits, isInverted }: Pick<DamageFrame, 'aim' | 'hits' | 'isInverted'>,
): void => {
  world.stack = {
    kind: 'damage',
    at,
    aim,
    verb,
    hits,
    nextHit: 0,
    proposed: null,
    dealt: [],
    nextEvent: 0,
    presentBefore: world.nextOrder,
    isInverted,
    below: world.stack,
  };
};

/** The ordered list of hits: targets in order of play, dying ones included (R16.3); Spell Damage added (R10.4). */
export const aimDamage = (world: BattleWorld): void => {
  const frame = topDamage(world);
  if (frame.aim === null) throw new Error('This damage has its hits already.');
  const { to, amount, context } = frame.aim;
  const { source, controller } = context;
  const targets = select(world, to, context);
  if (targets.length === 0) {
    emit(world, { type: 'NoTarget', source, verb: 'damage', ...(source === null ? {} : sightOf(world, source)) });
  }
  const isOneForAll = typeof amount === 'number' || amount.number === 'random';
  const points = isOneForAll ? pointsOf(world, amountOf(world, amount, context), source, controller) : null;
  frame.hits = targets.map((target) => {
    if (points !== null) return { target, amount: points, source };
    const printed = amountOf(world, amount, { ...context, each: target });
    return { target, amount: pointsOf(world, printed, source, controller), source };
  });
};

/** Spell Damage for spells, then the doublers of spells and Hero Powers (R10.4, R16.1 step 1). */
export const pointsOf = (world: BattleWorld, printed: number, source: EntityId | null, controller: Seat): number => {
  if (printed <= 0 || source === null) return printed;
  const bonus = isSpell(world, source) ? spellDamageOf(world, controller) : 0;
  return (printed + bonus) * amountFactor(world, controller, source, 'damage');
};

export const isSpell = (world: BattleWorld, id: EntityId | null): boolean =>
  id !== null && printedOf(world, entityOf(world, id)).kind === 'spell';

export const hasHitsLeft = (world: BattleWorld): boolean => {
  const { nextHit, hits } = topDamage(world);
  return nextHit < hits.length;
};

/**
 * The next hit through the pipeline of R16.1 as far as its proposal: redirected, on somebody in play, not Immune. What
 * is stopped writes none of the seven kinds.
 */
export const proposeHit = (world: BattleWorld): void => {
  const frame = topDamage(world);
  const hit = frame.hits[frame.nextHit];
  frame.nextHit += 1;
  frame.proposed = null;
  if (hit === undefined || hit.amount <= 0) return;
  const target = redirected(world, hit.target);
  const { zone } = entityOf(world, target);
  if (zone !== 'board' && zone !== 'hero') return;
  if (hasKeyword(world, target, 'immune')) {
    emit(world, { type: 'Prevented', target, by: 'immune' });
    return;
  }
  frame.proposed = { target, amount: hit.amount, source: hit.source };
};

/** Does anybody listen for damage that is about to be dealt? */
export const isHitHeard = (world: BattleWorld): boolean => {
  const { proposed, verb } = topDamage(world);
  return proposed !== null && isHeard(world, verb, 'on');
};

/** The predamage event: who hears it may change the amount (R6.10, R16.1 step 5). */
export const announceHit = (world: BattleWorld): void => {
  const { proposed, verb } = topDamage(world);
  if (proposed !== null) pushQueue(world, happeningTo(world, verb, 'on', proposed));
};

/** The event of a hit or a heal, as it is proposed or done. */
export const happeningTo = (
  world: BattleWorld,
  verb: DamageFrame['verb'] | 'heal',
  position: 'on' | 'after',
  { target, source, amount }: ProposedHit,
) => occurrence(verb, position, entityOf(world, target).controller, { card: target, source, amount });

/** The hit lands: shield, Health floors, armour and Health (R16.1 steps 4 to 8). */
export const landHit = (world: BattleWorld): void => {
  const frame = topDamage(world);
  const { proposed } = frame;
  frame.proposed = null;
  if (proposed === null || proposed.amount <= 0) return;
  const { target, source } = proposed;
  const { zone } = entityOf(world, target);
  if (zone !== 'board' && zone !== 'hero') return;
  if (hasKeyword(world, target, 'divineShield')) {
    entityOf(world, target).spentKeywords.push('divineShield');
    emit(world, { type: 'Prevented', target, by: 'divineShield' });
    frame.dealt.push({ what: 'shieldLost', target, amount: proposed.amount, source });
    return;
  }
  const amount = Math.min(proposed.amount, roomAboveFloor(world, target));
  if (amount <= 0) {
    emit(world, { type: 'Prevented', target, by: 'healthFloor' });
    return;
  }
  takeDamage(world, target, amount);
  emit(world, { type: 'Damaged', target, amount });
  frame.dealt.push({ what: 'damage', target, amount, source });
};

/** Only heroes are protected, and a redirected hit is not redirected again (R16.4). */
const redirected = (world: BattleWorld, target: EntityId): EntityId => {
  const { zone, controller } = entityOf(world, target);
  const to = zone === 'hero' ? redirectFor(world, controller) : undefined;
  if (to === undefined) return target;
  emit(world, { type: 'Redirected', hero: target, to });
  return to;
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
  const { nextEvent, dealt } = topDamage(world);
  return nextEvent < dealt.length;
};

/** The next thing to tell: a Damage Event, or a shield that broke. */
export const tellDamage = (world: BattleWorld): void => {
  const frame = topDamage(world);
  const news = frame.dealt[frame.nextEvent];
  if (news === undefined) throw new Error('All Damage Events were told.');
  frame.nextEvent += 1;
  if (news.what === 'damage') tellHit(world, news, frame);
  else announce(world, [shieldLoss(world, news.target)], frame.presentBefore);
};

export const shieldLoss = (world: BattleWorld, card: EntityId): Occurrence =>
  occurrence('loseDivineShield', 'after', entityOf(world, card).controller, { card });

/** One Damage Event: lifesteal, poison and freeze, the listeners, frenzy, overkill, in that order (R16.9). */
const tellHit = (world: BattleWorld, hit: Hit, { presentBefore, isInverted, verb }: DamageFrame): void => {
  const { target, amount, source } = hit;
  if (source !== null && sourceHas(world, source, 'poisonous')) poison(world, target);
  pushKeywordText(world, overkillOf(world, hit), source, target);
  pushKeywordText(world, frenzyOf(world, target), target, target);
  if (isHeard(world, verb, 'after')) pushQueue(world, happeningTo(world, verb, 'after', hit), { presentBefore });
  if (source !== null && sourceHas(world, source, 'freezing')) {
    carryOut(world, [deed('freeze', entityOf(world, target).controller, { card: target, source })]);
  }
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

/** Says whether it was frozen by this: what is frozen already is not. */
export const freeze = (world: BattleWorld, target: EntityId): boolean => {
  const entity = entityOf(world, target);
  if ((entity.zone !== 'board' && entity.zone !== 'hero') || entity.isFrozen) return false;
  entity.isFrozen = true;
  emit(world, { type: 'Frozen', id: target });
  return true;
};

type KeywordText = 'frenzy' | 'overkill';

/** The first damage it survives; whether it does is asked again when its turn comes. */
const frenzyOf = (world: BattleWorld, target: EntityId): KeywordText | null => {
  const entity = entityOf(world, target);
  if (printedOf(world, entity).frenzy.length === 0 || entity.isSilenced) return null;
  return entity.spentKeywords.includes('frenzy') || isDying(world, target) ? null : 'frenzy';
};

/** In its controller's turn; whether the target is below 0 Health is asked when its turn comes (R16.9). */
const overkillOf = (world: BattleWorld, { source }: Hit): KeywordText | null => {
  if (source === null) return null;
  const entity = entityOf(world, source);
  if (printedOf(world, entity).overkill.length === 0 || entity.isSilenced) return null;
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
  zone: 'play',
  needsCarrier: true,
  listener: null,
  enchantment: null,
  deathIndex: null,
  target: null,
});

export const closeDamage = (world: BattleWorld): void => {
  world.stack = topDamage(world).below;
};
