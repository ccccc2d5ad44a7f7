// Events as short lines, `Damaged B 1`, in which entities go by the names the scenario gives them.

import type { EntityId } from '../../../effects/world.ts';
import type { AnyEvent, EventForms } from './event-forms.ts';
import type { Names } from './names.ts';

export const eventLine = <E extends AnyEvent>(event: E, names: Names, forms: EventForms<E>): string =>
  [
    event.type,
    ...forms
      .shown(event)
      .map(([field, value]) =>
        forms.isEntity(event.type, field) && typeof value === 'number' ? names.nameOf(value) : String(value),
      ),
  ].join(' ');

/**
 * Is this the event that the line describes? A name not bound yet stands for whatever entity is there, and is bound
 * to it if `binds` is given. Fields at the end may be left out.
 */
export const fitsLine = <E extends AnyEvent>(
  event: E,
  line: string,
  names: Names,
  forms: EventForms<E>,
  binds = false,
): boolean => {
  const [type, ...words] = line.split(' ');
  if (type !== event.type) return false;
  const fields = forms.shown(event);
  const toBind: [string, EntityId][] = [];
  for (const [index, [field, value]] of fields.entries()) {
    const isLast = index === fields.length - 1;
    const word = isLast ? words.slice(index).join(' ') : words[index];
    if (word === undefined || word === '') break;
    if (forms.isEntity(event.type, field) && typeof value === 'number') {
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
