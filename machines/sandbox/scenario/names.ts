// The names that a scenario gives to entities, both ways.

import type { EntityId } from '../../../effects/world.ts';

export class Names {
  readonly #ids = new Map<string, EntityId>();
  readonly #names = new Map<EntityId, string>();

  bind(name: string, id: EntityId): void {
    this.#ids.set(name, id);
    this.#names.set(id, name);
  }

  idOf(name: string): EntityId | undefined {
    return this.#ids.get(name);
  }

  nameOf(id: EntityId): string {
    return this.#names.get(id) ?? `#${id}`;
  }

  get all(): string[] {
    return [...this.#ids.keys()];
  }

  /** The same names, for a copy of the game on which something is tried. */
  copy(): Names {
    const copy = new Names();
    for (const [name, id] of this.#ids) copy.bind(name, id);
    return copy;
  }
}
