// The words after `cardchart` as a command, its files and its options. Whatever is not understood is refused.

import { parseArgs } from 'node:util';
import { STATE_MODES, type StateMode } from './state-words.ts';
import { UsageError, unknownWord } from './usage.ts';

const OPTIONS = {
  seed: { type: 'string' },
  states: { type: 'string' },
  json: { type: 'boolean' },
  quiet: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;
type OptionName = keyof typeof OPTIONS;

export const COMMANDS = ['run', 'stdio', 'help', 'version'] as const;
export type Command = (typeof COMMANDS)[number];

export interface RunOptions {
  readonly seed: number | undefined;
  /** Undefined if not said: a story shows the named ones, JSON all. */
  readonly states: StateMode | undefined;
  readonly json: boolean;
  readonly quiet: boolean;
}

export interface Arguments {
  /** Undefined if there is none: the built-in scenario is played. */
  readonly command: Command | undefined;
  readonly files: readonly string[];
  readonly options: RunOptions;
}

/** @throws UsageError that says what was found and what is allowed. */
export const readArguments = (words: readonly string[]): Arguments => {
  const { positionals, tokens } = parseArgs({
    args: [...words],
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const given = new Map<OptionName, string | undefined>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (!isOption(token.name)) throw unknownWord('option', token.rawName, optionWords());
    if (OPTIONS[token.name].type === 'boolean' && token.value !== undefined) {
      throw new UsageError(`${token.rawName} takes no value; found "${token.value}".`);
    }
    given.set(token.name, token.value);
  }
  const command = given.has('help') ? 'help' : given.has('version') ? 'version' : commandOf(positionals[0]);
  const files = positionals.slice(1);
  if (command === 'run' && files.length === 0) {
    throw new UsageError('run needs at least one scenario file: cardchart run <file.yaml>');
  }
  if (command === 'stdio' && files.length > 0) {
    throw new UsageError(`stdio takes no files; found "${files[0]}". Requests come in on standard input.`);
  }
  if (given.has('json') && given.has('quiet')) throw new UsageError('--json and --quiet cannot go together.');
  return {
    command,
    files,
    options: {
      seed: given.has('seed') ? seedOf(given.get('seed')) : undefined,
      states: given.has('states') ? statesOf(given.get('states')) : undefined,
      json: given.has('json'),
      quiet: given.has('quiet'),
    },
  };
};

const isOption = (name: string): name is OptionName => Object.hasOwn(OPTIONS, name);
const optionWords = (): string[] => Object.keys(OPTIONS).map((name) => `--${name}`);

const commandOf = (word: string | undefined): Command | undefined => {
  if (word === undefined) return undefined;
  const command = COMMANDS.find((known) => known === word);
  if (command !== undefined) return command;
  if (/\.ya?ml$/.test(word)) throw new UsageError(`"${word}" is no command; to play it: cardchart run ${word}`);
  throw unknownWord('command', word, COMMANDS);
};

const seedOf = (text: string | undefined): number => {
  const seed = Number(text);
  if (text !== undefined && /^-?\d+$/.test(text) && Number.isSafeInteger(seed)) return seed;
  throw new UsageError(`--seed: found ${quoted(text)}; expected a whole number, for example --seed 7.`);
};

const statesOf = (text: string | undefined): StateMode => {
  const mode = STATE_MODES.find((known) => known === text);
  if (mode !== undefined) return mode;
  throw new UsageError(`--states: found ${quoted(text)}; expected one of ${STATE_MODES.join(', ')}.`);
};

const quoted = (text: string | undefined): string => (text === undefined ? 'nothing' : `"${text}"`);
