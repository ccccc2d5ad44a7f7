// How the cards of dale are called when people read about them: the printed name, then the name that the scenario gave.

import type { DaleWorld } from '../../machines/dale/index.ts';
import type { Names } from '../../machines/sandbox/index.ts';
import type { NameOf } from '../entity-names.ts';

/** `Magnet d1`; `Junk #7` for one of several without a name; an only card of its kind by the card's name alone. */
export const daleNames = (world: DaleWorld, names: Pick<Names, 'nameOf'>): NameOf => {
  const copies = new Map<string, number>();
  for (const { card } of Object.values(world.entities)) copies.set(card, (copies.get(card) ?? 0) + 1);
  return (id) => {
    const card = world.entities[id]?.card;
    if (card === undefined) return `#${id}`;
    const given = names.nameOf(id);
    return given.startsWith('#') && copies.get(card) === 1 ? card : `${card} ${given}`;
  };
};
