// Reads the places of boxes and arrows from elk's answer.

import type { ElkNode } from 'elkjs/lib/elk-api.js';
import { type Box, LENGTHS } from './boxes.ts';
import type { GraphArrow } from './elk-edges.ts';
import type { ChartLayout, PlacedArrow, PlacedState, Point } from './layout.ts';
import { type ChartModel, type ChartState, statesById } from './model.ts';

export interface Placing {
  readonly model: ChartModel;
  readonly open: ReadonlySet<string>;
  readonly boxes: ReadonlyMap<string, Box>;
  readonly arrows: ReadonlyMap<string, GraphArrow>;
  readonly focus: string | null;
}

export const placedFrom = (graph: ElkNode, { model, open, boxes, arrows, focus }: Placing): ChartLayout => {
  const byId = statesById(model);
  const states: PlacedState[] = [];
  const placedArrows: PlacedArrow[] = [];
  const visit = (node: ElkNode, from: Point, lane: number | undefined): void => {
    const state = byId.get(node.id) as ChartState;
    const { chips, note } = boxes.get(node.id) as Box;
    const corner = { x: from.x + (node.x ?? 0), y: from.y + (node.y ?? 0) };
    const width = lane ?? node.width ?? 0;
    states.push({ id: node.id, ...corner, width, height: node.height ?? 0, isOpen: open.has(node.id), chips, note });
    for (const { id, sections = [] } of node.edges ?? []) {
      const arrow = arrows.get(id);
      for (const { startPoint, bendPoints = [], endPoint } of arrow === undefined ? [] : sections) {
        const points = [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x: x + corner.x, y: y + corner.y }));
        placedArrows.push({ ...(arrow as GraphArrow), points });
      }
    }
    // Lanes below one another are all as wide as the box around them.
    const isOneColumn = new Set(node.children?.map(({ x }) => x)).size === 1;
    const inner = state.type === 'parallel' && isOneColumn ? width - 2 * LENGTHS.padding : undefined;
    for (const child of node.children ?? []) visit(child, corner, inner);
  };
  for (const child of graph.children ?? []) visit(child, { x: 0, y: 0 }, undefined);
  return { width: graph.width ?? 0, height: graph.height ?? 0, states, arrows: placedArrows, focus };
};
