// Drawing: single draws with complete processing in between; an empty deck hurts, a full hand burns (R15).

import { emit } from '../events.ts';
import type { EntityId, Seat } from '../world.ts';
import { pushHits } from './damage.ts';
import { carryOut, deed } from './deeds.ts';
import type { DrawFrame } from './frames.ts';
import { isHeard } from './listeners.ts';
import { occurrence } from './occurrences.ts';
import { printedOf } from './printed.ts';
import { pushText, tellText, textContext } from './text.ts';
import { topDraw } from './top-frames.ts';
import { pushQueue } from './trigger-queue.ts';
import { type BattleWorld, entityOf, playerOf } from './world.ts';
import { hasHandRoom, move } from './zones.ts';

/** Draws from the top. */
export const pushDraw = (world: BattleWorld, player: Seat, count: number): void => {
  if (count > 0) world.stack = { kind: 'draw', at: 'drawing', player, left: count, cards: null, below: world.stack };
};

/** Draws these very cards of that player's deck, wherever they lie. */
export const pushDrawOf = (world: BattleWorld, player: Seat, cards: readonly EntityId[]): void => {
  if (cards.length > 0)
    world.stack = { kind: 'draw', at: 'drawing', player, left: cards.length, cards, below: world.stack };
};

export const hasDrawsLeft = (world: BattleWorld): boolean => topDraw(world).left > 0;

/** The card to draw now: the one asked for if it is still in the deck, or else the top one. */
const nextCard = (world: BattleWorld): EntityId | undefined => {
  const { player: seat, cards, left } = topDraw(world);
  const { deck } = playerOf(world, seat);
  if (cards === null) return deck[0];
  const asked = cards[cards.length - left];
  return asked !== undefined && deck.includes(asked) ? asked : undefined;
};

/** Does anybody listen for a card that is about to be drawn? Not for one that a full hand will burn. */
export const isDrawHeard = (world: BattleWorld): boolean => {
  const { player, left } = topDraw(world);
  if (left <= 0 || nextCard(world) === undefined || !hasHandRoom(world, player)) return false;
  return isHeard(world, 'draw', 'on');
};

export const announceDraw = (world: BattleWorld): void => {
  const { player } = topDraw(world);
  pushQueue(world, occurrence('draw', 'on', player, { card: nextCard(world) ?? null }));
};

/** One draw (R15.1). */
export const drawOne = (world: BattleWorld): void => {
  const frame = topDraw(world);
  const { player: seat, cards } = frame;
  const card = nextCard(world);
  frame.left -= 1;
  world.spent += 1;
  if (card !== undefined) take(world, card, frame);
  else if (cards === null) tire(world, seat);
};

/** To the hand, with its own "when drawn" text first; a full hand burns it. */
const take = (world: BattleWorld, id: EntityId, frame: DrawFrame): void => {
  const { player: seat } = frame;
  if (!hasHandRoom(world, seat)) {
    carryOut(world, [deed('burn', seat, { card: id })]);
    return;
  }
  move(world, id, seat, 'hand');
  emit(world, { type: 'Drew', player: seat, id });
  tellText(frame.below, 'drawn', id);
  if (isHeard(world, 'draw', 'after')) pushQueue(world, occurrence('draw', 'after', seat, { card: id }));
  const { name, whenDrawn, isCastWhenDrawn } = printedOf(world, entityOf(world, id));
  if (whenDrawn.length > 0) pushText(world, { card: name, path: ['whenDrawn'] }, textContext(id, seat));
  if (isCastWhenDrawn) castDrawn(world, id, frame);
};

/** Cast for its player at once, and another card is drawn in its place (R24). */
const castDrawn = (world: BattleWorld, id: EntityId, frame: DrawFrame): void => {
  const { player } = frame;
  move(world, id, player, 'graveyard');
  emit(world, { type: 'CastWhenDrawn', player, id });
  pushText(world, { card: entityOf(world, id).card, path: ['spell'] }, textContext(id, player));
  if (frame.cards === null) frame.left += 1;
};

/** One fatigue hit, one point harder than the last (R15.1). */
export const tire = (world: BattleWorld, seat: Seat): void => {
  const player = playerOf(world, seat);
  player.fatigue += 1;
  emit(world, { type: 'Fatigued', player: seat, amount: player.fatigue });
  pushHits(world, [{ target: player.hero, amount: player.fatigue, source: null }], { verb: 'fatigue' });
};

export const closeDraw = (world: BattleWorld): void => {
  world.stack = topDraw(world).below;
};
