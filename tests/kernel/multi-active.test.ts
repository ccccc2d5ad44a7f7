// Several players active at once: the mulligan's regions are independent (charts.md §3, R14.4).

import { describe, expect, it } from 'vitest';
import { type BattleGame, battle } from '../../machines/battle/index.ts';
import { canonical, createGame } from '../../machines/index.ts';

const DECKS = [Array(20).fill('Wisp'), Array(20).fill('Bloodfen Raptor')] as const;
const start = (): BattleGame => createGame(battle, { seed: 3, decks: DECKS });
const handOf = (game: BattleGame, seat: 0 | 1): readonly number[] => game.world.players[seat].hand;

describe('the mulligan', () => {
  it('waits for both seats and begins when the last has answered', () => {
    const game = start();
    expect(game.value).toEqual({ turn: { mulligan: { seat0: 'choosing', seat1: 'choosing' } } });
    expect(game.awaited()).toEqual([0, 1]);
    expect(game.submit({ type: 'MULLIGAN', seat: 1, replace: [] }).ok).toBe(true);
    expect(game.value).toEqual({ turn: { mulligan: { seat0: 'choosing', seat1: 'done' } } });
    expect(game.awaited()).toEqual([0]);
    expect(game.submit({ type: 'MULLIGAN', seat: 0, replace: [] }).ok).toBe(true);
    expect(game.value).toEqual({ turn: 'main' });
  });

  it('leaves the other region where it was, and a finished one refuses', () => {
    const game = start();
    game.submit({ type: 'MULLIGAN', seat: 0, replace: [] });
    const before = game.fingerprint();
    expect(game.submit({ type: 'MULLIGAN', seat: 0, replace: [] })).toMatchObject({ ok: false, code: 'mulligan-done' });
    expect(game.fingerprint()).toBe(before);
    game.handOver('xstate');
    game.actor.send({ type: 'MULLIGAN', seat: 0, replace: [] });
    expect(game.fingerprint()).toBe(before);
  });

  it('deals 3 and 4, gives the second player The Coin, and draws for the first turn', () => {
    const game = start();
    expect(handOf(game, 0)).toHaveLength(3);
    expect(handOf(game, 1)).toHaveLength(4);
    for (const seat of [0, 1]) game.submit({ type: 'MULLIGAN', seat, replace: [] });
    expect(handOf(game, 0)).toHaveLength(4);
    expect(handOf(game, 1).map((id) => game.world.entities[id]?.card)).toEqual([
      ...Array(4).fill('Bloodfen Raptor'),
      'The Coin',
    ]);
  });

  it('gives the same game whichever seat answers first', () => {
    const play = (order: readonly (0 | 1)[]): string => {
      const game = start();
      for (const seat of order) game.submit({ type: 'MULLIGAN', seat, replace: handOf(game, seat).slice(0, 2) });
      const { events, ...world } = game.world;
      expect(events.open.length).toBeGreaterThan(0);
      return canonical(world);
    };
    expect(play([0, 1])).toBe(play([1, 0]));
  });

  it('replaces the cards asked for and keeps the rest', () => {
    const game = start();
    const [kept, ...replaced] = handOf(game, 0);
    game.submit({ type: 'MULLIGAN', seat: 0, replace: replaced });
    expect(handOf(game, 0)).toHaveLength(3);
    expect(handOf(game, 0)).toContain(kept);
    for (const id of replaced) expect(game.world.players[0].deck).toContain(id);
  });
});
