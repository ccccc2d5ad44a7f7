// Perft, as chess programs have it: how many different Worlds there are after so many inputs. Few numbers that change
// whenever any rule does.

import type { AnyInput, AnyMove, Game, KernelWorld } from '../../machines/index.ts';
import { legalInputs } from './inputs.ts';
import type { Subject } from './subject.ts';

/**
 * The number of different positions after 1, 2, … `depth` inputs, events of the last input included. Of what a move
 * leaves open so many `ways` are tried.
 */
export const perft = <W extends KernelWorld<E>, I extends AnyInput, E, O, M extends AnyMove<I>>(
  subject: Pick<Subject<W, I, E, O, M>, 'complete'>,
  game: Game<W, I, E, M>,
  depth: number,
  ways?: number,
): number[] => {
  const counts: number[] = [];
  let level: readonly Game<W, I, E, M>[] = [game];
  while (counts.length < depth) {
    const next = new Map<string, Game<W, I, E, M>>();
    for (const from of level) {
      for (const { input } of legalInputs(subject, from, ways)) {
        const to = from.fork();
        if (to.submit(input).ok) next.set(to.fingerprint(), to);
      }
    }
    level = [...next.values()];
    counts.push(level.length);
  }
  return counts;
};
