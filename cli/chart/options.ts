// The options of the command `chart`.

import type { ThemeName } from '../../visualizer/chart/index.ts';
import { badValue, type Given, oneOf, wholeNumber } from '../option-values.ts';
import { UsageError, unknownWord } from '../usage.ts';

export const CHART_OPTIONS = {
  players: { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
  depth: { type: 'string' },
  focus: { type: 'string' },
  theme: { type: 'string' },
} as const;

const CHARTS = ['battle', 'dale'] as const;
export type ChartName = (typeof CHARTS)[number];

export const FORMATS = ['svg', 'png', 'mermaid', 'scxml', 'json'] as const;
export type ChartFormat = (typeof FORMATS)[number];

/** Named here again: what draws them is loaded only if something is drawn. */
const THEMES = ['light', 'dark'] as const satisfies readonly ThemeName[];

export interface ChartOptions {
  readonly chart: ChartName;
  readonly players: number;
  readonly format: ChartFormat;
  /** Undefined if the chart goes to standard output. */
  readonly out: string | undefined;
  /** Undefined if as deep as can be read. */
  readonly depth: number | undefined;
  /** Path of a state. */
  readonly focus: string | undefined;
  readonly theme: ThemeName;
}

const PLAYERS = {
  battle: { min: 2, max: 2, expected: '2 for battle' },
  dale: { min: 2, max: 4, expected: '2, 3 or 4 for dale' },
} as const;

/** The formats that show a part, or colours; the others hold the whole chart. */
const FORMATS_WITH = {
  depth: ['svg', 'png', 'mermaid'],
  focus: ['svg', 'png', 'mermaid'],
  theme: ['svg', 'png'],
} as const satisfies Record<string, readonly ChartFormat[]>;

export const readChartOptions = (words: readonly string[], given: Given): ChartOptions => {
  const chart = chartOf(words);
  const format = oneOf(given, 'format', FORMATS) ?? 'svg';
  for (const [option, formats] of Object.entries(FORMATS_WITH)) {
    if (given.has(option) && !formats.some((each) => each === format)) {
      const those = `${formats.slice(0, -1).join(', ')} and ${formats.at(-1)}`;
      throw new UsageError(`--${option} is for ${those}; found it with ${format}.`, 'unknown-option');
    }
  }
  return {
    chart,
    format,
    players: wholeNumber(given, 'players', PLAYERS[chart]) ?? 2,
    out: textOf(given, 'out', 'the path of a file to write'),
    depth: wholeNumber(given, 'depth', { min: 1, expected: 'how many levels to open, from 1' }),
    focus: textOf(given, 'focus', 'the path of a state, for example --focus turn.main'),
    theme: oneOf(given, 'theme', THEMES) ?? 'light',
  };
};

const chartOf = ([word, ...more]: readonly string[]): ChartName => {
  const usage = `cardchart chart <${CHARTS.join('|')}>`;
  if (word === undefined) throw new UsageError(`chart needs a rule set: ${usage}`);
  if (more.length > 0) throw new UsageError(`chart takes one rule set; found "${more[0]}" besides: ${usage}`);
  const chart = CHARTS.find((known) => known === word);
  if (chart === undefined) throw unknownWord('rule set', word, CHARTS);
  return chart;
};

const textOf = (given: Given, name: string, expected: string): string | undefined => {
  if (!given.has(name)) return undefined;
  const text = given.get(name);
  if (text === undefined || text === '') throw badValue(name, text, expected);
  return text;
};
