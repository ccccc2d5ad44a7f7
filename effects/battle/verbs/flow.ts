// Verbs that steer: conditions, repetitions, choices, and changes to the sequence under way.

import type { CardName, Filter } from '../../../cards/terms.ts';
import { draw, roll } from '../../chance.ts';
import { emit } from '../../events.ts';
import { nearest } from '../../stack.ts';
import type { EntityId } from '../../world.ts';
import { amountOf } from '../amounts.ts';
import { cardNamed, inside } from '../catalogue.ts';
import { openChoice } from '../choice.ts';
import { holds } from '../conditions.ts';
import { deathRecordOf, pushBoundary } from '../deaths.ts';
import type { TextContext } from '../frames.ts';
import { occurrence } from '../occurrences.ts';
import { select } from '../selectors.ts';
import { isDying } from '../stats.ts';
import { legalTargets } from '../targets.ts';
import { pushText, textContext, type VerbRunner } from '../text.ts';
import { deathrattleEntries, pushQueue } from '../trigger-queue.ts';
import { type BattleWorld, entityOf, type Script } from '../world.ts';
import { sortByOrder } from '../zones.ts';
import { noTarget, targetsInPlay } from './characters.ts';
import { poolOf } from './picks.ts';

export const ifThen: VerbRunner<'ifThen'> = (world, { effect, context, script }) => {
  pushText(world, inside(script, holds(world, effect.condition, context) ? 'then' : 'otherwise'), context);
};

/** Once each time it runs, with everything it sets off in between. */
export const repeat: VerbRunner<'repeat'> = (world, { effect, context, script, frame }) => {
  const left = frame.left ?? amountOf(world, effect.times, context);
  frame.left = left - 1;
  if (left > 0) pushText(world, inside(script, 'do'), context);
};

/** Once each time it runs, while the condition holds and up to the limit. */
export const repeatWhile: VerbRunner<'repeatWhile'> = (world, { effect, context, script, frame }) => {
  const left = frame.left ?? effect.atMost;
  const goesOn = left > 0 && holds(world, effect.condition, context);
  frame.left = goesOn ? left - 1 : 0;
  if (!goesOn) return;
  pushText(world, inside(script, 'do'), context);
};

/** Who is meant is fixed when it starts; one of them each time it runs. */
export const forEach: VerbRunner<'forEach'> = (world, { effect, context, script, frame }) => {
  if (frame.left === null) {
    frame.waiting = select(world, effect.who, context);
    if (frame.waiting.length === 0) noTarget(world, context, effect.verb);
  }
  const [each, ...waiting] = frame.waiting;
  frame.waiting = waiting;
  frame.left = waiting.length;
  if (each !== undefined) pushText(world, inside(script, 'do'), { ...context, each });
};

export const atRandom: VerbRunner<'atRandom'> = (world, { effect, context, script }) =>
  pushText(world, inside(script, 'options', roll(world, 'table', effect.options.length)), context);

/**
 * Up to three different collectible cards that pass the filter, or the very cards named; fewer candidates give fewer
 * options, none nothing (R24).
 */
export const discover: VerbRunner<'discover'> = (world, { effect, context, script }) => {
  const { pool } = effect;
  const names = isNames(pool) ? pool : draw(world, context.controller, poolOf(world, pool, context), effect.options);
  const options = names.map((card) => ({ card }));
  if (options.length === 0) noTarget(world, context, effect.verb);
  else openChoice(world, { player: context.controller, options, then: inside(script, 'then'), context });
};

const isNames = (pool: Filter | readonly CardName[]): pool is readonly CardName[] => Array.isArray(pool);

export const chooseOne: VerbRunner<'chooseOne'> = (world, { effect, context, script }) => {
  const options = select(world, effect.from, context).map((entity) => ({ entity }));
  if (options.length === 0) noTarget(world, context, effect.verb);
  else openChoice(world, { player: context.controller, options, then: inside(script, 'then'), context });
};

