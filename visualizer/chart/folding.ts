// Which boxes are open. A box is open down to a depth, around what is in focus or active, or because somebody opened it.

import { ancestorsOf, type ChartModel, type ChartState, statesById, statesOf } from './model.ts';

export interface Folding {
  /** Levels of states inside states that are opened: 1 shows what is in the chart, 2 also what is in that. */
  readonly depth?: number;
  /** Opened together with everything around it. */
  readonly focus?: string;
  /** Everything around these is opened. */
  readonly active?: readonly string[];
  /** Boxes that were opened or folded by hand, by id; goes before everything else. */
  readonly remembered?: Readonly<Record<string, boolean>>;
}

/** Levels that are readable at once on a laptop, without and with a focus. */
export const DEPTH = 2;
export const DEPTH_AROUND_FOCUS = 1;

/** Ids of the open boxes. */
export const openStates = (model: ChartModel, folding: Folding = {}): ReadonlySet<string> => {
  const states = statesById(model);
  const { focus, active = [], remembered = {} } = folding;
  const depth = folding.depth ?? (focus === undefined ? DEPTH : DEPTH_AROUND_FOCUS);
  const around = new Set(
    [...active, ...(focus === undefined ? [] : [focus])].flatMap((id) =>
      ancestorsOf(id, states).map((state) => state.id),
    ),
  );
  if (focus !== undefined) for (const id of [focus, ...regionsOf(states.get(focus))]) around.add(id);
  const open = new Set<string>();
  const visit = (state: ChartState, level: number): void => {
    if (state.children.length === 0) return;
    if (!(remembered[state.id] ?? (level < depth || around.has(state.id)))) return;
    open.add(state.id);
    for (const child of state.children) visit(child, level + 1);
  };
  visit(model.root, 0);
  return open;
};

/** Regions are opened with their parallel state: what is in them is the point of it. */
const regionsOf = (state: ChartState | undefined): string[] =>
  state?.type === 'parallel' ? state.children.map(({ id }) => id) : [];

/** The box that stands for a state: its own, or the folded one around it. */
export const shownState = (id: string, open: ReadonlySet<string>, states: ReadonlyMap<string, ChartState>): string => {
  const folded = ancestorsOf(id, states).findLast((state) => !open.has(state.id));
  return folded?.id ?? id;
};

/** How many states are inside a box. */
export const countInside = (state: ChartState): number => statesOf(state).length - 1;
