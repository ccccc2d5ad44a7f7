// Frozen pictures of a World that goes on changing. Parts that are as they were in the last picture are the same objects
// in the next one, as they are under immer: whoever compares two positions sees at once what stayed. A World that
// was made anew, by a fork, a load or an input taken back, begins without pictures.

import { isObject } from './plain.ts';

type Fields = Record<string, unknown>;

export class Pictures {
  /** The last picture of each object of the World. */
  readonly #last = new WeakMap<object, object>();

  /** A picture of the value as it is now. It never changes. */
  of<T>(value: T): T {
    if (!isObject(value)) return value;
    return (Array.isArray(value) ? this.#ofArray(value) : this.#ofObject(value as Fields)) as T;
  }

  #ofArray(value: readonly unknown[]): readonly unknown[] {
    const last = this.#last.get(value) as readonly unknown[] | undefined;
    const picture = value.slice();
    let isSame = last?.length === picture.length;
    for (let index = 0; index < picture.length; index += 1) {
      const inner = picture[index];
      if (isObject(inner)) picture[index] = this.of(inner);
      isSame &&= picture[index] === last?.[index];
    }
    return isSame && last !== undefined ? last : this.#keep(value, picture);
  }

  #ofObject(value: Fields): Fields {
    const last = this.#last.get(value) as Fields | undefined;
    const picture = { ...value };
    let isSame = last !== undefined;
    let fields = 0;
    for (const key in picture) {
      fields += 1;
      const inner = picture[key];
      if (isObject(inner)) picture[key] = this.of(inner);
      isSame &&= picture[key] === last?.[key];
    }
    return isSame && last !== undefined && Object.keys(last).length === fields ? last : this.#keep(value, picture);
  }

  #keep<T extends object>(value: object, picture: T): T {
    this.#last.set(value, Object.freeze(picture));
    return picture;
  }
}
