#!/usr/bin/env node
// The command line: reads the arguments, carries out the command, and ends with its exit code.

import { type Arguments, readArguments } from './arguments.ts';
import { layoutFor } from './layout.ts';
import { run } from './run.ts';
import { builtInScenario, FileError } from './scenario-files.ts';
import { progressOn } from './simulate/progress.ts';
import { replay } from './simulate/replay.ts';
import { INTERRUPTED, simulate } from './simulate/simulate.ts';
import { serve } from './stdio/door.ts';
import { testModel } from './test-model/test-model.ts';
import { HELP, UsageError } from './usage.ts';
import { packageVersion } from './version.ts';

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const complain = (...problems: readonly string[]): void => {
  for (const problem of problems) process.stderr.write(`cardchart: ${problem}\n`);
};

/** npm and the like hand a Ctrl-C on to a program that has it from the terminal already. */
const SAME_CTRL_C_MS = 1000;

/** The first Ctrl-C asks to stop; another one ends the program at once. */
const interruption = (): AbortSignal => {
  const stop = new AbortController();
  let first = 0;
  process.on('SIGINT', () => {
    if (stop.signal.aborted && performance.now() - first > SAME_CTRL_C_MS) process.exit(INTERRUPTED);
    if (!stop.signal.aborted) first = performance.now();
    stop.abort();
  });
  return stop.signal;
};

/** Each command prints and hands back its exit code. */
const carryOut = async (given: Arguments): Promise<number> => {
  const layout = layoutFor(process.stdout);
  switch (given.command) {
    case 'run': {
      const files = given.files.length === 0 ? [builtInScenario()] : given.files;
      return run(files, given.options, print, layout);
    }
    case 'simulate': {
      const progress = progressOn(process.stderr, given.options.games);
      return simulate(given.options, { print, layout, progress, signal: interruption() });
    }
    case 'replay':
      return replay(given.options, print, layout);
    case 'chart': {
      // What draws charts takes a while to load, so it is loaded for this command only.
      const { chart } = await import('./chart/chart.ts');
      const write = (content: string | Buffer): void => void process.stdout.write(content);
      return chart(given.options, { write, isTerminal: process.stdout.isTTY === true, complain });
    }
    case 'visualize': {
      const { visualize } = await import('./visualize/visualize.ts');
      return visualize(given.options, { print, signal: interruption() });
    }
    case 'test-model': {
      const progress = progressOn(process.stderr, given.options.plan.games);
      return testModel(given.options, { print, layout, progress, signal: interruption() });
    }
    case 'stdio':
      await serve(process.stdin, process.stdout);
      return 0;
    case 'help':
      print(HELP.trimEnd());
      return 0;
    case 'version':
      print(packageVersion());
      return 0;
  }
};

const main = async (words: readonly string[]): Promise<number> => {
  try {
    return await carryOut(readArguments(words));
  } catch (error) {
    if (error instanceof FileError) complain(...error.problems);
    else if (error instanceof UsageError) complain(`${error.message} [${error.code}]\nSee cardchart --help.`);
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
