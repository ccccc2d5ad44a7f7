// Whole random games, the bot included: the legal moves are listed before each decision.

import type { Road } from '../machines/index.ts';
import { newDaleGame, playDale } from '../tests/helpers/dale-play.ts';
import { playOut, rollFrom } from '../tests/helpers/random-play.ts';
import { newBasicGame } from './basic-decks.ts';
import { type Case, type Figure, figure, type Size, type Variant } from './harness.ts';
import { playWholeGames } from './limit/whole-game.ts';

/** The same games each time: those with the seeds from 1. `play` hands back the number of actions. */
const games = (name: string, count: number, play: (seed: number) => number): Figure => {
  const playAll = (): number => {
    let actions = 0;
    for (let seed = 1; seed <= count; seed += 1) actions += play(seed);
    return actions;
  };
  return figure(name, 'action', playAll, { 'actions a game': playAll() / count });
};

/** So many that the average says something: some of them are three times as long as others. */
const DALE_GAMES = 10;

const battle =
  (road: Road) =>
  (seed: number): number =>
    playOut(newBasicGame(seed, road), rollFrom(seed)).length;

const dale =
  (players: number, road: Road) =>
  (seed: number): number =>
    playDale(newDaleGame(players, seed, road), rollFrom(seed)).length;

const variant = (name: string, count: number, play: (seed: number) => number): Variant => ({
  name,
  figures: (size: Size) => [games('game', size === 'quick' ? 1 : count, play)],
});

export const wholeGames: Case = {
  name: 'whole-games',
  title: 'Whole random games, legal moves listed before each decision, bot included',
  variants: [
    {
      name: 'by hand, battle',
      figures: () => [
        figure('game', 'action', () => playWholeGames(200), { 'actions a game': playWholeGames(200) / 200 }),
      ],
    },
    variant('battle, Basic decks, compiled', 3, battle('compiled')),
    variant('battle, Basic decks, xstate', 3, battle('xstate')),
    variant('dale, 2 players, compiled', DALE_GAMES, dale(2, 'compiled')),
    variant('dale, 4 players, compiled', DALE_GAMES, dale(4, 'compiled')),
    variant('dale, 2 players, xstate', DALE_GAMES, dale(2, 'xstate')),
  ],
};
