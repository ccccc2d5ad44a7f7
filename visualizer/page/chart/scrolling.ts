// Keeps the boxes that matter in view, moving the picture no more than needed.

import type { ChartLayout } from '../../chart/index.ts';

const MARGIN = 24;

/** By how much to move so that a stretch lies in the view. */
const shift = (from: number, to: number, viewFrom: number, room: number): number => {
  if (from - MARGIN < viewFrom) return from - MARGIN - viewFrom;
  if (to + MARGIN > viewFrom + room) return Math.min(to + MARGIN - viewFrom - room, from - MARGIN - viewFrom);
  return 0;
};

/** The box of a state, or of the folded one around it. */
const boxOf = (layout: ChartLayout, state: string) =>
  layout.states.findLast(({ id }) => state === id || state.startsWith(`${id}.`));

export const keepInView = (
  place: HTMLElement | null,
  layout: ChartLayout,
  states: readonly string[],
  scale: number,
): void => {
  const boxes = states.flatMap((state) => boxOf(layout, state) ?? []);
  if (place === null || boxes.length === 0) return;
  const left = Math.min(...boxes.map(({ x }) => x)) * scale;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) * scale;
  const top = Math.min(...boxes.map(({ y }) => y)) * scale;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) * scale;
  place.scrollBy({
    left: shift(left, right, place.scrollLeft, place.clientWidth),
    top: shift(top, bottom, place.scrollTop, place.clientHeight),
  });
};
