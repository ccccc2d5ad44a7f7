// Which cards a viewer sees at this moment, or was shown by the last input. What has been seen cannot be unseen, so undo
// asks this before and after an input.

import { eventsOf } from '../events.ts';
import type { Viewer } from '../viewer.ts';
import type { EntityId } from '../world.ts';
import type { DaleEvent, ToldCard } from './dale-events.ts';
import { searchedBy } from './searching.ts';
import { isPublic } from './sight.ts';
import { daleEventFor } from './view.ts';
import type { DaleEntity, DaleWorld } from './world.ts';

/** Public zones, the own hand and limbo, a search (rules.md §16), and what events told. */
export const daleCardsSeen = (world: DaleWorld, viewer: Viewer): ReadonlySet<EntityId> => {
  const seen = new Set<EntityId>();
  for (const entity of Object.values(world.entities))
    if (viewer === 'judge' || isInSight(entity, viewer)) seen.add(entity.id);
  if (viewer === 'judge') return seen;
  if (viewer !== 'spectator') for (const id of searchedBy(world, viewer) ?? []) seen.add(id);
  for (const event of eventsOf(world)) for (const { id } of toldBy(daleEventFor(event, viewer))) seen.add(id);
  return seen;
};

const isInSight = ({ zone, seat }: DaleEntity, viewer: Viewer): boolean =>
  isPublic(zone) || ((zone === 'hand' || zone === 'limbo') && seat === viewer);

/** The cards that an event names. */
const toldBy = (event: DaleEvent | null): readonly ToldCard[] => {
  if (event === null) return [];
  const { card, cards = [], of } = event as { card?: ToldCard | null; cards?: readonly ToldCard[]; of?: unknown };
  const single = [card, event.type === 'Copied' ? (of as ToldCard) : null];
  return [...cards, ...single.filter((each) => each !== null && each !== undefined)];
};
