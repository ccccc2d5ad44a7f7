// The address of a text inside a card: the card's name and the way to it in the card's data. Frames hold addresses,
// never texts, so that a World stays small and JSON.

export interface Script {
  readonly card: string;
  readonly path: readonly (string | number)[];
}

/** A place inside a text. */
export const inside = (script: Script, ...path: readonly (string | number)[]): Script => ({
  card: script.card,
  path: [...script.path, ...path],
});

/** What lies at a path inside a card; undefined if the path leads nowhere. */
export const valueAt = (card: unknown, path: Script['path']): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], card);
