// How the moves of Dale name cards, and which choices of cards they list.

import type { EntityId } from '../world.ts';
import { effectiveValueOf, typeOf } from './effects-store.ts';
import { type DaleWorld, entityOf } from './world.ts';

export const namesOf = (world: DaleWorld, ids: readonly EntityId[]): string =>
  ids.length === 0 ? 'nothing' : ids.map((id) => typeOf(world, id)).join(' and ');

/** Cards that are and count the same are interchangeable: one choice of each number of them is listed, of `most` cards at most. */
export const choicesOf = (
  world: DaleWorld,
  cards: readonly EntityId[],
  most: number = cards.length,
): readonly (readonly EntityId[])[] => {
  const groups = new Map<string, EntityId[]>();
  for (const id of cards) {
    const key = [entityOf(world, id).card, typeOf(world, id), effectiveValueOf(world, id)].join('/');
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  return [...groups.values()].reduce<EntityId[][]>(
    (choices, group) =>
      choices.flatMap((choice) =>
        Array.from({ length: Math.min(group.length, most - choice.length) + 1 }, (_, n) => [
          ...choice,
          ...group.slice(0, n),
        ]),
      ),
    [[]],
  );
};
