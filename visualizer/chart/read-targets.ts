// Looks up the targets of all transitions, and the names of actions and guards, and says which do not exist.

import type { Named, Problem } from './model.ts';
import type { ReadChart, ReadState } from './read-state.ts';

export const resolveTargets = ({ root, known }: ReadChart, problems: Problem[]): void => {
  const byNodeId = new Map<string, ReadState>();
  const byId = new Map<string, ReadState>();
  visit(root, (state) => {
    const other = byNodeId.get(state.nodeId);
    if (other === undefined) byNodeId.set(state.nodeId, state);
    else {
      const what = `the id "${state.nodeId}" belongs to ${other.id} already`;
      problems.push({ code: 'duplicate-id', state: state.id, what, expected: 'an id of its own' });
    }
    byId.set(state.id, state);
  });
  visit(root, (state) => {
    for (const transition of state.transitions) {
      transition.targets = transition.written.flatMap((written) => {
        const found = targetOf(written, state, byId, byNodeId);
        if (found !== undefined) return [found.id];
        problems.push({ code: 'unknown-target', state: state.id, ...unknownTarget(written, state, byId, byNodeId) });
        return [];
      });
    }
    if (known !== undefined) problems.push(...unknownNames(state, known));
  });
  nameTransitions(root);
};

/** The same names as those of `transitionsOf`, so that counts made there colour these arrows. */
const nameTransitions = (root: ReadState): void => {
  const times = new Map<string, number>();
  visit(root, ({ id, parent, transitions }) => {
    for (const transition of transitions) {
      const { event, targets } = transition;
      const arrow = event === '' ? '-->' : `--${event}-->`;
      const plain = `${parent === null ? 'anywhere' : id} ${arrow} ${targets.join(' and ') || 'stays'}`;
      const time = (times.get(plain) ?? 0) + 1;
      times.set(plain, time);
      transition.key = time === 1 ? plain : `${plain} (${time})`;
    }
  });
};

export const visit = (state: ReadState, look: (state: ReadState) => void): void => {
  look(state);
  for (const child of state.children) visit(child, look);
};

type States = ReadonlyMap<string, ReadState>;

const pathIn = (from: ReadState | undefined, path: readonly string[]): ReadState | undefined =>
  path.reduce<ReadState | undefined>((at, key) => at?.children.find((child) => child.key === key), from);

/** `#id`, `#id.inside`, `.inside`, or the name of a sibling. */
const targetOf = (written: string, state: ReadState, byId: States, byNodeId: States): ReadState | undefined => {
  const path = written.split('.');
  if (written.startsWith('#')) {
    const exact = byNodeId.get(written.slice(1));
    return exact ?? pathIn(byNodeId.get(path[0]?.slice(1) ?? ''), path.slice(1));
  }
  return written.startsWith('.') ? pathIn(state, path.slice(1)) : pathIn(byId.get(state.parent ?? ''), path);
};

const unknownTarget = (
  written: string,
  state: ReadState,
  byId: States,
  byNodeId: States,
): Pick<Problem, 'what' | 'expected'> => {
  const around = written.startsWith('.') ? state : byId.get(state.parent ?? '');
  const names = written.startsWith('#')
    ? [...byNodeId.values()].filter(({ id, nodeId }) => !nodeId.endsWith(`.${id}`)).map(({ nodeId }) => `#${nodeId}`)
    : (around?.children ?? []).map(({ key }) => (around === state ? `.${key}` : key));
  return {
    what: `there is no state "${written}"`,
    expected: names.length === 0 ? 'no target here' : `one of ${names.join(', ')}`,
  };
};

const unknownNames = (state: ReadState, known: NonNullable<ReadChart['known']>): Problem[] => {
  const missing = (code: Problem['code'], names: readonly Named[], existing: ReadonlySet<string>): Problem[] =>
    [...new Set(names.filter(({ isInline }) => !isInline).map(({ name }) => name))]
      .filter((name) => !existing.has(name))
      .map((name) => ({
        code,
        state: state.id,
        what: `${code === 'unknown-action' ? 'action' : 'guard'} "${name}" is not implemented`,
        expected: `one of ${[...existing].join(', ')}`,
      }));
  const actions = [...state.entry, ...state.exit, ...state.transitions.flatMap(({ actions: own }) => own)];
  const guards = state.transitions.flatMap(({ guard }) => guard ?? []);
  return [...missing('unknown-action', actions, known.actions), ...missing('unknown-guard', guards, known.guards)];
};
