// What a screen reader says of a box, and what a pointer that rests on it shows.

import { countInside } from './folding.ts';
import type { Marks, ShownMarks } from './marks.ts';
import type { ChartState } from './model.ts';

export const stateLabel = (state: ChartState, isOpen: boolean, { heat, lanes }: Marks, shown: ShownMarks): string => {
  const lane = lanes?.[state.id];
  const visits = heat?.states[state.id] ?? 0;
  return [
    state.seat === null ? state.id : `player ${state.seat}: ${state.id}`,
    ...(shown.active.has(state.id) ? ['active'] : shown.around.has(state.id) ? ['active inside'] : []),
    ...(state.type === 'parallel' ? ['all regions at once'] : state.type === 'final' ? ['final'] : []),
    ...(state.isHub ? ['goes on where the top frame says'] : []),
    ...(state.isEntryPoint ? ['a frame can go on here'] : []),
    ...(state.tags.includes('waiting') ? ['waits for an input'] : state.tags),
    ...(state.children.length > 0 && !isOpen ? [`folded, ${countInside(state)} states`] : []),
    ...(lane === undefined ? [] : new Set([lane.isAwaited ? 'awaited' : 'not awaited', lane.caption])),
    ...(heat === undefined || state.parent === null
      ? []
      : [visits === 0 ? 'never visited' : `visited ${visits} times`]),
    ...(state.description === null ? [] : [state.description]),
  ]
    .filter((part) => part !== '')
    .join(', ');
};
