// Copies of plain data. A World is one JSON value: objects, arrays, strings, numbers, booleans, null.

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** An independent copy. */
export const plainCopy = <T>(value: T): T => {
  if (!isObject(value)) return value;
  return (!Array.isArray(value) && isWide(value) ? wideCopyOf(value) : copyOf(value)) as T;
};

const copyOf = (value: object): object => {
  if (Array.isArray(value)) {
    const copy: unknown[] = value.slice();
    for (let index = 0; index < copy.length; index += 1) {
      const inner = copy[index];
      if (isObject(inner)) copy[index] = copyOf(inner);
    }
    return copy;
  }
  // Field by field is faster than the spread of objects of many shapes.
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const inner = (value as Record<string, unknown>)[key];
    copy[key] = isObject(inner) ? copyOf(inner) : inner;
  }
  return copy;
};

/** So many fields, written one by one, make an object that is kept as a hash table: all that reads it is slow then. */
const WIDE = 12;

const isWide = (value: object): boolean => {
  let fields = 0;
  for (const _ in value) fields += 1;
  return fields > WIDE;
};

/** A World. */
const wideCopyOf = (value: object): object => {
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) {
    const inner = copy[key];
    if (isObject(inner)) copy[key] = copyOf(inner);
  }
  return copy;
};

/** Holds no object: nothing in it can be changed when it is frozen itself. */
export const isFlat = (value: object): boolean => {
  for (const key in value) if (isObject((value as Record<string, unknown>)[key])) return false;
  return true;
};

/** Freezes a value with everything in it, and hands it back. What is frozen already is not looked into. */
export const frozen = <T>(value: T): T => {
  if (isObject(value) && !Object.isFrozen(value)) freezeAll(value);
  return value;
};

const freezeAll = (value: object): void => {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const inner: unknown = value[index];
      if (isObject(inner) && !Object.isFrozen(inner)) freezeAll(inner);
    }
  } else {
    for (const key in value) {
      const inner = (value as Record<string, unknown>)[key];
      if (isObject(inner) && !Object.isFrozen(inner)) freezeAll(inner);
    }
  }
  Object.freeze(value);
};
