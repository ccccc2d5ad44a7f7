// Which words a line about an event may have. Lines are checked when a file is read: a misspelt event or trigger would
// otherwise fit nothing, and "never" would hold for the wrong reason.

import { nearest } from './nearest.ts';

export interface AnyEvent {
  readonly type: string;
}

/** How the events of a rule set are written as lines. */
export interface EventTable<E extends AnyEvent> {
  /** The fields that a line shows, in order; one with a question mark is not shown while it is null. */
  readonly fields: Readonly<Record<E['type'], readonly string[]>>;
  /** What may stand in a field, by `Type.field` or by `field`; any other may hold anything. `NAME` is an entity. */
  readonly patterns: Readonly<Record<string, RegExp>>;
  /** Fields with a closed list of words. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** What the line shows of a field: a number for an entity. */
  readonly valueOf: (event: E, field: string) => unknown;
}

/** As in a step, or `#12` for an entity without a name; never a mere number. */
export const NAME = /^(#\d+|\w*[A-Za-z_]\w*)$/;
export const NUMBER = /^\d+$/;
/** The same pattern for several fields. */
export const forAll = (fields: readonly string[], pattern: RegExp): Record<string, RegExp> =>
  Object.fromEntries(fields.map((field) => [field, pattern]));

const bare = (field: string): string => field.replace('?', '');

export class EventForms<E extends AnyEvent> {
  readonly #table: EventTable<E>;
  constructor(table: EventTable<E>) {
    this.#table = table;
  }

  get types(): string[] {
    return Object.keys(this.#table.fields);
  }

  /** The fields that the line of this event shows, with their values. */
  shown(event: E): (readonly [field: string, value: unknown])[] {
    return this.#fieldsOf(event.type).flatMap((field) => {
      const value = this.#table.valueOf(event, bare(field));
      return field.endsWith('?') && value === null ? [] : [[bare(field), value] as const];
    });
  }

  /** Is this field of the event an entity, which goes by a name? */
  isEntity(type: string, field: string): boolean {
    return this.#patternOf(type, field) === NAME;
  }

  /** What a line about an event should have been, or null if it is one. */
  faultOf(line: string): string | null {
    if (this.#wordsByField(line) !== undefined) return null;
    const [type = ''] = line.split(' ');
    if (this.types.includes(type)) {
      return `${[type, ...this.#fieldsOf(type).map((field) => `<${field}>`)].join(' ')}${this.#hint(line, type)}`;
    }
    const near = nearest(type, this.types);
    return near === undefined ? `an event: ${this.types.join(', ')}` : `an event, perhaps "${near}"`;
  }

  /** The names of entities in a line. */
  namesIn(line: string): string[] {
    const [type = ''] = line.split(' ');
    return (this.#wordsByField(line) ?? []).flatMap(([field, word]) => (this.isEntity(type, field) ? [word] : []));
  }

  #fieldsOf(type: string): readonly string[] {
    return (this.#table.fields as Readonly<Record<string, readonly string[]>>)[type] ?? [];
  }

  #patternOf(type: string, field: string): RegExp {
    const { patterns, words } = this.#table;
    const list = words[field];
    if (list !== undefined) return new RegExp(`^(${list.join('|')})$`);
    return patterns[`${type}.${field}`] ?? patterns[field] ?? /^.+$/;
  }

  /** Each word of a line with the field it stands for, or undefined if it fits the event in no way. */
  #wordsByField(line: string): readonly (readonly [field: string, word: string])[] | undefined {
    const [type = '', ...words] = line.split(' ');
    if (!this.types.includes(type)) return undefined;
    const all = this.#fieldsOf(type);
    for (const fields of [all.map(bare), all.filter((field) => !field.endsWith('?'))]) {
      const pairs = fields.flatMap((field, index): [string, string][] => {
        // The last field takes what is left: card names have spaces.
        const word = index === fields.length - 1 ? words.slice(index).join(' ') : words[index];
        return word === undefined || word === '' ? [] : [[field, word]];
      });
      const used = pairs.map(([, word]) => word).join(' ');
      const fits = pairs.every(([field, word]) => this.#patternOf(type, field).test(word));
      if (used === words.join(' ') && fits) return pairs;
    }
    return undefined;
  }

  #hint(line: string, type: string): string {
    const fields = this.#fieldsOf(type);
    for (const [field, known] of Object.entries(this.#table.words)) {
      const word = line.split(' ')[fields.indexOf(field) + 1] ?? '';
      const near = fields.includes(field) ? nearest(word, known) : undefined;
      if (near !== undefined && near !== word) return ` with the ${field} ${near}`;
    }
    return '';
  }
}
