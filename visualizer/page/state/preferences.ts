// What the page remembers from one visit to the next, in this browser only.

import { useState } from 'react';

const PREFIX = 'cardchart.';

/** A page that was opened from a disk may have no memory. */
const read = <T>(name: string, fallback: T): T => {
  try {
    const kept = localStorage.getItem(PREFIX + name);
    return kept === null ? fallback : (JSON.parse(kept) as T);
  } catch {
    return fallback;
  }
};

const keep = (name: string, value: unknown): void => {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Then it is forgotten at the end of the visit.
  }
};

/** Like useState, and remembered. */
export const usePreference = <T>(name: string, fallback: T): [T, (value: T) => void] => {
  const [value, setValue] = useState(() => read(name, fallback));
  return [
    value,
    (next) => {
      setValue(next);
      keep(name, next);
    },
  ];
};
