// Reads the states of a configuration into the tree, before targets are looked up. A configuration may be wrong in any
// way: it comes from files that are being written.

import { type ChartState, type Problem, STATE_TYPES, type StateType } from './model.ts';
import { type ReadTransition, readTransitions } from './read-transitions.ts';
import { type Fields, isFields, namedListOf, nameOfValue, textOf } from './read-values.ts';

/** A state while it is read: the same fields, still open. */
export type ReadState = {
  -readonly [K in keyof Omit<ChartState, 'children' | 'transitions'>]: ChartState[K];
} & { children: ReadState[]; transitions: ReadTransition[] };

export interface ReadChart {
  readonly root: ReadState;
  /** Names of the actions and guards that exist; undefined if the chart comes without any. */
  readonly known: { readonly actions: ReadonlySet<string>; readonly guards: ReadonlySet<string> } | undefined;
}

export const readState = (source: unknown, problems: Problem[]): ReadChart => {
  const isMachine = isFields(source) && isFields(source.config);
  const config = isMachine ? source.config : source;
  if (!isFields(config)) {
    problems.push({
      code: 'no-chart',
      state: 'chart',
      what: `found ${nameOfValue(source)}`,
      expected: 'an XState 5 machine, or the configuration of one',
    });
  }
  const fields = isFields(config) ? config : {};
  const machine = textOf(fields.id) ?? 'chart';
  const read = { machine, root: rootId(machine, fields.states), problems, around: [], used: new Set<string>() };
  return { root: stateOf(fields, [], null, read), known: isMachine ? knownIn(source.implementations) : undefined };
};

/** The root goes by the machine's id, unless that is the path of a state. */
const rootId = (machine: string, states: unknown): string =>
  isFields(states) && Object.hasOwn(states, machine) ? `(${machine})` : machine;

interface Reading {
  readonly machine: string;
  readonly root: string;
  readonly problems: Problem[];
  /** The configurations around the one that is read. */
  readonly around: readonly Fields[];
  /** Ids given so far: names with dots in them may lead to the same path. */
  readonly used: Set<string>;
}

const stateOf = (config: Fields, path: readonly string[], parent: string | null, read: Reading): ReadState => {
  const id = unused(path.length === 0 ? read.root : path.join('.'), read.used);
  const key = path.at(-1) ?? read.machine;
  const inside = { ...read, around: [...read.around, config] };
  const children = childrenOf(config, id, path, inside);
  const type = typeOf(config, children.length > 0, id, read.problems);
  return {
    id,
    nodeId: textOf(config.id) ?? [read.machine, ...path].join('.'),
    key,
    type,
    parent,
    children: type === 'parallel' ? inSeatOrder(children) : children,
    initial: type === 'compound' ? initialOf(config, children, id, read.problems) : null,
    seat: null,
    description: textOf(config.description) ?? null,
    tags: namedListOf(config.tags).map(({ name }) => name),
    entry: namedListOf(config.entry),
    exit: namedListOf(config.exit),
    transitions: readTransitions(config, id, read.problems),
    isHub: false,
    isEntryPoint: false,
    continuesAt: null,
  };
};

const unused = (path: string, used: Set<string>): string => {
  let id = path;
  for (let count = 2; used.has(id); count++) id = `${path} (${count})`;
  used.add(id);
  return id;
};

const childrenOf = (config: Fields, id: string, path: readonly string[], read: Reading): ReadState[] => {
  const states = config.states;
  if (states === undefined) return [];
  const wrong = (state: string, code: Problem['code'], what: string, expected: string): void => {
    read.problems.push({ code, state, what, expected });
  };
  if (!isFields(states)) {
    wrong(id, 'bad-state', `states: found ${nameOfValue(states)}`, 'an object of states by their names');
    return [];
  }
  return Object.entries(states).map(([key, child]) => {
    const childPath = [...path, key];
    const childId = childPath.join('.');
    const isEndless = read.around.includes(child as Fields);
    // A part that comes from another file is undefined while that file is missing, or waits for this one.
    if (!isFields(child)) wrong(childId, 'bad-state', `found ${nameOfValue(child)}`, 'the configuration of a state');
    else if (isEndless) wrong(childId, 'endless-state', 'the state contains itself', 'states inside states that end');
    return stateOf(isFields(child) && !isEndless ? child : {}, childPath, id, read);
  });
};

const typeOf = (config: Fields, hasChildren: boolean, id: string, problems: Problem[]): StateType => {
  const usual = hasChildren ? 'compound' : 'atomic';
  if (config.type === undefined) return usual;
  const type = STATE_TYPES.find((known) => known === config.type);
  if (type !== undefined) return type;
  const what = `type: found ${nameOfValue(config.type)}`;
  problems.push({ code: 'unknown-type', state: id, what, expected: `one of ${STATE_TYPES.join(', ')}` });
  return usual;
};

const initialOf = (config: Fields, children: readonly ReadState[], id: string, problems: Problem[]): string | null => {
  const target = isFields(config.initial) ? config.initial.target : config.initial;
  const name = textOf(target)?.replace(/^\./, '');
  const expected = `one of ${children.map(({ key }) => key).join(', ')}`;
  if (name === undefined) {
    problems.push({ code: 'missing-initial', state: id, what: 'no initial state', expected });
    return null;
  }
  const initial = children.find(({ key }) => key === name.split('.')[0]);
  if (initial !== undefined) return initial.id;
  problems.push({ code: 'unknown-initial', state: id, what: `initial: found "${name}"`, expected });
  return null;
};

const SEAT = /^seat(\d+)$/;

/** Regions that are seats know whose they are. */
const inSeatOrder = (regions: readonly ReadState[]): ReadState[] => {
  const seats = regions.map((region) => ({ ...region, seat: Number(SEAT.exec(region.key)?.[1] ?? Number.NaN) }));
  if (seats.some(({ seat }) => Number.isNaN(seat))) return [...regions];
  return seats.toSorted((a, b) => a.seat - b.seat);
};

const knownIn = (implementations: unknown): ReadChart['known'] => {
  if (!isFields(implementations)) return undefined;
  const { actions, guards } = implementations;
  const known = { actions: new Set(keysOf(actions)), guards: new Set(keysOf(guards)) };
  return known.actions.size + known.guards.size === 0 ? undefined : known;
};

const keysOf = (value: unknown): string[] => (isFields(value) ? Object.keys(value) : []);
