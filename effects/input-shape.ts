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

/** Makes the shape check of a rule set from its tables. */
export const shapeCheckOf =
  <Kind extends string>(
    inputs: Readonly<Record<string, InputFields<Kind>>>,
    checks: Readonly<Record<Kind, FieldCheck>>,
  ) =>
  (input: unknown): ShapeFault | null => {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) {
      return { problem: 'it is not an object', expected: 'an object with a type' };
    }
    const given = input as Record<string, unknown>;
    const fields = typeof given.type === 'string' && Object.hasOwn(inputs, given.type) ? inputs[given.type] : undefined;
    if (fields === undefined) {
      return {
        problem: `its type is ${shown(given.type)}`,
        expected: `a type of ${Object.keys(inputs).join(', ')}`,
      };
    }
    return fieldFault(given, fields, checks);
  };

const fieldFault = <Kind extends string>(
  given: Readonly<Record<string, unknown>>,
  fields: InputFields<Kind>,
  checks: Readonly<Record<Kind, FieldCheck>>,
): ShapeFault | null => {
  for (const [name, field] of Object.entries(fields)) {
    const [kind, isOptional]: [Kind, boolean] = typeof field === 'string' ? [field as Kind, false] : [field[1], true];
    if (given[name] === undefined && isOptional) continue;
    const [check, expected] = checks[kind];
    if (!check(given[name])) {
      return { problem: `${given.type}.${name} is ${shown(given[name])}`, expected: `${name} to be ${expected}` };
    }
  }
  const unknown = Object.keys(given).find((name) => name !== 'type' && !Object.hasOwn(fields, name));
  if (unknown === undefined) return null;
  return {
    problem: `${given.type} has no field ${shown(unknown)}`,
    expected: `only ${Object.keys(fields).join(', ')}`,
  };
};
