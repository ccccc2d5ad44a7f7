// Values of a configuration in all the forms in which XState takes them: names of guards, actions and tags, one or many.

import type { Named } from './model.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** A value as a problem names it. */
export const nameOfValue = (value: unknown): string => {
  if (typeof value === 'string') return `"${value}"`;
  if (Array.isArray(value)) return 'a list';
  return value === undefined || value === null ? 'nothing' : `a value of type ${typeof value}`;
};

/** A name, an object `{type, params}`, or a function. */
export const namedOf = (value: unknown): Named => {
  if (typeof value === 'string') return { name: value, params: null, isInline: false };
  if (!isFields(value)) return { name: functionName(value), params: null, isInline: true };
  const { type, params } = value;
  return {
    name: textOf(type) ?? functionName(type),
    params: typeof params === 'function' ? { params: 'worked out' } : isFields(params) ? { ...params } : null,
    isInline: typeof type !== 'string',
  };
};

export const namedListOf = (value: unknown): Named[] => listOf(value).map(namedOf);

/** `not(isAwaited)`: the guards of XState that join others carry them; `assign` and the like say their type. */
const functionName = (value: unknown): string => {
  if (typeof value !== 'function') return 'inline';
  const { type, guards } = value as { type?: unknown; guards?: unknown };
  const own = textOf(type)?.replace(/^xstate\./, '') ?? value.name;
  return Array.isArray(guards)
    ? `${own || 'joined'}(${guards.map((guard) => namedOf(guard).name).join(', ')})`
    : own || 'inline';
};
