// What stands in the texts of cards, found by looking through their data.

/** Every verb that a text of these cards has, sorted. */
export const verbsIn = (cards: Iterable<unknown>): string[] => {
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { verb } = part as { readonly verb?: unknown };
    if (typeof verb === 'string') found.add(verb);
    for (const inner of Object.values(part)) visit(inner);
  };
  for (const card of cards) visit(card);
  return [...found].sort();
};

interface Address {
  readonly card: string;
  readonly path: readonly (string | number)[];
}

/** The verb at a step of the text at an address, or null if nothing is there. */
export const verbAt = (cards: ReadonlyMap<string, unknown>, { card, path }: Address, step: number): string | null => {
  const found = [...path, step].reduce<unknown>(
    (value, part) => (value as Readonly<Record<string | number, unknown>> | undefined)?.[part],
    cards.get(card),
  );
  return (found as { readonly verb?: string } | undefined)?.verb ?? null;
};
