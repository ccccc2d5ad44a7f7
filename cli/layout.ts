// How text looks: wrapped at the width of the terminal, painted where it understands colours, written as words.

import pc from 'picocolors';

export interface Layout {
  readonly width: number;
  readonly paint: Pick<ReturnType<typeof pc.createColors>, 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan'>;
}

const WIDTH = 100;
const NARROWEST = 40;

/** Colours only for a terminal that wants them (NO_COLOR, TERM=dumb); piped output is plain. */
export const layoutFor = ({ isTTY = false, columns = 0 }: { isTTY?: boolean; columns?: number }): Layout => ({
  width: columns > 0 ? Math.max(NARROWEST, Math.min(columns, WIDTH)) : WIDTH,
  paint: pc.createColors(isTTY && pc.isColorSupported),
});

/** Breaks a text at spaces; `first` begins the first line and blanks of the same length the others. */
export const wrapped = (text: string, first: string, width: number): string[] => {
  const lines: string[] = [];
  let line = first;
  const indent = ' '.repeat(first.length);
  for (const word of text.split(' ')) {
    const isEmpty = line === first || line === indent;
    if (!isEmpty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else line += isEmpty ? word : ` ${word}`;
  }
  return [...lines, line];
};

/** A sentence begins with a capital. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `divineShield` as two words. */
export const spaced = (camelCase: string): string =>
  camelCase
    .replace(/[A-Z]+/g, (capitals) => ` ${capitals.toLowerCase()}`)
    .replace('on play', 'on-play')
    .trim();

/** `a, b and c`. */
export const list = (names: readonly string[], joint = 'and'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${joint} ${names.at(-1)}`;

/** `1 card`, `2 cards`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
