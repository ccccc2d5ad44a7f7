// One decision of a bot, carried out.

import type { Submitted } from '../../machines/index.ts';
import type { Bot } from './bots.ts';
import type { Roll } from './rolls.ts';
import type { Sight } from './rule-set.ts';

/** A bot with its own stream of chance. */
export interface Player<V, M, I> {
  readonly bot: Bot<V, M, I>;
  readonly roll: Roll;
}

export interface Refused<I> {
  readonly code: string;
  readonly input: I;
}

/** What was carried out, or why nothing could be. */
export interface Acted<I> {
  readonly input?: I;
  readonly refused?: Refused<I>;
  readonly overflows: number;
}

/** A move that would go on without end is nobody's fault: the bot is asked again without it. */
export const act = <M, I, V>(
  game: { submit(input: I): Submitted<unknown> },
  { view, moves }: Sight<V, M>,
  { bot, roll }: Player<V, M, I>,
): Acted<I> => {
  let left = moves;
  for (let overflows = 0; ; overflows += 1) {
    const { move, input } = bot(view, left, roll);
    const submitted = game.submit(input);
    if (submitted.ok) return { input, overflows };
    const { code } = submitted;
    if (code !== 'overflow') return { refused: { code, input }, overflows };
    left = left.filter((other) => other !== move);
    if (left.length === 0) return { refused: { code, input }, overflows: overflows + 1 };
  }
};
