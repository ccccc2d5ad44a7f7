// Techniques: played, carried out, and then scheduled or fully resolved (rules.md §11).

import { emit } from '../events.ts';
import { pop, push, top } from '../stack.ts';
import type { EntityId, Seat } from '../world.ts';
import { daleCardNamed } from './catalogue.ts';
import { addEffect, typeOf } from './effects-store.ts';
import type { TechniqueFrame } from './frames.ts';
import { noticeResolution } from './owl-effects.ts';
import { pushSteps, stepContext } from './steps.ts';
import { told } from './told.ts';
import { type Checkpoint, type DaleWorld, entityOf } from './world.ts';
import { moveCards, refillMarket } from './zones.ts';

/** The card goes from hand to the schedule; it is now the resolving card (§11.1). */
export const playTechnique = (
  world: DaleWorld,
  { seat, card, withoutEffect = false }: { seat: Seat; card: EntityId; withoutEffect?: boolean },
): void => {
  const type = typeOf(world, card);
  emit(world, {
    type: 'TechniquePlayed',
    player: seat,
    card: told(world, card),
    as: type,
    isWithoutEffect: withoutEffect,
  });
  push(world, {
    kind: 'technique',
    at: 'effects',
    seat,
    card,
    type,
    part: 'resolve',
    isWithoutEffect: withoutEffect,
    isMultiActive: false,
  });
  moveCards(world, [card], { zone: 'schedule', seat });
};

/** A scheduled card's turn has come (§11.4). */
export const resolveScheduled = (world: DaleWorld, { seat, card }: { seat: Seat; card: EntityId }): void => {
  push(world, {
    kind: 'technique',
    at: 'effects',
    seat,
    card,
    type: typeOf(world, card),
    part: 'atTurnStart',
    isWithoutEffect: false,
    isMultiActive: false,
  });
};

const frameOf = (world: DaleWorld): TechniqueFrame => top(world, 'technique');

const cardIn = (world: DaleWorld) => {
  const card = daleCardNamed(world, frameOf(world).type);
  if (card.kind !== 'technique') throw new Error(`${card.name} is no technique.`);
  return card;
};

/** The text, unless it is played without effect. */
export const runTechnique = (world: DaleWorld): void => {
  const frame = frameOf(world);
  const { seat, card, type, part } = frame;
  const technique = cardIn(world);
  if (frame.isWithoutEffect) return;
  if (part === 'resolve') frame.isMultiActive = technique.resolve.some(({ verb }) => verb === 'everybodySearches');
  pushSteps(world, { card: type, path: [part] }, stepContext(seat, card));
};

/** Played, with a part that waits for the next turn: it stays in the schedule and is not resolved (§11.3). */
export const staysScheduled = (world: DaleWorld): boolean => {
  const { part, isWithoutEffect } = frameOf(world);
  return part === 'resolve' && !isWithoutEffect && cardIn(world).atTurnStart !== undefined;
};

export const fullyResolve = (world: DaleWorld): void => resolveFully(world, frameOf(world));

/** §11.2: leaves the schedule, the market is refilled, the owls hear of it. */
export const resolveFully = (
  world: DaleWorld,
  { seat, card, type }: Pick<TechniqueFrame, 'seat' | 'card' | 'type'>,
): void => {
  emit(world, { type: 'TechniqueResolved', player: seat, card: told(world, card), as: type });
  if (entityOf(world, card).zone === 'schedule') moveCards(world, [card], { zone: 'discard', seat });
  refillMarket(world);
  noticeResolution(world, seat);
};

/** Which checkpoint follows (owls.md §4). */
export const techniqueCheckpoint = (world: DaleWorld): Checkpoint => {
  const { part, isMultiActive } = frameOf(world);
  if (part === 'atTurnStart') return 'K4';
  if (staysScheduled(world)) return 'K2';
  return isMultiActive ? 'K11' : 'K1';
};

/** With a plus, or at the turn start, the phase goes on; otherwise the clean-up follows (§11.1). */
export const endsActionPhase = (world: DaleWorld): boolean => frameOf(world).part === 'resolve' && !cardIn(world).plus;

export const closeTechnique = (world: DaleWorld): void => pop(world);

/** A passive ability: marked as used, then its text (§12). */
export const useAbility = (world: DaleWorld, { seat, card }: { seat: Seat; card: EntityId }): void => {
  const type = typeOf(world, card);
  emit(world, { type: 'AbilityUsed', player: seat, card: told(world, card), as: type });
  addEffect(world, { kind: 'used', card, type });
  push(world, { kind: 'ability', at: 'checkpoint', seat, card });
  pushSteps(world, { card: type, path: ['steps'] }, stepContext(seat, card));
};

export const closeAbility = (world: DaleWorld): void => pop(world);
