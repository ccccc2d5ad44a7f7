// Every box has its place: inside the one around it, beside the others, in document order, and on a laptop's window.

import { describe, expect, it } from 'vitest';
import {
  type ChartLayout,
  type ChartModel,
  type LayoutOptions,
  layoutOf,
  openStates,
  type PlacedState,
  statesById,
} from '../../../visualizer/chart/index.ts';
import { battle, dale4, MODELS } from './charts.ts';

const overlap = (a: PlacedState, b: PlacedState): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Boxes that stick out of the one around them, overlap a neighbour, or have a chip that sticks out or overlaps another. */
const faultsOf = (model: ChartModel, { states, width, height }: ChartLayout): string[] => {
  const placed = new Map(states.map((state) => [state.id, state]));
  const byId = statesById(model);
  const faults: string[] = [];
  for (const box of states) {
    const around = placed.get(byId.get(box.id)?.parent ?? '') ?? { x: 0, y: 0, width, height };
    const isInside =
      box.x >= around.x &&
      box.y >= around.y &&
      box.x + box.width <= around.x + around.width + 0.01 &&
      box.y + box.height <= around.y + around.height + 0.01;
    if (!isInside) faults.push(`${box.id} sticks out`);
    for (const other of states) {
      const areSiblings = other.id < box.id && byId.get(other.id)?.parent === byId.get(box.id)?.parent;
      if (areSiblings && overlap(box, other)) faults.push(`${box.id} overlaps ${other.id}`);
    }
    const inside = states.filter(({ id }) => byId.get(id)?.parent === box.id);
    for (const chip of box.chips) {
      const shown = { ...box, x: box.x + chip.x, y: box.y + chip.y, width: chip.width, height: chip.height };
      if (chip.x + chip.width > box.width || chip.y + chip.height > box.height)
        faults.push(`${box.id}: ${chip.text} sticks out`);
      if (inside.some((child) => overlap(shown, child))) faults.push(`${box.id}: ${chip.text} lies under a box`);
    }
  }
  return faults;
};

const WAYS: readonly (readonly [string, LayoutOptions])[] = [
  ['opened as usual', {}],
  ['all open', { depth: 99 }],
  ['all folded', { depth: 1 }],
  ['with counts', { depth: 3, hasCounts: true }],
  ['on a narrow page', { pageWidth: 600, depth: 3 }],
  ['with the turn in focus', { focus: 'turn' }],
  ['with all in focus', { focus: 'resolving', depth: 3 }],
  ['with everything folded', { remembered: { battle: false, dale: false } }],
];

describe.each(MODELS)('%s', (_name, model) => {
  it.each(WAYS)('%s: shows each open and folded box once, and none overlaps', async (_way, options) => {
    const layout = await layoutOf(model, options);
    const open = openStates(model, options);
    const expected = [...statesById(model).values()]
      .filter(({ parent }) => parent === null || open.has(parent))
      .map(({ id }) => id);
    expect(layout.states.map(({ id }) => id)).toEqual(expected);
    expect(layout.states.filter(({ isOpen }) => isOpen).map(({ id }) => id)).toEqual([...open]);
    expect(faultsOf(model, layout)).toEqual([]);
  });

  it('is the same each time', async () => {
    const options = { depth: 3, focus: 'turn' };
    expect(await layoutOf(model, options)).toEqual(await layoutOf(model, options));
  });

  it('fits a laptop at full size when opened as usual', async () => {
    const { width, height } = await layoutOf(model);
    expect(width).toBeLessThanOrEqual(1280);
    expect(height).toBeLessThanOrEqual(720);
  });

  it('stays within the width of the page when all is open', async () => {
    expect((await layoutOf(model, { depth: 99 })).width).toBeLessThanOrEqual(1280);
  });

  it('has room for counts only if asked', async () => {
    const [plain, counted] = [await layoutOf(model), await layoutOf(model, { hasCounts: true })];
    const widthIn = ({ states }: ChartLayout) => states.find(({ id }) => id === 'overflow')?.width ?? 0;
    expect(widthIn(counted)).toBeGreaterThan(widthIn(plain));
  });
});

describe('lanes', () => {
  it.each([
    ['opened', { depth: 99 }],
    ['in focus', { focus: 'resolving.owl' }],
  ])('%s are equal in size and stand in seat order', async (_way, options) => {
    const { states } = await layoutOf(dale4, options);
    const lanes = states.filter(({ id }) => /^resolving\.owl\.seat\d$/.test(id));
    expect(lanes).toHaveLength(4);
    expect(new Set(lanes.map(({ width, height }) => `${width} ${height}`)).size).toBe(1);
    const reading = lanes.toSorted((a, b) => a.y - b.y || a.x - b.x);
    expect(reading.map(({ id }) => id)).toEqual(lanes.map(({ id }) => id));
  });
});

describe('the box in focus', () => {
  const chart = 'resolving.triggerQueue';

  it('alone has arrows, from chips to boxes', async () => {
    const { arrows, states, focus } = await layoutOf(battle, { focus: chart });
    const box = (id: string) => states.find((state) => state.id === id) as PlacedState;
    expect(focus).toBe(chart);
    expect(arrows.length).toBeGreaterThan(8);
    for (const { from, to, points, transitions } of arrows) {
      expect([from, to].every((id) => id.startsWith(`${chart}.`))).toBe(true);
      const [start, end] = [points[0], points.at(-1)];
      const chip = box(from).chips.find(
        (each) => each.transitions === transitions || each.transitions.join() === transitions.join(),
      );
      expect(start?.x).toBeCloseTo(box(from).x + box(from).width);
      expect(start?.y).toBeCloseTo(box(from).y + (chip?.y ?? 0) + (chip?.height ?? 0) / 2);
      expect(end?.x).toBeCloseTo(box(to).x);
      expect(end?.y).toBeGreaterThan(box(to).y);
      expect(end?.y).toBeLessThan(box(to).y + box(to).height);
    }
  });

  it('has an arrow for each transition inside it and for each way to go on', async () => {
    const { arrows } = await layoutOf(battle, { focus: chart });
    const inside = statesById(battle).get(chart)?.children ?? [];
    const expected = inside.flatMap((state) =>
      [
        ...state.transitions.flatMap(({ targets }) => targets),
        ...(state.continuesAt === null ? [] : [state.continuesAt]),
      ]
        .filter((to) => inside.some(({ id }) => id === to) && to !== state.id)
        .map((to) => `${state.id} ${to}`),
    );
    expect(arrows.map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual([...new Set(expected)].toSorted());
    expect(arrows.filter(({ isContinuation }) => isContinuation).map(({ from }) => from)).toEqual([
      `${chart}.activated`,
    ]);
  });

  it('has none if it is not there, has nothing inside, or is folded', async () => {
    for (const options of [
      { focus: 'nowhere' },
      { focus: 'turn.main' },
      { focus: 'turn', remembered: { turn: false } },
    ]) {
      const { arrows, focus } = await layoutOf(battle, options);
      expect([arrows, focus]).toEqual([[], null]);
    }
  });
});
