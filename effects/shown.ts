// How a value that somebody sent is shown in a refusal.

const LONGEST = 80;

/** A value as people read it, cut short if it is long; also one that JSON cannot carry. */
export const shown = (value: unknown): string => {
  if (value === undefined) return 'missing';
  const text = typeof value === 'string' || typeof value === 'object' ? jsonText(value) : String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

/** Circular, bottomless and otherwise unwritable values have no JSON text. */
const jsonText = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? 'not plain data';
  } catch {
    return 'not plain data';
  }
};
