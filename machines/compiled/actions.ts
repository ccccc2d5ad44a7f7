// Actions: a recipe without XState and immer around it, or a raised event.

import { type AnyStateMachine, type EventObject, raise } from 'xstate';
import { recipeOf } from '../recipe.ts';
import { CompileError } from './compile-error.ts';
import type { Action, CarryOut } from './tables.ts';
import { textOf } from './written.ts';

/** What XState hands to functions that work something out. */
interface Asked {
  readonly context: object;
  readonly event: EventObject;
}

/** What `raise` makes: XState's own type of it hides the event. */
interface Raise {
  readonly type: string;
  readonly event: EventObject | ((asked: Asked, params: unknown) => EventObject);
  readonly delay?: unknown;
}

const RAISE = (raise({ type: 'any' }) as unknown as Raise).type;

/**
 * An action as written in a chart.
 *
 * @throws CompileError if it is neither a recipe nor `raise`.
 */
export const actionOf = (machine: AnyStateMachine, node: string, action: unknown): Action => {
  if (typeof action === 'function') return implemented(node, action, undefined, action.name || 'without a name');
  const { type, params } =
    typeof action === 'string' ? { type: action } : (action as { type: string; params?: unknown });
  const implementation = (machine.implementations.actions as Record<string, unknown>)[type];
  return { ...implemented(node, implementation, params, `"${type}"`), text: textOf(action) };
};

const implemented = (node: string, implementation: unknown, params: unknown, name: string): Action => {
  const change = recipeOf(implementation);
  if (change !== undefined) {
    if (typeof params !== 'function') return { carryOut: change, params, isRecipe: true };
    const carryOut: CarryOut = (context, event) => change(context, event, params({ context, event }));
    return { carryOut, params: undefined, isRecipe: true };
  }
  if (typeof implementation === 'function' && (implementation as unknown as Raise).type === RAISE) {
    return raising(node, implementation as unknown as Raise, params);
  }
  throw new CompileError('unknown-action', node, name);
};

const raising = (node: string, { event, delay }: Raise, params: unknown): Action => {
  if (delay !== undefined)
    throw new CompileError('delayed-raise', node, typeof event === 'function' ? 'an event' : `"${event.type}"`);
  if (typeof event !== 'function') return raiseAction(event);
  const carryOut: CarryOut = (context, present, _params, raised) => {
    const asked = { context, event: present };
    raised.push(event(asked, typeof params === 'function' ? params(asked) : params));
  };
  return { carryOut, params: undefined, isRecipe: false };
};

/** The action that raises this event. */
export const raiseAction = (event: EventObject): Action => ({
  carryOut: (_world, _event, _params, raised) => raised.push(event),
  params: undefined,
  isRecipe: false,
});
