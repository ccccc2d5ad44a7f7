// The counts of the chart on view in a file that may have several: each number of players has a chart of its own.

import { type ChartModel, type Heat, statesById } from '../../chart/index.ts';
import type { Coverage } from '../state/files.ts';

/** Null if the file has no counts of this chart. */
export const heatFor = (model: ChartModel, { charts }: Coverage): Heat | null => {
  const states = [...statesById(model).keys()].filter((id) => id !== model.root.id);
  const isOf = (heat: Heat): boolean =>
    states.every((id) => heat.states[id] !== undefined) && Object.keys(heat.states).length <= states.length + 1;
  return charts.find(isOf) ?? null;
};
