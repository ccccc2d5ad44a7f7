// Healing: all targets first, then the Heal Events; turned into damage while the healer's side inverts it (R17).

import { emit } from '../events.ts';
import { pop, push, top } from '../stack.ts';
import type { Seat } from '../world.ts';
import { isHealingInverted } from './auras.ts';
import { pushHits } from './damage.ts';
import type { Hit } from './frames.ts';
import { occurrence } from './occurrences.ts';
import { pushQueue } from './trigger-queue.ts';
import { type BattleWorld, entityOf } from './world.ts';

export const pushHeal = (world: BattleWorld, healer: Seat, hits: readonly Hit[]): void => {
  push(world, {
    kind: 'heal',
    at: 'proposedHeal',
    healer,
    hits,
    nextHit: 0,
    healed: [],
    nextEvent: 0,
    presentBefore: world.nextOrder,
  });
};

export const isInvertedHeal = (world: BattleWorld): boolean => isHealingInverted(world, top(world, 'heal').healer);

/** The whole instruction becomes damage of the same amounts from the same source, without lifesteal (R17.1). */
export const invertHeal = (world: BattleWorld): void => {
  const { hits } = top(world, 'heal');
  pop(world);
  pushHits(world, hits, true);
};

export const hasHealsLeft = (world: BattleWorld): boolean => {
  const { nextHit, hits } = top(world, 'heal');
  return nextHit < hits.length;
};

/** Restores at most the missing Health; the undamaged are not healed and make no event (R17.2). */
export const applyHeal = (world: BattleWorld): void => {
  const frame = top(world, 'heal');
  const hit = frame.hits[frame.nextHit];
  frame.nextHit += 1;
  if (hit === undefined) return;
  const entity = entityOf(world, hit.target);
  if (entity.zone !== 'board' && entity.zone !== 'hero') return;
  const amount = Math.min(hit.amount, entity.damage);
  if (amount <= 0) return;
  entity.damage -= amount;
  emit(world, { type: 'Healed', target: hit.target, amount });
  frame.healed.push({ ...hit, amount });
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
  const { target, amount, source } = hit;
  const happened = occurrence('heal', 'after', entityOf(world, target).controller, { card: target, source, amount });
  pushQueue(world, happened, { presentBefore: frame.presentBefore });
};

export const closeHeal = (world: BattleWorld): void => pop(world);
