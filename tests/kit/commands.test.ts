// Games as commands for fast-check: sound rules pass, and a failing run shrinks to few inputs in card language.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AuctionWorld, auction } from '../model/example/auction.ts';
import { auctionSubject } from '../model/example/subject.ts';
import {
  BrokenGame,
  battleSubject,
  daleSubject,
  fixtureOf,
  gameCommands,
  gameProperty,
  playCommands,
  replayFixture,
} from '../model/index.ts';

const RUNS = { seed: 7, numRuns: 20 } as const;

describe('commands', () => {
  it('play sound games of each rule set', () => {
    fc.assert(gameProperty(battleSubject, { maxCommands: 20 }), RUNS);
    fc.assert(gameProperty(daleSubject, { maxCommands: 20 }), RUNS);
    fc.assert(gameProperty(auctionSubject, { maxCommands: 20, road: 'both' }), RUNS);
  });

  it('carry out what is legal and pass over the rest, in card language', () => {
    const [commands] = fc.sample(gameCommands(auctionSubject, 40), { seed: 1, numRuns: 1 });
    if (commands === undefined) throw new Error('fast-check gave no commands.');
    const { game, sentences } = playCommands(auctionSubject, { seed: 1 }, commands);
    expect(sentences.length).toBeGreaterThan(0);
    // Four lots for three bidders each: whatever comes after the last is left out.
    expect(sentences.length).toBeLessThanOrEqual(12);
    expect(game.replay().inputs).toHaveLength(sentences.length);
    expect(String(commands)).toContain(sentences.join(','));
  });

  it('shrink a failing run to few inputs, told one by one', () => {
    const subject = {
      ...battleSubject,
      invariants: [
        {
          name: 'nothing is ever destroyed',
          check: ({ events }: { events: readonly { type: string }[] }) =>
            events.some(({ type }) => type === 'Destroyed') ? 'Something was.' : null,
        },
      ],
    };
    const { failed, counterexample, errorInstance } = fc.check(gameProperty(subject, { maxCommands: 40 }), RUNS);
    expect(failed).toBe(true);
    expect(errorInstance).toBeInstanceOf(BrokenGame);
    const { sentences, message, found } = errorInstance as BrokenGame<{ type: string }>;
    expect(sentences.length).toBeLessThanOrEqual(4);
    expect(message).toBe(
      `nothing is ever destroyed: Something was.\n${sentences.map((each, index) => `${index + 1}. ${each}`).join('\n')}`,
    );
    expect(String(counterexample?.[1])).toContain(sentences.join(','));
    expect(found.replay.inputs).toHaveLength(sentences.length);
  });

  it('hand out a failing run that can be written as a fixture', () => {
    const subject = {
      ...auctionSubject,
      invariants: [
        {
          name: 'the first lot is never sold',
          check: ({ world }: { world: AuctionWorld }) => (world.lots.length < 4 ? 'It was.' : null),
        },
      ],
    };
    const { errorInstance } = fc.check(gameProperty(subject), RUNS);
    if (!(errorInstance instanceof BrokenGame)) throw new Error('Nothing was found.');
    expect(errorInstance.sentences).toHaveLength(3);
    const { text } = fixtureOf(subject, errorInstance.found, RUNS.seed);
    expect(replayFixture(subject, text)).toEqual({ name: 'the first lot is never sold', problem: 'It was.' });
  });

  it('find a legal move that is refused', () => {
    const refusalFor = (world: AuctionWorld, bid: Parameters<typeof auction.refusalFor>[1]) =>
      bid.coins === 5
        ? ({ ok: false, code: 'made-up', message: 'Not five.', details: {} } as const)
        : auction.refusalFor(world, bid);
    const subject = { ...auctionSubject, rulesets: [{ ...auction, refusalFor }] as const };
    const { errorInstance } = fc.check(gameProperty(subject), RUNS);
    expect(String(errorInstance)).toMatch(/legal moves are accepted: Not five\.\n1\. seat \d: Bid 5$/);
  });
});
