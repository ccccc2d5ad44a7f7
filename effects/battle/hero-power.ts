// The Hero Power: its text, a boundary, then Inspire (R12.4).

import { emit } from '../events.ts';
import { pop, top } from '../stack.ts';
import type { EntityId, Seat } from '../world.ts';
import { occurrence } from './occurrences.ts';
import { manaSpent, payMana } from './play.ts';
import { costOf } from './stats.ts';
import { pushText, textContext } from './text.ts';
import { announce, pushQueue } from './trigger-queue.ts';
import { type BattleWorld, entityOf, playerOf } from './world.ts';

export const beginHeroPower = (world: BattleWorld, { seat, target }: { seat: Seat; target?: EntityId }): void => {
  world.stack = {
    kind: 'heroPowerSequence',
    at: 'heroPowerPhase',
    player: seat,
    target: target ?? null,
    presentBefore: world.nextOrder,
    below: world.stack,
  };
};

const powerOf = (world: BattleWorld, seat: Seat): EntityId => {
  const { heroPower } = playerOf(world, seat);
  if (heroPower === null) throw new Error(`Seat ${seat} has no Hero Power.`);
  return heroPower;
};

/** Pays, and announces that the Hero Power is used. */
export const payHeroPower = (world: BattleWorld): void => {
  const { player: seat, target } = top(world, 'heroPowerSequence');
  const player = playerOf(world, seat);
  const power = powerOf(world, seat);
  const cost = world.rules.chargesMana ? costOf(world, power) : 0;
  player.heroPowerUses += 1;
  payMana(world, player, seat, cost);
  emit(world, { type: 'HeroPowerUsed', player: seat, id: power, target });
  announce(world, [
    ...manaSpent(seat, power, cost),
    occurrence('heroPower', 'on', seat, { card: power, other: target }),
  ]);
};

export const runHeroPower = (world: BattleWorld): void => {
  const { player: seat, target } = top(world, 'heroPowerSequence');
  const power = powerOf(world, seat);
  pushText(world, { card: entityOf(world, power).card, path: ['power'] }, textContext(power, seat, { target }));
};

export const tellInspire = (world: BattleWorld): void => {
  const { player, presentBefore } = top(world, 'heroPowerSequence');
  const { heroPower } = playerOf(world, player);
  pushQueue(world, occurrence('heroPower', 'after', player, { card: heroPower }), { presentBefore });
};

export const closeHeroPower = (world: BattleWorld): void => pop(world);
