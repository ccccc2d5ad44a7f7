// Copies of plain data. A World is one JSON value: objects, arrays, strings, numbers, booleans, null.

/** An independent copy. */
export const plainCopy = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  const copy = (Array.isArray(value) ? value.slice() : { ...value }) as T & object;
  for (const key in copy) {
    const inner = copy[key];
    if (typeof inner === 'object' && inner !== null) copy[key] = plainCopy(inner);
  }
  return copy;
};

/** Freezes a value with everything in it, and hands it back. What is frozen already is not looked into. */
export const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const key in value) frozen(value[key]);
  return value;
};
