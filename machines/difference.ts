// The first place at which two values of plain data differ.

import { shown } from '../effects/shown.ts';

/** A sentence that names the place and both values, or null. The order of keys counts, as it does in a save. */
export const firstDifference = (a: unknown, b: unknown, path: string): string | null => {
  if (a === b) return null;
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  ) {
    return `${path} is ${shown(a)} and ${shown(b)}`;
  }
  const [keysOfA, keysOfB] = [Object.keys(a), Object.keys(b)];
  for (const key of keysOfA) {
    if (!Object.hasOwn(b, key)) return `${path}.${key} is ${shown(a[key as never])} and missing`;
    const found = firstDifference(a[key as never], b[key as never], `${path}.${key}`);
    if (found !== null) return found;
  }
  const added = keysOfB.find((key) => !Object.hasOwn(a, key));
  if (added !== undefined) return `${path}.${added} is missing and ${shown(b[added as never])}`;
  return keysOfA.join() === keysOfB.join() ? null : `${path} has the keys ${keysOfA.join()} and ${keysOfB.join()}`;
};
