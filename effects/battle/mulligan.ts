// The opening hands: each player may replace cards once, independently of the other (R14.4).

import { shuffle } from '../chance.ts';
import { emit } from '../events.ts';
import type { EntityId, Seat } from '../world.ts';
import { findCard } from './catalogue.ts';
import { type BattleWorld, opponentOf, playerOf } from './world.ts';
import { createEntity, hasHandRoom, move } from './zones.ts';

/**
 * The cards are set aside, as many from the top take their places (FP-149), and the ones set aside are shuffled into
 * the deck. Only the player's own cards and chance stream are touched, so the order of the two answers makes no
 * difference.
 */
export const replaceCards = (world: BattleWorld, seat: Seat, replaced: readonly EntityId[]): void => {
  const player = playerOf(world, seat);
  const places = player.hand.flatMap((id, place) => (replaced.includes(id) ? [place] : []));
  for (const id of replaced) move(world, id, seat, 'setAside');
  for (const [index, id] of player.deck.slice(0, replaced.length).entries()) {
    move(world, id, seat, 'hand', places[index]);
  }
  for (const id of replaced) move(world, id, seat, 'deck');
  if (replaced.length > 0) player.deck = shuffle(world, seat, player.deck);
  player.hasMulliganed = true;
  emit(world, { type: 'Mulliganed', player: seat, count: replaced.length });
};

const COIN = 'The Coin';

/** The second player gets The Coin, and the first turn begins. */
export const startFirstTurn = (world: BattleWorld): void => {
  const { activePlayer } = world;
  const second = opponentOf(activePlayer);
  emit(world, { type: 'GameStarted', firstPlayer: activePlayer });
  if (findCard(world, COIN) !== undefined && hasHandRoom(world, second)) {
    const { id } = createEntity(world, COIN, second, 'hand');
    emit(world, { type: 'Given', player: second, id });
  }
  world.stack = { kind: 'turn', at: 'turnBeginning', below: world.stack };
};
