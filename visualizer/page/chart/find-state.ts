// Finds a state by what somebody types: its path, its name, or a part of either.

const lastPart = (id: string): string => id.split('.').at(-1)?.toLowerCase() ?? '';

const depthOf = (id: string): number => id.split('.').length;

/** The best of these ids, of equally good ones the outermost; undefined if none has the text in it. */
export const findState = (ids: readonly string[], text: string): string | undefined => {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return undefined;
  const tests: readonly ((id: string) => boolean)[] = [
    (id) => id.toLowerCase() === wanted,
    (id) => lastPart(id) === wanted,
    (id) => lastPart(id).startsWith(wanted),
    (id) => id.toLowerCase().includes(wanted),
  ];
  for (const test of tests) {
    const [found] = ids.filter(test).sort((a, b) => depthOf(a) - depthOf(b));
    if (found !== undefined) return found;
  }
  return undefined;
};
