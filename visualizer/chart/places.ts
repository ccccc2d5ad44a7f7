// Where the boxes of a layout are, by their ids. Layouts are drawn many times, with ever new marks.

import type { ChartLayout, PlacedState } from './layout.ts';

export interface Places {
  readonly placed: ReadonlyMap<string, PlacedState>;
  /** Ids of the open boxes. */
  readonly open: ReadonlySet<string>;
}

const known = new WeakMap<ChartLayout, Places>();

/** Made once for each layout. */
export const placesIn = (layout: ChartLayout): Places => {
  const places = known.get(layout) ?? {
    placed: new Map(layout.states.map((state) => [state.id, state])),
    open: new Set(layout.states.filter(({ isOpen }) => isOpen).map(({ id }) => id)),
  };
  known.set(layout, places);
  return places;
};
