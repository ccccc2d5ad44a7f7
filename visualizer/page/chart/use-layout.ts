// Layouts come from a worker, so that the page never waits. What was laid out once is kept.

import { useEffect, useState } from 'react';
import type { ChartLayout, ChartModel, LayoutOptions, LayoutReply, LayoutRequest } from '../../chart/index.ts';
import LayoutWorker from '../../chart/layout.worker.ts?worker&inline';

type Done = (layout: ChartLayout) => void;

let worker: Worker | undefined;
const waiting = new Map<number, { done: Done; failed: (error: Error) => void }>();
let nextId = 1;

const workerOf = (): Worker => {
  if (worker !== undefined) return worker;
  worker = new LayoutWorker();
  worker.onmessage = ({ data }: MessageEvent<LayoutReply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('layout' in data) asked?.done(data.layout);
    else asked?.failed(new Error(data.error));
  };
  return worker;
};

/** Reads the program that lays charts out before there is a chart: it is a large part of the page. */
export const prepareLayouts = (): void => {
  workerOf();
};

/** Laid out once, beside the page. */
export const laidOut = (model: ChartModel, options: LayoutOptions): Promise<ChartLayout> =>
  new Promise((done, failed) => {
    const id = nextId;
    nextId += 1;
    waiting.set(id, { done, failed });
    workerOf().postMessage({ id, model, options } satisfies LayoutRequest);
  });

const known = new WeakMap<ChartModel, Map<string, ChartLayout | Promise<ChartLayout>>>();

/** The layout if it is there, or its promise. */
const layoutFor = (model: ChartModel, options: LayoutOptions): ChartLayout | Promise<ChartLayout> => {
  const layouts = known.get(model) ?? new Map<string, ChartLayout | Promise<ChartLayout>>();
  known.set(model, layouts);
  const key = JSON.stringify(options);
  const found = layouts.get(key);
  if (found !== undefined) return found;
  const promise = laidOut(model, options).then((layout) => {
    layouts.set(key, layout);
    return layout;
  });
  layouts.set(key, promise);
  return promise;
};

interface Shown {
  readonly model: ChartModel;
  readonly layout: ChartLayout;
}

/**
 * The last layout stays on view until the next one is there; null before the first one. Without options nothing is laid
 * out.
 */
export const useLayout = (model: ChartModel, options: LayoutOptions | null): ChartLayout | null => {
  const [shown, setShown] = useState<Shown | null>(null);
  const wanted = options === null ? null : layoutFor(model, options);
  useEffect(() => {
    let isStale = false;
    void Promise.resolve(wanted).then((layout) => {
      if (!isStale && layout !== null) setShown({ model, layout });
    });
    return () => {
      isStale = true;
    };
  }, [model, wanted]);
  if (wanted !== null && !(wanted instanceof Promise)) return wanted;
  return shown?.model === model ? shown.layout : null;
};
