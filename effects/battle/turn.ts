// The turn: end, clean-up, change of player, start, draw (R14), and the outcome of the game (R20).

import { emit } from '../events.ts';
import { pop } from '../stack.ts';
import type { Seat } from '../world.ts';
import { pushDraw } from './draw.ts';
import { endTurnEnchantments, endUntilOwnTurn } from './enchantments.ts';
import { occurrence } from './occurrences.ts';
import { attacksPerTurn, hasKeyword } from './stats.ts';
import { pushQueue } from './trigger-queue.ts';
import { type BattleWorld, entityOf, opponentOf, playerOf } from './world.ts';

export const beginTurnChange = (world: BattleWorld): void => {
  world.stack = { kind: 'turn', at: 'endOfTurnPhase', below: world.stack };
};

export const tellEndOfTurn = (world: BattleWorld): void => {
  const { activePlayer: player } = world;
  emit(world, { type: 'TurnEnded', player, turn: world.turn });
  pushQueue(world, occurrence('endTurn', 'on', player));
};

/** Clean-up and change of player (R14.1 steps 2 and 3). */
export const wrapUpTurn = (world: BattleWorld): void => {
  const { activePlayer } = world;
  endTurnEnchantments(world);
  const { mana } = playerOf(world, activePlayer);
  mana.available = Math.max(0, mana.available - mana.temporary);
  mana.temporary = 0;
  thaw(world, activePlayer);
  world.activePlayer = opponentOf(activePlayer);
  world.turn += 1;
};

/** Who could still have attacked thaws; who used it up or had just arrived without Charge does not (R14.1 step 2). */
const thaw = (world: BattleWorld, seat: Seat): void => {
  const { hero, board } = playerOf(world, seat);
  for (const id of [hero, ...board]) {
    const entity = entityOf(world, id);
    const isTooNew = entity.isExhausted && !hasKeyword(world, id, 'charge');
    if (!entity.isFrozen || isTooNew || entity.attacksThisTurn >= attacksPerTurn(world, id)) continue;
    entity.isFrozen = false;
    emit(world, { type: 'Thawed', id });
  }
};

export const isTurnLimitReached = (world: BattleWorld): boolean => world.turn > world.rules.limits.turns;

/** What lasted until this turn ends, and the turn is announced before anything of it has happened. */
export const tellTurnBeginning = (world: BattleWorld): void => {
  const { activePlayer } = world;
  endUntilOwnTurn(world, activePlayer);
  pushQueue(world, occurrence('beginTurn', 'on', activePlayer));
};

/** Mana, Overload, readiness and counters, then "at the start of your turn" (R14.1 step 4). */
export const beginTurn = (world: BattleWorld): void => {
  const { activePlayer: seat } = world;
  const player = playerOf(world, seat);
  const { mana } = player;
  mana.maximum = Math.min(world.rules.limits.mana, mana.maximum + 1);
  mana.locked = mana.owed;
  mana.owed = 0;
  mana.available = Math.max(0, mana.maximum - mana.locked);
  mana.temporary = 0;
  player.cardsPlayedThisTurn = [];
  player.heroPowerUses = 0;
  for (const id of [player.hero, ...player.board]) {
    const entity = entityOf(world, id);
    entity.isExhausted = false;
    entity.attacksThisTurn = 0;
  }
  emit(world, { type: 'TurnStarted', player: seat, turn: world.turn });
  emit(world, { type: 'ManaChanged', player: seat, available: mana.available, maximum: mana.maximum });
  pushQueue(world, occurrence('beginTurn', 'after', seat));
};

export const drawForTurn = (world: BattleWorld): void =>
  pushDraw(world, world.activePlayer, world.rules.drawsEachTurn ? 1 : 0);

export const closeTurn = (world: BattleWorld): void => pop(world);

/** One hero dead: the other player wins; both: a draw (R20.2). */
export const checkOutcome = (world: BattleWorld): void => {
  if (isOutcomeDecided(world)) return;
  const first = world.players[0];
  const second = world.players[1];
  if (!first.isHeroDead && !second.isHeroDead) return;
  const isDraw = first.isHeroDead && second.isHeroDead;
  world.outcome = isDraw ? { result: 'draw' } : { result: 'win', player: first.isHeroDead ? 1 : 0 };
};

export const isOutcomeDecided = (world: BattleWorld): boolean => world.outcome.result !== 'none';

/** After the last turn the game is a draw (R14.5). */
export const endInDraw = (world: BattleWorld): void => {
  world.outcome = { result: 'draw' };
};

/** Marks the hero dead at once and goes to the check (R20.4). What was half done is dropped. */
export const concede = (world: BattleWorld, seat: Seat): void => {
  emit(world, { type: 'Conceded', player: seat });
  playerOf(world, seat).isHeroDead = true;
  emit(world, { type: 'HeroDied', player: seat });
  checkOutcome(world);
};

export const endGame = (world: BattleWorld): void => {
  world.stack = null;
  world.spent = 0;
  emit(world, { type: 'GameOver', outcome: world.outcome });
};

/** The outcome in words. */
export const outcomeText = ({ outcome }: BattleWorld): string => {
  if (outcome.result === 'win') return `seat ${outcome.player} has won`;
  return outcome.result === 'draw' ? 'it is a draw' : 'it goes on';
};
