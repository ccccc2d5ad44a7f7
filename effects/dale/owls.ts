// The owl state: its checkpoints, what waits, and binds (owls.md §4 to §6); answers are in owl-answer-rules.ts.

import { emit } from '../events.ts';
import type { Refusal } from '../refusals.ts';
import { pop, push, top } from '../stack.ts';
import type { EntityId, Seat } from '../world.ts';
import { copyCard } from './chameleons.ts';
import { cardOf, typeOf } from './effects-store.ts';
import { isOpenChameleon, owingSeats, pruneOwls, visibleSources } from './owl-effects.ts';
import { refuse } from './refusals.ts';
import { nameFor } from './sight.ts';
import type { Checkpoint, DaleWorld, OwlEffect } from './world.ts';

export interface OwlBind {
  readonly seat: Seat;
  readonly card: EntityId;
  readonly target: EntityId;
}

export const pushCheckpoint = (world: DaleWorld, checkpoint: Checkpoint): void =>
  push(world, { kind: 'checkpoint', at: 'pruning', below: null, checkpoint });

/** Whatever can do nothing any more ends before anybody is asked; nobody but its owner is told. */
export const openCheckpoint = (world: DaleWorld): void => {
  if (world.laterOwls.length > 0) {
    world.owls.push(...world.laterOwls);
    world.laterOwls = [];
  }
  pruneOwls(world);
};

export const isAnybodyOwing = (world: DaleWorld): boolean => world.owls.length > 0;
export const isOwing = (world: DaleWorld, seat: Seat): boolean => {
  for (const { owner } of world.owls) if (owner === seat) return true;
  return false;
};

/** The state is entered: it is public who is asked, not what. */
export const enterOwl = (world: DaleWorld): void => emit(world, { type: 'PlayersAwaited', players: owingSeats(world) });

export const closeCheckpoint = (world: DaleWorld): void => {
  top(world, 'checkpoint');
  pop(world);
};

/** The effects of a seat that wait, oldest first. */
export const owlsOf = (world: DaleWorld, seat: Seat): OwlEffect[] => world.owls.filter(({ owner }) => owner === seat);

const bindable = (world: DaleWorld, seat: Seat, card: EntityId): OwlEffect | undefined =>
  world.owls.find((effect) => effect.card === card && effect.owner === seat && effect.event === 'entersHand');

/** What a chameleon that waits may copy now: its visible sources, but for chameleon types it went through. */
export const owlBindTargets = (world: DaleWorld, seat: Seat, card: EntityId): EntityId[] => {
  const chameleon = cardOf(world, card);
  if (chameleon.kind !== 'chameleon' || !isOpenChameleon(world, card)) return [];
  const effect = bindable(world, seat, card);
  if (effect === undefined) return [];
  return visibleSources(world, chameleon.source, seat, card).filter((id) => {
    const type = typeOf(world, id);
    return !effect.through.includes(type) && type !== chameleon.name;
  });
};

/** Null if the bind may be carried out (owls.md §6.2, §6.3). */
export const owlBindFault = (world: DaleWorld, { seat, card, target }: OwlBind): Refusal | null => {
  if (bindable(world, seat, card) === undefined)
    return refuse('effect-unknown', { effect: nameFor(world, seat, card), seat });
  if (!isOpenChameleon(world, card)) return refuse('effect-bound', { card: typeOf(world, card) });
  if (owlBindTargets(world, seat, card).includes(target)) return null;
  return refuse('bind-target', { card: typeOf(world, card), target: nameFor(world, seat, target) });
};

/** Public, the shown card too; the effect lives on only if the result can still react (owls.md §8.3). */
export const bindOwl = (world: DaleWorld, { seat, card, target }: OwlBind): void => {
  const effect = bindable(world, seat, card);
  if (effect === undefined) throw new Error('There is nothing to bind.');
  const was = typeOf(world, card);
  copyCard(world, seat, card, target);
  const through = [...effect.through, was];
  world.owls = world.owls.map((each) => (each.number === effect.number ? { ...each, through } : each));
  pruneOwls(world);
};
