// One process that measures one variant, when it is asked to. Started by run.ts with the names of case and variant and
// the size; without names it measures the yardstick.

import { CASES } from './cases.ts';
import { type Figure, measure, type Sample, type Size } from './harness.ts';
import { yardstick } from './yardstick.ts';

/** What a child is asked: to measure its figures, which share so many seconds. */
export interface Request {
  readonly secondsInAll: number;
}

export interface Described {
  readonly name: string;
  readonly unit: string;
  readonly facts: Readonly<Record<string, number>>;
}

export interface Reply {
  readonly figures: readonly Described[];
  readonly samples: readonly Sample[];
}

const figuresOf = (caseName: string | undefined, variantName: string | undefined, size: Size): Figure[] => {
  if (caseName === undefined) return [yardstick];
  const variant = CASES.find(({ name }) => name === caseName)?.variants.find(({ name }) => name === variantName);
  if (variant === undefined) throw new Error(`There is no "${variantName}" in the case "${caseName}".`);
  return variant.figures(size);
};

const [size = 'full', caseName, variantName] = process.argv.slice(2);
const figures = figuresOf(caseName, variantName, size as Size);
process.on('message', ({ secondsInAll }: Request) => {
  const reply: Reply = {
    figures: figures.map(({ name, unit, facts = {} }) => ({ name, unit, facts })),
    samples: figures.map((figure) => measure(figure, secondsInAll / figures.length)),
  };
  process.send?.(reply);
});
process.on('disconnect', () => process.exit());
