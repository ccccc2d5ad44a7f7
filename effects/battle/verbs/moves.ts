// Verbs that move cards or make new ones in hand: return, control, transform, give, discard.

import type { CardName } from '../../../cards/terms.ts';
import { emit } from '../../events.ts';
import type { EntityId, Seat } from '../../world.ts';
import { amountOf } from '../amounts.ts';
import { dieOutsideStep } from '../deaths.ts';
import { copyEnchantments } from '../enchantments.ts';
import type { ChoiceOption } from '../frames.ts';
import { seatsOf, select } from '../selectors.ts';
import type { VerbRunner } from '../text.ts';
import { type BattleWorld, entityOf, opponentOf } from '../world.ts';
import { boardIndex, createEntity, hasBoardRoom, hasHandRoom, move, sortByOrder, strip } from '../zones.ts';
import { noTarget, targetsInPlay } from './characters.ts';

/** To the hand of whoever controls it, as a fresh card; with a full hand it dies at once (R22.5, R21.3). */
export const returnToHand: VerbRunner<'returnToHand'> = (world, instruction) => {
  for (const id of sortByOrder(world, targetsInPlay(world, instruction.effect.who, instruction))) {
    returnOne(world, id);
  }
};

const returnOne = (world: BattleWorld, id: EntityId): void => {
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

/** To the right end of the other board, with everything on it, exhausted; not a summon (R22.2). */
export const takeControl: VerbRunner<'takeControl'> = (world, instruction) => {
  const { controller } = instruction.context;
  for (const id of sortByOrder(world, targetsInPlay(world, instruction.effect.who, instruction))) {
    if (entityOf(world, id).controller !== controller) takeOne(world, id);
  }
};

const takeOne = (world: BattleWorld, id: EntityId): void => {
  const entity = entityOf(world, id);
  const to = opponentOf(entity.controller);
  if (!hasBoardRoom(world, to)) {
    dieOutsideStep(world, id);
    return;
  }
  move(world, id, to, 'board');
  entity.isExhausted = true;
  entity.attacksThisTurn = 0;
  emit(world, { type: 'ControlChanged', id, to });
};

/** A new entity in the same place with the old one's order of play; no death, no summon (R22.3). */
export const transform: VerbRunner<'transform'> = (world, instruction) => {
  const { who, into } = instruction.effect;
  for (const id of targetsInPlay(world, who, instruction)) transformOne(world, id, into);
};

const transformOne = (world: BattleWorld, id: EntityId, into: CardName): void => {
  const { controller, order } = entityOf(world, id);
  const index = boardIndex(world, id);
  if (index < 0) return;
  move(world, id, controller, 'removed');
  const form = createEntity(world, into, controller, 'setAside');
  move(world, form.id, controller, 'board', index);
  form.order = order;
  form.isExhausted = true;
  emit(world, { type: 'Transformed', from: id, into: form.id });
};

/** New cards in hand; for a full hand they are not made (R15.3). */
export const give: VerbRunner<'give'> = (world, { effect, context }) => {
  const count = amountOf(world, effect.count, context);
  for (const seat of seatsOf(effect.player, context)) {
    for (let made = 0; made < count; made += 1) giveOne(world, { card: effect.card }, seat);
  }
};

/** A new card of that name, or a copy of an entity: from hand or deck with what it was given there (R22.4). */
const giveOne = (world: BattleWorld, what: ChoiceOption, seat: Seat): void => {
  const original = 'entity' in what ? entityOf(world, what.entity) : null;
  const card = 'entity' in what ? entityOf(world, what.entity).card : what.card;
  if (!hasHandRoom(world, seat)) {
    emit(world, { type: 'NoRoom', player: seat, zone: 'hand', card });
    return;
  }
  const { id } = createEntity(world, card, seat, 'hand');
  if (original?.zone === 'hand' || original?.zone === 'deck') copyEnchantments(world, original.id, id);
  emit(world, { type: 'Given', player: seat, id });
};

export const giveCopy: VerbRunner<'giveCopy'> = (world, { effect, context }) => {
  const { chosen } = context;
  const isChoice = effect.of.select === 'chosen' && chosen !== null;
  const copied = isChoice ? [chosen] : select(world, effect.of, context).map((entity) => ({ entity }));
  if (copied.length === 0) noTarget(world, context, effect.verb);
  for (const seat of seatsOf(effect.player, context)) for (const what of copied) giveOne(world, what, seat);
};

export const discard: VerbRunner<'discard'> = (world, { effect, context }) => {
  const cards = select(world, effect.cards, context).filter((id) => entityOf(world, id).zone === 'hand');
  if (cards.length === 0) noTarget(world, context, effect.verb);
  for (const id of cards) {
    const { controller } = entityOf(world, id);
    move(world, id, controller, 'graveyard');
    emit(world, { type: 'Discarded', player: controller, id });
  }
};
