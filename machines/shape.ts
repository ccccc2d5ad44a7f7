// What plain data read from a save or a replay must look like. A shape finds the first fault of a value and where it is;
// fields that it does not name are not looked at. A page carries this along, so it stays small.

/** Where in the value, from the outside in, and what was expected there. */
export interface Fault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

export type Shape = (value: unknown) => Fault | null;

const here = (message: string): Fault => ({ path: [], message });
const inside = (step: string | number, fault: Fault | null): Fault | null =>
  fault === null ? null : { ...fault, path: [step, ...fault.path] };

/** "players.0.hand", or "it" for the value as a whole. */
export const placeOf = ({ path }: Fault): string => path.join('.') || 'it';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const simple =
  (isSo: (value: unknown) => boolean, expected: string): Shape =>
  (value) =>
    isSo(value) ? null : here(`expected ${expected}`);

export const anything: Shape = () => null;
export const text = simple((value) => typeof value === 'string', 'a text');
export const flag = simple((value) => typeof value === 'boolean', 'true or false');
export const number = simple((value) => Number.isFinite(value), 'a number');
export const plainObject = simple(isObject, 'an object');

/** A whole number within bounds, both included. */
export const whole = (least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Shape =>
  simple(
    (value) => Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most,
    `a whole number${least === Number.MIN_SAFE_INTEGER ? '' : ` of at least ${least}`}`,
  );

export const oneOf = (...values: readonly (string | number | null)[]): Shape =>
  simple((value) => values.includes(value as string), values.map((each) => JSON.stringify(each)).join(' or '));

export const nullable =
  (shape: Shape): Shape =>
  (value) =>
    value === null ? null : shape(value);

/** For a field that may be missing. */
export const optional =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined ? null : shape(value);

/** The fault of the last shape is told if none fits. */
export const either =
  (...shapes: readonly Shape[]): Shape =>
  (value) => {
    let fault: Fault | null = null;
    for (const shape of shapes) {
      fault = shape(value);
      if (fault === null) return null;
    }
    return fault;
  };

interface Length {
  readonly least?: number;
  readonly exactly?: number;
}

export const listOf =
  (shape: Shape, { least = 0, exactly }: Length = {}): Shape =>
  (value) => {
    if (!Array.isArray(value)) return here('expected a list');
    if (value.length < least) return here(`expected a list of at least ${least}`);
    if (exactly !== undefined && value.length !== exactly) return here(`expected a list of ${exactly}`);
    return firstFault(value.keys(), (at) => shape(value[at]));
  };

export const object = (fields: Readonly<Record<string, Shape>>): Shape => {
  const entries = Object.entries(fields);
  return (value) => {
    if (!isObject(value)) return here('expected an object');
    for (const [name, shape] of entries) {
      const fault = inside(name, shape(value[name]));
      if (fault !== null) return fault;
    }
    return null;
  };
};

/** An object used as a table: any keys, values of one shape. */
export const tableOf =
  (shape: Shape): Shape =>
  (value) =>
    isObject(value) ? firstFault(Object.keys(value), (key) => shape(value[key])) : here('expected an object');

/** Objects of several kinds, told apart by one field. */
export const variants =
  (field: string, kinds: Readonly<Record<string, Shape>>): Shape =>
  (value) => {
    if (!isObject(value)) return here('expected an object');
    const kind = value[field];
    const shape = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    return shape === undefined ? inside(field, here(`expected ${Object.keys(kinds).join(' or ')}`)) : shape(value);
  };

const firstFault = <K extends string | number>(keys: Iterable<K>, faultAt: (key: K) => Fault | null): Fault | null => {
  for (const key of keys) {
    const fault = inside(key, faultAt(key));
    if (fault !== null) return fault;
  }
  return null;
};
