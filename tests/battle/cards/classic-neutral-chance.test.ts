// Classic neutral minions that leave something to chance.

import { expect } from 'vitest';
import { pick, table } from '../table.ts';
import { card } from './card.ts';
import { playFromHand } from './from-hand.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

card('Nat Pagle', 'at the start of its own turn, half the time one card more', () => {
  const drawn = new Set<number>();
  for (const seed of SEEDS) {
    const { summon, endTurn, hand } = table({ seed });
    summon('Nat Pagle', 0);
    endTurn();
    expect([hand(0).length, hand(1).length]).toEqual([0, 1]);
    endTurn();
    drawn.add(hand(0).length);
  }
  expect([...drawn].sort()).toEqual([1, 2]);
});

card('Tinkmaster Overspark', 'another minion of either side becomes a Devilsaur or a Squirrel', () => {
  const seen = new Set<string>();
  for (const seed of SEEDS) {
    const game = table({ seed });
    const { summon, board, nameOf, attackOf, health, zoneOf } = game;
    const [own, enemy] = [summon('Leper Gnome', 0), summon('War Golem', 1)];
    const tinkmaster = playFromHand(game, 'Tinkmaster Overspark', 0);
    const isOwn = zoneOf(own) === 'removed';
    expect([zoneOf(own), zoneOf(enemy)].sort()).toEqual(['board', 'removed']);
    expect(board(0)[1]).toBe(tinkmaster);
    const form = pick(board(isOwn ? 0 : 1), 0);
    const size = nameOf(form) === 'Devilsaur' ? 5 : 1;
    expect([attackOf(form), health(form), health(game.hero(1))]).toEqual([size, size, 30]);
    seen.add(`${isOwn ? 'own' : 'enemy'} ${nameOf(form)}`);
  }
  expect([...seen].sort()).toEqual(['enemy Devilsaur', 'enemy Squirrel', 'own Devilsaur', 'own Squirrel']);
});

card('Tinkmaster Overspark', 'alone, he changes nobody', () => {
  const game = table();
  const tinkmaster = playFromHand(game, 'Tinkmaster Overspark', 0);
  expect(game.board(0)).toEqual([tinkmaster]);
});
