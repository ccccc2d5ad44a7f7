// XState without immer: the same charts, whose recipes change the World in place. For comparison only. It tells how much
// of a microstep is XState and how much is immer; nothing can be taken back, and there are no immutable snapshots.

import { type AnyStateMachine, assign, createActor } from 'xstate';
import { type AnyInput, type Recipe, recipeOf } from '../machines/index.ts';

const mutating = (change: Recipe<unknown, unknown, unknown>) =>
  assign(({ context, event }: { context: object; event: unknown }, params: unknown) => {
    change(context, event, params);
    return {};
  });

/** A running machine in a World that it may change, as something to send inputs to. */
export const startMutating = <W extends object>(machine: AnyStateMachine, world: W) => {
  const actions = Object.entries(machine.implementations.actions).map(([name, action]) => {
    const change = recipeOf(action);
    return [name, change === undefined ? action : mutating(change)];
  });
  const provided = machine.provide({ actions: Object.fromEntries(actions) } as never);
  const actor = createActor(provided, { input: { world } } as never).start();
  return {
    send: (input: AnyInput): void => actor.send(input as never),
    get world(): W {
      return (actor.getSnapshot() as { context: W }).context;
    },
  };
};
