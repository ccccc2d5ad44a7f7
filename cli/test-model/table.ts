// Coverage as a table for people: how much of each chart and topic was reached, what never was, and the way to it.

import { type Coverage, type Place, TOPICS, type Topic } from '../../tests/model/index.ts';
import { counted, type Layout, wrapped } from '../layout.ts';

const MOST_NAMED = 12;

export const coverageLines = (coverage: Coverage, layout: Layout): string[] => {
  const { ruleset, charts, used, games, inputs } = coverage.report();
  const { paint } = layout;
  const missing = coverage.neverReached;
  const rows = [
    ...Object.entries(charts).flatMap(([chart, { states, transitions }]) => [
      row(
        `${chart}: states`,
        states,
        missing.filter((place) => place.chart === chart && place.kind === 'state').length,
      ),
      row(
        `${chart}: transitions`,
        transitions,
        missing.filter((place) => place.chart === chart && place.kind === 'transition').length,
      ),
    ]),
    ...TOPICS.map((topic) => row(topic, used[topic], coverage.never(topic).length)),
  ];
  const across = Math.max(...rows.map(([name]) => name.length));
  return [
    paint.bold(`${counted(games, 'game')} of ${ruleset}, ${counted(inputs, 'input')}`),
    '',
    ...rows.map(([name, reached, all, times]) => {
      const line = `${name.padEnd(across)}  ${`${reached} of ${all}`.padStart(12)}  ${percent(reached, all)}  ${times}`;
      return reached < all ? paint.yellow(line) : line;
    }),
    ...Object.keys(charts).flatMap((chart) =>
      missingLines(
        missing.filter((place) => place.chart === chart && place.kind === 'transition'),
        coverage,
        layout,
      ),
    ),
    ...TOPICS.flatMap((topic) => neverLines(topic, coverage.never(topic), layout)),
    ...coverage.wronglyExcluded.map(({ chart, name }) =>
      paint.red(`Reached, and said to be out of reach: ${chart}: ${name}`),
    ),
    '',
  ];
};

type Row = readonly [name: string, reached: number, all: number, times: string];

/** What is out of reach counts as neither. */
const row = (name: string, counts: Readonly<Record<string, number>>, missing: number): Row => {
  const values = Object.values(counts);
  const reached = values.filter((count) => count > 0).length;
  const least = Math.min(...values.filter((count) => count > 0));
  return [name, reached, reached + missing, Number.isFinite(least) ? `at least ${counted(least, 'time')}` : ''];
};

const percent = (part: number, whole: number): string =>
  `${whole === 0 ? '100.0' : ((100 * part) / whole).toFixed(1)} %`.padStart(7);

/** A state is reached by some transition, so the transitions are enough. */
const missingLines = (missing: readonly Place[], coverage: Coverage, { paint, width }: Layout): string[] => {
  const named = missing.slice(0, MOST_NAMED).flatMap((place) => {
    const way = coverage.wayTo(place);
    const first = paint.yellow(`Never taken: ${place.chart}: ${place.name}`);
    if (way === null) return [first, '  no way there is known'];
    // The last step is the transition itself: it can be taken from where games have been.
    return way.length === 1 ? [first] : [first, ...wrapped(way.slice(0, -1).join(', then '), '  after ', width)];
  });
  return missing.length > MOST_NAMED ? [...named, `  … and ${missing.length - MOST_NAMED} more`] : named;
};

const neverLines = (topic: Topic, names: readonly string[], { width }: Layout): string[] => {
  if (names.length === 0) return [];
  const more = names.length > MOST_NAMED ? ` … and ${names.length - MOST_NAMED} more` : '';
  return wrapped(`${names.slice(0, MOST_NAMED).join(', ')}${more}`, `Never among the ${topic}: `, width);
};
