// The sums of a summary, against values that others have published or that can be counted by hand.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mean, percentile, wilson } from '../../../cli/simulate/statistics.ts';

describe('the Wilson interval', () => {
  // The examples of Newcombe, Statistics in Medicine 17 (1998), table I, method 3, and one half.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [5, 10, 0.2366, 0.7634],
    [20, 20, 0.8389, 1],
  ])('of %d out of %d is %d to %d', (successes, trials, low, high) => {
    const interval = wilson(successes, trials);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('of nothing says nothing', () => expect(wilson(0, 0)).toEqual({ low: 0, high: 1 }));

  it('holds the share, stays between 0 and 1, mirrors, and narrows with more trials', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (trials, part) => {
          const successes = Math.round(part * trials);
          const { low, high } = wilson(successes, trials);
          const share = successes / trials;
          expect(low).toBeGreaterThanOrEqual(0);
          expect(high).toBeLessThanOrEqual(1);
          expect(low - 1e-12).toBeLessThanOrEqual(share);
          expect(high + 1e-12).toBeGreaterThanOrEqual(share);
          expect(wilson(trials - successes, trials).high).toBeCloseTo(1 - low, 10);
          const more = wilson(4 * successes, 4 * trials);
          expect(more.high - more.low).toBeLessThan(high - low);
        },
      ),
    );
  });
});

describe('percentiles', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  it.each([
    [0, 1],
    [0.5, 50],
    [0.99, 99],
    [1, 100],
  ])('%d of the numbers from 1 to 100 is %d', (share, value) => expect(percentile(hundred, share)).toBe(value));

  it('of one value is that value, and of none no number', () => {
    expect([percentile([7], 0.5), percentile([7], 0.99)]).toEqual([7, 7]);
    expect(percentile([], 0.5)).toBeNaN();
  });
});

it('the mean is the sum by the count', () => expect(mean([1, 2, 6])).toBe(3));
