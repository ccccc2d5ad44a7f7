// What is shown on a chart besides the chart itself: where a game stands, what it has just done, how often it was there.

import { shownState } from './folding.ts';
import { ancestorsOf, type ChartModel, statesById } from './model.ts';

/**
 * Visits by the id of a state and by the key of a transition: the counts of one chart in a coverage file of
 * `cardchart test-model`.
 */
export interface Heat {
  readonly states: Readonly<Record<string, number>>;
  readonly transitions: Readonly<Record<string, number>>;
}

export interface Lane {
  readonly isAwaited: boolean;
  /** What is owed and since when, or why the player is not awaited. */
  readonly caption: string;
}

export interface Marks {
  /** The innermost active states; those around them are active as well. */
  readonly active?: readonly string[];
  /** Keys of the transitions just taken. */
  readonly taken?: readonly string[];
  readonly hovered?: string;
  /** The state whose arrows are drawn. */
  readonly focus?: string;
  readonly heat?: Heat;
  /** By the id of a player's region. */
  readonly lanes?: Readonly<Record<string, Lane>>;
}

/** Marks on the boxes that are shown: what happens in a folded box happens to the box. */
export interface ShownMarks {
  /** The innermost boxes with something active in them. */
  readonly active: ReadonlySet<string>;
  readonly around: ReadonlySet<string>;
  readonly hovered: string | null;
}

export const shownMarks = (
  model: ChartModel,
  open: ReadonlySet<string>,
  { active = [], hovered }: Marks,
): ShownMarks => {
  const states = statesById(model);
  const known = active.filter((id) => states.has(id)).map((id) => shownState(id, open, states));
  return {
    active: new Set(known),
    around: new Set(known.flatMap((id) => ancestorsOf(id, states).map((state) => state.id))),
    hovered: hovered === undefined ? null : shownState(hovered, open, states),
  };
};

/** The visits of several transitions together. */
export const visitsOf = ({ transitions }: Heat, keys: readonly string[]): number =>
  keys.reduce((sum, key) => sum + (transitions[key] ?? 0), 0);

/** `7`, `1.2k`, `34k`, `5M`: never wider than five signs. */
export const shortCount = (count: number): string => {
  const [unit, sign] = [
    [1e9, 'G'],
    [1e6, 'M'],
    [1e3, 'k'],
  ].find(([size]) => count >= (size as number)) ?? [1, ''];
  const scaled = count / (unit as number);
  return `${scaled < 10 && sign !== '' ? Math.floor(scaled * 10) / 10 : Math.floor(scaled)}${sign}`;
};

/** Which of the four colours of the heat scale a count has, against the highest one; the scale is logarithmic. */
export const heatStep = (count: number, highest: number): 0 | 1 | 2 | 3 =>
  Math.min(3, Math.floor((4 * Math.log1p(count)) / Math.log1p(Math.max(highest, 1)))) as 0 | 1 | 2 | 3;
