// The known name that somebody who misspelt one probably meant.

/** The known name with the most in common, for a friendly error; undefined if none is near. */
export const nearest = (name: string, known: readonly string[]): string | undefined => {
  const pairs = (text: string) =>
    new Set(Array.from({ length: text.length - 1 }, (_, i) => text.slice(i, i + 2).toLowerCase()));
  const wanted = pairs(name);
  const scored = known.map((candidate) => {
    const have = pairs(candidate);
    const common = [...have].filter((pair) => wanted.has(pair)).length;
    return { candidate, score: (2 * common) / (have.size + wanted.size) };
  });
  const [best] = scored.sort((a, b) => b.score - a.score);
  return best !== undefined && best.score > 0.4 ? best.candidate : undefined;
};