/** The amount of the damage or healing that is proposed, for this reaction and all that come after it (R6.10). */
export const changeAmount: VerbRunner<'changeAmount'> = (world, { effect, context }) => {
  const queue = nearest(world, 'triggerQueue');
  const proposed = nearest(world, queue?.occurrence.verb === 'heal' ? 'heal' : 'damage')?.proposed ?? null;
  if (queue === undefined || proposed === null || queue.occurrence.position !== 'on') return;
  const to = Math.max(0, amountOf(world, effect.to, context));
  emit(world, { type: 'AmountChanged', target: proposed.target, from: proposed.amount, to });
  proposed.amount = to;
  queue.occurrence = { ...queue.occurrence, amount: to };
};

export const counter: VerbRunner<'counter'> = (world) => {
  const playing = nearest(world, 'playSequence');
  if (playing === undefined) return;
  playing.isCountered = true;
  emit(world, { type: 'Countered', id: playing.card });
};

export const redirectAttack: VerbRunner<'redirectAttack'> = (world, { effect, context }) => {
  const combat = nearest(world, 'combatSequence');
  const [defender] = select(world, effect.to, context);
  if (combat === undefined || defender === undefined) return;
  combat.defender = defender;
  combat.isAmongFriends = entityOf(world, defender).controller === entityOf(world, combat.attacker).controller;
};

export const redirectTarget: VerbRunner<'redirectTarget'> = (world, { effect, context }) => {
  const playing = nearest(world, 'playSequence');
  const [target] = select(world, effect.to, context);
  if (playing === undefined || target === undefined) return;
  playing.target = target;
  emit(world, { type: 'TargetRedirected', id: playing.card, target });
};

export const forceDeaths: VerbRunner<'forceDeaths'> = (world) => pushBoundary(world, 'forced');

/**
 * One recorded battlecry each time it runs, oldest first, with a target by chance; deaths are processed after each
 * and it stops when its minion is no longer there or silenced, or a hero is dead (R24, R19.9).
 */
export const repeatBattlecries: VerbRunner<'repeatBattlecries'> = (world, { effect, context, frame }) => {
  const own = context.source === null ? null : entityOf(world, context.source).card;
  const recorded = world.battlecriesPlayed
    .filter(({ player, script }) => player === context.controller && script.card !== own)
    .slice(0, effect.limit);
  const left = frame.left ?? recorded.length;
  frame.left = left - 1;
  const next = recorded[recorded.length - left];
  if (next === undefined) return;
  if (!canGoOn(world, context.source)) {
    frame.left = 0;
    return;
  }
  pushBoundary(world, 'forced');
  pushText(world, next.script, battlecryContext(world, next.script, context));
};

const canGoOn = (world: BattleWorld, source: EntityId | null): boolean => {
  if (source === null || world.players.some(({ isHeroDead }) => isHeroDead)) return false;
  const { zone, isSilenced } = entityOf(world, source);
  return zone === 'board' && !isSilenced && !isDying(world, source);
};

const battlecryContext = (world: BattleWorld, script: Script, { source, controller }: TextContext): TextContext => {
  const card = cardNamed(world, script.card);
  const rule = 'target' in card ? card.target : undefined;
  const legal = rule === undefined ? [] : legalTargets(world, rule, { source, controller }, 'battlecry');
  const [target] = legal.length === 0 ? [] : draw(world, 'table', legal, 1);
  return textContext(source, controller, { target: target ?? null });
};

/** Oldest minion first, each deathrattle as a trigger of its own, as if it had died where it stands (R7.10). */
export const triggerDeathrattles: VerbRunner<'triggerDeathrattles'> = (world, instruction) => {
  const bearers = sortByOrder(world, targetsInPlay(world, instruction.effect.who, instruction));
  for (const id of bearers.reverse()) {
    const record = deathRecordOf(world, id);
    if (record.deathrattles.length === 0) continue;
    const given = deathrattleEntries({ ...record, index: record.index + 1 });
    pushQueue(world, occurrence('death', 'after', record.controller, { card: id }), { presentBefore: 0, given });
  }
};
