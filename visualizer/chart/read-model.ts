// Reads a chart from any XState 5 machine or from its bare configuration. What is wrong with the chart is said in a list
// beside it; the rest is there to be drawn.

import type { ChartModel, ChartState, Problem } from './model.ts';
import { joinPushdown } from './read-pushdown.ts';
import { type ReadState, readState } from './read-state.ts';
import { resolveTargets } from './read-targets.ts';

/** A machine, or the configuration of one that XState refuses to make. Never throws. */
export const modelOf = (source: unknown): ChartModel => {
  const problems: Problem[] = [];
  const read = readState(source, problems);
  resolveTargets(read, problems);
  joinPushdown(read, problems);
  return { id: read.root.id, root: finished(read.root), problems };
};

const finished = ({ children, transitions, ...state }: ReadState): ChartState => ({
  ...state,
  children: children.map(finished),
  transitions: transitions.map(({ written, ...transition }) => transition),
});
