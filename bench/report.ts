// What a run found: as plain data for a file, and as a table for people.

import type { Described } from './child.ts';
import type { Case, Sample } from './harness.ts';

/** Of several measurements. The best one is nearest to what the work itself costs: a shared machine only adds. */
export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

export interface FigureReport {
  readonly case: string;
  readonly variant: string;
  readonly figure: string;
  readonly unit: string;
  readonly samples: number;
  /** Processor time of one unit. */
  readonly microseconds: Spread;
  /** The best one as a multiple of the best yardstick of the same rounds. */
  readonly yardsticks: number;
  readonly facts: Readonly<Record<string, number>>;
}

export interface MachineReport {
  readonly date: string;
  readonly node: string;
  readonly processor: string;
  readonly cores: number;
  /** Mean number of processes that wanted to run in the last minute, at the start and at the end. */
  readonly load: readonly [number, number];
}

export interface RunReport {
  readonly format: 'cardchart-bench-1';
  readonly size: string;
  readonly machine: MachineReport;
  /** What 1 Y took in microseconds. */
  readonly yardstick: Spread;
  readonly figures: readonly FigureReport[];
  /** Cases that could not be measured, and why. */
  readonly failures: readonly { readonly case: string; readonly problem: string }[];
}

export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return { min: at(0), median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2, max: at(sorted.length - 1) };
};

export const perUnit = ({ microseconds, units }: Sample): number => microseconds / units;

/** A figure of one variant, from its samples and from those of the yardstick in the same rounds. */
export const figureReport = (
  { name }: Pick<Case, 'name'>,
  variant: string,
  { name: figure, unit, facts }: Described,
  samples: readonly Sample[],
  yardsticks: readonly Sample[],
): FigureReport => {
  const own = samples.filter((sample) => sample.figure === figure).map(perUnit);
  const microseconds = spreadOf(own);
  return {
    case: name,
    variant,
    figure,
    unit,
    samples: own.length,
    microseconds,
    yardsticks: microseconds.min / spreadOf(yardsticks.map(perUnit)).min,
    facts: facts['actions a game'] === undefined ? facts : { ...facts, ...perSecond(facts['actions a game'], own) },
  };
};

const perSecond = (actions: number, micros: readonly number[]) => ({
  'games a CPU-second': 1e6 / (actions * spreadOf(micros).min),
});

const number = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));

const factsOf = (facts: FigureReport['facts']): string =>
  Object.entries(facts)
    .map(([name, value]) => `${number(value)} ${name}`)
    .join(', ');

const HEAD = ['variant', 'figure', 'µs', 'median', 'max', 'Y', 'unit', 'besides'];

const rowOf = ({ variant, figure, unit, microseconds, yardsticks, facts }: FigureReport): string[] => [
  variant,
  figure,
  number(microseconds.min),
  number(microseconds.median),
  number(microseconds.max),
  number(yardsticks),
  unit,
  factsOf(facts),
];

const lined = (rows: readonly (readonly string[])[]): string => {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const isNumber = (column: number) => column >= 2 && column <= 5;
  const cell = (text: string, column: number) =>
    isNumber(column) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
  return rows.map((row) => `  ${row.map(cell).join('  ')}`.trimEnd()).join('\n');
};

/** A table for each case. µs is the best of the measurements, Y the same as a multiple of the yardstick. */
export const tables = ({ machine, yardstick, figures, failures }: RunReport, cases: readonly Case[]): string => {
  const { date, node, processor, cores, load } = machine;
  const measured = cases.filter(({ name }) => figures.some((figure) => figure.case === name));
  return [
    `${date}, Node ${node}, ${cores} cores (${processor}), load ${load.map((value) => value.toFixed(1)).join(' to ')}`,
    `1 Y = ${number(yardstick.min)} µs (median ${number(yardstick.median)}, max ${number(yardstick.max)})`,
    ...measured.map(({ name, title }) => {
      const rows = figures.filter((figure) => figure.case === name).map(rowOf);
      return `\n${name}: ${title}\n${lined([HEAD, ...rows])}`;
    }),
    ...failures.map((failure) => `\n${failure.case} could not be measured: ${failure.problem}`),
  ].join('\n');
};
