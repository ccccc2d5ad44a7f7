// An XState 5 chart, read by its shape, written down as an XState 4 definition: what receivers of @xstate/inspect make a
// machine from. Guards and actions are names there; they are shown, never run.

interface ChartNode {
  readonly id: string;
  readonly key: string;
  readonly path: readonly string[];
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly history: 'shallow' | 'deep' | false;
  readonly config: { readonly target?: unknown };
  readonly initial?: { readonly target: readonly ChartNode[] };
  readonly states: Readonly<Record<string, ChartNode>>;
  readonly transitions: ReadonlyMap<string, readonly ChartTransition[]>;
  readonly always?: readonly ChartTransition[];
  readonly entry: readonly unknown[];
  readonly exit: readonly unknown[];
  readonly tags: readonly string[];
  readonly description?: string;
}

interface ChartTransition {
  readonly target?: readonly ChartNode[];
  readonly guard?: unknown;
  readonly actions: readonly unknown[];
  readonly reenter: boolean;
}

/** An action, or a condition, by name and with its parameters. */
interface Named {
  readonly type: string;
  readonly [parameter: string]: unknown;
}

interface Transition4 {
  readonly target?: readonly string[];
  readonly cond?: Named;
  readonly actions: readonly Named[];
  readonly internal: boolean;
}

/** A state as XState 4 defines it, in plain data. */
export interface Definition {
  readonly id: string;
  readonly key: string;
  readonly type: ChartNode['type'];
  readonly initial?: string;
  readonly history?: 'shallow' | 'deep';
  readonly target?: string;
  readonly on: Readonly<Record<string, readonly Transition4[]>>;
  readonly onDone?: readonly Transition4[];
  readonly always?: readonly Transition4[];
  readonly entry: readonly Named[];
  readonly exit: readonly Named[];
  readonly tags: readonly string[];
  readonly description?: string;
  readonly states: Readonly<Record<string, Definition>>;
}

/** The definition of a whole XState 5 machine. */
export const definitionOf = (machine: object): Definition => defined((machine as { readonly root: ChartNode }).root);

const defined = (node: ChartNode): Definition => {
  const done = `xstate.done.state.${node.id}`;
  const events = [...node.transitions].map(([event, choices]) => [event, choices.map(written)] as const);
  const onDone = events.find(([event]) => event === done)?.[1];
  const [initial] = node.initial?.target ?? [];
  const { target } = node.config;
  return {
    id: node.id,
    key: node.key,
    type: node.type,
    // XState 4 wants the child's key, also where the chart starts deeper in it.
    ...(initial === undefined || node.type !== 'compound' ? {} : { initial: initial.path[node.path.length] as string }),
    ...(node.history === false ? {} : { history: node.history }),
    ...(typeof target === 'string' ? { target } : {}),
    on: Object.fromEntries(events.filter(([event]) => event !== done)),
    ...(onDone === undefined ? {} : { onDone }),
    ...(node.always === undefined ? {} : { always: node.always.map(written) }),
    entry: node.entry.map(named),
    exit: node.exit.map(named),
    tags: node.tags,
    ...(node.description === undefined ? {} : { description: node.description }),
    states: Object.fromEntries(Object.entries(node.states).map(([key, child]) => [key, defined(child)])),
  };
};

const written = ({ target, guard, actions, reenter }: ChartTransition): Transition4 => ({
  ...(target === undefined ? {} : { target: target.map(({ id }) => `#${id}`) }),
  ...(guard === undefined ? {} : { cond: named(guard) }),
  actions: actions.map(named),
  internal: !reenter,
});

/** XState 4 has parameters beside the type; those of XState 5 that are computed cannot be shown. */
const named = (thing: unknown): Named => {
  if (typeof thing === 'string') return { type: thing };
  if (typeof thing === 'function') return { type: (thing as { type?: string }).type ?? (thing.name || 'anonymous') };
  const { type, params } = thing as { readonly type: string; readonly params?: unknown };
  return { ...(typeof params === 'object' ? params : {}), type };
};
