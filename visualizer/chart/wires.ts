// Arrows over the page: from the chips of the box in focus, and for the transitions just taken, to where they lead.

import { LENGTHS } from './boxes.ts';
import { isInside } from './chips.ts';
import { shownState } from './folding.ts';
import type { ChartLayout, PlacedState, Point } from './layout.ts';
import type { Marks } from './marks.ts';
import { ancestorsOf, type ChartModel, type ChartState, indexOf } from './model.ts';
import { placesIn } from './places.ts';
import { Routes } from './routes.ts';
import { rounded } from './svg.ts';

export interface Wire {
  /** The path of the line. */
  readonly line: string;
  readonly from: string;
  readonly to: string;
  readonly isTaken: boolean;
  readonly isContinuation: boolean;
  /** Of a player who is not awaited. */
  readonly isQuiet: boolean;
}

export const wiresOf = (model: ChartModel, layout: ChartLayout, { focus, taken = [], lanes = {} }: Marks): Wire[] => {
  const { states, transitions: byKey } = indexOf(model);
  const { placed, open } = placesIn(layout);
  const shown = (id: string): PlacedState | undefined => placed.get(shownState(id, open, states));
  // A chip may stand for many transitions: its arrow is lit if one of them was taken that leads there.
  const isTaken = (keys: readonly string[], to: string): boolean =>
    taken.some((key) => keys.includes(key) && leadsTo(byKey.get(key)?.targets ?? [], to));
  const leadsTo = (targets: readonly string[], to: string): boolean =>
    targets.some((target) => isInside(target, states.get(to) as ChartState, states));
  const isQuiet = (id: string): boolean =>
    ancestorsOf(id, states).some((state) => lanes[state.id]?.isAwaited === false);

  const drawn: Wire[] = layout.arrows.map(({ points, from, to, transitions, isContinuation }) => ({
    line: cornered(points),
    from,
    to,
    isTaken: isTaken(transitions, to),
    isContinuation,
    isQuiet: isQuiet(from),
  }));
  const has = (from: string, to: string): boolean => drawn.some((wire) => wire.from === from && wire.to === to);
  const routes = routesIn(layout);
  const connect = (
    source: PlacedState,
    chipLine: number,
    to: string,
    wire: Pick<Wire, 'isTaken' | 'isContinuation'>,
  ): void => {
    const target = shown(to);
    if (target === undefined || has(source.id, target.id) || (target === source && shownState(to, open, states) !== to))
      return;
    const chip = source.chips[chipLine];
    const height = chip === undefined ? LENGTHS.titleLine / 2 : chip.y + chip.height / 2;
    const isAround = isInside(source.id, states.get(target.id) as ChartState, states);
    const line = isAround ? undefined : routed(routes, source, height, target);
    drawn.push({
      line: line ?? bow(source, height),
      from: source.id,
      to: target.id,
      isQuiet: isQuiet(source.id),
      ...wire,
    });
  };

  for (const key of taken) {
    const transition = byKey.get(key);
    const source = transition === undefined ? undefined : shown(transition.source);
    if (transition === undefined || source === undefined) continue;
    const line = source.chips.findIndex(({ transitions }) => transitions.includes(key));
    for (const to of transition.targets) connect(source, line, to, { isTaken: true, isContinuation: false });
  }
  const focused = focus === undefined ? undefined : placed.get(focus);
  for (const [line, { targets, transitions, kind }] of focused?.chips.entries() ?? []) {
    for (const to of targets) {
      connect(focused as PlacedState, line, to, {
        isTaken: isTaken(transitions, to),
        isContinuation: kind === 'handOver',
      });
    }
  }
  return drawn;
};

/** Layouts are drawn many times, with ever new marks. */
const known = new WeakMap<ChartLayout, Routes>();

const routesIn = (layout: ChartLayout): Routes => {
  const routes = known.get(layout) ?? new Routes(layout);
  known.set(layout, routes);
  return routes;
};

/** Straight pieces with rounded corners. */
const cornered = (points: readonly Point[]): string => {
  const [start, ...rest] = points as [Point, ...Point[]];
  return rest.reduce(
    (line, point, index) => {
      const next = rest[index + 1];
      const before = index === 0 ? start : (rest[index - 1] as Point);
      if (next === undefined) return `${line}L${place(point)}`;
      return `${line}L${place(toward(point, before))}Q${place(point)} ${place(toward(point, next))}`;
    },
    `M${place(start)}`,
  );
};

const CORNER = 6;

/** A point near `from`, on the way to `to`. */
const toward = (from: Point, to: Point): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(CORNER, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
};

const place = ({ x, y }: Point): string => `${rounded(x)} ${rounded(y)}`;

/** From the side of a box, at this height, to the nearest side of another one; around what lies between. */
const routed = (routes: Routes, source: PlacedState, height: number, target: PlacedState): string | undefined => {
  const gap = LENGTHS.gap / 2;
  const y = source.y + height;
  const starts = [source.x - gap, source.x + source.width + gap].map((x) => ({ x, y }));
  const title = target.y + Math.min(LENGTHS.titleLine / 2 + LENGTHS.padding / 2, target.height / 2);
  const ends = [
    { x: target.x - gap, y: title },
    { x: target.x + target.width + gap, y: title },
    { x: target.x + target.width / 2, y: target.y - gap },
    { x: target.x + target.width / 2, y: target.y + target.height + gap },
  ];
  const way = routes.between(starts, ends);
  if (way === undefined) return undefined;
  const [first, last] = [way[0] as Point, way.at(-1) as Point];
  const start = { x: first.x < source.x ? source.x : source.x + source.width, y };
  return cornered([start, ...way, nearestOn(target, last)]);
};

const nearestOn = ({ x, y, width, height }: PlacedState, point: Point): Point => ({
  x: Math.min(Math.max(point.x, x), x + width),
  y: Math.min(Math.max(point.y, y), y + height),
});

/** To itself, or to a box around it: a short bow out of the side and back. */
const bow = (source: PlacedState, height: number): string => {
  const x = source.x + source.width;
  const y = source.y + height;
  return `M${place({ x, y })}c14 0 14 ${rounded(-height + 6)} 0 ${rounded(-height + 8)}`;
};
