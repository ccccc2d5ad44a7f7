// Healing: all targets first, then the Heal Events; turned into damage while the healer's side inverts it (R17).

import { emit } from '../events.ts';
import { pop, top } from '../stack.ts';
import type { Seat } from '../world.ts';
import { isHealingInverted } from './auras.ts';
import { happeningTo, pushHits } from './damage.ts';
import type { Hit } from './frames.ts';
import { isHeard } from './listeners.ts';
import { pushQueue } from './trigger-queue.ts';
import { type BattleWorld, entityOf } from './world.ts';

export const pushHeal = (world: BattleWorld, healer: Seat, hits: readonly Hit[]): void => {
  world.stack = {
    kind: 'heal',
    at: 'proposedHeal',
    healer,
    hits,
    nextHit: 0,
    proposed: null,
    healed: [],
    nextEvent: 0,
    presentBefore: world.nextOrder,
    below: world.stack,
  };
};

export const isInvertedHeal = (world: BattleWorld): boolean => isHealingInverted(world, top(world, 'heal').healer);

/** The whole instruction becomes damage of the same amounts from the same source, without lifesteal (R17.1). */
export const invertHeal = (world: BattleWorld): void => {
  const { hits } = top(world, 'heal');
  pop(world);
  pushHits(world, hits, { isInverted: true });
};

export const hasHealsLeft = (world: BattleWorld): boolean => {
  const { nextHit, hits } = top(world, 'heal');
  return nextHit < hits.length;
};

/** The next heal as it is proposed: at most the missing Health; the undamaged are not healed (R17.2). */
export const proposeHeal = (world: BattleWorld): void => {
  const frame = top(world, 'heal');
  const hit = frame.hits[frame.nextHit];
  frame.nextHit += 1;
  frame.proposed = null;
  if (hit === undefined) return;
  const amount = healable(world, hit);
  if (amount > 0) frame.proposed = { ...hit, amount };
};

const healable = (world: BattleWorld, { target, amount }: Hit): number => {
  const { zone, damage } = entityOf(world, target);
  return zone === 'board' || zone === 'hero' ? Math.min(amount, damage) : 0;
};

/** Does anybody listen for healing that is about to be done? */
export const isHealHeard = (world: BattleWorld): boolean =>
  top(world, 'heal').proposed !== null && isHeard(world, 'heal', 'on');

/** Who hears it may change the amount (R6.10). */
export const announceHeal = (world: BattleWorld): void => {
  const { proposed } = top(world, 'heal');
  if (proposed !== null) pushQueue(world, happeningTo(world, 'heal', 'on', proposed));
};

export const applyHeal = (world: BattleWorld): void => {
  const frame = top(world, 'heal');
  const { proposed } = frame;
  frame.proposed = null;
  const amount = proposed === null ? 0 : healable(world, proposed);
  if (proposed === null || amount <= 0) return;
  entityOf(world, proposed.target).damage -= amount;
  emit(world, { type: 'Healed', target: proposed.target, amount });
  frame.healed.push({ ...proposed, amount });
};

export const hasHealEventsLeft = (world: BattleWorld): boolean => {
  const { nextEvent, healed } = top(world, 'heal');
  return nextEvent < healed.length;
};

export const tellHeal = (world: BattleWorld): void => {
  const frame = top(world, 'heal');
  const hit = frame.healed[frame.nextEvent];
  if (hit === undefined) throw new Error('All Heal Events were told.');
  frame.nextEvent += 1;
  pushQueue(world, happeningTo(world, 'heal', 'after', hit), { presentBefore: frame.presentBefore });
};

export const closeHeal = (world: BattleWorld): void => pop(world);
