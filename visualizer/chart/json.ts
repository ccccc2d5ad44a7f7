// A chart as a JSON file, and back.

import type { ChartModel } from './model.ts';

/** What the file says it is. A change of the shape that old readers would misread gets a new number. */
export const CHART_FORMAT = 'cardchart/chart/1';

export const chartJson = (model: ChartModel): string =>
  `${JSON.stringify({ format: CHART_FORMAT, ...model }, null, 2)}\n`;
