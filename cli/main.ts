#!/usr/bin/env node
// The command line: reads the arguments, carries out the command, and ends with its exit code.

import { type Arguments, type Command, readArguments } from './arguments.ts';
import { layoutFor } from './layout.ts';
import { run } from './run.ts';
import { builtInScenario, FileError } from './scenario-files.ts';
import { serve } from './stdio/door.ts';
import { HELP, UsageError } from './usage.ts';
import { packageVersion } from './version.ts';

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const complain = (...problems: readonly string[]): void => {
  for (const problem of problems) process.stderr.write(`cardchart: ${problem}\n`);
};

/** Each command prints and hands back its exit code. */
const CARRY_OUT: Record<Command, (given: Arguments) => number | Promise<number>> = {
  run: ({ files, options }) => run(files, options, print, layoutFor(process.stdout)),
  stdio: async () => {
    await serve(process.stdin, process.stdout);
    return 0;
  },
  help: () => {
    print(HELP.trimEnd());
    return 0;
  },
  version: () => {
    print(packageVersion());
    return 0;
  },
};

const main = async (words: readonly string[]): Promise<number> => {
  try {
    const given = readArguments(words);
    if (given.command !== undefined) return await CARRY_OUT[given.command](given);
    return await CARRY_OUT.run({ ...given, files: [builtInScenario()] });
  } catch (error) {
    if (error instanceof FileError) complain(...error.problems);
    else if (error instanceof UsageError) complain(`${error.message}\nSee cardchart --help.`);
    else throw error;
    return 2;
  }
};

// A reader that has seen enough (`| head`) closes the pipe: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
process.exitCode = await main(process.argv.slice(2));
