// Runs a hand-written program alone, from the command line.

import { pathToFileURL } from 'node:url';

/** Repeats `work` for some time and returns how much was done. */
const spin = (seconds: number, work: () => number): number => {
  const end = performance.now() + seconds * 1000;
  let units = 0;
  do units += work();
  while (performance.now() < end);
  return units;
};

/**
 * If the program at this URL is the one that was started: warms up, measures, and prints one line of JSON with the
 * processor time of so many units. `times` are the seconds to measure and to warm up.
 */
export const drive = (
  url: string,
  name: string,
  unit: string,
  [seconds = '1', warmup = '1']: readonly string[],
  work: () => number,
): void => {
  if (url !== pathToFileURL(process.argv[1] ?? '').href) return;
  spin(Number(warmup), work);
  const start = process.cpuUsage();
  const units = spin(Number(seconds), work);
  const { user, system } = process.cpuUsage(start);
  console.log(JSON.stringify({ name, unit, units, cpu_s: (user + system) / 1e6, micros: (user + system) / units }));
};
