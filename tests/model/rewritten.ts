// Copies of a machine with something changed in its charts, to see whether anybody notices.

import { type AnyStateMachine, createMachine } from 'xstate';

/** A state as it is written in a chart. */
export interface WrittenState {
  readonly entry?: unknown;
  readonly always?: unknown;
  readonly on?: Readonly<Record<string, unknown>>;
  readonly states?: Readonly<Record<string, WrittenState>>;
  readonly [other: string]: unknown;
}

/** A copy of the machine in which each state is as `change` says; it is asked from the outside in, the root is ''. */
export const rewritten = <M extends AnyStateMachine>(
  machine: M,
  change: (state: WrittenState, path: string) => WrittenState,
  implementations: M['implementations'] = machine.implementations,
): M => {
  const visit = (state: WrittenState, path: string): WrittenState => {
    const changed = change(state, path);
    if (changed.states === undefined) return changed;
    const inner = Object.entries(changed.states).map(
      ([key, each]) => [key, visit(each, path === '' ? key : `${path}.${key}`)] as const,
    );
    return { ...changed, states: Object.fromEntries(inner) };
  };
  return createMachine(visit(machine.config as WrittenState, '') as never, implementations as never) as unknown as M;
};

/**
 * A copy in which one state is another one.
 *
 * @throws Error if there is no such state.
 */
export const withState = <M extends AnyStateMachine>(
  machine: M,
  at: string,
  change: (state: WrittenState) => WrittenState,
): M => {
  let isThere = false;
  const copy = rewritten(machine, (state, path) => {
    if (path !== at) return state;
    isThere = true;
    return change(state);
  });
  if (!isThere) throw new Error(`There is no state "${at}" in "${machine.id}".`);
  return copy;
};

type Action = string | { readonly type: string; readonly params?: object };

/** The actions on entering a state, as a list. */
export const entryOf = ({ entry = [] }: WrittenState): readonly Action[] =>
  (Array.isArray(entry) ? entry : [entry]) as readonly Action[];

export const typeOfAction = (action: Action): string => (typeof action === 'string' ? action : action.type);

/** The state without this action on entering it. */
export const withoutEntry =
  (type: string) =>
  (state: WrittenState): WrittenState => ({
    ...state,
    entry: entryOf(state).filter((action) => typeOfAction(action) !== type),
  });
