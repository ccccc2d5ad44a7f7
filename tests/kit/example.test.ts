// A rule set that is neither battle nor Dale: the kernel and the kit know nothing of it.

import { describe, expect, it } from 'vitest';
import { createGame, openView, replayGame } from '../../machines/index.ts';
import { auction } from '../model/example/auction.ts';
import { auctionSubject, secrecy } from '../model/example/subject.ts';
import { Coverage, playBatch, testModel } from '../model/index.ts';

const PLAN = { seed: 1, games: 80, illegal: 0.3, road: 'both' } as const;

describe('the auction', () => {
  it('is tested by the kit on both roads: all is reached and nothing is found', async () => {
    const { coverage, found } = await testModel(auctionSubject, PLAN);
    expect(found).toEqual([]);
    expect(coverage.neverReached).toEqual([]);
    expect(coverage.games).toBe(80);
    for (const code of ['bad-input', 'unknown-seat', 'not-awaited', 'illegal-move'])
      expect(coverage.count('refusals', code)).toBeGreaterThan(0);
  });

  it('lets all three bid in any order, and sells to the highest bid', () => {
    const play = (order: readonly number[]) => {
      const game = createGame(auction, { seed: 1 });
      for (const seat of order) expect(game.submit({ type: 'BID', seat, coins: seat + 1 }).ok).toBe(true);
      return game;
    };
    const game = play([2, 0, 1]);
    expect(game.log()).toEqual([{ type: 'Sold', lot: 3, to: 2, coins: 3 }]);
    expect(play([0, 1, 2]).fingerprint()).toBe(game.fingerprint());
    expect(game.awaited()).toEqual([0, 1, 2]);
  });

  it('shows a sealed bid to nobody else', () => {
    const game = createGame(auction, { seed: 1 });
    const before = game.viewFor(1);
    game.submit({ type: 'BID', seat: 0, coins: 4 });
    expect(game.viewFor(1)).toEqual(before);
    expect(game.viewFor(0)).toMatchObject({ lots: [3, 1, 4, 2], bids: [4, null, null] });
    expect(game.viewFor('judge')).toEqual(game.viewFor(0));
    expect(game.viewFor('spectator')).toEqual(before);
  });

  it('would be found out if it showed bids to all', async () => {
    const invariants = [secrecy({ viewFor: (world) => openView(world) })];
    const { found } = await testModel({ ...auctionSubject, invariants }, PLAN);
    expect(found[0]?.failure?.name).toBe('a sealed bid is seen by nobody else');
  });

  it('refuses in its chart as well what the game refuses at the door', () => {
    const game = createGame(auction, { seed: 1 }, { road: 'xstate' });
    const before = game.fingerprint();
    game.actor.send({ type: 'BID', seat: 0, coins: 6 });
    expect(game.fingerprint()).toBe(before);
    game.actor.send({ type: 'BID', seat: 0, coins: 5 });
    expect(game.awaited()).toEqual([1, 2]);
    const sealed = game.fingerprint();
    for (const seat of [0, 3]) game.actor.send({ type: 'BID', seat, coins: 0 });
    expect(game.fingerprint()).toBe(sealed);
  });

  it('has a winner, whom it names to those who come late', () => {
    const game = createGame(auction, { seed: 1 });
    for (const lot of [0, 1, 2, 3])
      for (const seat of [0, 1, 2]) game.submit({ type: 'BID', seat, coins: +(seat === lot) });
    const paid = game.log().reduce((sum, { coins }) => sum + coins, 0);
    expect(game.world.coins.reduce((sum, owned) => sum + owned, 0)).toBe(15 + 10 - paid);
    const answer = game.submit({ type: 'BID', seat: 0, coins: 0 });
    expect(answer).toMatchObject({ code: 'game-over', message: expect.stringContaining('The game is over: seat ') });
    expect(game.isOver).toBe(true);
  });

  it('refuses a second bid, too many coins, an unknown seat and nonsense, and changes nothing', () => {
    const game = createGame(auction, { seed: 1 });
    game.submit({ type: 'BID', seat: 0, coins: 1 });
    const before = game.fingerprint();
    expect(game.submit({ type: 'BID', seat: 0, coins: 1 })).toMatchObject({ ok: false, code: 'not-awaited' });
    expect(game.submit({ type: 'BID', seat: 1, coins: 6 })).toMatchObject({ ok: false, code: 'illegal-move' });
    expect(game.submit({ type: 'BID', seat: 3, coins: 1 })).toMatchObject({ ok: false, code: 'unknown-seat' });
    expect(game.submit({ type: 'SELL' } as never)).toMatchObject({ ok: false, code: 'bad-input' });
    expect(game.fingerprint()).toBe(before);
  });

  it('is saved, replayed and played to its end like any other', () => {
    const game = createGame(auction, { seed: 3 });
    while (!game.isOver) {
      const [seat = 0] = game.awaited();
      const [move] = game.legalMoves(seat);
      if (move !== undefined) game.submit(move.input);
    }
    expect(replayGame(auction, game.replay()).fingerprint()).toBe(game.fingerprint());
    expect(game.log()).toHaveLength(4);
    expect(game.awaited()).toEqual([]);
  });
});

describe('a run', () => {
  it('gives the same games and coverage again', async () => {
    const [first, second] = [await testModel(auctionSubject, PLAN), await testModel(auctionSubject, PLAN)];
    expect(second.coverage.report()).toEqual(first.coverage.report());
  });

  it('adds up to the coverage of its batches', () => {
    const whole = new Coverage(auctionSubject);
    const led = new Coverage(auctionSubject).report();
    for (const first of [1, 11]) whole.add(playBatch(auctionSubject, { ...PLAN, games: 10, first, led }).coverage);
    const both = playBatch(auctionSubject, { ...PLAN, games: 20, first: 1, led }).coverage;
    expect(whole.games).toBe(20);
    expect(whole.report().charts).toMatchObject({ auction: { states: { over: 20 } } });
    expect(both.charts.auction?.states.over).toBe(20);
  });
});
