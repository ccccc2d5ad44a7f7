// Events as short lines, `Damaged B 1`, in which entities go by the names the scenario gives them.

import type { BattleEvent } from '../../../effects/battle/battle-events.ts';
import type { EntityId } from '../../../effects/world.ts';
import { isEntityField } from './event-forms.ts';

/** Names given to entities in a scenario, both ways. */
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
}

/** The fields that a line shows; lists are left out. */
const shownFields = (event: BattleEvent): [string, unknown][] =>
  Object.entries(event).filter(([field, value]) => field !== 'type' && typeof value !== 'object');

export const eventLine = (event: BattleEvent, names: Names): string =>
  [
    event.type,
    ...shownFields(event).map(([field, value]) =>
      isEntityField(event.type, field) && typeof value === 'number' ? names.nameOf(value) : String(value),
    ),
  ].join(' ');

/**
 * Is this the event that the line describes? A name not bound yet stands for whatever entity is there, and is bound
 * to it if `binds` is given. Fields at the end may be left out.
 */
export const fitsLine = (event: BattleEvent, line: string, names: Names, binds = false): boolean => {
  const [type, ...words] = line.split(' ');
  if (type !== event.type) return false;
  const fields = shownFields(event);
  const toBind: [string, EntityId][] = [];
  for (const [index, [field, value]] of fields.entries()) {
    const isLast = index === fields.length - 1;
    const word = isLast ? words.slice(index).join(' ') : words[index];
    if (word === undefined || word === '') break;
    if (isEntityField(event.type, field) && typeof value === 'number') {
      const id = names.idOf(word);
      if (id === undefined) toBind.push([word, value]);
      else if (id !== value) return false;
    } else if (String(value) !== word) return false;
  }
  if (words.length > fields.length && fields.length <= 1 && typeof fields[0]?.[1] !== 'string') return false;
  if (toBind.length > 0 && !binds) return false;
  for (const [name, id] of toBind) names.bind(name, id);
  return true;
};
