// Frozen pictures of a World that goes on changing. Parts that are as they were in the last picture are the same objects
// in the next one, as they are under immer: whoever compares two positions sees at once what stayed. A World that
// was made anew, by a fork, a load or an input taken back, begins without pictures.

export class Pictures {
  /** The last picture of each object of the World. */
  readonly #last = new WeakMap<object, object>();

  /** A picture of the value as it is now. It never changes. */
  of<T>(value: T): T {
    if (typeof value !== 'object' || value === null) return value;
    const last = this.#last.get(value) as (T & object) | undefined;
    const picture = (Array.isArray(value) ? value.slice() : { ...value }) as T & object;
    let isSame = last !== undefined;
    for (const key in picture) {
      const inner = picture[key];
      if (typeof inner === 'object' && inner !== null) picture[key] = this.of(inner);
      if (isSame && picture[key] !== (last as T)[key]) isSame = false;
    }
    if (isSame && Object.keys(last as object).length === Object.keys(picture).length) return last as T;
    this.#last.set(value, Object.freeze(picture));
    return picture;
  }
}
