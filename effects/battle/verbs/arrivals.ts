// Verbs that bring cards into play: summon, copy, put into play, revive, equip.

import { emit } from '../../events.ts';
import { nearest } from '../../stack.ts';
import type { EntityId, Seat } from '../../world.ts';
import { amountOf } from '../amounts.ts';
import { cardNamed } from '../catalogue.ts';
import { removeDead } from '../deaths.ts';
import type { SummonOrder, TextContext } from '../frames.ts';
import { occurrence } from '../occurrences.ts';
import { seatsOf, select } from '../selectors.ts';
import { pushSummons, summonOrder } from '../summon.ts';
import type { VerbRunner } from '../text.ts';
import { announce, deathrattleEntries, pushQueue } from '../trigger-queue.ts';
import { type BattleWorld, entityOf, playerOf } from '../world.ts';
import { createEntity, enterPlay, hasSecretRoom } from '../zones.ts';
import { noTarget } from './characters.ts';
import { pickCard, pickCards } from './picks.ts';

/** Where what this text summons will stand on its own side (R21.5). */
const placeBy = ({ source, deathIndex }: TextContext, place: SummonOrder['place']): Partial<SummonOrder> => ({
  place,
  beside: source,
  deathIndex,
});

export const summon: VerbRunner<'summon'> = (world, { effect, context }) => {
  const count = amountOf(world, effect.count, context);
  const orders: SummonOrder[] = [];
  for (const seat of seatsOf(world, effect.player, context)) {
    const place = seat === context.controller ? placeBy(context, effect.place) : {};
    for (const card of pickCards(world, effect.card, count, context)) orders.push(summonOrder(card, seat, place));
  }
  if (orders.length === 0) noTarget(world, context, effect.verb);
  pushSummons(world, orders);
};

/** Right, left, right … of the maker: the places are found when each comes (Onyxia). */
export const summonBothSides: VerbRunner<'summonBothSides'> = (world, { effect, context }) => {
  const count = amountOf(world, effect.count, context);
  const orders = pickCards(world, effect.card, count, context).map((card, index) =>
    summonOrder(card, context.controller, {
      ...placeBy(context, index % 2 === 0 ? 'beside' : 'leftBeside'),
    }),
  );
  pushSummons(world, orders, 'summonBothSides');
};

export const summonCopy: VerbRunner<'summonCopy'> = (world, { effect, context }) => {
  const originals = select(world, effect.of, context);
  if (originals.length === 0) noTarget(world, context, effect.verb);
  pushSummons(
    world,
    originals.map((id) => {
      const { card, zone } = entityOf(world, id);
      const copyOf = zone === 'board' ? id : null;
      return summonOrder(card, context.controller, { ...placeBy(context, effect.place), copyOf });
    }),
  );
};

/** Minions are summoned from where they are, secrets go to the secret zone; neither is played (R15.4). */
export const putIntoPlay: VerbRunner<'putIntoPlay'> = (world, { effect, context }) => {
  const isMinionCard = (id: EntityId) => cardNamed(world, entityOf(world, id).card).kind === 'minion';
  const cards = select(world, effect.cards, context, (id) => isMinionCard(id) || fitsSecretZone(world, id));
  if (cards.length === 0) noTarget(world, context, effect.verb);
  for (const id of cards.filter((id) => !isMinionCard(id))) putSecret(world, id);
  pushSummons(
    world,
    cards.filter(isMinionCard).map((id) => {
      const { card, controller } = entityOf(world, id);
      return summonOrder(card, controller, { ...placeBy(context, 'rightEnd'), entity: id });
    }),
  );
};

const fitsSecretZone = (world: BattleWorld, id: EntityId): boolean => {
  const { card, controller } = entityOf(world, id);
  return hasSecretRoom(world, controller, card);
};

/** Into the secret zone, if there is room and none of that name (R11.5). */
export const putSecret = (world: BattleWorld, id: EntityId): void => {
  const { card, controller } = entityOf(world, id);
  if (!fitsSecretZone(world, id)) {
    emit(world, { type: 'NoRoom', player: controller, zone: 'secret', card });
    return;
  }
  enterPlay(world, id, controller, 'secret');
  emit(world, { type: 'SecretPlayed', player: controller, id });
};

export const revive: VerbRunner<'revive'> = (world, { effect, context }) => {
  const { isThisTurn, hasDeathrattle } = effect.who;
  const dead = world.deaths.filter(
    (note) =>
      note.isMinion &&
      note.controller === context.controller &&
      (isThisTurn !== true || note.turn === world.turn) &&
      (hasDeathrattle !== true || note.hadDeathrattle),
  );
  if (dead.length === 0) noTarget(world, context, effect.verb);
  pushSummons(
    world,
    dead.map(({ card, controller }) => summonOrder(card, controller)),
  );
};

/** Only the dead come back: a target that survived, or was returned to hand, stays where it is (R19.10). */
export const reviveOne: VerbRunner<'reviveOne'> = (world, { effect, context }) => {
  const dead = select(world, effect.who, context).filter((id) => entityOf(world, id).zone === 'graveyard');
  if (dead.length === 0) noTarget(world, context, effect.verb);
  pushSummons(
    world,
    dead.map((id) => {
      const { card, controller } = entityOf(world, id);
      const deathIndex = context.deathIndex ?? indexAtDeath(world, id);
      const place = placeBy({ ...context, deathIndex }, effect.place);
      return summonOrder(card, controller, { ...place, health: effect.health ?? null });
    }),
  );
};

/** Where one of the dead of this Death Phase stood: somebody else may bring it back (Redemption, R19.10). */
const indexAtDeath = (world: BattleWorld, id: EntityId): number | null =>
  nearest(world, 'phaseBoundary')?.dead.find((record) => record.id === id)?.index ?? null;

/** Runs again where there is an old weapon: it goes first, with its deathrattle, and only then the new one comes. */
export const equip: VerbRunner<'equip'> = (world, { effect, context, frame }) => {
  const seats = seatsOf(world, effect.player, context);
  const armed = seats.filter((seat) => playerOf(world, seat).weapon !== null);
  if (frame.left === null && armed.length > 0) {
    frame.left = 1;
    for (const seat of armed.reverse()) destroyWeapon(world, seat);
    return;
  }
  frame.left = 0;
  for (const seat of seats) {
    const card = pickCard(world, effect.card, context);
    if (card !== null) putWeapon(world, createEntity(world, card, seat, 'setAside').id);
  }
};

/** Puts a weapon into play; the old one must be gone. */
export const putWeapon = (world: BattleWorld, id: EntityId): void => {
  const { controller } = entityOf(world, id);
  enterPlay(world, id, controller, 'weapon');
  emit(world, { type: 'Equipped', player: controller, id });
  announce(world, [occurrence('equip', 'after', controller, { card: id })]);
};

/** The weapon in play is destroyed and its deathrattle runs right here, inside the Phase (R12.1). */
export const destroyWeapon = (world: BattleWorld, seat: Seat): void => {
  const { weapon } = playerOf(world, seat);
  if (weapon === null) return;
  const record = removeDead(world, weapon);
  pushQueue(world, occurrence('death', 'after', seat, { card: weapon }), { given: deathrattleEntries(record) });
};
