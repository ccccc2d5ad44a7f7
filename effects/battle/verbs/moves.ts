// Verbs that move cards or make new ones in hand: return, control, transform, give, discard.

import type { CardName } from '../../../cards/terms.ts';
import { emit } from '../../events.ts';
import { nearest } from '../../stack.ts';
import type { EntityId, Seat } from '../../world.ts';
import { amountOf } from '../amounts.ts';
import { inside } from '../catalogue.ts';
import { dieOutsideStep } from '../deaths.ts';
import { carryOut, deed } from '../deeds.ts';
import { copyEnchantments } from '../enchantments.ts';
import type { ChoiceOption, EffectsFrame } from '../frames.ts';
import { occurrence } from '../occurrences.ts';
import { seatsOf, select } from '../selectors.ts';
import { sightOf } from '../sight.ts';
import { announceSummon, copyState, tellSummoned } from '../summon.ts';
import { tellText, type VerbRunner } from '../text.ts';
import { announce } from '../trigger-queue.ts';
import { type BattleWorld, entityOf } from '../world.ts';
import {
  boardIndex,
  createEntity,
  enterPlay,
  hasHandRoom,
  hasSecretRoom,
  move,
  setOrder,
  sortByOrder,
  strip,
} from '../zones.ts';
import { noTarget, targetsInPlay } from './characters.ts';
import { pickCard, pickCards } from './picks.ts';

/** To the hand of whoever controls it, as a fresh card; with a full hand it dies at once (R22.5, R21.3). */
export const returnToHand: VerbRunner<'returnToHand'> = (world, instruction) => {
  for (const id of sortByOrder(world, targetsInPlay(world, instruction.effect.who, instruction))) {
    returnOne(world, id);
  }
};

export const returnOne = (world: BattleWorld, id: EntityId): void => {
  const entity = entityOf(world, id);
  const { controller } = entity;
  if (!hasHandRoom(world, controller)) {
    dieOutsideStep(world, id);
    return;
  }
  strip(entity);
  move(world, id, controller, 'hand');
  emit(world, { type: 'Returned', id, player: controller });
};

/** Minions and Secrets of the other side (R22.2, R11.5). */
export const takeControl: VerbRunner<'takeControl'> = (world, { effect, context, script }) => {
  const { source, controller: player } = context;
  const suits = (id: EntityId) => isTakeable(world, id, player);
  const taken = select(world, effect.who, context, suits).filter(suits);
  if (taken.length === 0) noTarget(world, context, effect.verb);
  const bond = effect.enchantment === undefined ? null : { script: inside(script, 'enchantment'), context };
  carryOut(
    world,
    sortByOrder(world, taken).map((card) => deed('takeControl', player, { card, source, bond })),
  );
};

/** A Secret must fit on the other side, or it is none to pick (R11.5, R23.1). */
const isTakeable = (world: BattleWorld, id: EntityId, player: Seat): boolean => {
  const { card, zone, controller } = entityOf(world, id);
  if (controller === player) return false;
  return zone === 'board' || (zone === 'secret' && hasSecretRoom(world, player, card));
};

/** To the hand as a fresh card, and from there to the place that is left, with an order of play of its own. */
export const swapPlaces: VerbRunner<'swapPlaces'> = (world, { effect, context }) => {
  const [out] = select(world, effect.who, context);
  const [coming] = select(world, effect.with, context);
  if (out === undefined || coming === undefined || boardIndex(world, out) < 0) {
    noTarget(world, context, effect.verb);
    return;
  }
  const { controller } = entityOf(world, out);
  const index = boardIndex(world, out);
  strip(entityOf(world, out));
  enterPlay(world, coming, controller, 'board', index);
  move(world, out, controller, 'hand');
  emit(world, { type: 'PlacesSwapped', toHand: out, toBoard: coming });
  announceSummon(world, coming);
  tellSummoned(world, coming);
};

/** A new entity in the same place with the old one's order of play; no death, no summon (R22.3). */
export const transform: VerbRunner<'transform'> = (world, instruction) => {
  const { who, into } = instruction.effect;
  for (const id of targetsInPlay(world, who, instruction)) {
    const card = pickCard(world, into, { ...instruction.context, each: id });
    if (card !== null) transformOne(world, id, card);
  }
};

