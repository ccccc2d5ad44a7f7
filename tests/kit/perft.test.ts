// Perft numbers are kept in tests/model/perft.json: any change of the rules changes some of them. After a change that is
// meant, `npx vitest run tests/kit/perft.test.ts -u` writes the new ones, to be looked at before they are kept.

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../machines/index.ts';
import { auction } from '../model/example/auction.ts';
import { auctionSubject } from '../model/example/subject.ts';
import { perft } from '../model/index.ts';
import { PERFT_POSITIONS } from '../model/perft-positions.ts';

const FILE = join(import.meta.dirname, '..', 'model', 'perft.json');

const numbersOn = (road: 'xstate' | 'compiled', less = 0) =>
  Object.entries(PERFT_POSITIONS).map(
    ([ruleset, positions]) =>
      [ruleset, positions.map(({ name, count }) => [name, count(road, less)] as const)] as const,
  );

type Numbers = ReturnType<typeof numbersOn>;

/** One line for each position. */
const written = (numbers: Numbers): string => {
  const lines = numbers.map(([ruleset, positions]) => {
    const entries = positions.map(([name, counts]) => `    ${JSON.stringify(name)}: [${counts.join(', ')}]`);
    return `  ${JSON.stringify(ruleset)}: {\n${entries.join(',\n')}\n  }`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
};

describe('perft', () => {
  let compiled: Numbers;

  it('numbers are those that are kept', async () => {
    compiled = numbersOn('compiled');
    await expect(written(compiled)).toMatchFileSnapshot(FILE);
  });

  it('is the same on the XState road, which is slower: one input less', () => {
    const shorter = compiled.map(([ruleset, positions]) => [
      ruleset,
      positions.map(([name, counts]) => [name, counts.slice(0, -1)]),
    ]);
    expect(numbersOn('xstate', 1)).toEqual(shorter);
  });

  it('counts by hand: 18 first bids of the auction, 6 for each player', () => {
    const game = createGame(auction, { seed: 1 }, { road: 'compiled' });
    // Two of three have bid: 3 pairs of players with 36 pairs of bids.
    expect(perft(auctionSubject, game, 2)).toEqual([18, 108]);
    expect(perft(auctionSubject, game, 0)).toEqual([]);
    while (!game.isOver) for (const seat of game.awaited()) game.submit({ type: 'BID', seat, coins: 0 });
    expect(perft(auctionSubject, game, 2)).toEqual([0, 0]);
  });
});
