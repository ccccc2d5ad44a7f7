// A battle on a page: two seats, people or bots.

import { createGame, replayGame } from 'cardchart';
import { type BattleGame, battle } from 'cardchart/battle';
import { act, rollFrom, simulatedBattle } from 'cardchart/bots';
import '../shared/base.css';
import '../shared/pieces.css';
import './table.css';
import { show } from '../shared/app.tsx';
import { BattleTable } from './table.tsx';

const bots = simulatedBattle('all');

show<BattleGame>({
  title: 'Battle',
  storageKey: 'cardchart-battle-table',
  seatCounts: [2],
  start: (seed) => createGame(battle, { ...bots.setup(rollFrom(seed), 2), seed }),
  playAgain: (replay) => replayGame(battle, replay),
  actAsBot: (game, seat, seed) => {
    const view = game.viewFor(seat);
    const { refused } = act(game, { view, moves: view.moves }, { bot: bots.bots.greedy, roll: rollFrom(seed) });
    const [owed] = refused === undefined ? [] : game.decisions(seat);
    if (owed !== undefined) game.submit(owed.fallback);
  },
  Table: BattleTable,
});
