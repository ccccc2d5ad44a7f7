// Reads the transitions of one state, in the order of XState: by event, `onDone`, invocations, delays, `always`.

import type { ChartTransition, Problem } from './model.ts';
import { type Fields, isFields, listOf, namedListOf, namedOf, nameOfValue } from './read-values.ts';

/** A transition whose targets are still written as in the configuration, and which has no key yet. */
export type ReadTransition = {
  -readonly [K in keyof ChartTransition]: ChartTransition[K];
} & { written: readonly string[] };

type Source = readonly [kind: ChartTransition['kind'], event: string, written: unknown];

export const readTransitions = (config: Fields, state: string, problems: Problem[]): ReadTransition[] =>
  sourcesOf(config, state, problems)
    .flatMap(([kind, event, written]) =>
      (Array.isArray(written) ? written : [written]).map((each) => ({ kind, event, fields: fieldsOf(each) })),
    )
    .flatMap(({ kind, event, fields }) => {
      if (fields === undefined) {
        const what = `the transition on "${event}" is neither a target nor an object`;
        problems.push({ code: 'bad-transition', state, what, expected: 'a target, or an object with one' });
        return [];
      }
      return [
        {
          key: '',
          event,
          kind,
          guard: fields.guard === undefined ? null : namedOf(fields.guard),
          targets: [],
          actions: namedListOf(fields.actions),
          reenters: fields.reenter === true,
          role: 'step' as const,
          written: writtenTargets(fields.target),
        },
      ];
    });

/** No target at all is how XState writes that an event is ignored. */
const fieldsOf = (written: unknown): Fields | undefined => {
  if (written === undefined || typeof written === 'string') return { target: written };
  return isFields(written) ? written : undefined;
};

const writtenTargets = (target: unknown): string[] =>
  listOf(target).map((each) => (typeof each === 'string' ? each : nameOfValue(each)));

const sourcesOf = (config: Fields, state: string, problems: Problem[]): Source[] => [
  ...entriesOf(config, 'on', state, problems).map(([event, written]): Source => ['event', event, written]),
  ...(config.onDone === undefined ? [] : [['done', 'done', config.onDone] as const]),
  ...invocationsOf(config.invoke),
  ...entriesOf(config, 'after', state, problems).map(
    ([delay, written]): Source => ['delay', `after ${delay}`, written],
  ),
  ...(config.always === undefined ? [] : [['always', '', config.always] as const]),
];

const entriesOf = (config: Fields, name: 'on' | 'after', state: string, problems: Problem[]): [string, unknown][] => {
  const written = config[name];
  if (written === undefined) return [];
  if (isFields(written)) return Object.entries(written);
  const what = `${name}: found ${nameOfValue(written)}`;
  problems.push({ code: 'bad-transition', state, what, expected: 'an object of transitions by their events' });
  return [];
};

const ENDS = { onDone: 'done', onError: 'error', onSnapshot: 'snapshot' } as const;

const invocationsOf = (invoke: unknown): Source[] =>
  listOf(invoke)
    .filter(isFields)
    .flatMap((each) =>
      Object.entries(ENDS)
        .filter(([field]) => each[field] !== undefined)
        .map(([field, event]): Source => ['invocation', `${namedOf(each.src).name} ${event}`, each[field]]),
    );
