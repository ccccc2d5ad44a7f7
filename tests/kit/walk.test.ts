// The kit finds what it is there to find: each kind of fault is put into a copy of the auction.

import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../machines/index.ts';
import { type AuctionWorld, auction, type Bid } from '../model/example/auction.ts';
import { auctionSubject } from '../model/example/subject.ts';
import { Coverage, testModel } from '../model/index.ts';

const PLAN = { seed: 1, games: 40, illegal: 0.5, road: 'compiled' } as const;

/** What the kit says first about the auction with other rules. */
const firstOf = async (rules: Partial<typeof auction>): Promise<string | undefined> => {
  const subject = { ...auctionSubject, rulesets: [{ ...auction, ...rules }] as const };
  const { found } = await testModel(subject, PLAN);
  return found[0]?.failure?.name;
};

const refused: Refusal = { ok: false, code: 'made-up', message: 'Not today.', details: {} };

describe('a walk finds', () => {
  it('nothing in the rules as they are', async () => {
    expect(await firstOf({})).toBeUndefined();
  });

  it('a legal move that is refused', async () => {
    const refusalFor = (world: AuctionWorld, bid: Bid) => (bid.coins === 2 ? refused : auction.refusalFor(world, bid));
    expect(await firstOf({ refusalFor })).toBe('legal moves are accepted');
  });

  it('an input that the rules fall over', async () => {
    const eventsOf = (world: AuctionWorld) => {
      if (world.lots.length === 2) throw new Error('Two lots!');
      return auction.eventsOf(world);
    };
    await expect(firstOf({ eventsOf })).rejects.toThrow('Two lots!');
  });

  it('somebody who is awaited and cannot move', async () => {
    const legalMoves = (world: AuctionWorld, seat: number) =>
      auction.legalMoves(world, seat).filter(() => seat !== 2 || world.lots.length > 2);
    expect(await firstOf({ legalMoves })).toBe('the awaited can move, and nobody else');
  });

  it('a game in which nobody is awaited', async () => {
    const awaited = (world: AuctionWorld) => (world.lots.length > 2 ? auction.awaited(world) : []);
    expect(await firstOf({ awaited })).toBe('somebody can act');
  });

  it('a World that is no plain data', async () => {
    const createWorld = (options: { seed: number }) =>
      ({ ...auction.createWorld(options), extra: Number.NaN }) as unknown as AuctionWorld;
    expect(await firstOf({ createWorld })).toBe('the World is plain data');
  });

  it('a broken invariant of the user’s own, an exception included', async () => {
    const invariants = [
      ...auctionSubject.invariants,
      {
        name: 'lots are never scarce',
        check: ({ world }: { world: AuctionWorld }) => {
          if (world.lots.length < 2) throw new Error('One is left.');
          return null;
        },
      },
    ];
    const { found } = await testModel({ ...auctionSubject, invariants }, PLAN);
    expect(found[0]?.failure).toMatchObject({ name: 'lots are never scarce', problem: 'One is left.' });
    expect(found[0]?.failure?.input).toEqual(found[0]?.replay.inputs.at(-1));
  });

  it('a state that is said to be out of reach and is not', async () => {
    const unreachable = { auction: { over: 'Nobody ever buys anything.' } };
    const { coverage } = await testModel({ ...auctionSubject, unreachable }, PLAN);
    expect(coverage.wronglyExcluded).toEqual([{ chart: 'auction', kind: 'state', name: 'over' }]);
  });
});

describe('coverage', () => {
  it('names what was never reached, and the way to it', () => {
    const coverage = new Coverage(auctionSubject);
    coverage.watch(auctionSubject.charts.auction as never);
    expect(coverage.neverReached.map(({ name }) => name)).toContain('over');
    expect(coverage.wayTo({ chart: 'auction', kind: 'state', name: 'over' })).toEqual([
      'bidding --done--> awarding',
      'awarding --> over',
    ]);
    expect(coverage.wayTo({ chart: 'auction', kind: 'state', name: 'nowhere' })).toBeNull();
    expect(coverage.wayTo({ chart: 'none', kind: 'state', name: 'over' })).toBeNull();
  });

  it('refuses reports of other rules, and charts that it does not cover', () => {
    const coverage = new Coverage(auctionSubject);
    const report = coverage.report();
    expect(() => coverage.add({ ...report, version: '0' })).toThrow('auction 0, not of auction 1');
    expect(() => coverage.add({ ...report, charts: { other: { states: {}, transitions: {} } } })).toThrow('"other"');
    expect(() => coverage.watch({ id: 'foreign' } as never)).toThrow('"foreign"');
  });
});
