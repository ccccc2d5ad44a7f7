// What differs between two lists, and between two plain values.

export interface Aligned<T> {
  readonly left: T | null;
  readonly right: T | null;
}

/** The longest common run of two lists, in order, with what only one of them has in between. */
export const alignLists = <T>(left: readonly T[], right: readonly T[], keyOf: (item: T) => string): Aligned<T>[] => {
  const keys = [left.map(keyOf), right.map(keyOf)] as const;
  const lengths = commonLengths(keys[0], keys[1]);
  const aligned: Aligned<T>[] = [];
  let [l, r] = [0, 0];
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  while (l < left.length || r < right.length) {
    const [a, b] = [left[l], right[r]];
    if (a !== undefined && b !== undefined && keys[0][l] === keys[1][r]) {
      aligned.push({ left: a, right: b });
      l += 1;
      r += 1;
    } else if (b === undefined || (a !== undefined && at(l + 1, r) >= at(l, r + 1))) {
      aligned.push({ left: a ?? null, right: null });
      l += 1;
    } else {
      aligned.push({ left: null, right: b });
      r += 1;
    }
  }
  return aligned;
};

/** For each pair of places, how much the lists have in common from there on. */
const commonLengths = (left: readonly string[], right: readonly string[]): number[][] => {
  const lengths = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  for (let l = left.length - 1; l >= 0; l -= 1) {
    for (let r = right.length - 1; r >= 0; r -= 1) {
      const [row, below] = [lengths[l] ?? [], lengths[l + 1] ?? []];
      row[r] = left[l] === right[r] ? (below[r + 1] ?? 0) + 1 : Math.max(below[r] ?? 0, row[r + 1] ?? 0);
    }
  }
  return lengths;
};

/** A field that differs. What is not there at all is undefined. */
export interface FieldDifference {
  /** `players.0.hand.2`. */
  readonly path: string;
  readonly left: unknown;
  readonly right: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Every field of plain data that differs, in order of the keys; shared parts are not looked into. */
export const differingFields = (left: unknown, right: unknown, path = ''): FieldDifference[] => {
  if (left === right) return [];
  if (!isObject(left) || !isObject(right) || Array.isArray(left) !== Array.isArray(right))
    return [{ path, left, right }];
  const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  return keys.flatMap((key) => differingFields(left[key], right[key], path === '' ? key : `${path}.${key}`));
};
