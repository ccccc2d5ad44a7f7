// Which part of a chart is worth looking at: the sub-chart in which the game stands.

import { ancestorsOf, type ChartModel, statesById } from '../../chart/index.ts';
import type { Moment } from '../../session/index.ts';

/** The state to open and draw with its arrows; none if the game stands at the top of the chart. */
export const focusOf = (model: ChartModel, { states: active, frames }: Moment): string | undefined => {
  const states = statesById(model);
  const [first = '', ...others] = active;
  if (others.length > 0) return ancestorsOf(first, states).find(({ type }) => type === 'parallel')?.id;
  // The hub goes on where the top frame says.
  const top = `resolving.${frames.at(-1)?.kind}`;
  if (states.get(first)?.isHub === true) return states.has(top) ? top : undefined;
  const [parent] = ancestorsOf(first, states);
  return parent === undefined || parent.parent === null ? undefined : parent.id;
};
