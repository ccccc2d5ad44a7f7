// A bar on standard error that says how far a run is; nothing at all where nobody watches a terminal.

const WIDTH = 30;
const EVERY_MS = 100;
const CLEAR_LINE = '\r\u001b[2K';

export interface Progress {
  readonly show: (done: number) => void;
  readonly clear: () => void;
}

/** `clock` counts milliseconds. */
export const progressOn = (
  stream: { readonly isTTY?: boolean; write(text: string): unknown },
  games: number,
  clock: () => number = () => performance.now(),
): Progress => {
  if (stream.isTTY !== true) return { show: () => {}, clear: () => {} };
  const start = clock();
  let shown = -EVERY_MS;
  return {
    show: (done) => {
      const passed = clock() - start;
      if (passed - shown < EVERY_MS) return;
      shown = passed;
      const full = Math.floor((WIDTH * done) / games);
      const rate = done === 0 ? '' : `  ${((1000 * done) / passed).toFixed(1)} games a second`;
      stream.write(`${CLEAR_LINE}[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${done} of ${games}${rate}`);
    },
    clear: () => {
      stream.write(CLEAR_LINE);
    },
  };
};
