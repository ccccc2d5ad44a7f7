// A statechart as a plain tree. It is JSON: it goes to workers, files and other programs as it is.

export const STATE_TYPES = ['atomic', 'compound', 'parallel', 'final', 'history'] as const;
export type StateType = (typeof STATE_TYPES)[number];

/** A guard or an action by its name; inline functions have the name of the function, or `inline`. */
export interface Named {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>> | null;
  /** Written in the chart itself, not looked up by its name. */
  readonly isInline: boolean;
}

/**
 * `step` goes to its targets. `handOver` ends at the hub of a pushdown chart, which goes on where the top frame says;
 * `dispatch` is one of the hub's ways there.
 */
export type TransitionRole = 'step' | 'handOver' | 'dispatch';

export interface ChartTransition {
  /**
   * The name under which visits are counted, that of `transitionsOf`: `turn.main --PLAY--> resolving.dispatch`, without
   * an event `a --> b`; the root is `anywhere`. No two of a chart have the same key.
   */
  readonly key: string;
  /** Nothing for a transition without an event. */
  readonly event: string;
  readonly kind: 'event' | 'done' | 'invocation' | 'delay' | 'always';
  readonly guard: Named | null;
  /** Ids of states; empty if the state is not left. */
  readonly targets: readonly string[];
  readonly actions: readonly Named[];
  /** The source is left and entered again even if the target lies inside it. */
  readonly reenters: boolean;
  readonly role: TransitionRole;
}

export interface ChartState {
  /** The dotted path, as `stateNames` and `activeStates` have it; that of the root is the machine's own id. */
  readonly id: string;
  /** The id that XState knows the state by. */
  readonly nodeId: string;
  readonly key: string;
  readonly type: StateType;
  readonly parent: string | null;
  /** In document order; regions that are seats in seat order. */
  readonly children: readonly ChartState[];
  /** Id of the child that is entered first. */
  readonly initial: string | null;
  /** Of a region that belongs to one player. */
  readonly seat: number | null;
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly entry: readonly Named[];
  readonly exit: readonly Named[];
  readonly transitions: readonly ChartTransition[];
  /** Where every chart of a pushdown chart hands over to. */
  readonly isHub: boolean;
  /** The hub can go on here. */
  readonly isEntryPoint: boolean;
  /** The state in which this chart goes on once what it starts here has been finished. */
  readonly continuesAt: string | null;
}

export type ProblemCode =
  | 'no-chart'
  | 'bad-state'
  | 'endless-state'
  | 'unknown-type'
  | 'missing-initial'
  | 'unknown-initial'
  | 'bad-transition'
  | 'unknown-target'
  | 'duplicate-id'
  | 'unknown-action'
  | 'unknown-guard'
  | 'no-continuation';

/** What is wrong with a chart. */
export interface Problem {
  readonly code: ProblemCode;
  /** Id of the state at fault. */
  readonly state: string;
  readonly what: string;
  readonly expected: string;
}

export interface ChartModel {
  readonly id: string;
  readonly root: ChartState;
  readonly problems: readonly Problem[];
}

/** Every state, the root first, in document order. */
export const statesOf = (state: ChartState): ChartState[] => [state, ...state.children.flatMap(statesOf)];

/** What is looked up in a chart again and again. */
export interface ChartIndex {
  readonly states: ReadonlyMap<string, ChartState>;
  readonly transitions: ReadonlyMap<string, ChartTransition & { readonly source: string }>;
}

const known = new WeakMap<ChartModel, ChartIndex>();

/** All states by their ids and all transitions by their keys; made once for each chart. */
export const indexOf = (model: ChartModel): ChartIndex => {
  const index = known.get(model) ?? newIndex(statesOf(model.root));
  known.set(model, index);
  return index;
};

const newIndex = (states: readonly ChartState[]): ChartIndex => ({
  states: new Map(states.map((state) => [state.id, state])),
  transitions: new Map(
    states.flatMap(({ id, transitions }) => transitions.map((each) => [each.key, { ...each, source: id }] as const)),
  ),
});

/** Every state by its id. */
export const statesById = (model: ChartModel): ReadonlyMap<string, ChartState> => indexOf(model).states;

/** The states around a state, the innermost first. */
export const ancestorsOf = (id: string, states: ReadonlyMap<string, ChartState>): ChartState[] => {
  const parent = states.get(states.get(id)?.parent ?? '');
  return parent === undefined ? [] : [parent, ...ancestorsOf(parent.id, states)];
};

/** The name, with params if there are any: `isAwaited(kind: owl, seat: 0)`. */
export const namedText = ({ name, params }: Named): string =>
  params === null
    ? name
    : `${name}(${Object.entries(params)
        .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
        .join(', ')})`;
