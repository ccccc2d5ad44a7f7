// Verbs that change characters where they are: damage, healing, death marks, silence, enchantments.

import type { Selector, Verb } from '../../../cards/terms.ts';
import { draw } from '../../chance.ts';
import { emit } from '../../events.ts';
import type { EntityId } from '../../world.ts';
import { amountOf } from '../amounts.ts';
import { amountFactor } from '../auras.ts';
import { inside } from '../catalogue.ts';
import { pointsOf, pushAimedDamage, pushHits } from '../damage.ts';
import { carryOut, type Deed, type DeedVerb, deed } from '../deeds.ts';
import { setHealth } from '../enchantments.ts';
import type { TextContext } from '../frames.ts';
import { pushHeal } from '../heal.ts';
import { select } from '../selectors.ts';
import { sightOf } from '../sight.ts';
import { healthOf, isDying, maxHealthOf } from '../stats.ts';
import type { Instruction, VerbRunner } from '../text.ts';
import { type BattleWorld, entityOf } from '../world.ts';
import { isInPlay, move } from '../zones.ts';

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
  emit(world, { type: 'NoTarget', source, verb, ...(source === null ? {} : sightOf(world, source)) });

export const damage: VerbRunner<'damage'> = (world, { effect, context }) =>
  pushAimedDamage(world, effect.to, effect.amount, context);

/** One hit each time it runs; Spell Damage and doublers give more hits (R10.4, R16.8). */
export const splitDamage: VerbRunner<'splitDamage'> = (world, { effect, context, frame }) => {
  const { source, controller } = context;
  const left = frame.left ?? pointsOf(world, amountOf(world, effect.amount, context), source, controller);
  frame.left = left - 1;
  if (left <= 0) return;
  const among = select(world, effect.among, context).filter((id) => !isDying(world, id));
  const [target] = among.length === 0 ? [] : draw(world, 'table', among, 1);
  if (target === undefined) noTarget(world, context, effect.verb);
  else pushHits(world, [{ target, amount: 1, source }]);
};

export const heal: VerbRunner<'heal'> = (world, instruction) => {
  const { effect, context } = instruction;
  const { source, controller } = context;
  const factor = amountFactor(world, controller, source, 'healing');
  const hits = targetsInPlay(world, effect.to, instruction).map((target) => ({
    target,
    amount: amountOf(world, effect.amount, { ...context, each: target }) * factor,
    source,
  }));
  pushHeal(world, controller, hits);
};

export const fullHeal: VerbRunner<'fullHeal'> = (world, instruction) => {
  for (const id of targetsInPlay(world, instruction.effect.to, instruction)) {
    entityOf(world, id).damage = 0;
    emit(world, { type: 'HealthSet', target: id, health: maxHealthOf(world, id) });
  }
};

/** A maximum below the number is raised to it (R17.4, FP-137). */
export const setRemainingHealth: VerbRunner<'setRemainingHealth'> = (world, instruction) => {
  const { context, effect, script } = instruction;
  for (const id of targetsInPlay(world, effect.who, instruction)) {
    const health = amountOf(world, effect.to, { ...context, each: id });
    const spare = maxHealthOf(world, id) - health;
    if (spare < 0) setHealth(world, id, inside(script, 'enchantment'), context, health);
    else entityOf(world, id).damage = spare;
    emit(world, { type: 'HealthSet', target: id, health });
  }
};

/** Both present values are read before either is set (R18.4). */
export const swapHealth: VerbRunner<'swapHealth'> = (world, { effect, context, script }) => {
  const [one] = select(world, effect.who, context);
  const [other] = select(world, effect.with, context);
  if (one === undefined || other === undefined) {
    noTarget(world, context, effect.verb);
    return;
  }
  const [health, others] = [healthOf(world, one), healthOf(world, other)];
  const address = inside(script, 'enchantment');
  setHealth(world, one, address, context, others);
  setHealth(world, other, address, context, health);
};

export const destroy: VerbRunner<'destroy'> = (world, instruction) => {
  for (const id of targetsInPlay(world, instruction.effect.who, instruction)) {
    const entity = entityOf(world, id);
    if (entity.zone === 'secret') loseSecret(world, id);
    else if (!entity.isDoomed) {
      entity.isDoomed = true;
      emit(world, { type: 'MarkedForDeath', id });
    }
  }
};

/** A Secret has no Death Event: it is gone, unrevealed. */
const loseSecret = (world: BattleWorld, id: EntityId): void => {
  const { controller } = entityOf(world, id);
  move(world, id, controller, 'graveyard');
  emit(world, { type: 'SecretLost', player: controller, id });
};

export const silence: VerbRunner<'silence'> = (world, instruction) =>
  carryOut(world, toEach('silence', targetsInPlay(world, instruction.effect.who, instruction), instruction.context));

export const freeze: VerbRunner<'freeze'> = (world, instruction) =>
  carryOut(world, toEach('freeze', targetsInPlay(world, instruction.effect.who, instruction), instruction.context));

const toEach = (verb: DeedVerb, cards: readonly EntityId[], { source, controller }: TextContext): Deed[] =>
  cards.map((card) => deed(verb, controller, { card, source }));

/** Takes Durability off weapons; what has none left dies at the next boundary (R12.2). */
export const loseDurability: VerbRunner<'loseDurability'> = (world, instruction) => {
  const { who, amount } = instruction.effect;
  for (const id of targetsInPlay(world, who, instruction)) {
    entityOf(world, id).damage += amountOf(world, amount, instruction.context);
    emit(world, { type: 'DurabilityLost', id, left: healthOf(world, id) });
  }
};
