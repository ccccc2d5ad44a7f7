// What is wrong with a file that somebody opened: where, what was found, and what was expected.

export type FileFaultCode =
  | 'empty'
  | 'unknown-kind'
  | 'bad-json'
  | 'bad-scenario'
  | 'bad-save'
  | 'bad-game'
  | 'bad-session'
  | 'other-rules'
  | 'no-start';

/** Lines and columns count from 1. */
export class FileFault extends Error {
  readonly code: FileFaultCode;
  readonly line: number;
  readonly column: number;
  readonly found: string;
  readonly expected: string;
  constructor(code: FileFaultCode, at: Place, found: string, expected: string) {
    super(`Line ${at.line}, column ${at.column}: found ${found}; expected ${expected}.`);
    this.code = code;
    this.line = at.line;
    this.column = at.column;
    this.found = found;
    this.expected = expected;
  }
}

export interface Place {
  readonly line: number;
  readonly column: number;
}

export const START: Place = { line: 1, column: 1 };

/** The column of what was found in a line: of a word in quotes, of the line's first character otherwise. */
export const columnOf = (text: string, line: number, found: string): number => {
  const content = text.split(/\r?\n/)[line - 1] ?? '';
  const words = [...found.matchAll(/"((?:[^"\\]|\\.)+)"/g)].map(([, word = '']) => content.indexOf(word));
  const [first] = words.filter((index) => index >= 0);
  return (first ?? Math.max(0, content.search(/\S/))) + 1;
};
