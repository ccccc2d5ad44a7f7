// A pushdown chart has one hub that every chart hands over to, and dozens of ways out of it. They are told apart from
// plain steps here, so that nobody has to draw them as wires.

import { DISPATCH } from '../../machines/index.ts';
import type { Problem } from './model.ts';
import type { ReadChart, ReadState } from './read-state.ts';
import { visit } from './read-targets.ts';

const HUB = DISPATCH.slice(1);

export const joinPushdown = ({ root }: ReadChart, problems: Problem[]): void => {
  const states = new Map<string, ReadState>();
  visit(root, (state) => states.set(state.id, state));
  const hub = [...states.values()].find(({ nodeId }) => nodeId === HUB);
  if (hub === undefined) return;
  hub.isHub = true;
  for (const transition of hub.transitions) {
    if (transition.guard?.name !== 'isTopFrameAt') continue;
    transition.role = 'dispatch';
    for (const target of transition.targets) {
      const entered = states.get(target);
      if (entered !== undefined) entered.isEntryPoint = true;
    }
  }
  visit(root, (state) => {
    for (const transition of state.transitions) if (transition.targets.includes(hub.id)) transition.role = 'handOver';
    state.continuesAt = continuation(state, states, problems);
  });
};

/** The state noted by `continueAt`: continuations are named from the chart that has the frame, the nearest one around. */
const continuation = (state: ReadState, states: ReadonlyMap<string, ReadState>, problems: Problem[]): string | null => {
  const at = state.entry.find(({ name }) => name === 'continueAt')?.params?.at;
  if (typeof at !== 'string') return null;
  for (let around = states.get(state.parent ?? ''); around !== undefined; around = states.get(around.parent ?? '')) {
    const found = states.get(around.parent === null ? at : `${around.id}.${at}`);
    if (found !== undefined) return found.id;
  }
  const what = `continueAt: there is no state "${at}" in the charts around`;
  problems.push({ code: 'no-continuation', state: state.id, what, expected: 'a state of the same chart' });
  return null;
};
