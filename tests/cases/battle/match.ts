// The table at which the rows about Fireplace are played: the printed cards, turns and attacks as the rules have them,
// no decks and no draws, so that a row holds nothing but what it says.

import { type BattleCard, battle, costOf, minion } from '../../../machines/battle/index.ts';
import type { EntityId } from '../../../machines/index.ts';
import type { GameOptions } from '../../../machines/sandbox/index.ts';
import { stageWith } from '../../battle/events/stage.ts';
import { table } from '../../battle/table.ts';

/** The rows' "10-health minion": a 10/10 body. */
export const colossus = minion('Test Colossus', { cost: 0, attack: 10, health: 10, text: '' });

/** A sandbox with these fictional cards besides the printed ones; seat 0 is to act. */
export const match = (options: GameOptions = {}, cards: readonly BattleCard[] = []) => {
  const rules: GameOptions = { decks: [[], []], draws: false, checksActions: true, ...options };
  const game = cards.length === 0 ? table({ ruleset: battle, ...rules }) : stageWith(cards, rules);
  const { attackOf, health, endTurn, activePlayer } = game;
  const verdict = (attacker: EntityId, defender: EntityId): string =>
    game.game.whyNot({ type: 'ATTACK', seat: activePlayer(), attacker, defender })?.code ?? 'legal';
  return {
    ...game,
    stats: (...ids: readonly EntityId[]): number[][] => ids.map((id) => [attackOf(id), health(id)]),
    costs: (...ids: readonly EntityId[]): number[] => ids.map((id) => costOf(game.game.world, id)),
    /** Why the active player could not attack so; `legal` if it could. */
    verdict,
    /** How many enchantments an entity bears. */
    enchantmentsOn: (id: EntityId): number => game.game.world.entities[id]?.enchantments.length ?? 0,
    /** To the next turn of whoever is to act now. */
    round: (): void => {
      endTurn();
      endTurn();
    },
  };
};
