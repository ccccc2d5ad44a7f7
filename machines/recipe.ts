// The one place that knows XState's `assign` and immer. A recipe is a plain function that changes the World it is
// given; inside XState it works on an immer draft, and a runner that needs neither finds the bare function here.

import { produce } from 'immer';
import { type ActionFunction, assign, type EventObject, type MachineContext, type ParameterizedObject } from 'xstate';

/** Freezes plain data; deeply if asked to. */
export { freeze } from 'immer';

/** Changes the World it is given, returns nothing, and throws for faults of the rules only, never for players. */
export type Recipe<W, E, P> = (world: W, event: E, params: P) => void;

const RECIPE = Symbol.for('cardchart.recipe');

type Params = ParameterizedObject['params'] | undefined;

export type RecipeAction<W extends MachineContext, E extends EventObject, P extends Params> = ActionFunction<
  W,
  E,
  E,
  P,
  never,
  never,
  never,
  never,
  never
>;

/**
 * An action that changes the World. It is an `assign`: plain actions run too late, and a Baron that dies together
 * with a Loot Hoarder would still double it (charts.md §15.1).
 */
export const recipeFor =
  <W extends MachineContext, E extends EventObject>() =>
  <P extends Params = undefined>(change: Recipe<W, E, P>): RecipeAction<W, E, P> => {
    const action = assign<W, E, P, E, never>(({ context, event }, params) =>
      produce(context, (draft) => {
        change(draft as W, event, params);
      }),
    );
    return Object.assign(action, { [RECIPE]: change }) as unknown as RecipeAction<W, E, P>;
  };

const QUESTION = Symbol.for('cardchart.question');

/** A guard that asks the World one question, and nothing else. */
export const guardFor = <W>(question: (world: W) => boolean) => {
  const guard = ({ context }: { context: W }): boolean => question(context);
  return Object.assign(guard, { [QUESTION]: question });
};

/** The bare question inside a guard made by `guardFor`. */
export const questionOf = (guard: unknown): ((world: unknown) => boolean) | undefined =>
  typeof guard === 'function' ? (guard as unknown as Record<symbol, never>)[QUESTION] : undefined;

/** The bare function inside an action made by `recipeFor`. */
export const recipeOf = (action: unknown): Recipe<unknown, unknown, unknown> | undefined =>
  typeof action === 'function' ? (action as unknown as Record<symbol, never>)[RECIPE] : undefined;
