// How entities are called when people read about them: the card's name, then the name that the scenario gave.

import { type BattleCard, type BattleWorld, battleWithTestCards } from '../machines/battle/index.ts';
import type { EntityId } from '../machines/index.ts';
import type { Names } from '../machines/sandbox/index.ts';

export type NameOf = (id: EntityId) => string;

export const cardNamed = (name: string): BattleCard | undefined => battleWithTestCards.cards.cards.get(name);

/**
 * Names of the entities of a World: `Loot Hoarder H`, `seat 0's hero`, and `Test Filler #7` for one of several that
 * the scenario does not name. An only card of its kind goes by the card's name alone.
 */
export const entityNames = (world: BattleWorld, names: Pick<Names, 'nameOf'>): NameOf => {
  const copies = new Map<string, number>();
  for (const { card } of Object.values(world.entities)) copies.set(card, (copies.get(card) ?? 0) + 1);
  return (id) => {
    const entity = world.entities[id];
    if (entity === undefined) return `#${id}`;
    const { card, owner } = entity;
    const kind = cardNamed(card)?.kind;
    if (kind === 'hero') return `seat ${owner}'s hero`;
    if (kind === 'heroPower') return `seat ${owner}'s ${card}`;
    const given = names.nameOf(id);
    const isNamed = !given.startsWith('#');
    return isNamed || (copies.get(card) ?? 0) > 1 ? `${card} ${given}` : card;
  };
};
