// A stream of text, line by line. A line that is too long is passed over without being kept.

export const LONGEST_LINE = 16 * 1024 * 1024;
/** Stands for a line of more than `LONGEST_LINE` characters. */
export const TOO_LONG = Symbol('too long');

/** The lines of a text that comes in pieces; what stands after the last line break is a line too. */
export const linesOf = async function* (
  pieces: AsyncIterable<string>,
  longest = LONGEST_LINE,
): AsyncGenerator<string | typeof TOO_LONG> {
  let kept: string[] = [];
  let length = 0;
  const keep = (piece: string): void => {
    length += piece.length;
    if (length <= longest) kept.push(piece);
    else kept = [];
  };
  const close = (): string | typeof TOO_LONG => {
    const line = length > longest ? TOO_LONG : kept.join('');
    kept = [];
    length = 0;
    return line;
  };
  for await (const piece of pieces) {
    const parts = piece.split('\n');
    for (const [index, part] of parts.entries()) {
      keep(part);
      if (index < parts.length - 1) yield close();
    }
  }
  if (length > 0) yield close();
};
