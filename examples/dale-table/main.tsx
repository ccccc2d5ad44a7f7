// A game of Dale on a page: two to four seats, people or bots.

import { createGame, replayGame } from 'cardchart';
import { act, rollFrom, simulatedDale } from 'cardchart/bots';
import { type DaleGame, dale } from 'cardchart/dale';
import '../shared/base.css';
import '../shared/pieces.css';
import './table.css';
import { show } from '../shared/app.tsx';
import { DaleTable } from './table.tsx';

const bots = simulatedDale('note');

show<DaleGame>({
  title: 'Dale of Merchants',
  storageKey: 'cardchart-dale-table',
  seatCounts: [2, 3, 4],
  start: (seed, players) => createGame(dale, { seed, players }),
  playAgain: (replay) => replayGame(dale, replay),
  actAsBot: (game, seat, seed) => {
    const view = game.viewFor(seat);
    const { refused } = act(game, { view, moves: view.moves }, { bot: bots.bots.greedy, roll: rollFrom(seed) });
    const [owed] = refused === undefined ? [] : game.decisions(seat);
    if (owed !== undefined) game.submit(owed.fallback);
  },
  Table: DaleTable,
});
