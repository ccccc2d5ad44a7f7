// Places of the World, named openly. What a guard reads or an action writes is a function to XState and to the tables; if
// it also says which place that is, the program need not call it.

/** The names of the fields that lead from the World to a value. */
export type Place = readonly string[];

/** Reads one value from the World. */
export type Read = (world: never) => unknown;

const PLACE = Symbol.for('cardchart.place');

/** Says that this function reads that place, and gives undefined where there is nothing on the way to it. */
export const readingAt = <R extends Read>(place: Place, read: R): R => Object.assign(read, { [PLACE]: place });

/** The place that is read, if the function says so. */
export const placeOf = (read: Read): Place | undefined => (read as unknown as Record<symbol, Place>)[PLACE];

/** An action that writes a text into one place of the World and does nothing else. There is something on the way to it. */
export interface Setting {
  readonly place: Place;
  readonly value: string;
}

const SETTING = Symbol.for('cardchart.setting');

/** Marks an action object as one that only sets a place. */
export const setting = <A extends object>(action: A, place: Place, value: string): A =>
  Object.assign(action, { [SETTING]: { place, value } satisfies Setting });

/** What an action sets, if it was marked. */
export const settingOf = (action: unknown): Setting | null =>
  (typeof action === 'object' && action !== null && (action as Record<symbol, Setting>)[SETTING]) || null;
