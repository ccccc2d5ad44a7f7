// Copies of plain data. A World is one JSON value: objects, arrays, strings, numbers, booleans, null.

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** An independent copy. */
export const plainCopy = <T>(value: T): T => (isObject(value) ? (copyOf(value) as T) : value);

const copyOf = (value: object): object => {
  if (Array.isArray(value)) {
    const copy: unknown[] = value.slice();
    for (let index = 0; index < copy.length; index += 1) {
      const inner = copy[index];
      if (isObject(inner)) copy[index] = copyOf(inner);
    }
    return copy;
  }
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) {
    const inner = copy[key];
    if (isObject(inner)) copy[key] = copyOf(inner);
  }
  return copy;
};

/** Freezes a value with everything in it, and hands it back. What is frozen already is not looked into. */
export const frozen = <T>(value: T): T => {
  if (isObject(value)) freezeAll(value);
  return value;
};

const freezeAll = (value: object): void => {
  if (Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Array.isArray(value) ? value : Object.values(value)) if (isObject(inner)) freezeAll(inner);
};
