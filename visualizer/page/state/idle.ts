// Long work in small slices while the page has nothing else to do, so that it answers at once whatever goes on.

/** How long is left of a slice, in milliseconds. */
type TimeLeft = () => number;

/** Of a slice in a browser that does not say when it is idle, or is never idle. */
const SHORT_SLICE_MS = 8;
const LONGEST_WAIT_MS = 500;

const shortSlice = (): TimeLeft => {
  const until = performance.now() + SHORT_SLICE_MS;
  return () => until - performance.now();
};

const whenIdle = (slice: (timeLeft: TimeLeft) => void): void => {
  if (typeof requestIdleCallback === 'undefined') setTimeout(() => slice(shortSlice()), SHORT_SLICE_MS);
  else {
    requestIdleCallback((idle) => slice(idle.didTimeout ? shortSlice() : () => idle.timeRemaining()), {
      timeout: LONGEST_WAIT_MS,
    });
  }
};

/** Runs a generator to its end, from pause to pause, until the signal is aborted. `failed` gets what it throws. */
export const workWhileIdle = (work: Iterator<void>, signal: AbortSignal, failed: (error: unknown) => void): void => {
  const slice = (timeLeft: TimeLeft) => {
    try {
      let isDone = signal.aborted;
      while (!isDone && timeLeft() > 0) isDone = work.next().done === true;
      if (!isDone) whenIdle(slice);
    } catch (error) {
      failed(error);
    }
  };
  whenIdle(slice);
};
