// Ways around boxes: along the gaps between them, with few bends. A map of the gaps is made once for each layout.

import { LENGTHS } from './boxes.ts';
import { Heap } from './heap.ts';
import type { ChartLayout, PlacedState, Point } from './layout.ts';

interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Half of the gap between two boxes: ways run in the middle. */
const HALF_GAP = LENGTHS.gap / 2;

/** A bend is avoided by a detour of so many pixels. */
const BEND = 40;

/** What ways go around: boxes without others in them, and what is written at the top of open ones. */
const obstacleOf = ({ x, y, width, height, isOpen, chips }: PlacedState): Rectangle => ({
  left: x,
  right: x + (isOpen ? Math.min(width, Math.max(TITLE_WIDTH, ...chips.map((chip) => chip.x + chip.width))) : width),
  top: y,
  bottom:
    y +
    (isOpen
      ? LENGTHS.titleLine +
        LENGTHS.padding / 2 +
        Math.max(0, ...chips.map((chip) => chip.y + chip.height - LENGTHS.titleLine))
      : height),
});

const TITLE_WIDTH = 150;

export class Routes {
  readonly #obstacles: readonly Rectangle[];
  readonly #columns: readonly number[];
  readonly #rows: readonly number[];
  readonly #byColumn = new Map<number, readonly Rectangle[]>();
  readonly #byRow = new Map<number, readonly Rectangle[]>();
  readonly #known = new Map<string, readonly Point[] | undefined>();

  constructor({ states, width, height }: ChartLayout) {
    this.#obstacles = states.map(obstacleOf);
    const columns = states.flatMap(({ x, width: own }) => [x - HALF_GAP, x + own + HALF_GAP]);
    const rows = states.flatMap(({ y, height: own }) => [y - HALF_GAP, y + own + HALF_GAP]);
    this.#columns = within(columns, width);
    this.#rows = within(rows, height);
  }

  /** The corners of the shortest way from one of the starts to one of the ends; undefined if there is none. */
  between(starts: readonly Point[], ends: readonly Point[]): readonly Point[] | undefined {
    const key = JSON.stringify([starts, ends]);
    if (!this.#known.has(key)) this.#known.set(key, this.#search(starts, ends));
    return this.#known.get(key);
  }

  #search(starts: readonly Point[], ends: readonly Point[]): readonly Point[] | undefined {
    const columns = sorted([...this.#columns, ...starts.map(({ x }) => x), ...ends.map(({ x }) => x)]);
    const rows = sorted([...this.#rows, ...starts.map(({ y }) => y), ...ends.map(({ y }) => y)]);
    const placeOf = ({ x, y }: Point): number => rows.indexOf(y) * columns.length + columns.indexOf(x);
    const pointOf = (place: number): Point => ({
      x: columns[place % columns.length] as number,
      y: rows[Math.floor(place / columns.length)] as number,
    });
    const goals = new Set(ends.map(placeOf));
    const toGoal = ({ x, y }: Point): number =>
      Math.min(...ends.map((end) => Math.abs(end.x - x) + Math.abs(end.y - y)));

    // A way is known by where it is and in which direction it goes, since turning costs.
    const heap = new Heap<Step>();
    const done = new Set<number>();
    for (const start of starts)
      heap.push(toGoal(start), { place: placeOf(start), isVertical: false, cost: 0, from: undefined });
    for (let step = heap.pop(); step !== undefined; step = heap.pop()) {
      const id = step.place * 2 + Number(step.isVertical);
      if (done.has(id)) continue;
      done.add(id);
      if (goals.has(step.place)) return cornersOf(step, pointOf);
      const at = pointOf(step.place);
      const column = step.place % columns.length;
      for (const [place, isVertical] of [
        [column > 0 ? step.place - 1 : -1, false],
        [column + 1 < columns.length ? step.place + 1 : -1, false],
        [step.place - columns.length, true],
        [step.place + columns.length, true],
      ] as const) {
        if (place < 0 || place >= columns.length * rows.length || done.has(place * 2 + Number(isVertical))) continue;
        const to = pointOf(place);
        if (this.#isBlocked(at, to)) continue;
        const cost =
          step.cost + Math.abs(to.x - at.x) + Math.abs(to.y - at.y) + (isVertical === step.isVertical ? 0 : BEND);
        heap.push(cost + toGoal(to), { place, isVertical, cost, from: step });
      }
    }
    return undefined;
  }

  /** Whether the piece between two neighbouring places runs through a box; along one it may. */
  #isBlocked(a: Point, b: Point): boolean {
    if (a.x === b.x) {
      const [top, bottom] = a.y < b.y ? [a.y, b.y] : [b.y, a.y];
      return this.#acrossColumn(a.x).some((box) => box.top < bottom && box.bottom > top);
    }
    const [left, right] = a.x < b.x ? [a.x, b.x] : [b.x, a.x];
    return this.#acrossRow(a.y).some((box) => box.left < right && box.right > left);
  }

  #acrossColumn(x: number): readonly Rectangle[] {
    return remembered(this.#byColumn, x, () => this.#obstacles.filter(({ left, right }) => left < x && x < right));
  }

  #acrossRow(y: number): readonly Rectangle[] {
    return remembered(this.#byRow, y, () => this.#obstacles.filter(({ top, bottom }) => top < y && y < bottom));
  }
}

const remembered = <K, V>(known: Map<K, V>, key: K, make: () => V): V => {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
};

interface Step {
  readonly place: number;
  readonly isVertical: boolean;
  readonly cost: number;
  readonly from: Step | undefined;
}

const cornersOf = (last: Step, pointOf: (place: number) => Point): Point[] => {
  const points: Point[] = [];
  for (let step: Step | undefined = last; step !== undefined; step = step.from) points.unshift(pointOf(step.place));
  return points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (before === undefined || after === undefined) return true;
    return (before.x !== point.x || point.x !== after.x) && (before.y !== point.y || point.y !== after.y);
  });
};

const sorted = (values: readonly number[]): number[] => [...new Set(values)].toSorted((a, b) => a - b);

const within = (values: readonly number[], size: number): number[] =>
  sorted(values.map(Math.round)).filter((value) => value > 0 && value < size);
