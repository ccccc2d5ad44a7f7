// npm run bench: measures all cases, prints tables, writes one JSON file. The variants of a case and the yardstick are
// measured in turn, round by round, so that what else the machine does falls on all of them alike.

import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { CASES } from './cases.ts';
import type { Reply } from './child.ts';
import type { Case, Sample, Size } from './harness.ts';
import { Helper } from './helper.ts';
import { type FigureReport, figureReport, perUnit, type RunReport, spreadOf, tables } from './report.ts';

/** Processor seconds of warming up a process and of measuring a figure once; rounds; seconds after which no round begins. */
interface Plan {
  readonly warmup: number;
  readonly seconds: number;
  readonly rounds: number;
  readonly longest: number;
}

const PLANS: Readonly<Record<Size, Plan>> = {
  full: { warmup: 5, seconds: 0.12, rounds: 9, longest: 40 },
  quick: { warmup: 0.1, seconds: 0.02, rounds: 2, longest: 5 },
};

const USAGE = `npm run bench -- [--quick] [--only CASE] [--json FILE]
  --quick       small pieces of work, to see that all cases run; the figures mean little
  --only CASE   one of ${CASES.map(({ name }) => name).join(', ')}; may be given several times
  --json FILE   where the figures are written; "-" prints them instead of the tables`;

interface Options {
  readonly size: Size;
  readonly cases: readonly Case[];
  readonly file: string;
}

const optionsFrom = (words: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      json: { type: 'string', default: 'bench/results/latest.json' },
    },
  });
  const unknown = values.only.find((name) => !CASES.some((each) => each.name === name));
  if (unknown !== undefined) throw new Error(`There is no case "${unknown}".`);
  return {
    size: values.quick ? 'quick' : 'full',
    cases: CASES.filter(({ name }) => values.only.length === 0 || values.only.includes(name)),
    file: values.json,
  };
};

/** Two at a time: the results of warming up are thrown away. */
const warmUp = async (helpers: readonly Helper[], seconds: number): Promise<Reply[]> => {
  const replies: Reply[] = [];
  for (let index = 0; index < helpers.length; index += 2) {
    replies.push(...(await Promise.all(helpers.slice(index, index + 2).map((helper) => helper.measure(seconds)))));
  }
  return replies;
};

interface Measured {
  readonly figures: readonly FigureReport[];
  readonly yardsticks: readonly Sample[];
}

const measureCase = async (each: Case, yardstick: Helper, size: Size): Promise<Measured> => {
  const { warmup, seconds, rounds, longest } = PLANS[size];
  const helpers = each.variants.map(({ name }) => new Helper(size, each.name, name));
  try {
    const described = (await warmUp(helpers, warmup)).map(({ figures }) => figures);
    const yardsticks: Sample[] = [];
    const samples: Sample[][] = helpers.map(() => []);
    const end = performance.now() + longest * 1000;
    for (let round = 0; round < rounds && (round < 2 || performance.now() < end); round += 1) {
      yardsticks.push(...(await yardstick.measure(seconds)).samples);
      for (const [index, helper] of helpers.entries()) {
        samples[index]?.push(...(await helper.measure(seconds * (described[index]?.length ?? 1))).samples);
      }
    }
    const figures = each.variants.flatMap(({ name }, index) =>
      (described[index] ?? []).map((figure) => figureReport(each, name, figure, samples[index] ?? [], yardsticks)),
    );
    return { figures, yardsticks };
  } finally {
    for (const helper of helpers) helper.stop();
  }
};

const run = async ({ size, cases }: Options): Promise<RunReport> => {
  const load = () => loadavg()[0] ?? 0;
  const loadBefore = load();
  const yardstick = new Helper(size);
  const yardsticks: Sample[] = [];
  const figures: FigureReport[] = [];
  const failures: { case: string; problem: string }[] = [];
  try {
    await yardstick.measure(PLANS[size].warmup);
    for (const each of cases) {
      console.error(`measuring ${each.name} …`);
      try {
        const measured = await measureCase(each, yardstick, size);
        figures.push(...measured.figures);
        yardsticks.push(...measured.yardsticks);
      } catch (error) {
        failures.push({ case: each.name, problem: String(error) });
      }
    }
  } finally {
    yardstick.stop();
  }
  return {
    format: 'cardchart-bench-1',
    size,
    machine: {
      date: new Date().toISOString().slice(0, 10),
      node: process.versions.node,
      processor: cpus()[0]?.model ?? 'unknown',
      cores: availableParallelism(),
      load: [loadBefore, load()],
    },
    yardstick: spreadOf(yardsticks.map(perUnit)),
    figures,
    failures,
  };
};

const main = async (): Promise<void> => {
  let options: Options;
  try {
    options = optionsFrom(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  const report = await run(options);
  const text = `${JSON.stringify(report, null, 2)}\n`;
  if (options.file === '-') process.stdout.write(text);
  else {
    mkdirSync(dirname(options.file), { recursive: true });
    writeFileSync(options.file, text);
    console.log(`${tables(report, CASES)}\n\nAll figures are in ${options.file}.`);
  }
  if (report.failures.length > 0) process.exitCode = 1;
};

await main();
