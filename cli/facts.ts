// Facts with a tick or a cross and what was found instead, and the counts that close a run.

import type { Fact, StepError } from '../machines/sandbox/index.ts';
import { type Layout, wrapped } from './layout.ts';
import type { Recording } from './recording.ts';

interface Reader extends Layout {
  readonly file: string;
}

export const factLines = (facts: readonly Fact[], { paint, width, file }: Reader): string[] =>
  facts.flatMap(({ fact, holds, found, line }) => {
    if (holds) return wrapped(fact, '  ✓ ', width).map((text) => text.replace('✓', paint.green('✓')));
    const place = paint.dim(` (${file}:${line})`);
    return [...wrapped(fact, '  ✗ ', width).map(paint.red), `    ${paint.bold('found instead:')} ${found}${place}`];
  });

/** The problem of a step without its line, which is told with the file. */
export const stopProblem = ({ message }: StepError): string => message.replace(/^Line \d+: /, '');

export const stopLines = (failure: StepError, { paint, file }: Reader): string[] => [
  paint.red(`✗ ${file}:${failure.line}: ${stopProblem(failure)}`),
  '  The scenario stops here; the facts that follow were not checked.',
];

const factsOf = ({ blocks }: Recording): readonly Fact[] => blocks.flatMap(({ facts }) => facts);

/** `17 of 17 facts hold`, for one or several scenarios. */
export const countWords = (recordings: readonly Recording[]): string => {
  const facts = recordings.flatMap(factsOf);
  const stopped = recordings.filter(({ failure }) => failure !== undefined).length;
  const parts = [
    ...(recordings.length === 1 ? [] : [`${recordings.length} scenarios`]),
    `${facts.filter(({ holds }) => holds).length} of ${facts.length} facts hold`,
    ...(stopped === 0
      ? []
      : [stopped === 1 ? '1 scenario stopped at a step' : `${stopped} scenarios stopped at a step`]),
  ];
  return parts.join(', ');
};

export const tally = (recordings: readonly Recording[], { paint }: Layout): string => {
  const words = countWords(recordings);
  return recordings.every(({ holds }) => holds) ? paint.green(`✓ ${words}`) : paint.red(`✗ ${words}`);
};

/** One scenario in short: its name and count, and what does not hold. */
export const shortReport = (recording: Recording, reader: Reader): string[] => {
  const { paint } = reader;
  const line = `${recording.scenario.name} – ${countWords([recording])}`;
  if (recording.holds) return [`${paint.green('✓')} ${line}`];
  const failing = factsOf(recording).filter(({ holds }) => !holds);
  return [
    `${paint.red('✗')} ${line}`,
    ...factLines(failing, reader),
    ...(recording.failure === undefined ? [] : stopLines(recording.failure, reader).map((text) => `  ${text}`)),
  ];
};
