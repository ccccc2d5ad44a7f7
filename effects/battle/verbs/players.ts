// Verbs about players and their resources: draw, armour, mana.

import { emit } from '../../events.ts';
import { amountOf } from '../amounts.ts';
import { pushDraw } from '../draw.ts';
import { seatsOf } from '../selectors.ts';
import type { VerbRunner } from '../text.ts';
import { entityOf, playerOf } from '../world.ts';

export const draw: VerbRunner<'draw'> = (world, { effect, context }) => {
  const count = amountOf(world, effect.count, context);
  for (const seat of seatsOf(effect.player, context).reverse()) pushDraw(world, seat, count);
};

export const gainArmor: VerbRunner<'gainArmor'> = (world, { effect, context }) => {
  const amount = amountOf(world, effect.amount, context);
  for (const seat of seatsOf(effect.player, context)) {
    entityOf(world, playerOf(world, seat).hero).armor += amount;
    emit(world, { type: 'ArmorGained', player: seat, amount });
  }
};

/** An empty crystal, or mana for this turn; never more than the limit at once (R14.6). */
export const gainMana: VerbRunner<'gainMana'> = (world, { effect, context }) => {
  const { mana } = playerOf(world, context.controller);
  const { mana: limit } = world.rules.limits;
  if (effect.isTemporary) {
    const gained = Math.min(effect.amount, limit - mana.available);
    mana.available += gained;
    mana.temporary += gained;
  } else {
    mana.maximum = Math.min(limit, mana.maximum + effect.amount);
  }
  emit(world, {
    type: 'ManaChanged',
    player: context.controller,
    available: mana.available,
    maximum: mana.maximum,
  });
};
