// What every card maker hands back: plain data, frozen to the bottom.

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) freeze(inner);
    Object.freeze(value);
  }
  return value;
};

/** A deep copy that JSON can carry: undefined and functions do not get in. Frozen. */
export const plain = <C>(card: C): C => freeze(JSON.parse(JSON.stringify(card)) as C);
