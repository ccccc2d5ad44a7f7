// A list of things that a user has set and may change: breakpoints, bookmarks. Items are never changed in place.

interface Marked {
  readonly id: number;
}
/** Distributes over unions, unlike `Omit`. */
type Without<T> = T extends Marked ? Omit<T, 'id'> : never;

export class MarkList<T extends Marked> {
  readonly #changed: () => void;
  #items: readonly T[] = [];
  #nextId = 1;

  /** `changed` is called after each change. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get items(): readonly T[] {
    return this.#items;
  }

  /** Hands back the new item's id. */
  add(item: Without<T>): number {
    const id = this.#nextId;
    this.#nextId += 1;
    this.#set([...this.#items, { ...item, id } as unknown as T]);
    return id;
  }

  change(id: number, change: Partial<Without<T>>): void {
    this.#set(this.#items.map((item) => (item.id === id ? { ...item, ...change } : item)));
  }

  remove(id: number): void {
    this.#set(this.#items.filter((item) => item.id !== id));
  }

  #set(items: readonly T[]): void {
    this.#items = items;
    this.#changed();
  }
}
