// A queue from which the least comes first; equal ones in the order in which they went in.

interface Entry<T> {
  readonly rank: number;
  readonly turn: number;
  readonly value: T;
}

export class Heap<T> {
  readonly #entries: Entry<T>[] = [];
  #turn = 0;

  push(rank: number, value: T): void {
    const entries = this.#entries;
    const entry = { rank, turn: this.#turn++, value };
    let at = entries.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (isBefore(entries[parent] as Entry<T>, entry)) break;
      entries[at] = entries[parent] as Entry<T>;
      at = parent;
    }
    entries[at] = entry;
  }

  pop(): T | undefined {
    const entries = this.#entries;
    const first = entries[0];
    const last = entries.pop();
    if (first === undefined || last === undefined || entries.length === 0) return first?.value;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const right = entries[left + 1];
      const least = right !== undefined && isBefore(right, entries[left] as Entry<T>) ? left + 1 : left;
      const child = entries[least];
      if (child === undefined || isBefore(last, child)) break;
      entries[at] = child;
      at = least;
    }
    entries[at] = last;
    return first.value;
  }
}

const isBefore = (a: Entry<unknown>, b: Entry<unknown>): boolean =>
  a.rank < b.rank || (a.rank === b.rank && a.turn < b.turn);
