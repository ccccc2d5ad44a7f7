// Golden logs: a few games with the fingerprint of the events of each input. Whatever is told differently, earlier, later
// or not at all shows at the first input at which it is. `npx tsx tests/model/golden/record.ts` writes them anew.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnyInput,
  type AnyMove,
  createGame,
  fingerprint,
  type Game,
  type KernelWorld,
} from '../../../machines/index.ts';
import type { Subject } from '../subject.ts';

export interface Golden {
  /** Which of the subject's rule sets, counted from 0. */
  readonly edition: number;
  readonly options: unknown;
  /** Each input, and the fingerprint of its events. */
  readonly steps: readonly (readonly [log: string, input: AnyInput])[];
}

export const goldenFile = (ruleset: string): string => join(import.meta.dirname, `${ruleset}.jsonl`);

/** The file has a line for the start of each game and a line for each of its steps. */
export const goldenOf = (ruleset: string): readonly Golden[] => {
  const games: (Golden & { readonly steps: Golden['steps'][number][] })[] = [];
  for (const line of readFileSync(goldenFile(ruleset), 'utf8').trimEnd().split('\n')) {
    const read = JSON.parse(line);
    if (Array.isArray(read)) games.at(-1)?.steps.push(read as unknown as Golden['steps'][number]);
    else games.push({ ...read, steps: [] });
  }
  return games;
};

export const writtenGolden = (games: readonly Golden[]): string =>
  games
    .flatMap(({ steps, ...start }) => [start, ...steps])
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

/** The game of a golden log at its start, on the compiled road. */
export const beginGolden = <W extends KernelWorld<E>, I extends AnyInput, E, O, M extends AnyMove<I>>(
  { rulesets }: Subject<W, I, E, O, M>,
  { edition, options }: Pick<Golden, 'edition' | 'options'>,
): Game<W, I, E, M> => createGame(rulesets[edition] ?? rulesets[0], options as O, { road: 'compiled' });

/** The fingerprint of what an input has brought about: its events, or why it was refused. */
export const logOf = <W extends KernelWorld<E>, I extends AnyInput, E, M extends AnyMove<I>>(
  game: Game<W, I, E, M>,
  input: I,
): string => {
  const answer = game.submit(input);
  return fingerprint(answer.ok ? answer.events : answer.code);
};

/** Where a game first goes otherwise than it was written down, or null. */
export const goldenFault = <W extends KernelWorld<E>, I extends AnyInput, E, O, M extends AnyMove<I>>(
  subject: Subject<W, I, E, O, M>,
  games: readonly Golden[],
): string | null => {
  for (const [number, golden] of games.entries()) {
    const game = beginGolden(subject, golden);
    for (const [at, [log, input]] of golden.steps.entries()) {
      if (logOf(game, input as I) !== log) {
        return `game ${number + 1}, input ${at + 1}: ${JSON.stringify(input)} is told otherwise`;
      }
    }
  }
  return null;
};
