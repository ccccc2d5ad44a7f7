// The pushdown chart. Resolution nests without end, so what is half done lies as frames on the World's stack. A state
// that starts something notes where its chart goes on, puts a frame on top and hands over to `dispatch`, which enters
// the state that the top frame names. A finished chart takes its frame away and hands over as well.

import type { Frame } from '../effects/stack.ts';
import { comparing } from './compiled/comparison.ts';
import { written } from './compiled/written.ts';

/** Where every sub-chart hands over to. */
export const DISPATCH = '#dispatch';

/** The states in which each sub-chart may go on, by frame kind. */
export type EntryPoints = Readonly<Record<string, readonly string[]>>;

interface Stacked {
  readonly stack: Frame | null;
}

/** What `isTopFrameAt` compares; the compiled road looks it up instead of asking each entry point in turn. */
const TOP_FRAME = [
  written(({ stack }: Stacked) => stack?.kind, 'world.stack?.kind'),
  written(({ stack }: Stacked) => stack?.at, 'world.stack?.at'),
];

/** The transitions of `dispatch`: one for each entry point, taken when the top frame names it. */
export const dispatchTo = (entryPoints: EntryPoints) =>
  Object.entries(entryPoints).flatMap(([kind, states]) =>
    states.map((at) => ({
      guard: comparing({ type: 'isTopFrameAt' as const, params: { kind, at } }, TOP_FRAME, [kind, at]),
      target: `#${kind}.${at}`,
    })),
  );

/** The action that notes where this chart goes on when the frame is on top again. */
export const continueAt = (at: string) =>
  written({ type: 'continueAt' as const, params: { at } }, `world.stack.at = ${JSON.stringify(at)}`);
