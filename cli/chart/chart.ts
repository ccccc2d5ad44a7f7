// The command `chart`: draws or writes the chart of a rule set.

import { writeFileSync } from 'node:fs';
import { battleMachine } from '../../machines/battle/index.ts';
import { daleMachine } from '../../machines/dale/index.ts';
import { mermaid, stateNames } from '../../machines/index.ts';
import {
  type ChartModel,
  chartJson,
  drawChart,
  layoutOf,
  modelOf,
  type SvgElement,
  scxml,
  svgText,
} from '../../visualizer/chart/index.ts';
import { badValue } from '../option-values.ts';
import { guess, UsageError } from '../usage.ts';
import type { ChartOptions } from './options.ts';
import { pngOf } from './png.ts';

export interface Output {
  /** Takes what has no file to go to. */
  readonly write: (content: string | Buffer) => void;
  readonly isTerminal: boolean;
  /** Takes what is wrong with the chart, a sentence at a time. */
  readonly complain: (problem: string) => void;
}

/**
 * Hands back the exit code: 0, or 1 if the chart has faults; it is drawn as far as it can be.
 *
 * @throws UsageError if there is no such state to focus on, or the file cannot be written.
 */
export const chart = async (options: ChartOptions, { write, isTerminal, complain }: Output): Promise<number> => {
  const machine = options.chart === 'battle' ? battleMachine : daleMachine(options.players);
  const { format, focus, out } = options;
  if (focus !== undefined && !stateNames(machine).includes(focus)) throw unknownFocus(focus, stateNames(machine));
  if (format === 'png' && out === undefined && isTerminal) {
    throw new UsageError('png is no text for a terminal: say where to write it with --out <file.png>.');
  }
  const model = modelOf(machine);
  const content = await contentOf(model, machine, options);
  if (out === undefined) write(content);
  else writeTo(out, content);
  for (const { state, what, expected } of model.problems) complain(`${state}: ${what}; expected ${expected}.`);
  return model.problems.length === 0 ? 0 : 1;
};

const contentOf = async (
  model: ChartModel,
  machine: Parameters<typeof mermaid>[0],
  options: ChartOptions,
): Promise<string | Buffer> => {
  switch (options.format) {
    case 'svg':
      return svgText(await pictureOf(model, options));
    case 'png':
      return pngOf(await pictureOf(model, options));
    case 'mermaid': {
      const { focus: state, depth } = options;
      return mermaid(machine, { ...(state === undefined ? {} : { state }), ...(depth === undefined ? {} : { depth }) });
    }
    case 'scxml':
      return scxml(model);
    case 'json':
      return chartJson(model);
  }
};

const pictureOf = async (model: ChartModel, { depth, focus, theme }: ChartOptions): Promise<SvgElement> => {
  const layout = await layoutOf(model, {
    ...(depth === undefined ? {} : { depth }),
    ...(focus === undefined ? {} : { focus }),
  });
  return drawChart(model, layout, focus === undefined ? {} : { focus }, { theme });
};

/** The states that lie where the wrong path stops being right, and the nearest one of all. */
const unknownFocus = (focus: string, names: readonly string[]): UsageError => {
  const steps = focus.split('.');
  const right = steps.findLastIndex((_, index) => names.includes(steps.slice(0, index + 1).join('.'))) + 1;
  const around = steps
    .slice(0, right)
    .map((step) => `${step}.`)
    .join('');
  const inside = names.filter((name) => name.startsWith(around) && !name.slice(around.length).includes('.'));
  const known = inside.length === 0 ? [around.slice(0, -1)] : inside;
  return badValue('focus', focus, `a state, for example ${known.join(', ')}`, guess(focus, names));
};

const writeTo = (file: string, content: string | Buffer): void => {
  try {
    writeFileSync(file, content);
  } catch (error) {
    const problem = (error as Error).message;
    throw new UsageError(
      `--out: found "${file}", which cannot be written (${problem}); expected a file in a folder that is there and may be written to.`,
      'cannot-write',
    );
  }
};
