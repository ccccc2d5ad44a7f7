// Playing a card from the hand: the recipes of playSequence for minions, spells and weapons (R8, R10, R12).

import { emit } from '../events.ts';
import type { EntityId, Seat } from '../world.ts';
import { effectsAt } from './catalogue.ts';
import { carryOut, deed } from './deeds.ts';
import { endUntilPlayed } from './enchantments.ts';
import type { PlayFrame, QueueEntry } from './frames.ts';
import { isHeard } from './listeners.ts';
import { type Occurrence, occurrence } from './occurrences.ts';
import { type Printed, printedOf } from './printed.ts';
import { costOf } from './stats.ts';
import { announceSummon, tellSummoned } from './summon.ts';
import { pushText, textContext } from './text.ts';
import { topPlay } from './top-frames.ts';
import { announce, pushQueue } from './trigger-queue.ts';
import { destroyWeapon, putSecret, putWeapon } from './verbs/arrivals.ts';
import { type BattleWorld, entityOf, type Player, playerOf, type Script } from './world.ts';
import { enterPlay, move } from './zones.ts';

/** What a player asks for with PLAY. */
export interface PlayRequest {
  readonly seat: Seat;
  readonly card: EntityId;
  readonly target?: EntityId;
  readonly position?: number;
  readonly option?: number;
}

export const beginPlay = (world: BattleWorld, { seat, card, target, position, option }: PlayRequest): void => {
  world.stack = {
    kind: 'playSequence',
    at: 'costPhase',
    player: seat,
    card,
    target: target ?? null,
    position: position ?? null,
    option: option ?? null,
    presentBefore: world.nextOrder,
    isCombo: false,
    isCountered: false,
    below: world.stack,
  };
};

const playing = (world: BattleWorld): PlayFrame => topPlay(world);
const playedCard = (world: BattleWorld): Printed => printedOf(world, entityOf(world, playing(world).card));

export const isPlayingMinion = (world: BattleWorld): boolean => playedCard(world).kind === 'minion';
export const isPlayingSpell = (world: BattleWorld): boolean => playedCard(world).kind === 'spell';

/**
 * Pays, and counts the card as played; whether it is a Combo was decided before it (R8.2 step 1). A spell that a sandbox
 * casts comes from no hand and costs nothing.
 */
export const payCost = (world: BattleWorld): void => {
  const frame = playing(world);
  const { player: seat, card, target } = frame;
  const player = playerOf(world, seat);
  const isFromHand = entityOf(world, card).zone === 'hand';
  const cost = world.rules.chargesMana && isFromHand ? costOf(world, card) : 0;
  payMana(world, player, seat, cost);
  frame.isCombo = player.cardsPlayedThisTurn.length > 0;
  player.cardsPlayedThisTurn.push(entityOf(world, card).card);
  // Nobody else sees which Secret it is, not even when something reacts to it.
  const sight = playedCard(world).secret !== null ? { seenBy: [seat] } : {};
  emit(world, { type: 'CardPlayed', player: seat, id: card, target, cost, ...sight });
  announce(world, manaSpent(seat, card, cost));
};

/** The event of mana paid, if any was. */
export const manaSpent = (seat: Seat, card: EntityId, amount: number): Occurrence[] =>
  amount > 0 ? [occurrence('spendMana', 'after', seat, { card, amount })] : [];

/** Mana for this turn only is used up first. */
export const payMana = (world: BattleWorld, { mana }: Player, seat: Seat, cost: number): void => {
  if (cost === 0) return;
  mana.available -= cost;
  mana.temporary = Math.max(0, mana.temporary - cost);
  emit(world, { type: 'ManaChanged', player: seat, available: mana.available, maximum: mana.maximum });
};

/** Tells those who were there when the Sequence began that a card is being played, or has been (R6.6). */
const tellPlay = (world: BattleWorld, position: 'on' | 'after'): void => {
  if (!isHeard(world, 'play', position)) return;
  const { player, card, target, presentBefore } = playing(world);
  pushQueue(world, occurrence('play', position, player, { card, other: target }), { presentBefore });
};

/** R8.2 steps 2 and 3: on the board, then "whenever you play". */
export const playMinion = (world: BattleWorld): void => {
  const { player, card, position } = playing(world);
  endUntilPlayed(world, card);
  enterPlay(world, card, player, 'board', position ?? undefined);
  announceSummon(world, card);
  tellPlay(world, 'on');
};

