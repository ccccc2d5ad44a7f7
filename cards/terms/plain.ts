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
export const sharedString = (text: string): string => Object.keys({ [text]: 0 })[0] as string;

const shared = (_name: string, value: unknown): unknown => (typeof value === 'string' ? sharedString(value) : value);

/** A deep copy that JSON can carry: undefined and functions do not get in. Frozen. */
export const plain = <C>(card: C): C => freeze(JSON.parse(JSON.stringify(card), shared) as C);
