// An input in words: the label of the legal move that it carries out.

import type { AnyInput, AnyMove } from '../../machines/index.ts';

/** `Play Wisp`; the input's type if no move of that type is legal. The moves are those of the sender, before the input. */
export const moveLabel = (input: AnyInput, moves: readonly AnyMove<AnyInput>[]): string => {
  const fields = input as unknown as Readonly<Record<string, unknown>>;
  // What a move leaves open differs; of several, the one that agrees with most of the input is meant.
  const agreement = ({ input: legal }: AnyMove<AnyInput>) =>
    Object.entries(legal).filter(([field, value]) => JSON.stringify(value) === JSON.stringify(fields[field])).length;
  const [best] = moves.filter((move) => move.input.type === input.type).sort((a, b) => agreement(b) - agreement(a));
  return best?.label ?? input.type;
};