/** R10.2 steps 1 and 2: the spell is set aside, then "whenever you cast". */
export const playSpell = (world: BattleWorld): void => {
  const { player, card } = playing(world);
  endUntilPlayed(world, card);
  emit(world, { type: 'SpellCast', card: entityOf(world, card).card });
  move(world, card, player, 'setAside');
  tellPlay(world, 'on');
};

/** The old weapon is still in place during the On Play Phase (R12.1). */
export const playWeapon = (world: BattleWorld): void => {
  const { player, card } = playing(world);
  endUntilPlayed(world, card);
  move(world, card, player, 'setAside');
  tellPlay(world, 'on');
};

/** Redirections of the target, if there is one (R8.2 step 4, R10.2 step 4). */
export const proposeTarget = (world: BattleWorld): void => {
  const { player, card, target, presentBefore } = playing(world);
  if (target === null) return;
  pushQueue(world, occurrence('proposeTarget', 'on', player, { card, other: target }), { presentBefore });
};

export const isCountered = (world: BattleWorld): boolean => playing(world).isCountered;

/** Still in play on its player's side: the later Phases are for such a minion only (R8.6). */
export const isStillMine = (world: BattleWorld): boolean => {
  const { player, card } = playing(world);
  const { zone, controller } = entityOf(world, card);
  return zone === 'board' && controller === player;
};

/** The text that is carried out: of the option chosen, of the Combo, or the plain one. */
const textOf = (world: BattleWorld, plain: 'battlecry' | 'spell'): Script => {
  const { option, isCombo } = playing(world);
  const card = playedCard(world);
  if (option !== null && card.chooseOne.length > 0) {
    return { card: card.name, path: ['chooseOne', option, 'do'] };
  }
  if (isCombo && card.combo.length > 0) return { card: card.name, path: ['combo'] };
  return { card: card.name, path: [plain] };
};

/** Not for the silenced and the transformed; those that died or were bounced still have it (R8.3). */
export const hasBattlecry = (world: BattleWorld): boolean => {
  const { zone, isSilenced } = entityOf(world, playing(world).card);
  return !isSilenced && zone !== 'removed' && effectsAt(world, textOf(world, 'battlecry')).length > 0;
};

/** The battlecry as a queue with one entry, so that it is logged and multiplied like every trigger (R8.4). */
export const openBattlecry = (world: BattleWorld): void => {
  const { card, player, target } = playing(world);
  const { controller, order } = entityOf(world, card);
  const script = textOf(world, 'battlecry');
  const entry: QueueEntry = {
    source: card,
    controller,
    trigger: 'battlecry',
    script,
    order,
    index: 0,
    zone: 'play',
    needsCarrier: false,
    listener: null,
    enchantment: null,
    deathIndex: null,
    target,
  };
  if (isPlayingMinion(world)) world.battlecriesPlayed.push({ player, script });
  pushQueue(world, occurrence('battlecry', 'on', player, { card, other: target }), {
    presentBefore: 0,
    given: [entry],
  });
};

/** "After you play", or "after you cast" for a spell (R8.2 step 6, R10.2 step 6). */
export const tellAfterPlay = (world: BattleWorld): void => tellPlay(world, 'after');

/** "After you summon" for a minion played; those younger than it did not see it arrive. */
export const tellAfterSummon = (world: BattleWorld): void => {
  tellSummoned(world, playing(world).card);
};

/** The spell's text from top to bottom; a Secret goes to the secret zone instead (R3.2, R10.2 step 5). */
export const runSpellText = (world: BattleWorld): void => {
  const { card, player, target } = playing(world);
  if (playedCard(world).secret !== null) putSecret(world, card);
  else pushText(world, textOf(world, 'spell'), textContext(card, player, { target }));
};

export const destroyOldWeapon = (world: BattleWorld): void => destroyWeapon(world, playing(world).player);
export const equipPlayed = (world: BattleWorld): void => putWeapon(world, playing(world).card);

/** Overload is owed once the text has been carried out, before the after-play events; not if it was countered (R24). */
export const oweOverload = (world: BattleWorld): void => {
  const { card, player, isCountered } = playing(world);
  const { overload: amount } = playedCard(world);
  if (isCountered || amount === 0) return;
  carryOut(world, [deed('overload', player, { card, source: card, amount })]);
};

/** A spell that has been cast goes to the graveyard (R10.2 step 7). */
export const finishPlay = (world: BattleWorld): void => {
  const { card, player } = playing(world);
  if (entityOf(world, card).zone === 'setAside') move(world, card, player, 'graveyard');
};

export const closePlay = (world: BattleWorld): void => {
  world.stack = topPlay(world).below;
};
