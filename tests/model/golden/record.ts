// Writes the golden logs anew: `npx tsx tests/model/golden/record.ts`. Games of random walks are kept up to the last input
// that tells something of a kind that no game before has told. With `--keep` the same games are played, and only their
// fingerprints are written: after a change of the rules that is meant.

import { writeFileSync } from 'node:fs';
import type { AnyInput, AnyMove, KernelWorld } from '../../../machines/index.ts';
import { Coverage } from '../coverage.ts';
import { EVENT_KINDS } from '../mutations/event-kinds.ts';
import { seedFrom } from '../roll.ts';
import type { Subject } from '../subject.ts';
import { battleSubject } from '../subjects/battle.ts';
import { daleSubject } from '../subjects/dale.ts';
import { walk } from '../walk.ts';
import { beginGolden, type Golden, goldenFile, goldenOf, logOf, writtenGolden } from './golden.ts';

/** Walks after which whatever was not told is given up. */
const MOST_WALKS = 3000;

const found = <
  W extends KernelWorld<E>,
  I extends AnyInput,
  E extends { readonly type: string },
  O,
  M extends AnyMove<I>,
>(
  subject: Subject<W, I, E, O, M>,
  kinds: readonly string[],
): Golden[] => {
  const untold = new Set(kinds);
  const coverage = new Coverage(subject);
  const games: Golden[] = [];
  for (let number = 1; number <= MOST_WALKS && untold.size > 0; number += 1) {
    const plan = { seed: seedFrom('golden', number), road: 'compiled', illegal: 0, isReplayed: false } as const;
    const { replay } = walk(subject, plan, coverage);
    if (!('options' in replay.start)) continue;
    const edition = subject.rulesets.findIndex(({ cardSet }) => cardSet === replay.cardSet);
    const golden = { edition, options: replay.start.options };
    const game = beginGolden(subject, golden);
    let until = 0;
    game.subscribe((events) => {
      for (const { type } of events) if (untold.delete(type)) until = steps.length + 1;
    });
    const steps: [string, AnyInput][] = [];
    for (const input of replay.inputs) steps.push([logOf(game, input), input]);
    if (until > 0) games.push({ ...golden, steps: steps.slice(0, until) });
  }
  if (untold.size > 0) console.log(`Never told: ${[...untold].join(', ')}.`);
  return games;
};

const again = <W extends KernelWorld<E>, I extends AnyInput, E, O, M extends AnyMove<I>>(
  subject: Subject<W, I, E, O, M>,
  games: readonly Golden[],
): Golden[] =>
  games.map(({ steps, ...golden }) => {
    const game = beginGolden(subject, golden);
    return { ...golden, steps: steps.map(([, input]) => [logOf(game, input as I), input] as const) };
  });

const record = <
  W extends KernelWorld<E>,
  I extends AnyInput,
  E extends { readonly type: string },
  O,
  M extends AnyMove<I>,
>(
  ruleset: 'battle' | 'dale',
  subject: Subject<W, I, E, O, M>,
): void => {
  const isKept = process.argv.includes('--keep');
  const games = isKept ? again(subject, goldenOf(ruleset)) : found(subject, EVENT_KINDS[ruleset]);
  const inputs = games.reduce((sum, { steps }) => sum + steps.length, 0);
  writeFileSync(goldenFile(ruleset), writtenGolden(games));
  console.log(`${ruleset}: ${games.length} games, ${inputs} inputs.`);
};

record('battle', battleSubject);
record('dale', daleSubject);
