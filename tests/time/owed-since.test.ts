// Since which step a seat owes what it owes: for a clock on the table, and for a driver that waits for somebody absent.

import { describe, expect, it } from 'vitest';
import { battle } from '../../machines/battle/index.ts';
import { createGame } from '../../machines/index.ts';
import { newDaleGame, playDale } from '../helpers/dale-play.ts';
import { rollFrom } from '../helpers/random-play.ts';

const deck = Array<string>(20).fill('Bloodfen Raptor');
const newBattle = () => createGame(battle, { seed: 1, decks: [deck, deck] });

describe.each(['xstate', 'compiled'] as const)('on the road %s', (road) => {
  it('both owe the mulligan since the start; who has answered owes nothing, the other still since then', () => {
    const game = newBattle();
    game.handOver(road);
    expect([game.owedSince(0), game.owedSince(1)]).toEqual([0, 0]);
    expect(game.submit({ type: 'MULLIGAN', seat: 1, replace: [] }).ok).toBe(true);
    expect([game.owedSince(0), game.owedSince(1)]).toEqual([0, null]);
  });

  it('a turn is owed since the other ended theirs, and since each own input after that', () => {
    const game = newBattle();
    game.handOver(road);
    for (const seat of [0, 1]) game.submit({ type: 'MULLIGAN', seat, replace: [] });
    const first = game.awaited()[0] ?? -1;
    expect(game.owedSince(first)).toBe(2);
    expect(game.owedSince(1 - first)).toBeNull();
    game.submit({ type: 'END_TURN', seat: first });
    expect(game.owedSince(1 - first)).toBe(3);
    game.submit({ type: 'END_TURN', seat: 1 - first });
    expect([game.owedSince(first), game.owedSince(1 - first)]).toEqual([4, null]);
    game.submit({ type: 'CONCEDE', seat: 0 });
    expect([game.owedSince(0), game.owedSince(1)]).toEqual([null, null]);
  });

  it('three vote for sets: each owes it since the start, whoever else has voted', () => {
    const game = newDaleGame(3, 5, road);
    expect(game.awaited()).toEqual([0, 1, 2]);
    game.submit({ type: 'SELECT_SETS', seat: 1, sets: [] });
    expect([0, 1, 2].map((seat) => game.owedSince(seat))).toEqual([0, null, 0]);
  });

  it('is never later than the last input, and null for exactly those who are not awaited', () => {
    const game = newDaleGame(4, 7, road);
    let asked = 0;
    playDale(game, rollFrom(7), 60, () => {
      const inputs = game.replay().inputs.length;
      for (const seat of [0, 1, 2, 3]) {
        const since = game.owedSince(seat);
        expect(since === null).toBe(!game.awaited().includes(seat));
        expect(since ?? 0).toBeLessThanOrEqual(inputs);
        asked += 1;
      }
    });
    expect(asked).toBeGreaterThan(100);
  });
});
