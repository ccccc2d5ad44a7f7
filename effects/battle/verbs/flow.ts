// Verbs that steer: conditions, repetitions, choices, and changes to the sequence under way.

import type { BattleCard, Filter } from '../../../cards/terms.ts';
import { draw } from '../../chance.ts';
import { emit } from '../../events.ts';
import { nearest } from '../../stack.ts';
import type { EntityId } from '../../world.ts';
import { amountOf } from '../amounts.ts';
import { cardNamed, cardSetOf, inside } from '../catalogue.ts';
import { openChoice } from '../choice.ts';
import { holds } from '../conditions.ts';
import { pushBoundary } from '../deaths.ts';
import type { TextContext } from '../frames.ts';
import { select } from '../selectors.ts';
import { isDying } from '../stats.ts';
import { legalTargets } from '../targets.ts';
import { pushText, textContext, type VerbRunner } from '../text.ts';
import { type BattleWorld, entityOf, type Script } from '../world.ts';
import { noTarget } from './characters.ts';

export const ifThen: VerbRunner<'ifThen'> = (world, { effect, context, script }) => {
  pushText(world, inside(script, holds(world, effect.condition, context) ? 'then' : 'otherwise'), context);
};

/** Once each time it runs, with everything it sets off in between. */
export const repeat: VerbRunner<'repeat'> = (world, { effect, context, script, frame }) => {
  const left = frame.left ?? amountOf(world, effect.times, context);
  frame.left = left - 1;
  if (left > 0) pushText(world, inside(script, 'do'), context);
};

/** Up to three different collectible cards; fewer candidates give fewer options, none nothing (R24). */
export const discover: VerbRunner<'discover'> = (world, { effect, context, script }) => {
  const names = [...cardSetOf(world).cards.values()]
    .filter((card) => card.isCollectible && cardPasses(card, effect.pool.filter))
    .map(({ name }) => name);
  const offered = draw(world, context.controller, names, effect.options).map((card) => ({ card }));
  if (offered.length === 0) noTarget(world, context, effect.verb);
  else openChoice(world, { player: context.controller, options: offered, then: inside(script, 'then'), context });
};

/** A filter asked of a card that is not in the game: printed values only. */
const cardPasses = (card: BattleCard, filter: Filter): boolean => {
  if (filter.kind !== undefined && card.kind !== filter.kind) return false;
  if (filter.isSecret === true && !(card.kind === 'spell' && card.secret !== undefined)) return false;
  if (filter.race !== undefined && !(card.kind === 'minion' && card.race === filter.race)) return false;
  if (filter.hasDeathrattle === true && !('deathrattle' in card && card.deathrattle.length > 0)) return false;
  if (filter.keyword !== undefined && !('keywords' in card && card.keywords.includes(filter.keyword))) return false;
  if (filter.attackAtMost !== undefined && !('attack' in card && card.attack <= filter.attackAtMost)) return false;
  if (filter.attackAtLeast !== undefined && !('attack' in card && card.attack >= filter.attackAtLeast)) return false;
  return filter.costAtMost === undefined || card.cost <= filter.costAtMost;
};

export const chooseOne: VerbRunner<'chooseOne'> = (world, { effect, context, script }) => {
  const options = select(world, effect.from, context).map((entity) => ({ entity }));
  if (options.length === 0) noTarget(world, context, effect.verb);
  else openChoice(world, { player: context.controller, options, then: inside(script, 'then'), context });
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
  if (combat !== undefined && defender !== undefined) combat.defender = defender;
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
