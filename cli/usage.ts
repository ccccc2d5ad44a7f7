// What the command line accepts, in words, and the errors about what it does not: what was found, what is allowed.

import { nearest } from '../machines/sandbox/index.ts';

/** The command cannot be carried out as given. Ends the program with exit code 2. */
export class UsageError extends Error {
  readonly code = 'usage';
}

/** `unknown command "rum"; known are run, help. Did you mean "run"?` */
export const unknownWord = (what: string, found: string, known: readonly string[]): UsageError => {
  const near = nearest(found, known);
  const guess = near === undefined ? '' : ` Did you mean "${near}"?`;
  return new UsageError(`unknown ${what} "${found}"; known are ${known.join(', ')}.${guess}`);
};

export const HELP = `cardchart – plays card-game scenarios on their statecharts and tells what happens, and why

Usage
  cardchart run <file.yaml> [more files…] [options]   play every scenario of the files
  cardchart                                           play the built-in one: Whirlwind with Baron Rivendare
  cardchart stdio                                     games for programs: JSON requests in, JSON replies out
  cardchart help | --help                             this text
  cardchart version | --version                       the version

Options of run
  --seed <n>        the seed from which all chance follows, in place of the scenario's own; a whole number
  --states <which>  named: the states that the rules have names for, quiet boundaries in short (default)
                    all: every state entered, by its full path; none: events only
  --quiet           one line for each scenario, and the facts that do not hold
  --json            one JSON object a line for each scenario, and nothing else

Exit code
  0  every fact holds
  1  a fact does not hold, or a step cannot be carried out
  2  the command, a file or a scenario cannot be understood; then nothing is played
`;
