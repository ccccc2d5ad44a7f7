// What is lit on the chart: where the game stands, what it just did, who is awaited, what is pointed at.

import type { Heat, Lane, Marks } from '../../chart/index.ts';
import type { View } from '../../session/index.ts';

/** `1.3` for a microstep inside an input, as the time line counts. */
const lanesOf = ({ lanes }: View): Record<string, Lane> =>
  Object.fromEntries(
    lanes.flatMap(({ state, isAwaited, place, owes, since }) => {
      const [, region] = /^(.+\.seat\d+)\.\w+$/.exec(state ?? '') ?? [];
      if (region === undefined) return [];
      const from = since === null ? '' : `, since input ${since.input}`;
      return [[region, { isAwaited, caption: isAwaited ? `${owes.join('; ')}${from}` : place }]];
    }),
  );

export interface Looking {
  readonly pointed: string | null;
  readonly focus: string | undefined;
  readonly heat: Heat | null;
}

export const marksOf = (view: View, { pointed, focus, heat }: Looking): Marks => ({
  active: view.moment.states,
  taken: view.moment.transitions.map(({ name }) => name),
  lanes: lanesOf(view),
  ...(pointed === null ? {} : { hovered: pointed }),
  ...(focus === undefined ? {} : { focus }),
  ...(heat === null ? {} : { heat }),
});
