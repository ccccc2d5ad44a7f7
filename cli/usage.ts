// What the command line accepts, in words, and the errors about what it does not: what was found, what is allowed.

import { nearest } from '../machines/sandbox/index.ts';

export type UsageCode =
  | 'usage'
  | 'unknown-command'
  | 'unknown-option'
  | 'unknown-rule-set'
  | 'bad-value'
  | 'cannot-write'
  | 'no-font'
  | 'port-taken'
  | 'no-page';

/** The command cannot be carried out as given. Ends the program with exit code 2. */
export class UsageError extends Error {
  readonly code: UsageCode;
  constructor(message: string, code: UsageCode = 'usage') {
    super(message);
    this.code = code;
  }
}

/** `unknown command "rum"; known are run, help. Did you mean "run"?` */
export const unknownWord = (
  what: 'command' | 'option' | 'rule set',
  found: string,
  known: readonly string[],
): UsageError =>
  new UsageError(
    `unknown ${what} "${found}"; known are ${known.join(', ')}.${guess(found, known)}`,
    `unknown-${what === 'rule set' ? 'rule-set' : what}`,
  );

/** ` Did you mean "run"?`, or nothing if no known word is near. */
export const guess = (found: string | undefined, known: readonly string[]): string => {
  const near = found === undefined ? undefined : nearest(found, known);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
};

export const HELP = `cardchart – plays card games on their statecharts and tells what happens, and why

Usage
  cardchart run <file.yaml> [more files…] [options]   play every scenario of the files
  cardchart run [options]                             play the built-in one: Whirlwind with Baron Rivendare
  cardchart [visualize] [file] [options]              the visualizer, a page on this computer
  cardchart simulate <battle|dale> [options]          many games between bots, and what they were like
  cardchart replay <games.jsonl> [options]            simulated games again, to see that they come out the same
  cardchart chart <battle|dale> [options]             the statechart of a rule set as a picture or a file
  cardchart test-model <battle|dale> [options]        random games that look for what was never used, and for faults
  cardchart stdio                                     games for programs: JSON requests in, JSON replies out
  cardchart help | --help                             this text
  cardchart version | --version                       the version

Options of run
  --seed <n>        the seed from which all chance follows, in place of the scenario's own; a whole number
  --states <which>  named: the states that the rules have names for, quiet boundaries in short (default)
                    all: every state entered, by its full path; none: events only
  --quiet           one line for each scenario, and the facts that do not hold
  --json            one JSON object a line for each scenario, and nothing else

Options of simulate
  --games <n>       how many; 100 if not said
  --seed <n>        the seed from which everything follows; 0 if not said
  --players <n>     2 for battle; 2 (if not said), 3 or 4 for dale
  --bots <a,b,…>    random (if not said) or greedy, for the seats in turn; they change seats from game to game
  --workers <n>     threads, from 1 to 64; as many as there are processors if not said. Any number gives the same games
  --out <file>      where to write the games, one JSON object a line; an existing file is replaced
  --decks <which>   of battle: all cards that are built (if not said), or basic
  --edition <which> of dale: note (if not said) or anniversary
  --road <which>    compiled (if not said), xstate, or both side by side

Options of replay
  --game <n>        the game of that number; all games of the file if not said
  --story           tell the game as run tells a scenario; with --game
  --road <which>    compiled (if not said), xstate, or both side by side

Options of visualize
  --port <n>        where it is served: 4173 if not said, 0 for any free port
  --attach <ws://…> watch a running game that is published there

Options of chart
  --players <n>     2 for battle; 2 (if not said), 3 or 4 for dale
  --format <which>  svg (if not said), png, mermaid, scxml or json; the last two hold the whole chart
  --out <file>      where to write it, in place of standard output; an existing file is replaced
  --depth <n>       how many levels of states inside states are open: 2 if not said, or 1 around --focus; mermaid opens all
  --focus <state>   the path of a state: it is opened and drawn with its arrows, the rest stays folded
  --theme <which>   of svg and png: light (if not said) or dark

Options of test-model
  --games <n>       how many; 500 if not said
  --seed <n>        the seed from which everything follows; 0 if not said
  --workers <n>     threads, from 1 to 64; as many as there are processors if not said. Any number gives the same games
  --illegal <n>     percent of the inputs that are illegal and must be refused; 5 if not said
  --road <which>    mixed (if not said: every 25th game on both), compiled, xstate, or both
  --fixtures <dir>  where a failing game is written as a scenario file; tests/fixtures if not said
  --coverage <file> where to write what was reached, as JSON

Exit code
  0    every fact holds; every game came to its end; every game came out the same
  1    test-model has found something; a fact does not hold, or a step cannot be carried out; a game did not end; a game came out differently;
       a chart has faults and is drawn without them
  2    the command, a file, a scenario or a game cannot be understood; then nothing is played
  130  simulate was interrupted (Ctrl-C); the games finished by then are written and summarised
`;
