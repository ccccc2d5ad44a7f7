// The address of a text inside a card: the card's name and the way to it in the card's data. Frames hold addresses,
// never texts, so that a World stays small and JSON.

export interface Script {
  readonly card: string;
  readonly path: readonly (string | number)[];
}

/** A place inside a text. */
export const inside = ({ card, path }: Script, ...further: readonly (string | number)[]): Script => ({
  card,
  path: [...path, ...further],
});

/** What lies at a path inside a card; undefined if the path leads nowhere. */
export const valueAt = (card: unknown, path: Script['path']): unknown => {
  let value = card;
  for (let index = 0; index < path.length && value != null; index += 1) {
    value = (value as Record<string | number, unknown>)[path[index] as string | number];
  }
  return value;
};
