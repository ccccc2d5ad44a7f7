// Where a text stops being JSON. The engines that read JSON say so in different words, and some not at all.

/** The offset of the first character that does not belong, or null if the text is JSON. */
export const jsonFault = (text: string): number | null => {
  const scanner = new Scanner(text);
  try {
    scanner.value();
    scanner.end();
    return null;
  } catch (error) {
    if (error instanceof Stopped) return error.at;
    throw error;
  }
};

class Stopped extends Error {
  readonly at: number;
  constructor(at: number) {
    super(`No JSON at ${at}.`);
    this.at = at;
  }
}

const SPACE = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const PLAIN = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

class Scanner {
  readonly #text: string;
  #at = 0;
  constructor(text: string) {
    this.#text = text;
  }

  value(): void {
    this.#skip(SPACE);
    const first = this.#text[this.#at];
    if (first === '{') this.#list('}', () => this.#member());
    else if (first === '[') this.#list(']', () => this.value());
    else if (!this.#skip(first === '"' ? STRING : PLAIN)) throw new Stopped(this.#at);
    this.#skip(SPACE);
  }

  end(): void {
    if (this.#at < this.#text.length) throw new Stopped(this.#at);
  }

  #member(): void {
    this.#skip(SPACE);
    if (!this.#skip(STRING)) throw new Stopped(this.#at);
    this.#skip(SPACE);
    this.#take(':');
    this.value();
  }

  #list(close: string, item: () => void): void {
    this.#at += 1;
    this.#skip(SPACE);
    if (this.#text[this.#at] !== close) {
      item();
      while (this.#text[this.#at] === ',') {
        this.#at += 1;
        item();
      }
    }
    this.#take(close);
  }

  #take(character: string): void {
    if (this.#text[this.#at] !== character) throw new Stopped(this.#at);
    this.#at += 1;
  }

  /** Moves over what the pattern finds here; false if that is nothing. */
  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    const [found = ''] = pattern.exec(this.#text) ?? [];
    this.#at += found.length;
    return found !== '';
  }
}
