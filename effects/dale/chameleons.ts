// Chameleons: becoming another card, in the action phase and inside the owl state (rules.md §13, owls.md §8).

import type { ChameleonCard } from '../../cards/terms/dale.ts';
import { draw } from '../chance.ts';
import { emit } from '../events.ts';
import type { Refusal } from '../refusals.ts';
import { push } from '../stack.ts';
import type { EntityId, Seat } from '../world.ts';
import { addEffect, cardOf, effectiveValueOf, hasChangedValue, hasCopiedAs, typeOf } from './effects-store.ts';
import { visibleSources } from './owl-effects.ts';
import { ask } from './questions.ts';
import { refuse } from './refusals.ts';
import { nameFor } from './sight.ts';
import { stepContext } from './steps.ts';
import { told } from './told.ts';
import { type DaleWorld, playerOf } from './world.ts';
import { moveCards, tossCards, uppermost, uppermostOfSupply } from './zones.ts';

export interface Bind {
  readonly seat: Seat;
  /** The chameleon, in hand. */
  readonly card: EntityId;
  /** The card to copy, where the player can see it. */
  readonly target?: EntityId;
  /** Whose pile or hand, for a chameleon that looks there first. */
  readonly player?: Seat;
  /** First turns up a hidden card (rules.md §13.1). */
  readonly sideStep?: boolean;
}

const chameleonAs = (world: DaleWorld, id: EntityId): ChameleonCard | null => {
  const card = cardOf(world, id);
  return card.kind === 'chameleon' ? card : null;
};

/**
 * The card becomes what the target counts as. If either value was changed, the copy's value is fixed to the target's
 * present one and only later effects change it; a mark of use on the target is not copied (rules.md §13.1).
 */
export const copyCard = (world: DaleWorld, seat: Seat, card: EntityId, target: EntityId): void => {
  const isFixed = hasChangedValue(world, card) || hasChangedValue(world, target);
  const of = typeOf(world, target);
  const value = isFixed ? effectiveValueOf(world, target) : null;
  addEffect(world, { kind: 'copy', card, of, value });
  emit(world, { type: 'Copied', player: seat, card: told(world, card), of: told(world, target), as: of });
};

/** Null if the chameleon may copy this now, in the own action phase. */
export const bindFault = (world: DaleWorld, { seat, card, target, player, sideStep }: Bind): Refusal | null => {
  if (!playerOf(world, seat).hand.includes(card))
    return refuse('not-in-hand', { card: nameFor(world, seat, card), seat });
  const chameleon = chameleonAs(world, card);
  if (chameleon === null) return refuse('effect-bound', { card: typeOf(world, card) });
  if (hasCopiedAs(world, card)) return refuse('effect-bound', { card: chameleon.name });
  if (sideStep === true) return sideStepFault(world, chameleon, { seat, target, player });
  if (chameleon.source === 'otherHand') return handFault(world, chameleon, { seat, target, player });
  const sources = player === undefined ? visibleSources(world, chameleon.source, seat, card) : [];
  if (target !== undefined && sources.includes(target)) return null;
  const name = target === undefined ? 'nothing' : nameFor(world, seat, target);
  return refuse('bind-target', { card: chameleon.name, target: name });
};

const isOther = (world: DaleWorld, seat: Seat, player: Seat | undefined): player is Seat =>
  player !== undefined && player !== seat && world.players[player]?.hasLeft === false;

/** Where a chameleon looks for a card that is not in sight: no target is named. */
interface HiddenSource {
  readonly seat: Seat;
  readonly target: EntityId | undefined;
  readonly player: Seat | undefined;
}

const sideStepFault = (
  world: DaleWorld,
  chameleon: ChameleonCard,
  { seat, target, player }: HiddenSource,
): Refusal | null => {
  const none = refuse('bind-target', { card: chameleon.name, target: 'a hidden card' });
  if (target !== undefined) return none;
  if (chameleon.sideStep === 'tossSupplyTop') {
    return player === undefined && world.supply.length + world.bin.length > 0 ? null : none;
  }
  if (chameleon.sideStep !== 'discardTheirTop' || !isOther(world, seat, player)) return none;
  const { deck, discard } = playerOf(world, player);
  return deck.length + discard.length > 0 ? null : none;
};

const handFault = (
  world: DaleWorld,
  chameleon: ChameleonCard,
  { seat, target, player }: HiddenSource,
): Refusal | null =>
  target === undefined && isOther(world, seat, player) && playerOf(world, player).hand.length > 0
    ? null
    : refuse('bind-target', { card: chameleon.name, target: 'that hand' });

const LOOKED_AT = 2;

/** Copies; a side step turns up a card first, and a look at a hand asks which of the cards seen. */
export const bind = (world: DaleWorld, { seat, card, target, player, sideStep }: Bind): void => {
  const chameleon = chameleonAs(world, card);
  if (chameleon === null) throw new Error('This card is no chameleon.');
  push(world, { kind: 'ability', at: 'checkpoint', seat, card });
  if (sideStep === true && chameleon.sideStep === 'tossSupplyTop') {
    tossCards(world, [...uppermostOfSupply(world, 1)]);
    const [seen] = world.bin;
    if (seen !== undefined) copyCard(world, seat, card, seen);
  } else if (sideStep === true && player !== undefined) {
    moveCards(world, [...uppermost(world, player, 1)], { zone: 'discard', seat: player });
    const [seen] = playerOf(world, player).discard;
    if (seen !== undefined) copyCard(world, seat, card, seen);
  } else if (chameleon.source === 'otherHand' && player !== undefined) {
    const cards = draw(world, 'table', playerOf(world, player).hand, LOOKED_AT);
    emit(world, {
      type: 'HandSeen',
      player: seat,
      of: player,
      cards: cards.map((id) => told(world, id)),
      // Which two were drawn by chance is the looker's secret, also from whose hand they are (§16).
      seenBy: [seat],
    });
    ask(world, seat, { ask: 'cards', cards, min: 1, max: 1, isOrder: false }, 'copy', stepContext(seat, card));
  } else if (target !== undefined) {
    copyCard(world, seat, card, target);
  }
};
