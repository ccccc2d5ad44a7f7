// Where every box of a chart stands. elk packs the states of a box like words on a page, in document order; the box in
// focus alone is laid out as a graph with arrows.

import Elk from 'elkjs/lib/elk.bundled.js';
import type { PlacedChip } from './boxes.ts';
import { elkGraphOf } from './elk-graph.ts';
import { type Folding, openStates } from './folding.ts';
import type { ChartModel, ChartState } from './model.ts';
import { statesOf } from './model.ts';
import { placedFrom } from './placed.ts';

export interface LayoutOptions extends Folding {
  /** Of the window, in pixels. Boxes stay within the width as long as they can; what does not fit goes on below. */
  readonly pageWidth?: number;
  readonly pageHeight?: number;
  /** Leaves room for counts of visits in boxes and chips. */
  readonly hasCounts?: boolean;
}

/** A box in its place, measured from the corner of the chart. */
export interface PlacedState {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isOpen: boolean;
  readonly chips: readonly PlacedChip[];
  readonly note: string;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An arrow of the box in focus. */
export interface PlacedArrow {
  readonly from: string;
  readonly to: string;
  readonly transitions: readonly string[];
  /** It is the chart that goes on there, after something else has been done. */
  readonly isContinuation: boolean;
  readonly points: readonly Point[];
}

export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  /** Each after the one around it. */
  readonly states: readonly PlacedState[];
  readonly arrows: readonly PlacedArrow[];
  /** The state laid out as a graph, if any. */
  readonly focus: string | null;
}

/** The window of a laptop. */
const PAGE = { width: 1280, height: 720 };

/** Tried until one fits the page: long chains of arrows go on in a further row, boxes become narrower. */
const WITH_FOCUS = [
  { aspectRatio: 1.7, isWrapped: false },
  { aspectRatio: 1.7, isWrapped: true },
];
const WITHOUT_FOCUS = [
  { aspectRatio: 1.7, isWrapped: false },
  { aspectRatio: 1.2, isWrapped: false },
];

/** More boxes do not fit any page. */
const MOST_BOXES_TRIED = 90;

/** Equal charts and options have equal layouts. */
export const layoutOf = async (model: ChartModel, options: LayoutOptions = {}): Promise<ChartLayout> => {
  const open = openStates(model, options);
  const focus = focusOf(model, options.focus, open);
  const { pageWidth = PAGE.width, pageHeight = PAGE.height, hasCounts = false } = options;
  const elk = new Elk.default();
  let best: ChartLayout | undefined;
  for (const variant of focus === null ? WITHOUT_FOCUS : WITH_FOCUS) {
    const { graph, boxes, arrows } = elkGraphOf(model, { open, focus, pageWidth, hasCounts, ...variant });
    const layout = placedFrom(await elk.layout(graph), { model, open, boxes, arrows, focus });
    const scale = ({ width, height }: ChartLayout): number => Math.min(1, pageWidth / width, pageHeight / height);
    if (best === undefined || scale(layout) > scale(best)) best = layout;
    if (scale(best) === 1 || (focus === null && best.states.length > MOST_BOXES_TRIED)) break;
  }
  return best as ChartLayout;
};

/** Only an open box has arrows inside. */
const focusOf = (model: ChartModel, id: string | undefined, open: ReadonlySet<string>): string | null => {
  const found: ChartState | undefined = statesOf(model.root).find((state) => state.id === id);
  return found !== undefined && open.has(found.id) ? found.id : null;
};