/** The form it has taken; null for what is not a minion on a board. */
const transformOne = (world: BattleWorld, id: EntityId, into: CardName): EntityId | null => {
  const { controller, order } = entityOf(world, id);
  const index = boardIndex(world, id);
  if (index < 0) return null;
  move(world, id, controller, 'removed');
  const form = createEntity(world, into, controller, 'setAside');
  move(world, form.id, controller, 'board', index);
  setOrder(form, order);
  form.isExhausted = true;
  emit(world, { type: 'Transformed', from: id, into: form.id });
  return form.id;
};

/**
 * As the other minion now is: enchantments, damage and silence included, auras not (R22.4). A minion that is being
 * played has been played and summoned as what it has become (events.md §7).
 */
export const becomeCopy: VerbRunner<'becomeCopy'> = (world, { effect, context }) => {
  const [self] = select(world, effect.who, context);
  const [original] = select(world, effect.of, context);
  if (self === undefined || original === undefined || boardIndex(world, original) < 0) {
    noTarget(world, context, effect.verb);
    return;
  }
  const form = transformOne(world, self, entityOf(world, original).card);
  if (form === null) return;
  copyState(world, original, form);
  const playing = nearest(world, 'playSequence');
  if (playing?.card === self) playing.card = form;
};

/** New cards in hand; for a full hand they are not made (R15.3). */
export const give: VerbRunner<'give'> = (world, { effect, context, frame }) => {
  const count = amountOf(world, effect.count, context);
  const given = seatsOf(world, effect.player, context).flatMap((seat) => {
    const cards = pickCards(world, effect.card, count, context);
    if (cards.length === 0 && count > 0) noTarget(world, context, effect.verb);
    return cards.flatMap((card) => giveOne(world, { card }, seat));
  });
  tellGiven(world, given, frame);
};

const tellGiven = (world: BattleWorld, given: readonly EntityId[], frame: EffectsFrame): void => {
  const last = given.at(-1);
  if (last === undefined) return;
  tellText(frame, 'given', last);
  announce(
    world,
    given.map((card) => occurrence('give', 'after', entityOf(world, card).controller, { card })),
  );
};

/** A new card of that name, or a copy of an entity: from hand or deck with what it was given there (R22.4). */
const giveOne = (world: BattleWorld, what: ChoiceOption, seat: Seat): EntityId[] => {
  const original = 'entity' in what ? entityOf(world, what.entity) : null;
  const card = 'entity' in what ? entityOf(world, what.entity).card : what.card;
  if (!hasHandRoom(world, seat)) {
    emit(world, { type: 'NoRoom', player: seat, zone: 'hand', card });
    return [];
  }
  const { id } = createEntity(world, card, seat, 'hand');
  if (original?.zone === 'hand' || original?.zone === 'deck') copyEnchantments(world, original.id, id);
  emit(world, { type: 'Given', player: seat, id });
  return [id];
};

export const giveCopy: VerbRunner<'giveCopy'> = (world, { effect, context, frame }) => {
  const { chosen } = context;
  const isChoice = effect.of.select === 'chosen' && chosen !== null;
  const copied = isChoice ? [chosen] : select(world, effect.of, context).map((entity) => ({ entity }));
  if (copied.length === 0) noTarget(world, context, effect.verb);
  const given = seatsOf(world, effect.player, context).flatMap((seat) =>
    copied.flatMap((what) => giveOne(world, what, seat)),
  );
  tellGiven(world, given, frame);
};

/** From the hand, or from the deck (Tracking); what is neither any more stays where it is. */
export const discard: VerbRunner<'discard'> = (world, { effect, context }) => {
  const isDiscardable = (id: EntityId) => ['hand', 'deck'].includes(entityOf(world, id).zone);
  const cards = select(world, effect.cards, context).filter(isDiscardable);
  if (cards.length === 0) noTarget(world, context, effect.verb);
  carryOut(
    world,
    cards.map((card) => deed('discard', entityOf(world, card).controller, { card, source: context.source })),
  );
};

/** Takes cards out of the game; a hero stays. */
export const remove: VerbRunner<'remove'> = (world, { effect, context }) => {
  const cards = select(world, effect.who, context).filter((id) => entityOf(world, id).zone !== 'hero');
  if (cards.length === 0) noTarget(world, context, effect.verb);
  for (const id of cards) {
    const sight = sightOf(world, id);
    move(world, id, entityOf(world, id).controller, 'removed');
    emit(world, { type: 'Removed', id, ...sight });
  }
};
