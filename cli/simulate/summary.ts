// The summary of a run, for people.

import { counted, type Layout, wrapped } from '../layout.ts';
import type { RunPlan } from './play.ts';
import { mean, percentile, wilson } from './statistics.ts';
import type { Score, Tally } from './tally.ts';

export interface Run {
  readonly plan: RunPlan;
  /** How many games were asked for. */
  readonly games: number;
  readonly workers: number;
  readonly seconds: number;
  readonly version: string;
  readonly cardSet: string;
}

const MOST_FAULTS = 10;
const MOST_CARDS = 40;

export const summaryLines = (tally: Tally, run: Run, { paint, width }: Layout): string[] => {
  const { plan, games, workers, seconds } = run;
  const { ruleset, players, seed, road } = plan;
  const of = tally.games === games ? '' : ` of ${games}`;
  const lines = [
    paint.bold(`${tally.games}${of} ${tally.games === 1 && of === '' ? 'game' : 'games'} of ${ruleset}`),
    paint.dim(
      `${counted(players, 'player')} · seed ${seed} · rules ${run.version} · cards ${run.cardSet} · road ${road}`,
    ),
  ];
  if (tally.games === 0) return lines;
  return [
    ...lines,
    '',
    ...outcomes(tally),
    '',
    ...shares('Won by seat', tally.bySeat, (seat) => `seat ${seat}`, paint),
    '',
    ...shares('Won by bot', tally.byBot, (bot) => bot, paint),
    '',
    ...lengths(tally),
    ...times(tally, seconds, workers),
    '',
    ...cards(tally, width),
    ...faults(tally, paint),
  ];
};

const outcomes = ({ won, drawn, unfinished, refused, overflows }: Tally): string[] => [
  `Ended        ${won} won, ${drawn} drawn`,
  `Not ended    ${unfinished} unfinished, ${refused} with a legal move refused`,
  `Overflows    ${overflows} (moves left out because they would have gone on without end)`,
];

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(7);

const shares = <K extends string | number>(
  title: string,
  scores: ReadonlyMap<K, Score>,
  nameOf: (key: K) => string,
  paint: Layout['paint'],
): string[] => {
  if (scores.size === 0) return [`${title}: no game has ended`];
  const rows = [...scores].sort(([a], [b]) => (a < b ? -1 : 1));
  const across = Math.max(title.length, ...rows.map(([key]) => nameOf(key).length + 2));
  return [
    `${paint.bold(title.padEnd(across))}    share  95 % interval       games`,
    ...rows.map(([key, { won, played }]) => {
      const { low, high } = wilson(won, played);
      const interval = `${percent(low).trim()} to ${percent(high).trim()}`.padEnd(19);
      return `${`  ${nameOf(key)}`.padEnd(across)}  ${percent(won / played)}  ${interval} ${won} of ${played}`;
    }),
  ];
};

const lengths = ({ turns, inputs }: Tally): string[] => [
  `Turns        ${spread(turns)}`,
  `Inputs       ${spread(inputs)}`,
  `Decisions    ${(mean(inputs) / mean(turns)).toFixed(1)} a turn`,
];

const spread = (values: readonly number[]): string => {
  const [least, middle, most] = [0, 0.5, 1].map((share) => percentile(values, share));
  return `mean ${mean(values).toFixed(1)}, from ${least} to ${most}, half of the games up to ${middle}`;
};

const times = ({ milliseconds, games }: Tally, seconds: number, workers: number): string[] => {
  const [half, most] = [0.5, 0.99].map((share) => `${percentile(milliseconds, share).toFixed(1)} ms`);
  const rate = (games / seconds).toFixed(1);
  return [
    `Time a game  p50 ${half}, p99 ${most}`,
    `Whole run    ${seconds.toFixed(1)} s with ${counted(workers, 'worker')}, ${rate} games a second`,
  ];
};

const cards = ({ cards: all, neverPlayed }: Tally, width: number): string[] => {
  if (neverPlayed.length === 0) return [`Cards        each of the ${all} was played`];
  const more = neverPlayed.length > MOST_CARDS ? ` … and ${neverPlayed.length - MOST_CARDS} more` : '';
  const named = neverPlayed.slice(0, MOST_CARDS).join(', ') + more;
  return [`Cards        ${neverPlayed.length} of the ${all} were never played:`, ...wrapped(named, '  ', width)];
};

const faults = ({ faults: found }: Tally, paint: Layout['paint']): string[] => {
  if (found.length === 0) return [];
  const more = found.length > MOST_FAULTS ? [`  … and ${found.length - MOST_FAULTS} more`] : [];
  return [
    '',
    paint.red('Did not end as games should'),
    ...found.slice(0, MOST_FAULTS).map((line) => `  ${line}`),
    ...more,
  ];
};
