// The turn: start, inventory, clean-up, end-of-turn step, change of player; leaving the game (rules.md §4, §9, §19).

import { emit } from '../events.ts';
import { nearest, pop, push } from '../stack.ts';
import type { EntityId, Seat } from '../world.ts';
import { cardOf, endTurnEffects, isUsed, sumOf } from './effects-store.ts';
import { endOwls } from './owl-effects.ts';
import { isMet } from './places.ts';
import { forgetSeat } from './questions.ts';
import { resolveFully } from './technique.ts';
import { type DaleWorld, opponentsOf, playerOf } from './world.ts';
import { clearLimbo, drawCards, moveCards, refillMarket, takeJunk } from './zones.ts';

/** The turn start; the frame is done with when nothing is due any more. */
export const beginTurn = (world: DaleWorld): void => {
  push(world, { kind: 'turn', at: 'due', below: null });
  emit(world, { type: 'TurnStarted', player: world.turnPlayer, turn: world.turn });
};

/** Scheduled techniques whose second part is due now: they are all from earlier turns (§4 A.4). */
export const dueCards = (world: DaleWorld): EntityId[] =>
  playerOf(world, world.turnPlayer).schedule.filter((id) => {
    if (playerOf(world, world.turnPlayer).hasLeft) return false;
    const card = cardOf(world, id);
    return card.kind === 'technique' && card.atTurnStart !== undefined;
  });

export const closeTurnStart = (world: DaleWorld): void => pop(world);

export const hasTurnPlayerLeft = (world: DaleWorld): boolean => playerOf(world, world.turnPlayer).hasLeft;

export const hasDueCards = (world: DaleWorld): boolean => dueCards(world).length > 0;

/** Any number of hand cards in a chosen order, none included (§4 B). */
export const takeInventory = (world: DaleWorld, { seat, cards }: { seat: Seat; cards: readonly EntityId[] }): void =>
  moveCards(world, cards, { zone: 'discard', seat });

export const openCleanUp = (world: DaleWorld): void => push(world, { kind: 'cleanUp', at: 'market', below: null });

export const cleanUpMarket = (world: DaleWorld): void => refillMarket(world);

/** Up to the hand size; what deck and discard pile lack is junk from the junkyard (§9.2). */
export const refillHand = (world: DaleWorld): void => {
  const { turnPlayer: seat } = world;
  const missing = () => world.rules.baseHandSize + sumOf(world, 'handSize') - playerOf(world, seat).hand.length;
  if (missing() > 0) drawCards(world, seat, missing());
  while (missing() > 0) takeJunk(world, { zone: 'hand', seat });
};

/** Abilities of the end-of-turn step that are unused and could do something (§9.4). */
export const endOfTurnAbilities = (world: DaleWorld): EntityId[] => {
  const { turnPlayer: seat } = world;
  if (playerOf(world, seat).hasLeft) return [];
  return playerOf(world, seat).hand.filter((id) => {
    const card = cardOf(world, id);
    return (
      card.kind === 'ability' && card.when === 'endOfTurn' && !isUsed(world, id) && isMet(world, card.need, seat, id)
    );
  });
};

export const hasEndOfTurnAbilities = (world: DaleWorld): boolean => endOfTurnAbilities(world).length > 0;

/** Effects expire and the next player who is still there takes the turn (§9.6, §9.7). */
export const endTurn = (world: DaleWorld): void => {
  const { turnPlayer } = world;
  pop(world);
  endTurnEffects(world);
  emit(world, { type: 'TurnEnded', player: turnPlayer, turn: world.turn });
  const [next = turnPlayer] = opponentsOf(world, turnPlayer);
  world.turnPlayer = next;
  world.turn += 1;
};

export const isOver = (world: DaleWorld): boolean => world.outcome.result !== 'none';

export const endGame = (world: DaleWorld): void => {
  world.stack = null;
  world.owls = [];
  world.laterOwls = [];
  emit(world, { type: 'GameOver', outcome: world.outcome });
};

/**
 * A player leaves (§19): cards in limbo go back, pending owl effects end as declined, nobody is asked any more about
 * this player's cards. With one player left that player wins; with nobody the game is abandoned.
 */
export const leave = (world: DaleWorld, seat: Seat): void => {
  const player = playerOf(world, seat);
  emit(world, { type: 'PlayerLeft', player: seat });
  player.hasLeft = true;
  endOwls(world, ({ owner }) => owner === seat);
  clearLimbo(world, seat);
  forgetSeat(world, seat);
  const [last, ...more] = world.players.flatMap(({ hasLeft }, each) => (hasLeft ? [] : [each]));
  if (more.length === 0 && last !== undefined) world.outcome = { result: 'win', player: last };
  if (last === undefined) world.outcome = { result: 'abandoned' };
};

/**
 * The turn of a player who has left: the resolving card is fully resolved, all else that was half done is dropped, and
 * the clean-up takes over, or goes on if it had begun (§19).
 */
export const abandonTurn = (world: DaleWorld): void => {
  const technique = nearest(world, 'technique');
  world.stack = nearest(world, 'cleanUp') ?? null;
  if (technique !== undefined) resolveFully(world, technique);
  if (world.stack === null) openCleanUp(world);
};

/** The outcome in words. */
export const outcomeText = ({ outcome }: DaleWorld): string => {
  if (outcome.result === 'win') return `seat ${outcome.player} has won`;
  return outcome.result === 'abandoned' ? 'it was abandoned' : 'it goes on';
};
