// The few sums that a summary needs.

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Standard normal quantile for 95 %. */
const Z = 1.959963984540054;

/**
 * The 95 % interval of a share, after Wilson: where the true share may lie if it was so often out of so many. Unlike
 * the plain normal interval it stays within 0 and 1 and holds for small numbers.
 */
export const wilson = (successes: number, trials: number): Interval => {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const spread = Z * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2));
  const middle = share + Z ** 2 / (2 * trials);
  const scale = 1 + Z ** 2 / trials;
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
};

/** The least of the values that at least this share of them do not exceed (nearest rank). NaN for no values. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
};

export const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** NaN for no values. */
export const mean = (values: readonly number[]): number => total(values) / values.length;
