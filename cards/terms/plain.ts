// What every card maker hands back: plain data, frozen to the bottom.

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) freeze(inner);
    Object.freeze(value);
  }
  return value;
};

/**
 * The one string that stands for all equal ones, as the names of properties do. The rules compare strings all the time,
 * and a string that JSON has made anew is compared letter by letter.
 */
export const sharedString = (text: string): string => {
  // An object without a prototype: after some 1500 literals with different first names the engine no longer gives copies
  // of one object the same shape, and all that reads Worlds is slow.
  const named: Record<string, null> = Object.create(null);
  named[text] = null;
  return Object.keys(named)[0] as string;
};

const shared = (_name: string, value: unknown): unknown => (typeof value === 'string' ? sharedString(value) : value);

/** A deep copy that JSON can carry: undefined and functions do not get in. Frozen. */
export const plain = <C>(card: C): C => freeze(JSON.parse(JSON.stringify(card), shared) as C);
