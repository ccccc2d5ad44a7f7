// Those who are called back. Most games of a simulation have nobody who listens, so the set is made for the first.

export class Listeners<Told extends readonly unknown[]> {
  #listeners: Set<(...told: Told) => void> | null = null;

  get isEmpty(): boolean {
    return this.#listeners === null || this.#listeners.size === 0;
  }

  /** Returns how to stop. */
  add(listener: (...told: Told) => void): () => void {
    this.#listeners ??= new Set();
    this.#listeners.add(listener);
    return () => this.#listeners?.delete(listener);
  }

  tell(...told: Told): void {
    if (this.#listeners !== null) for (const listener of this.#listeners) listener(...told);
  }

  clear(): void {
    this.#listeners?.clear();
  }
}
