// Verbs that change characters where they are: damage, healing, death marks, silence, enchantments.

import type { Selector, Verb } from '../../../cards/terms.ts';
import { draw } from '../../chance.ts';
import { emit } from '../../events.ts';
import type { EntityId } from '../../world.ts';
import { amountOf } from '../amounts.ts';
import { inside } from '../catalogue.ts';
import { freeze as freezeOne, isSpell, pushAimedDamage, pushHits } from '../damage.ts';
import { attach, silence as silenceOne } from '../enchantments.ts';
import type { TextContext } from '../frames.ts';
import { pushHeal } from '../heal.ts';
import { select } from '../selectors.ts';
import { isDying, maxHealthOf, spellDamageOf } from '../stats.ts';
import type { Instruction, VerbRunner } from '../text.ts';
import { type BattleWorld, entityOf } from '../world.ts';
import { isInPlay } from '../zones.ts';

/** The targets of a verb that are in play; an event says so if there are none. */
export const targetsInPlay = <V extends Verb>(
  world: BattleWorld,
  selector: Selector,
  { context, effect }: Pick<Instruction<V>, 'context' | 'effect'>,
): EntityId[] => {
  const targets = select(world, selector, context).filter((id) => isInPlay(entityOf(world, id)));
  if (targets.length === 0) noTarget(world, context, effect.verb);
  return targets;
};

export const noTarget = (world: BattleWorld, { source }: TextContext, verb: string): void =>
  emit(world, { type: 'NoTarget', source, verb });

export const damage: VerbRunner<'damage'> = (world, { effect, context }) =>
  pushAimedDamage(world, effect.to, effect.amount, context);

/** One hit each time it runs; Spell Damage gives more hits (R10.4, R16.8). */
export const splitDamage: VerbRunner<'splitDamage'> = (world, { effect, context, frame }) => {
  const { source, controller } = context;
  const bonus = isSpell(world, source) ? spellDamageOf(world, controller) : 0;
  const left = frame.left ?? amountOf(world, effect.amount, context) + bonus;
  frame.left = left - 1;
  if (left <= 0) return;
  const among = select(world, effect.among, context).filter((id) => !isDying(world, id));
  const [target] = among.length === 0 ? [] : draw(world, 'table', among, 1);
  if (target === undefined) noTarget(world, context, effect.verb);
  else pushHits(world, [{ target, amount: 1, source }]);
};

export const heal: VerbRunner<'heal'> = (world, instruction) => {
  const { effect, context } = instruction;
  const amount = amountOf(world, effect.amount, context);
  const hits = targetsInPlay(world, effect.to, instruction).map((target) => ({
    target,
    amount,
    source: context.source,
  }));
  pushHeal(world, context.controller, hits);
};

export const fullHeal: VerbRunner<'fullHeal'> = (world, instruction) => {
  for (const id of targetsInPlay(world, instruction.effect.to, instruction)) {
    entityOf(world, id).damage = 0;
    emit(world, { type: 'HealthSet', target: id, health: maxHealthOf(world, id) });
  }
};

export const setRemainingHealth: VerbRunner<'setRemainingHealth'> = (world, instruction) => {
  const { who, to } = instruction.effect;
  for (const id of targetsInPlay(world, who, instruction)) {
    entityOf(world, id).damage = maxHealthOf(world, id) - to;
    emit(world, { type: 'HealthSet', target: id, health: to });
  }
};

export const destroy: VerbRunner<'destroy'> = (world, instruction) => {
  for (const id of targetsInPlay(world, instruction.effect.who, instruction)) {
    const entity = entityOf(world, id);
    if (entity.isDoomed) continue;
    entity.isDoomed = true;
    emit(world, { type: 'MarkedForDeath', id });
  }
};

export const silence: VerbRunner<'silence'> = (world, instruction) => {
  for (const id of targetsInPlay(world, instruction.effect.who, instruction)) silenceOne(world, id);
};

export const freeze: VerbRunner<'freeze'> = (world, instruction) => {
  for (const id of targetsInPlay(world, instruction.effect.who, instruction)) freezeOne(world, id);
};

export const enchant: VerbRunner<'enchant'> = (world, { effect, context, script }) => {
  const targets = select(world, effect.who, context).filter((id) => canBeEnchanted(world, id));
  if (targets.length === 0) noTarget(world, context, effect.verb);
  for (const id of targets) attach(world, id, inside(script, 'enchantment'), context);
};

/** Cards in play and in hand or deck can carry enchantments; the dead cannot. */
const canBeEnchanted = (world: BattleWorld, id: EntityId): boolean => {
  const { zone } = entityOf(world, id);
  return zone !== 'graveyard' && zone !== 'removed' && zone !== 'setAside';
};
