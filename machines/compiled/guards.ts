// Guards as plain tests.

import { type AnyStateMachine, and, type EventObject, not, or } from 'xstate';
import { questionOf } from '../recipe.ts';
import { CompileError } from './compile-error.ts';
import type { Test } from './tables.ts';

type Implementation = (asked: { context: object; event: EventObject }, params: unknown) => boolean;

/** A guard that is built from others carries them, and the function that puts them together. */
interface BuiltIn {
  readonly check: unknown;
  readonly guards?: readonly unknown[];
}

const checkOf = (guard: unknown): unknown => (guard as BuiltIn).check;
const AND = checkOf(and([]));
const OR = checkOf(or([]));
const NOT = checkOf(not(() => true));

/**
 * A guard as written in a chart, as a test.
 *
 * @throws CompileError for a guard without an implementation, or one that asks for something else than the World.
 */
export const testOf = (machine: AnyStateMachine, node: string, guard: unknown): Test => {
  if (typeof guard === 'function') {
    return 'check' in guard ? builtIn(machine, node, guard as unknown as BuiltIn, guard.name) : ask(guard as never, {});
  }
  const written = typeof guard === 'string' ? { type: guard } : (guard as { type: string; params?: unknown });
  const implementation: unknown = (machine.implementations.guards as Record<string, unknown>)[written.type];
  if (implementation === undefined) throw new CompileError('unknown-guard', node, `"${written.type}"`);
  if (typeof implementation !== 'function' || 'check' in implementation) return testOf(machine, node, implementation);
  return ask(implementation as Implementation, written);
};

const ask = (implementation: Implementation, { params }: { params?: unknown }): Test => {
  const question = questionOf(implementation);
  if (question !== undefined) return question;
  return (context, event) => {
    const asked = { context, event };
    return implementation(asked, typeof params === 'function' ? params(asked) : params);
  };
};

const builtIn = (machine: AnyStateMachine, node: string, { check, guards = [] }: BuiltIn, name: string): Test => {
  const tests = guards.map((guard) => testOf(machine, node, guard));
  const [first] = tests;
  if (check === AND) return (world, event) => tests.every((test) => test(world, event));
  if (check === OR) return (world, event) => tests.some((test) => test(world, event));
  if (check === NOT && first !== undefined) return (world, event) => !first(world, event);
  throw new CompileError('unsupported-guard', node, `"${name}"`);
};
