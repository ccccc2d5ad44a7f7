// The pushdown chart. Resolution nests without end, so what is half done lies as frames on the World's stack. A state
// that starts something notes where its chart goes on, puts a frame on top and hands over to `dispatch`, which enters
// the state that the top frame names. A finished chart takes its frame away and hands over as well.

/** Where every sub-chart hands over to. */
export const DISPATCH = '#dispatch';

/** The states in which each sub-chart may go on, by frame kind. */
export type EntryPoints = Readonly<Record<string, readonly string[]>>;

/** The transitions of `dispatch`: one for each entry point, taken when the top frame names it. */
export const dispatchTo = (entryPoints: EntryPoints) =>
  Object.entries(entryPoints).flatMap(([kind, states]) =>
    states.map((at) => ({
      guard: { type: 'isTopFrameAt' as const, params: { kind, at } },
      target: `#${kind}.${at}`,
    })),
  );

/** The action that notes where this chart goes on when the frame is on top again. */
export const continueAt = (at: string) => ({ type: 'continueAt' as const, params: { at } });
