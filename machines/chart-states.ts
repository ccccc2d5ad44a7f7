// Names of chart states: all that a machine has, and those a position is in.

import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';

/** Every state of the machine as a dotted path, without the machine's own name: `turn.main`. */
export const stateNames = (machine: AnyStateMachine): string[] => {
  const names: string[] = [];
  const visit = (node: AnyStateNode): void => {
    if (node.path.length > 0) names.push(node.path.join('.'));
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(machine.root);
  return names;
};

/** The innermost active states, as dotted paths. */
export const activeStates = (value: StateValue): string[] => {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined ? [] : activeStates(inner).map((state) => (state === '' ? key : `${key}.${state}`)),
  );
};
