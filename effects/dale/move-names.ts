// How the moves of Dale name cards, and which of the cards in one place are interchangeable.

import type { DaleCard } from '../../cards/terms/dale.ts';
import type { EntityId } from '../world.ts';
import { cardOf, effectiveValueOf, typeOf } from './effects-store.ts';
import { type DaleWorld, entityOf } from './world.ts';

/** "Magnet and Junk", name by name from an empty text. */
export const joined = (words: string, name: string): string => (words === '' ? name : `${words} and ${name}`);

export const namesOf = (world: DaleWorld, ids: readonly EntityId[]): string => {
  let words = '';
  for (const id of ids) words = joined(words, typeOf(world, id));
  return words || 'nothing';
};

/** Cards that are and count the same: of these only so many are chosen, never this one rather than that one. */
export interface Alike {
  readonly ids: EntityId[];
  readonly printed: string;
  /** The card they count as. */
  readonly card: DaleCard;
  readonly value: number;
}

/** These cards in groups, in the order of the first card of each. */
export const alikeOf = (world: DaleWorld, cards: readonly EntityId[]): Alike[] => {
  const groups: Alike[] = [];
  for (const id of cards) {
    const printed = entityOf(world, id).card;
    const card = cardOf(world, id);
    const value = effectiveValueOf(world, id);
    const known = groupOf(groups, printed, card, value);
    if (known === undefined) groups.push({ ids: [id], printed, card, value });
    else known.ids.push(id);
  }
  return groups;
};

const groupOf = (groups: readonly Alike[], printed: string, card: DaleCard, value: number): Alike | undefined => {
  for (const group of groups)
    if (group.card === card && group.value === value && group.printed === printed) return group;
  return undefined;
};
