// The chart as elk takes it: boxes in boxes, each with the way in which its inside is laid out.

import type { ElkNode } from 'elkjs/lib/elk-api.js';
import { type Box, boxOf, LENGTHS } from './boxes.ts';
import { edgesIn, type GraphArrow, graphOf, isGraph } from './elk-edges.ts';
import { pageOf, type Size } from './elk-page.ts';
import { type ChartModel, type ChartState, statesById } from './model.ts';

export interface GraphOptions {
  readonly open: ReadonlySet<string>;
  /** The state whose inside is drawn with arrows. */
  readonly focus: string | null;
  /** Width to height of boxes. */
  readonly aspectRatio: number;
  /** No page is made wider than this if that can be helped. */
  readonly pageWidth: number;
  /** Whether long chains of arrows go on in a further row. */
  readonly isWrapped: boolean;
  readonly hasCounts: boolean;
}

export interface ElkChart {
  readonly graph: ElkNode;
  readonly boxes: ReadonlyMap<string, Box>;
  /** By the id of elk's edge. */
  readonly arrows: ReadonlyMap<string, GraphArrow>;
}

/** A node, and about how large it will be. */
interface Sized extends Size {
  readonly node: ElkNode;
}

export const elkGraphOf = (model: ChartModel, options: GraphOptions): ElkChart => {
  const states = statesById(model);
  const boxes = new Map<string, Box>();
  const arrows = new Map<string, GraphArrow>();
  const { padding, rim } = LENGTHS;

  const sizedNode = (state: ChartState, level: number): Sized => {
    const isOpen = options.open.has(state.id);
    const box = boxOf(state, states, { isOpen, hasCounts: options.hasCounts });
    const { width, height } = box;
    boxes.set(state.id, box);
    if (!isOpen) return { node: { id: state.id, width, height }, width, height };
    const inside = state.children.map((child) => sizedNode(child, level + 1));
    const children = inside.map(({ node }) => node);
    const size = {
      'elk.padding': `[top=${height},left=${padding},bottom=${padding},right=${padding}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    };
    const pageWidth = options.pageWidth - 2 * rim - 2 * padding * (level + 1);
    const hasArrows = isGraph(state, options.focus, states);
    const page = hasArrows
      ? graphOf(state, inside, { ...options, pageWidth })
      : pageOf(state, inside, { ...options, pageWidth });
    if (page.isNewRowEach) for (const lane of children) lane.layoutOptions = { ...lane.layoutOptions, ...NEW_ROW };
    const node: ElkNode = { id: state.id, children, layoutOptions: { ...size, ...page.options } };
    if (hasArrows) node.edges = edgesIn(state, children, boxes, arrows);
    return { node, width: Math.max(width, page.width + 2 * padding), height: page.height + height + padding };
  };

  const { node } = sizedNode(model.root, 0);
  const layoutOptions = {
    'elk.algorithm': 'rectpacking',
    'elk.padding': `[top=${rim},left=${rim},bottom=${rim},right=${rim}]`,
  };
  return { graph: { id: 'page', children: [node], layoutOptions }, boxes, arrows };
};

const NEW_ROW = { 'elk.rectpacking.inNewRow': 'true' };
