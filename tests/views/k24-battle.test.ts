// K24 for battles: a deep search of every view, of the log and of what is owed finds no card id and no card name that
// this viewer was never shown, through games with draws, discards, cards put into decks, gifts and Secrets.

import { describe, expect, it } from 'vitest';
import { type BattleGame, battle } from '../../machines/battle/index.ts';
import { canonical, createGame, loadGame } from '../../machines/index.ts';
import { type Found, knowledgeOf, search, WATCHERS } from '../helpers/battle-knowledge.ts';
import { playOut, randomOptions, rollFrom } from '../helpers/random-play.ts';

const GAMES = 20;
const INPUTS = 60;

const newBattle = (seed: number): BattleGame => createGame(battle, randomOptions(seed), { road: 'compiled' });

const checkShown = (what: unknown, shown: Found, viewer: unknown): void => {
  const found = search(what);
  const ids = [...found.ids].filter((id) => !shown.ids.has(id));
  const names = [...found.names].filter((name) => !shown.names.has(name));
  if (ids.length + names.length > 0) {
    throw new Error(`Never shown to ${viewer}: ids ${ids.join()}, names ${names.join()}, in ${canonical(what)}`);
  }
};

describe('K24 views and logs of random battles', () => {
  it('show nobody a card that was never shown to them', () => {
    const happened = new Set<string>();
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const game = newBattle(seed);
      const knowledge = WATCHERS.map((viewer) => ({ viewer, shown: knowledgeOf(game, viewer) }));
      playOut(game, rollFrom(seed), INPUTS, () => {
        for (const { viewer, shown } of knowledge) {
          shown.look();
          const view = game.viewFor(viewer);
          checkShown(view, shown, viewer);
          if (viewer !== 'spectator') checkShown(game.decisions(viewer), shown, viewer);
        }
      });
      for (const { viewer, shown } of knowledge) checkShown(game.logFor(viewer), shown, viewer);
      for (const { type } of game.log()) happened.add(type);
    }
    const wanted = ['Drew', 'Discarded', 'PutIntoDeck', 'Given', 'SecretPlayed', 'SecretRevealed', 'Returned'];
    expect(wanted.filter((type) => !happened.has(type))).toEqual([]);
  });

  it('would find a card that leaks: the same search on what a judge sees fails', () => {
    const game = newBattle(1);
    const shown = knowledgeOf(game, 0);
    expect(() => checkShown(game.viewFor('judge'), shown, 0)).toThrow('Never shown to 0: ids');
    expect(() => {
      playOut(game, rollFrom(1), 30, () => shown.look());
      checkShown(game.logFor('judge'), shown, 0);
    }).toThrow('Never shown to 0: ids');
  });

  it('give the same bytes when the view is made again from the saved World', () => {
    const game = newBattle(7);
    playOut(game, rollFrom(8), INPUTS, () => {
      const loaded = loadGame(battle, JSON.parse(JSON.stringify(game.save())), { road: 'compiled' });
      for (const viewer of [...WATCHERS, 'judge'] as const) {
        expect(canonical(loaded.viewFor(viewer))).toBe(canonical(game.viewFor(viewer)));
      }
    });
  });
});
