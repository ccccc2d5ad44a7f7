// Exploring and interleavings: shortest paths in card language, all orders of answers, and a bound that is said.

import { describe, expect, it } from 'vitest';
import { battle } from '../../machines/battle/index.ts';
import { createGame, stateNames } from '../../machines/index.ts';
import { newDale, newGame } from '../../machines/sandbox/index.ts';
import { type AuctionWorld, auction, auctionMachine } from '../model/example/auction.ts';
import { auctionSubject } from '../model/example/subject.ts';
import { battleSubject, daleSubject, everyWay, explore, interleavings, multiActiveState } from '../model/index.ts';

const COMPILED = { road: 'compiled' } as const;
const newAuction = () => createGame(auction, { seed: 1 }, COMPILED);
/** Which lots are left and who has bid: not how much. */
const byBidders = ({ lots, bids }: AuctionWorld) => [lots.length, bids.map((bid) => bid === null)];

describe('explore', () => {
  it('finds all positions that the key tells apart, and every state and transition of the auction', () => {
    const found = explore(auctionSubject, newAuction(), { by: byBidders, ways: 1 });
    // Seven sets of bidders for each of four lots, and the end.
    expect(found).toMatchObject({ positions: 29, isWhole: true, extent: 'all of 29 positions' });
    // The parallel state is active from the start and entered again only from `awarding`.
    expect([...found.toStates.keys()].sort()).toEqual(stateNames(auctionMachine).sort());
    expect(found.toStates.get('bidding.seat0.awaited')).toEqual({ title: 'at the start', steps: [] });
    expect(found.toTransitions.get('awarding --> bidding')?.title).toBe(
      'seat 0: Bid 0, then seat 1: Bid 0, then seat 2: Bid 0',
    );
  });

  it('gives shortest paths that lead there when they are sent', () => {
    const { toStates } = explore(auctionSubject, newAuction(), { by: byBidders });
    const game = newAuction();
    const { steps = [] } = toStates.get('over') ?? {};
    expect(steps).toHaveLength(12);
    for (const { input } of steps) expect(game.submit(input).ok).toBe(true);
    expect(game.isOver).toBe(true);
  });

  it('sees eventless steps, and says in card language how to get there', () => {
    const { game, summon, addToHand } = newGame({ decks: [['Wisp'], []] });
    summon('Baron Rivendare', 0);
    summon('Loot Hoarder', 0);
    addToHand('Twisting Nether', 0);
    const found = explore(battleSubject, game, { by: ['turn'], most: 30, ways: 1 });
    expect(found.toStates.get('resolving.triggerQueue.activated')?.title).toBe('seat 0: Play Twisting Nether');
    expect(found.toTransitions.get('turn.endOfTurnOutcome --> turn.finalWrapUp')?.title).toBe('seat 0: End the turn');
    expect(found.toStates.has('resolving.choice.open')).toBe(false);
  });

  it('says that it is bounded instead of running away, and leaves the game alone', () => {
    const decks = [Array(10).fill('Bloodfen Raptor'), Array(10).fill('Wisp')] as const;
    const game = createGame(battle, { seed: 1, decks }, COMPILED);
    const before = game.fingerprint();
    const found = explore(battleSubject, game, { by: (world) => world, most: 20 });
    expect(found).toMatchObject({ positions: 20, isWhole: false, extent: 'bounded at 20 positions' });
    expect(found.toPositions.size).toBe(20);
    expect(game.fingerprint()).toBe(before);
  });

  it('of a game that is over has nothing but its position', () => {
    const game = newAuction();
    while (!game.isOver) for (const seat of game.awaited()) game.submit({ type: 'BID', seat, coins: 0 });
    expect(explore(auctionSubject, game, { by: [] })).toMatchObject({ positions: 1, isWhole: true });
  });
});

describe('interleavings', () => {
  it('are all orders in which three can bid, and each sells the same', () => {
    const { runs, extent } = interleavings(auctionSubject, newAuction(), { only: ({ coins, seat }) => coins === seat });
    expect(extent).toBe('all of 6 interleavings');
    expect(runs.map(({ title }) => title)).toContain('seat 2: Bid 2, then seat 0: Bid 0, then seat 1: Bid 1');
    expect(new Set(runs.map(({ title }) => title)).size).toBe(6);
    expect(new Set(runs.map(({ end }) => end.fingerprint())).size).toBe(1);
  });

  it('of a mulligan are both orders, with every choice of cards that is asked for', () => {
    const decks = [Array(8).fill('Wisp'), Array(8).fill('Wisp')] as const;
    const game = createGame(battle, { seed: 1, decks }, COMPILED);
    expect(multiActiveState(game.value)).toBe('turn.mulligan');
    expect(interleavings(battleSubject, game).runs.map(({ steps }) => steps.map(({ seat }) => seat))).toEqual([
      [0, 1],
      [1, 0],
    ]);
    // Two ways for each of two players, in two orders.
    expect(interleavings(battleSubject, game, { ways: 2 }).runs).toHaveLength(8);
  });

  it('of the owl state let each player answer in any order', () => {
    const { put, send, game } = newDale({ players: 3 });
    const magnet = put('Magnet', 'hand', 0);
    const inspection = put('Quality Inspection', 'deck', 0);
    for (const seat of [1, 2]) {
      put('Ancient Knowledge', 'hand', seat);
      put('Junk', 'deck', seat);
    }
    send({ type: 'PLAY', seat: 0, card: magnet });
    send({ type: 'CHOOSE', seat: 0, cards: [inspection] });
    expect(multiActiveState(game.value)).toBe('resolving.owl');
    const declines = { only: (input: { type: string }) => JSON.stringify(input).includes('"none"') };
    const { runs, isWhole } = interleavings(daleSubject, game, declines);
    expect(isWhole).toBe(true);
    expect(new Set(runs.map(({ steps }) => steps.map(({ seat }) => seat).join(' '))).size).toBe(6);
    expect(runs.every(({ end }) => multiActiveState(end.value) === null)).toBe(true);
  });

  it('are bounded, and there are none without a multi-active state', () => {
    const bounded = interleavings(auctionSubject, newAuction(), { most: 5 });
    expect(bounded).toMatchObject({ isWhole: false, extent: 'bounded at 5 interleavings' });
    expect(bounded.runs).toHaveLength(5);
    expect(() => interleavings(battleSubject, newGame().game)).toThrow('one player is active at most');
  });
});

describe('every way to fill in a move', () => {
  it('is found once, in order, and no more than asked for', () => {
    const pairs = (roll: (below: number) => number) => [roll(2), roll(3)];
    expect(everyWay(pairs, 10)).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
    expect(everyWay(pairs, 2)).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect(everyWay((roll) => (roll(2) === 0 ? 'none' : roll(2)), 10)).toEqual(['none', 0, 1]);
    expect(everyWay((roll) => roll(3) > 0, 10)).toEqual([false, true]);
    expect(everyWay(() => 'nothing to decide', 10)).toEqual(['nothing to decide']);
  });
});
