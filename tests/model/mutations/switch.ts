// Machines that ask a switch before each action whether it is mutated. The switch is off until a test or the environment
// turns it; mocks put such machines in the place of the real ones (see mocked.ts).

import type { AnyStateMachine } from 'xstate';
import { emit, emptyJournal, eventsOf, type KernelWorld, pop, recipeFor, recipeOf } from '../../../machines/index.ts';
import { entryOf, rewritten, typeOfAction } from '../rewritten.ts';
import { type Change, MUTATIONS, type Mutation } from './mutations.ts';

/** A World, and what only a battle has in it. */
type World = KernelWorld<{ readonly type: string }> & { activeStats?: unknown; activeAuras?: unknown };

let current: Change | null = null;

/** From now on the rules are mutated so; null for the rules as they are. */
export const mutateTo = (mutation: Mutation | null): void => {
  current = mutation?.does ?? null;
};

/** @throws Error if there is no mutation of that name. */
export const mutationNamed = (name: string): Mutation => {
  const found = MUTATIONS.find((mutation) => mutation.name === name);
  if (found === undefined) throw new Error(`There is no mutation "${name}". Known are: ${namesOf().join('; ')}.`);
  return found;
};

const namesOf = (): string[] => MUTATIONS.map(({ name }) => name);

/** A copy of a machine whose actions ask the switch. They are told in which state they are an entry. */
export const switchable = <M extends AnyStateMachine>(machine: M): M => {
  const named = Object.entries(machine.implementations.actions as Record<string, unknown>);
  const actions = Object.fromEntries(named.map(([type, action]) => [type, asking(type, action)]));
  const placed = (path: string) => (action: ReturnType<typeof entryOf>[number]) => ({
    type: typeOfAction(action),
    params: { ...(typeof action === 'string' ? {} : action.params), state: path },
  });
  return rewritten(
    machine,
    (state, path) => (state.entry === undefined ? state : { ...state, entry: entryOf(state).map(placed(path)) }),
    { ...machine.implementations, actions } as M['implementations'],
  );
};

const asking = (action: string, implementation: unknown): unknown => {
  const change = recipeOf(implementation);
  if (change === undefined) throw new Error(`The action "${action}" is no recipe.`);
  return recipeFor<never, never>()<{ state?: string }>((world, event, params) => {
    const carryOut = () => change(world, event, params);
    if (current === null) carryOut();
    else mutated(current, { action, state: params?.state ?? '', world }, carryOut);
  });
};

interface Point {
  readonly action: string;
  /** The state that is being entered; empty for an action on the way. */
  readonly state: string;
  readonly world: World;
}

/** What mutations ask of a frame. */
interface TopFrame {
  readonly mode?: string;
  readonly checkpoint?: string;
  left?: number;
}

const topOf = ({ stack }: World): TopFrame => (stack ?? {}) as TopFrame;

const mutated = (does: Change, { action, state, world }: Point, carryOut: () => void): void => {
  switch (does.kind) {
    case 'skip': {
      const isLight = topOf(world).mode === 'auraOnly';
      const isHere = action === does.action && state === does.state && (does.light ?? isLight) === isLight;
      if (!isHere) carryOut();
      return;
    }
    case 'unmultiplied':
      if (action === 'readMultiplier') topOf(world).left = 1;
      else carryOut();
      return;
    case 'unchecked':
      carryOut();
      if (CHECKPOINT_ACTIONS.includes(action) && state === does.state && topOf(world).checkpoint === does.checkpoint) {
        pop(world);
      }
      return;
    case 'silent':
      carryOut();
      silence(world, does.event);
      return;
    case 'unrefreshed': {
      const { snapshot, told } = SNAPSHOTS[does.half];
      const before = world[snapshot];
      const summons = countOf(world, 'Summoned');
      carryOut();
      if (countOf(world, 'Summoned') === summons) return;
      world[snapshot] = before;
      silence(world, told);
      return;
    }
    default:
      does satisfies never;
  }
};

const CHECKPOINT_ACTIONS: readonly string[] = ['openCheckpoint', 'openTechniqueCheckpoint'];

/** Where each half of the auras is kept, and the event that tells of its change. */
const SNAPSHOTS = {
  healthAttack: { snapshot: 'activeStats', told: 'StatsUpdated' },
  other: { snapshot: 'activeAuras', told: 'AurasUpdated' },
} as const;

const countOf = (world: World, event: string): number => eventsOf(world).filter(({ type }) => type === event).length;

const silence = (world: World, event: string): void => {
  const events = eventsOf(world);
  if (!events.some(({ type }) => type === event)) return;
  world.events = emptyJournal();
  for (const each of events) if (each.type !== event) emit(world, each);
};
