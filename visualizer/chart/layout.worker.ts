// Lays charts out beside the page, which never waits: a request in, the answer with the same number back.

import { type ChartLayout, type LayoutOptions, layoutOf } from './layout.ts';
import type { ChartModel } from './model.ts';

export interface LayoutRequest {
  readonly id: number;
  readonly model: ChartModel;
  readonly options: LayoutOptions;
}

export type LayoutReply =
  | { readonly id: number; readonly layout: ChartLayout }
  | { readonly id: number; readonly error: string };

interface WorkerScope {
  addEventListener(type: 'message', listener: (message: { readonly data: LayoutRequest }) => void): void;
  postMessage(reply: LayoutReply): void;
}

const scope = globalThis as unknown as WorkerScope;

// elk takes any worker for its own and sets `onmessage` in it, where it ignores what is not meant for it.
scope.addEventListener('message', ({ data: { id, model, options } }) => {
  layoutOf(model, options).then(
    (layout) => scope.postMessage({ id, layout }),
    (error: unknown) => scope.postMessage({ id, error: String(error) }),
  );
});
