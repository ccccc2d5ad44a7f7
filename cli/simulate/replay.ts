// The command `replay`: plays written games again, to see that they come out as they were written.

import type { Layout } from '../layout.ts';
import type { Print } from '../run.ts';
import { FileError } from '../scenario-files.ts';
import { readGames } from './game-file.ts';
import type { GameLine } from './game-line.ts';
import type { ReplayOptions } from './options.ts';
import { type Difference, opened, playInputs, rulesDifference } from './replay-game.ts';
import { gameStory } from './replay-story.ts';

/**
 * Hands back the exit code: 0 if all games come out the same, 1 if one does not.
 *
 * @throws FileError if the file or a line of it cannot be read, or there is no such game.
 */
export const replay = async (
  { file, game: wanted, story, road }: ReplayOptions,
  print: Print,
  layout: Layout,
): Promise<number> => {
  let same = 0;
  let different = 0;
  const numbers: number[] = [];
  for await (const { game: line } of readGames(file)) {
    numbers.push(line.game);
    if (wanted !== undefined && line.game !== wanted) continue;
    const difference = replayOne(line, { story, road }, print, layout);
    print(resultOf(line, difference, layout));
    if (difference === null) same += 1;
    else different += 1;
    if (wanted !== undefined) break;
  }
  if (same + different === 0) throw new FileError(`${file}: ${missing(wanted, numbers)}`);
  if (wanted === undefined) print(`${same} of ${same + different} games come out as they were written.`);
  return different === 0 ? 0 : 1;
};

const replayOne = (
  line: GameLine,
  { story, road }: Pick<ReplayOptions, 'story' | 'road'>,
  print: Print,
  layout: Layout,
): Difference | null => {
  const other = rulesDifference(line);
  if (other !== null) return other;
  const open = opened(line, road);
  if ('code' in open) return open;
  if (!story) return playInputs(line, open);
  const { lines, difference } = gameStory(line, open, layout);
  for (const each of lines) print(each);
  return difference;
};

const resultOf = (line: GameLine, difference: Difference | null, { paint }: Layout): string => {
  const { game, ruleset, seed, turns, inputs, fingerprint } = line;
  const name = `Game ${game} (${ruleset}, seed ${seed})`;
  if (difference !== null) return paint.red(`✗ ${name}: ${difference.code}: ${difference.message}`);
  const length = `${turns} turns and ${inputs.length} inputs`;
  return `${paint.green('✓')} ${name}: ${outcomeWords(line)} after ${length}, fingerprint ${fingerprint} as written`;
};

const outcomeWords = ({ outcome, bots }: GameLine): string => {
  switch (outcome.result) {
    case 'win':
      return `seat ${outcome.player} (${bots[outcome.player]}) wins`;
    case 'draw':
      return 'a draw';
    case 'abandoned':
      return 'abandoned';
    case 'unfinished':
      return 'still going on';
    case 'refused':
      return `the legal ${outcome.input.type} refused as ${outcome.code}`;
  }
};

const missing = (wanted: number | undefined, numbers: readonly number[]): string => {
  const [first] = numbers;
  if (first === undefined) return 'holds no games; expected lines as cardchart simulate writes them.';
  return `there is no game ${wanted}; the file holds the games ${first} to ${numbers.at(-1)}.`;
};
