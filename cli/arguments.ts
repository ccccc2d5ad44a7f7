// The words after `cardchart` as a command with its files and options. Whatever is not understood is refused.

import { parseArgs } from 'node:util';
import { CHART_OPTIONS, type ChartOptions, readChartOptions } from './chart/options.ts';
import { RUN_OPTIONS, type RunOptions, readRunOptions } from './run-options.ts';
import {
  REPLAY_OPTIONS,
  type ReplayOptions,
  readReplayOptions,
  readSimulateOptions,
  SIMULATE_OPTIONS,
  type SimulateOptions,
} from './simulate/options.ts';
import { readTestModelOptions, TEST_MODEL_OPTIONS, type TestModelOptions } from './test-model/options.ts';
import { UsageError, unknownWord } from './usage.ts';
import { readVisualizeOptions, VISUALIZE_OPTIONS, type VisualizeOptions } from './visualize/options.ts';

const EVERYWHERE = { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean' } } as const;

/** The options that each command takes. Equal names have equal types. */
const OPTIONS = {
  run: RUN_OPTIONS,
  simulate: SIMULATE_OPTIONS,
  replay: REPLAY_OPTIONS,
  chart: CHART_OPTIONS,
  visualize: VISUALIZE_OPTIONS,
  'test-model': TEST_MODEL_OPTIONS,
  stdio: {},
  help: {},
  version: {},
} as const;

export type Command = keyof typeof OPTIONS;
export const COMMANDS = Object.keys(OPTIONS) as readonly Command[];

const ALL_OPTIONS = {
  ...OPTIONS.run,
  ...OPTIONS.simulate,
  ...OPTIONS.replay,
  ...OPTIONS['test-model'],
  ...OPTIONS.chart,
  ...OPTIONS.visualize,
  ...EVERYWHERE,
};
type OptionName = keyof typeof ALL_OPTIONS;

export type Arguments =
  /** Without a file the built-in scenario is played. */
  | { readonly command: 'run'; readonly files: readonly string[]; readonly options: RunOptions }
  | { readonly command: 'simulate'; readonly options: SimulateOptions }
  | { readonly command: 'replay'; readonly options: ReplayOptions }
  | { readonly command: 'chart'; readonly options: ChartOptions }
  | { readonly command: 'test-model'; readonly options: TestModelOptions }
  | { readonly command: 'visualize'; readonly options: VisualizeOptions }
  | { readonly command: 'stdio' | 'help' | 'version' };

/** @throws UsageError that says what was found and what is allowed. */
export const readArguments = (words: readonly string[]): Arguments => {
  const { positionals, tokens } = parseArgs({
    args: [...words],
    options: ALL_OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const options = tokens.filter((token) => token.kind === 'option');
  if (options.some(({ name }) => name === 'help')) return { command: 'help' };
  if (options.some(({ name }) => name === 'version')) return { command: 'version' };
  const [word, ...files] = positionals;
  const command = commandOf(word) ?? unsaidCommand(options.map(({ name }) => name));
  const given = new Map<string, string | undefined>();
  for (const { name, rawName, value } of options) {
    if (!takes(command, name)) throw notTaken(command, name, rawName);
    if (ALL_OPTIONS[name].type === 'boolean' && value !== undefined) {
      throw new UsageError(`${rawName} takes no value; found "${value}".`, 'bad-value');
    }
    given.set(name, value);
  }
  switch (command) {
    case 'run':
      return { command, files, options: readRunOptions(given) };
    case 'simulate':
      return { command, options: readSimulateOptions(files, given) };
    case 'replay':
      return { command, options: readReplayOptions(files, given) };
    case 'chart':
      return { command, options: readChartOptions(files, given) };
    case 'test-model':
      return { command, options: readTestModelOptions(files, given) };
    case 'visualize':
      return { command, options: readVisualizeOptions(files, given) };
    case 'stdio':
      if (files.length > 0) {
        throw new UsageError(`stdio takes no files; found "${files[0]}". Requests come in on standard input.`);
      }
      return { command };
    case 'help':
    case 'version':
      return { command };
  }
};

/** Alone it is the page; with options of a story, the story. */
const unsaidCommand = (options: readonly string[]): Command =>
  options.length > 0 && options.every((name) => takes('run', name)) ? 'run' : 'visualize';

const takes = (command: Command, name: string): name is OptionName => Object.hasOwn(OPTIONS[command], name);

const notTaken = (command: Command, name: string, rawName: string): UsageError => {
  const taken = [...Object.keys(OPTIONS[command]), ...Object.keys(EVERYWHERE)].map((each) => `--${each}`);
  if (!Object.hasOwn(ALL_OPTIONS, name)) return unknownWord('option', rawName, taken);
  return new UsageError(`${command} takes no ${rawName}; it takes ${taken.join(', ')}.`, 'unknown-option');
};

const commandOf = (word: string | undefined): Command | undefined => {
  if (word === undefined) return undefined;
  const command = COMMANDS.find((known) => known === word);
  if (command !== undefined) return command;
  if (/\.ya?ml$/.test(word)) throw new UsageError(`"${word}" is no command; to play it: cardchart run ${word}`);
  throw unknownWord('command', word, COMMANDS);
};
