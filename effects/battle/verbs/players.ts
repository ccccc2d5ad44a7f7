// Verbs about players and their resources: draw, armour, mana.

import { emit } from '../../events.ts';
import type { Seat } from '../../world.ts';
import { amountOf } from '../amounts.ts';
import { carryOut, deed } from '../deeds.ts';
import { pushDraw } from '../draw.ts';
import { seatsOf } from '../selectors.ts';
import type { VerbRunner } from '../text.ts';
import { type BattleWorld, playerOf } from '../world.ts';

export const draw: VerbRunner<'draw'> = (world, { effect, context }) => {
  const count = amountOf(world, effect.count, context);
  for (const seat of seatsOf(world, effect.player, context).reverse()) pushDraw(world, seat, count);
};

export const gainArmor: VerbRunner<'gainArmor'> = (world, { effect, context }) => {
  const amount = amountOf(world, effect.amount, context);
  if (amount <= 0) return;
  carryOut(
    world,
    seatsOf(world, effect.player, context).map((seat) => deed('gainArmor', seat, { source: context.source, amount })),
  );
};

/** Crystals for good, empty or full, or mana for this turn; never more than the limit, never below none (R14.6). */
export const gainMana: VerbRunner<'gainMana'> = (world, { effect, context }) => {
  const amount = amountOf(world, effect.amount, context);
  for (const seat of seatsOf(world, effect.player, context)) {
    if (effect.isTemporary) addTemporary(world, seat, amount);
    else addCrystals(world, seat, amount, effect.isFull);
    const { available, maximum } = playerOf(world, seat).mana;
    emit(world, { type: 'ManaChanged', player: seat, available, maximum });
  }
};

const addTemporary = (world: BattleWorld, seat: Seat, amount: number): void => {
  const { mana } = playerOf(world, seat);
  const gained = Math.max(0, Math.min(amount, world.rules.limits.mana - mana.available));
  mana.available += gained;
  mana.temporary += gained;
};

const addCrystals = (world: BattleWorld, seat: Seat, amount: number, isFull: boolean): void => {
  const { mana } = playerOf(world, seat);
  const { mana: limit } = world.rules.limits;
  const before = mana.maximum;
  mana.maximum = Math.max(0, Math.min(limit, before + amount));
  const gained = mana.maximum - before;
  if (isFull && gained > 0) mana.available = Math.min(limit, mana.available + gained);
  if (gained < 0) mana.available = Math.min(mana.available, mana.maximum + mana.temporary);
};
