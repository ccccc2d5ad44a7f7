// Which cards a viewer sees at this moment, or was shown by the last input. What has been seen cannot be unseen, so undo
// asks this before and after an input.

import type { BattleCard } from '../../cards/terms.ts';
import { cardSet } from '../card-sets.ts';
import { eventsOf } from '../events.ts';
import type { Viewer } from '../viewer.ts';
import type { EntityId } from '../world.ts';
import { pendingChoice } from './choice.ts';
import { battleEventFor } from './event-sight.ts';
import type { BattleWorld, Entity } from './world.ts';

/** What lies open, the own hand and secrets, the options of an own choice, and what events told. */
export const battleCardsSeen = (world: BattleWorld, viewer: Viewer): ReadonlySet<EntityId> => {
  const seen = new Set<EntityId>();
  for (const entity of Object.values(world.entities)) if (isInSight(entity, viewer)) seen.add(entity.id);
  const choice = pendingChoice(world);
  if (choice?.player === viewer) for (const option of choice.options) if ('entity' in option) seen.add(option.entity);
  const cards = cardSet<BattleCard>(world.cardSet);
  for (const event of eventsOf(world)) {
    // Whatever the kind of an event, these are the card that it is about, and the one that set it off.
    const { id, source } = (battleEventFor(cards, event, viewer) ?? {}) as { id?: EntityId; source?: EntityId | null };
    for (const told of [id, source]) if (typeof told === 'number') seen.add(told);
  }
  return seen;
};

/** Nobody sees the cards of a deck, and only their player sees those of a hand, and secrets. */
const isInSight = ({ zone, controller }: Entity, viewer: Viewer): boolean => {
  if (viewer === 'judge') return true;
  if (zone === 'hand' || zone === 'secret') return controller === viewer;
  return zone !== 'deck';
};
