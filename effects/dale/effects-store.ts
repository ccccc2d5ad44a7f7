// The effects in force: values, costs, hand size, copies, used abilities (rules.md §14), and what cards count as.

import type { DaleCard } from '../../cards/terms/dale.ts';
import { emit } from '../events.ts';
import type { EntityId, Seat } from '../world.ts';
import { daleCardFor, daleCardNamed } from './catalogue.ts';
import { type DaleEffect, type DaleWorld, entityOf, takeNumber } from './world.ts';

type NewEffect = DaleEffect extends infer E ? (E extends DaleEffect ? Omit<E, 'number'> : never) : never;

export const addEffect = (world: DaleWorld, effect: NewEffect): void => {
  world.effects.push({ number: takeNumber(world), ...effect } as DaleEffect);
};

/** The name of the card that this one counts as: the last copy, or what is printed. */
export const typeOf = (world: DaleWorld, id: EntityId): string => {
  let type = entityOf(world, id).card;
  for (const effect of world.effects) if (effect.kind === 'copy' && effect.card === id) type = effect.of;
  return type;
};

export const cardOf = (world: DaleWorld, id: EntityId): DaleCard => daleCardFor(world, id, typeOf(world, id));
export const printedCardOf = (world: DaleWorld, id: EntityId): DaleCard =>
  daleCardFor(world, id, entityOf(world, id).card);

/** Printed value of what it counts as, then every value effect in order of creation (rules.md §7). */
export const effectiveValueOf = (world: DaleWorld, id: EntityId): number => {
  let value = printedCardOf(world, id).value;
  for (const effect of world.effects) {
    if (effect.kind === 'copy' && effect.card === id) value = effect.value ?? daleCardNamed(world, effect.of).value;
    if (effect.kind === 'values') value += effect.by;
  }
  return value;
};

/** Is the value of this card, as it now counts, changed by anything but printing? */
export const hasChangedValue = (world: DaleWorld, id: EntityId): boolean =>
  effectiveValueOf(world, id) !== cardOf(world, id).value;

export const isBound = (world: DaleWorld, id: EntityId): boolean =>
  world.effects.some((effect) => effect.kind === 'copy' && effect.card === id);

/** Has it copied before as the chameleon that it is now? A card copies once as each (rules.md §13.1). */
export const hasCopiedAs = (world: DaleWorld, id: EntityId): boolean => {
  const now = typeOf(world, id);
  let before = entityOf(world, id).card;
  for (const effect of world.effects) {
    if (effect.kind !== 'copy' || effect.card !== id) continue;
    if (before === now) return true;
    before = effect.of;
  }
  return false;
};

export const isUsed = (world: DaleWorld, id: EntityId): boolean => {
  const type = typeOf(world, id);
  return world.effects.some((effect) => effect.kind === 'used' && effect.card === id && effect.type === type);
};

/** Copies and marks on a card end when it leaves hand, limbo and schedule; told to those who see it go. */
export const endAttached = (world: DaleWorld, id: EntityId, seenBy: readonly Seat[] | null): void => {
  if (!world.effects.some(({ card }) => card === id)) return;
  if (isBound(world, id)) emit(world, { type: 'CopyEnded', card: { id, card: entityOf(world, id).card }, seenBy });
  world.effects = world.effects.filter(({ card }) => card !== id);
};

/** At the end of a turn every effect ends but those of cards in a schedule. */
export const endTurnEffects = (world: DaleWorld): void => {
  if (world.effects.length === 0) return;
  const ended = world.effects.filter(({ card }) => card === null || entityOf(world, card).zone !== 'schedule');
  for (const effect of ended) {
    if (effect.kind === 'copy') {
      const { id, card, seat } = entityOf(world, effect.card);
      emit(world, { type: 'CopyEnded', card: { id, card }, seenBy: seat === null ? null : [seat] });
    }
  }
  world.effects = world.effects.filter((effect) => !ended.includes(effect));
};

/** The sum of one kind of effect. */
export const sumOf = (world: DaleWorld, kind: 'costs' | 'handSize'): number => {
  let sum = 0;
  for (const effect of world.effects) if (effect.kind === kind) sum += effect.by;
  return sum;
};
