// Battle, as the simulation plays it.

import {
  type AnyBattleInput,
  type BattleEvent,
  type BattleView,
  type BattleWorld,
  battle,
  type Move,
} from '../../../machines/battle/index.ts';
import { createGame } from '../../../machines/index.ts';
import type { SimulatedRules } from '../rule-set.ts';
import { type BattleSetup, battleSetup, type Decks } from './decks.ts';
import { greedyBattleBot } from './greedy.ts';
import { randomBattleBot } from './random.ts';

export type SimulatedBattle = SimulatedRules<BattleWorld, AnyBattleInput, BattleEvent, Move, BattleView, BattleSetup>;

export const simulatedBattle = (decks: Decks): SimulatedBattle => ({
  name: battle.name,
  version: battle.version,
  cardSet: battle.cardSet,
  bots: { random: randomBattleBot, greedy: greedyBattleBot },
  setup: (roll) => battleSetup(roll, decks),
  start: (seed, _players, setup, road) => createGame(battle, { ...setup, seed }, { road }),
  asked: (game) =>
    game.awaited().map((seat) => ({
      seat,
      see: () => {
        const view = game.viewFor(seat);
        return { view, moves: view.moves };
      },
    })),
  cardsIn: (setup) => [...new Set(setup.decks.flat())],
  cardsPlayed: (input, view) => {
    if (input.type !== 'PLAY') return [];
    const card = view.players[input.seat]?.hand?.find(({ entity }) => entity === input.card);
    return card === undefined ? [] : [card.card];
  },
});
