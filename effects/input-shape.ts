// Does something that somebody sent have the shape of an input? Each rule set has one table of its inputs' fields;
// types, checks and documentation come from it.

import { shown } from './shown.ts';

/** A check of one field, and what it expects, for the refusal. */
export type FieldCheck = readonly [check: (value: unknown) => boolean, expected: string];
export type InputFields<Kind extends string> = Readonly<Record<string, Kind | readonly ['optional', Kind]>>;

/** What is wrong and what was expected. */
export interface ShapeFault {
  readonly problem: string;
  readonly expected: string;
}

/** Not −0, which JSON writes as 0: a World that holds it would not be equal to its own save. */
export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && !Object.is(value, -0);

/** `every` passes over the holes of an array, `includes` does not. */
export const isListOf =
  (check: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(check) && !value.includes(undefined);

/** The checks that every rule set needs. */
export const COMMON_CHECKS = {
  seat: [isCount, 'a seat number'],
  entity: [isCount, 'the id of an entity'],
  entities: [isListOf(isCount), 'a list of entity ids'],
  count: [isCount, 'a whole number of at least 0'],
  card: [(value: unknown) => typeof value === 'string', 'the name of a card'],
} as const satisfies Record<string, FieldCheck>;

/** One field of an input, with its check at hand. */
interface Field {
  readonly name: string;
  readonly isOptional: boolean;
  readonly check: FieldCheck[0];
  readonly expected: string;
}

/** The fields of one type of input. */
interface Shape {
  readonly fields: readonly Field[];
  readonly byName: ReadonlyMap<string, Field>;
  /** How many must be there. */
  readonly required: number;
}

const shapeOf = <Kind extends string>(
  written: InputFields<Kind>,
  checks: Readonly<Record<Kind, FieldCheck>>,
): Shape => {
  const fields = Object.entries(written).map(([name, field]) => {
    const isOptional = typeof field !== 'string';
    const [check, expected] = checks[isOptional ? field[1] : (field as Kind)];
    return { name, isOptional, check, expected };
  });
  return {
    fields,
    byName: new Map(fields.map((field) => [field.name, field])),
    required: fields.filter(({ isOptional }) => !isOptional).length,
  };
};

/** Makes the shape check of a rule set from its tables. */
export const shapeCheckOf = <Kind extends string>(
  inputs: Readonly<Record<string, InputFields<Kind>>>,
  checks: Readonly<Record<Kind, FieldCheck>>,
) => {
  const types = new Map(Object.entries(inputs).map(([type, written]) => [type, shapeOf(written, checks)]));
  return (input: unknown): ShapeFault | null => {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) {
      return { problem: 'it is not an object', expected: 'an object with a type' };
    }
    const given = input as Record<string, unknown>;
    const shape = typeof given.type === 'string' ? types.get(given.type) : undefined;
    if (shape === undefined) {
      return { problem: `its type is ${shown(given.type)}`, expected: `a type of ${[...types.keys()].join(', ')}` };
    }
    if (isOfShape(given, shape)) return null;
    return fieldFault(given, shape.fields) ?? unknownFault(given, shape.fields);
  };
};

/** One pass over what is there: asking for optional fields that are not takes many times as long. */
const isOfShape = (given: Readonly<Record<string, unknown>>, { byName, required }: Shape): boolean => {
  let found = 0;
  for (const name in given) {
    if (name === 'type') continue;
    const field = byName.get(name);
    if (field === undefined || !field.check(given[name])) return false;
    if (!field.isOptional) found += 1;
  }
  return found === required;
};

const fieldFault = (given: Readonly<Record<string, unknown>>, fields: readonly Field[]): ShapeFault | null => {
  for (const { name, isOptional, check, expected } of fields) {
    const value = given[name];
    if ((value === undefined && isOptional) || check(value)) continue;
    return { problem: `${given.type}.${name} is ${shown(value)}`, expected: `${name} to be ${expected}` };
  }
  return null;
};

const unknownFault = (given: Readonly<Record<string, unknown>>, fields: readonly Field[]): ShapeFault | null => {
  for (const name in given) {
    if (name === 'type' || isKnown(fields, name) || !Object.hasOwn(given, name)) continue;
    const expected = `only ${fields.map((field) => field.name).join(', ')}`;
    return { problem: `${given.type} has no field ${shown(name)}`, expected };
  }
  return null;
};

const isKnown = (fields: readonly Field[], name: string): boolean => {
  for (const field of fields) if (field.name === name) return true;
  return false;
};
