// How large the boxes are: the title line, and one line for each chip.

import { type Chip, chipsOf } from './chips.ts';
import { countInside } from './folding.ts';
import { type Font, fitted, textWidth } from './measure.ts';
import type { ChartState } from './model.ts';
import { hasSign } from './signs.ts';

export const TITLE: Font = { size: 12.5, isBold: true };
export const SMALL: Font = { size: 11 };

/** Lengths in pixels at full size. */
export const LENGTHS = {
  /** Around the whole chart, for the border of its box. */
  rim: 4,
  padding: 8,
  gap: 10,
  titleLine: 20,
  chipLine: 18,
  chipHeight: 16,
  chipPadding: 5,
  chipGap: 6,
  noteGap: 8,
  /** Of chips beside one another. */
  widestRow: 560,
  /** Room for the sign of the type, the fold or the player before the title. */
  sign: 16,
  widestChip: 250,
  narrowestBox: 84,
  narrowestLane: 260,
  /** Room for how often something was visited. */
  count: 40,
} as const;

export interface PlacedChip extends Chip {
  /** The text as far as it fits. */
  readonly shown: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A box as it stands in its own corner. */
export interface Box {
  readonly width: number;
  /** Of a box without others in it; of an open one, where those may begin. */
  readonly height: number;
  readonly chips: readonly PlacedChip[];
  /** What stands behind the title: how many states are inside, or that it waits. */
  readonly note: string;
}

export interface BoxOptions {
  readonly isOpen: boolean;
  /** Leaves room for counts of visits. */
  readonly hasCounts: boolean;
}

export const boxOf = (
  state: ChartState,
  states: ReadonlyMap<string, ChartState>,
  { isOpen, hasCounts }: BoxOptions,
): Box => {
  const { padding, titleLine, chipLine, noteGap } = LENGTHS;
  const note = noteOf(state, isOpen);
  const counted = hasCounts ? LENGTHS.count : 0;
  const sign = hasSign(state) ? LENGTHS.sign : 0;
  const title = sign + textWidth(state.key, TITLE) + (note === '' ? 0 : noteGap + textWidth(note, SMALL)) + counted;
  const top = padding / 2 + titleLine;
  const chips = chipsOf(state, states).map((chip) => sizedChip(chip, counted));
  // An open box is wide: its chips stand side by side.
  const placed = isOpen
    ? inRows(chips, top)
    : chips.map((chip, line) => ({ ...chip, x: padding, y: top + line * chipLine }));
  const least = state.seat !== null && isOpen ? LENGTHS.narrowestLane : LENGTHS.narrowestBox;
  const lines = new Set(placed.map(({ y }) => y)).size;
  return {
    width: Math.ceil(Math.max(least, title + 2 * padding, ...placed.map(({ x, width }) => x + width + padding))),
    height: Math.ceil(top + lines * chipLine + padding / 2),
    chips: placed,
    note,
  };
};

type SizedChip = Omit<PlacedChip, 'x' | 'y'>;

const sizedChip = (chip: Chip, counted: number): SizedChip => {
  const { widestChip, chipPadding, chipHeight } = LENGTHS;
  const shown = fitted(chip.text, widestChip - counted, SMALL);
  return { ...chip, shown, width: Math.ceil(textWidth(shown, SMALL) + 2 * chipPadding + counted), height: chipHeight };
};

const inRows = (chips: readonly SizedChip[], top: number): PlacedChip[] => {
  const { padding, chipLine, chipGap, widestRow } = LENGTHS;
  let x: number = padding;
  let y = top;
  return chips.map((chip) => {
    if (x > padding && x + chip.width > widestRow) {
      x = padding;
      y += chipLine;
    }
    const placed = { ...chip, x, y };
    x += chip.width + chipGap;
    return placed;
  });
};

const noteOf = (state: ChartState, isOpen: boolean): string => {
  if (state.children.length > 0) return isOpen ? '' : `${countInside(state)} states`;
  return state.tags.includes('waiting') ? 'waits' : '';
};
