// JSON that somebody opened, with the place of everything in it. JSON is YAML as well, and the YAML reader knows places.

import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { FileFault, type FileFaultCode, type Place } from './fault.ts';
import { jsonFault } from './json-fault.ts';

/** A parsed text, and where its parts stand. `line` is added to all lines, for one line of a longer file. */
export class JsonText {
  readonly value: unknown;
  readonly #text: string;
  readonly #firstLine: number;
  #document: { readonly contents: Document.Parsed; readonly counter: LineCounter } | undefined;

  /** @throws FileFault with the place at which it stops being JSON. */
  constructor(text: string, expected: string, firstLine = 1) {
    this.#text = text;
    this.#firstLine = firstLine;
    try {
      this.value = JSON.parse(text);
    } catch {
      const at = jsonFault(text) ?? 0;
      const found = at >= text.trimEnd().length ? 'the end of the file' : `"${text.slice(at, at + SHOWN)}"`;
      throw new FileFault('bad-json', this.#place(lineCounter(text), at), `no JSON: ${found}`, expected);
    }
  }

  /** Where the value at a path stands, or the nearest thing around it. */
  placeOf(path: readonly PropertyKey[]): Place {
    const { contents, counter } = this.#parsed();
    let node: unknown = contents.contents;
    let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    for (const step of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
        node = pair?.value;
      } else if (isSeq(node)) node = node.items[Number(step)];
      if (!isNode(node)) break;
      offset = node.range?.[0] ?? offset;
    }
    return this.#place(counter, offset);
  }

  /** A fault at a path. */
  fault(code: FileFaultCode, path: readonly PropertyKey[], found: string, expected: string): FileFault {
    return new FileFault(code, this.placeOf(path), found, expected);
  }

  #parsed() {
    if (this.#document === undefined) {
      const counter = new LineCounter();
      this.#document = { contents: parseDocument(this.#text, { lineCounter: counter }), counter };
    }
    return this.#document;
  }

  #place(counter: LineCounter, offset: number): Place {
    const { line, col } = counter.linePos(offset);
    return { line: line + this.#firstLine - 1, column: col };
  }
}

const SHOWN = 20;

const lineCounter = (text: string): LineCounter => {
  const counter = new LineCounter();
  counter.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) counter.addNewLine(index + 1);
  return counter;
};
