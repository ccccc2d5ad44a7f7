// Verbs about decks: draw these very cards, put cards in, lose the top ones.

import type { DeckPlace } from '../../../cards/terms.ts';
import { roll } from '../../chance.ts';
import { emit } from '../../events.ts';
import type { EntityId, Seat } from '../../world.ts';
import { amountOf } from '../amounts.ts';
import { carryOut, deed } from '../deeds.ts';
import { pushDrawOf } from '../draw.ts';
import { occurrence } from '../occurrences.ts';
import { seatsOf, select } from '../selectors.ts';
import { sightOf } from '../sight.ts';
import { tellText, type VerbRunner } from '../text.ts';
import { announce } from '../trigger-queue.ts';
import { type BattleWorld, entityOf, playerOf } from '../world.ts';
import { createEntity, hasDeckRoom, move, strip } from '../zones.ts';
import { noTarget } from './characters.ts';
import { pickCards } from './picks.ts';

export const drawCards: VerbRunner<'drawCards'> = (world, { effect, context }) => {
  const cards = select(world, effect.cards, context).filter((id) => entityOf(world, id).zone === 'deck');
  if (cards.length === 0) noTarget(world, context, effect.verb);
  for (const seat of [1, 0]) {
    pushDrawOf(
      world,
      seat,
      cards.filter((id) => entityOf(world, id).controller === seat),
    );
  }
};

export const putIntoDeck: VerbRunner<'putIntoDeck'> = (world, { effect, context, frame }) => {
  const count = amountOf(world, effect.count, context);
  const put = seatsOf(world, effect.player, context).flatMap((seat) =>
    pickCards(world, effect.card, count, context).flatMap((card) => {
      if (!hasDeckRoom(world, seat)) {
        emit(world, { type: 'NoRoom', player: seat, zone: 'deck', card });
        return [];
      }
      const { id } = createEntity(world, card, seat, 'setAside');
      return [placeInDeck(world, id, seat, effect.where)];
    }),
  );
  const last = put.at(-1);
  if (last !== undefined) tellText(frame, 'given', last);
  tellShuffled(world, put, effect.where);
};

/** To the deck of whoever controls it; what leaves play is a fresh card again (R21.6). */
export const moveToDeck: VerbRunner<'moveToDeck'> = (world, { effect, context }) => {
  const cards = select(world, effect.cards, context).filter((id) => isMovable(world, id));
  if (cards.length === 0) noTarget(world, context, effect.verb);
  const put = cards.map((id) => {
    const { zone, controller } = entityOf(world, id);
    if (zone === 'board' || zone === 'weapon') strip(entityOf(world, id));
    return placeInDeck(world, id, controller, effect.where);
  });
  tellShuffled(world, put, effect.where);
};

const isMovable = (world: BattleWorld, id: EntityId): boolean => {
  const { zone, controller } = entityOf(world, id);
  const isRoom = zone === 'deck' || hasDeckRoom(world, controller);
  return isRoom && (zone === 'hand' || zone === 'deck' || zone === 'board' || zone === 'graveyard');
};

/** Shuffled in: at a place by chance, so that nobody knows it and the other cards keep their order. */
export const placeInDeck = (world: BattleWorld, id: EntityId, seat: Seat, where: DeckPlace): EntityId => {
  const others = playerOf(world, seat).deck.filter((other) => other !== id).length;
  const index = where === 'top' ? 0 : where === 'bottom' ? others : roll(world, 'table', others + 1);
  // What was made for the deck has been seen by nobody.
  const sight = entityOf(world, id).zone === 'setAside' ? { seenBy: [] } : sightOf(world, id);
  move(world, id, seat, 'deck', index);
  emit(world, { type: 'PutIntoDeck', player: seat, id, where, ...sight });
  return id;
};

export const tellShuffled = (world: BattleWorld, put: readonly EntityId[], where: DeckPlace): void => {
  if (where !== 'shuffled') return;
  announce(
    world,
    put.map((card) => occurrence('shuffle', 'after', entityOf(world, card).controller, { card })),
  );
};

export const mill: VerbRunner<'mill'> = (world, { effect, context }) => {
  const count = amountOf(world, effect.count, context);
  const deeds = seatsOf(world, effect.player, context).flatMap((seat) =>
    Array.from({ length: count }, () => deed('mill', seat, { source: context.source })),
  );
  carryOut(world, deeds);
};
