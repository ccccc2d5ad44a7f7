// Where things stand in a scenario file, and the error that says so.

import { type Document, isMap, isNode, isScalar, isSeq, type LineCounter } from 'yaml';

/** The file is not a scenario. `line` counts from 1. */
export class ScenarioError extends Error {
  readonly code = 'bad-scenario';
  readonly line: number;
  readonly found: string;
  readonly expected: string;
  constructor(line: number, found: string, expected: string) {
    super(`Line ${line}: found ${found}; expected ${expected}.`);
    this.line = line;
    this.found = found;
    this.expected = expected;
  }
}

export type Path = readonly (string | number)[];

/** Where things stand in the file. */
export class Places {
  readonly #document: Document;
  readonly #counter: LineCounter;
  constructor(document: Document, counter: LineCounter) {
    this.#document = document;
    this.#counter = counter;
  }
  /** The line of what lies at the path (of its key, if it has one), or of the nearest thing around it. */
  lineOf(path: Path): number {
    let node: unknown = this.#document.contents;
    let line = this.#startOf(node) ?? this.#startOf(this.#document) ?? 1;
    for (const step of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
        line = this.#startOf(pair?.key) ?? line;
        node = pair?.value;
      } else if (isSeq(node)) {
        node = node.items[Number(step)];
        line = this.#startOf(node) ?? line;
      } else break;
    }
    return line;
  }
  #startOf(node: unknown): number | undefined {
    const range = isNode(node) || node === this.#document ? (node as Document).range : undefined;
    return range ? this.#counter.linePos(range[0]).line : undefined;
  }
}
