// Cards on view. Most of them count as what is printed on them, and are then the same frozen object each time, with its
// text at hand: a game has dozens of cards, each is on view for several viewers after every input, and few have changed.

import type { EntityId } from '../world.ts';
import type { ToldCard } from './dale-events.ts';
import { effectiveValueOf, isUsed, typeOf } from './effects-store.ts';
import { keeper } from './kept.ts';
import { type DaleWorld, entityOf } from './world.ts';

/** A card on view: what is printed, and what it counts as now. */
export interface ViewedCard extends ToldCard {
  readonly as: string;
  readonly value: number;
  readonly isUsed: boolean;
}

const unchanged = keeper((id, card) => ({ id, card, view: null as ViewedCard | null, text: '' }));

export const viewedCard = (world: DaleWorld, id: EntityId): ViewedCard => {
  const { card } = entityOf(world, id);
  const as = typeOf(world, id);
  const value = effectiveValueOf(world, id);
  if (as !== card || isUsed(world, id)) return { id, card, as, value, isUsed: isUsed(world, id) };
  const kept = unchanged(id, card);
  if (kept.view?.value !== value) {
    kept.view = Object.freeze({ id, card, as, value, isUsed: false });
    kept.text = JSON.stringify(kept.view);
  }
  return kept.view;
};

/** The JSON text of a card on view. */
export const viewedCardText = (viewed: ViewedCard): string => {
  const { view, text } = unchanged(viewed.id, viewed.card);
  return view === viewed ? text : JSON.stringify(viewed);
};
