// Boxes on a page: in rows, like words, in document order.

import type { LayoutOptions } from 'elkjs/lib/elk-api.js';
import { LENGTHS } from './boxes.ts';
import type { ChartState } from './model.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** About how large a page will be, and how elk makes it so. */
export interface Page extends Size {
  readonly options: LayoutOptions;
  readonly isNewRowEach: boolean;
}

export interface PageOptions {
  readonly aspectRatio: number;
  readonly pageWidth: number;
}

export const pageOf = (state: ChartState, inside: readonly Size[], { aspectRatio, pageWidth }: PageOptions): Page => {
  const columns = state.type === 'parallel' ? laneColumns(inside, pageWidth) : undefined;
  const width =
    columns === undefined ? rowWidth(inside, aspectRatio, pageWidth) : columns * widestOf(inside) + gaps(columns);
  const area = inside.reduce((sum, box) => sum + (box.width + LENGTHS.gap) * (box.height + LENGTHS.gap), 0);
  const isNewRowEach = columns === 1;
  return {
    width,
    height: (area * SPARE) / width,
    isNewRowEach,
    options: {
      'elk.algorithm': 'rectpacking',
      'elk.spacing.nodeNode': String(LENGTHS.gap),
      'elk.rectpacking.widthApproximation.strategy': 'TARGET_WIDTH',
      'elk.rectpacking.widthApproximation.targetWidth': String(Math.ceil(isNewRowEach ? 1 : width)),
    },
  };
};

/** How much larger a page is than what stands on it, for an estimate. */
const SPARE = 1.15;

const gaps = (columns: number): number => (columns - 1) * LENGTHS.gap;

const widestOf = (boxes: readonly Size[]): number => Math.max(0, ...boxes.map(({ width }) => width));

/** As wide as the aspect ratio asks for, but with room for two boxes side by side. */
const rowWidth = (boxes: readonly Size[], aspectRatio: number, pageWidth: number): number => {
  const area = boxes.reduce((sum, { width, height }) => sum + (width + LENGTHS.gap) * (height + LENGTHS.gap), 0);
  const [first = 0, second = 0] = boxes.map(({ width }) => width).toSorted((a, b) => b - a);
  const pair = second === 0 ? first : first + second + LENGTHS.gap;
  const wanted = Math.max(Math.sqrt(area * SPARE * aspectRatio), pair);
  return Math.max(first, Math.min(wanted, pageWidth));
};

/** Players' lanes stand below one another, or two by two if there are many and the page is wide enough. */
const laneColumns = (lanes: readonly Size[], pageWidth: number): number =>
  lanes.length >= 4 && 2 * widestOf(lanes) + gaps(2) <= pageWidth ? 2 : 1;
