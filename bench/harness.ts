// What a benchmark is made of, and how one piece of work is measured: in processor time of the whole process, collecting
// of garbage included, since the machine is shared and a clock would count what others do.

import type { Road } from '../machines/index.ts';

/** How much work the cases prepare: `quick` only shows that everything runs. */
export type Size = 'full' | 'quick';

/** One thing that is measured. */
export interface Figure {
  readonly name: string;
  /** What `run` counts: scenarios, actions, requests … */
  readonly unit: string;
  /** Makes everything ready, unmeasured. The function handed back does the work, the same each time, and counts it. */
  prepare(): () => number;
  /** What is known besides the time: bytes, microsteps a unit, units a game … */
  readonly facts?: Readonly<Record<string, number>>;
}

/** What one process measures. Each has a process of its own, so that none slows another one's compiled code down. */
export interface Variant {
  readonly name: string;
  figures(size: Size): Figure[];
}

export interface Case {
  readonly name: string;
  /** One sentence for people. */
  readonly title: string;
  readonly variants: readonly Variant[];
}

/** One measurement of one figure. */
export interface Sample {
  readonly figure: string;
  readonly units: number;
  /** Processor time of all units together. */
  readonly microseconds: number;
}

/** The roads that are compared; the names are those of the public door. */
export const MEASURED_ROADS = ['xstate', 'compiled'] as const satisfies readonly Road[];

/** A figure that needs nothing ready. */
export const figure = (name: string, unit: string, run: () => number, facts?: Figure['facts']): Figure => ({
  name,
  unit,
  prepare: () => run,
  ...(facts === undefined ? {} : { facts }),
});

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/**
 * Repeats the work of a figure for about so many seconds of processor time, at least once. On a busy machine as many
 * seconds by the clock would not even be enough to warm up.
 */
export const measure = ({ name, prepare }: Figure, seconds: number): Sample => {
  const end = processorSeconds() + seconds;
  let units = 0;
  let microseconds = 0;
  do {
    const run = prepare();
    const start = process.cpuUsage();
    units += run();
    const { user, system } = process.cpuUsage(start);
    microseconds += user + system;
  } while (processorSeconds() < end);
  return { figure: name, units, microseconds };
};
