// The box in focus as a graph: its states from left to right, with arrows from the chips that name them.

import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';
import { type Box, LENGTHS } from './boxes.ts';
import type { Page, Size } from './elk-page.ts';
import { type ChartState, statesOf } from './model.ts';

export interface GraphArrow {
  readonly from: string;
  readonly to: string;
  readonly transitions: readonly string[];
  readonly isContinuation: boolean;
}

/** The state in focus; of a parallel one its regions, which have nothing to do with one another. */
export const isGraph = (state: ChartState, focus: string | null, states: ReadonlyMap<string, ChartState>): boolean =>
  state.type !== 'parallel' &&
  (state.id === focus || (state.parent === focus && states.get(state.parent ?? '')?.type === 'parallel'));

interface GraphOptions {
  readonly aspectRatio: number;
  readonly pageWidth: number;
  readonly isWrapped: boolean;
}

export const graphOf = (
  { seat }: ChartState,
  inside: readonly Size[],
  { aspectRatio, pageWidth, isWrapped }: GraphOptions,
): Page => {
  const chain = inside.reduce((sum, { width }) => sum + width + BETWEEN, BETWEEN);
  const area = inside.reduce((sum, { width, height }) => sum + (width + BETWEEN) * (height + BETWEEN), 0);
  const width = Math.min(chain, pageWidth);
  const wrapping = { 'elk.layered.wrapping.strategy': 'MULTI_EDGE', 'elk.aspectRatio': String(aspectRatio) };
  return {
    width,
    height: (area * SPARE) / width,
    isNewRowEach: false,
    options: { ...OPTIONS, ...(isWrapped && seat === null ? wrapping : {}) },
  };
};

/** Between two states of a chain, in pixels. */
const BETWEEN = 32;

/** How much larger a graph is than its states, for an estimate. */
const SPARE = 1.6;

const OPTIONS: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '16',
  'elk.layered.spacing.nodeNodeBetweenLayers': String(BETWEEN),
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
};

/** Adds the ports of arrows to the nodes, notes the arrows, and hands back elk's edges. */
export const edgesIn = (
  around: ChartState,
  nodes: readonly ElkNode[],
  boxes: ReadonlyMap<string, Box>,
  arrows: Map<string, GraphArrow>,
): ElkExtendedEdge[] => {
  const childOf = new Map(around.children.flatMap((child) => statesOf(child).map(({ id }) => [id, child.id] as const)));
  const edges: ElkExtendedEdge[] = [];
  for (const node of nodes) {
    const box = boxes.get(node.id) as Box;
    const ports = [port(`${node.id} in`, 'WEST', 0, LENGTHS.padding / 2 + LENGTHS.titleLine / 2)];
    for (const [line, chip] of box.chips.entries()) {
      const targets = new Set(chip.targets.flatMap((id) => childOf.get(id) ?? []));
      targets.delete(node.id);
      if (targets.size === 0) continue;
      const out = `${node.id} ${line}`;
      ports.push(port(out, 'EAST', box.width, chip.y + chip.height / 2));
      for (const to of targets) {
        const id = `${out} ${to}`;
        edges.push({ id, sources: [out], targets: [`${to} in`] });
        arrows.set(id, { from: node.id, to, transitions: chip.transitions, isContinuation: chip.kind === 'handOver' });
      }
    }
    // An open box is as wide as what is in it: its ports may move along the side.
    const constraints = node.children === undefined ? 'FIXED_POS' : 'FIXED_ORDER';
    node.ports = ports;
    node.layoutOptions = { ...node.layoutOptions, 'elk.portConstraints': constraints };
  }
  return edges;
};

const port = (id: string, side: 'EAST' | 'WEST', x: number, y: number) => ({
  id,
  x,
  y,
  width: 0,
  height: 0,
  layoutOptions: { 'elk.port.side': side },
});
