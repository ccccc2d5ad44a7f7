// What happened in one input, in the language of the cards, folded: Phases, and in them activations with what each
// brought about.

import type { NameOf } from '../../cli/words.ts';
import type { RecordedMicrostep } from './microsteps.ts';
import { type PhaseStart, phaseStarts } from './phases.ts';
import type { RuleSet } from './rule-set.ts';
import type { AnyEvent } from './types.ts';

export interface ToldEvent {
  readonly kind: 'event';
  /** From 1. */
  readonly microstep: number;
  readonly event: AnyEvent;
  readonly sentence: string;
  /** Lines that belong under the sentence. */
  readonly lines: readonly string[];
}

/** A trigger that activates, with what follows from it. */
export interface ToldActivation extends Omit<ToldEvent, 'kind'> {
  readonly kind: 'activation';
  readonly children: readonly Told[];
}
export type Told = ToldEvent | ToldActivation;

export interface ToldPhase {
  readonly kind: 'phase';
  readonly microstep: number;
  /** Empty for what happens before the first Phase. */
  readonly name: string;
  readonly children: readonly Told[];
}

type Growing = Omit<ToldActivation, 'children'> & { children: Told[] };

/** The Phases in which something happened. */
export const eventListOf = (
  ruleSet: RuleSet,
  microsteps: readonly RecordedMicrostep[],
  nameOf: NameOf,
): readonly ToldPhase[] => {
  const { voice } = ruleSet;
  const starts = phaseStarts(ruleSet, microsteps).filter(({ depth }) => depth === 0);
  const phases: { start: PhaseStart; children: Told[] }[] = [];
  const count = voice.counter();
  let open: { level: number; node: Growing }[] = [];
  for (const [index, { before, world, events }] of microsteps.entries()) {
    const microstep = index + 1;
    const start = starts.findLast((each) => each.microstep <= microstep) ?? BEFORE_ALL;
    const level = voice.depthIn(before);
    for (const event of events) {
      if (phases.at(-1)?.start !== start) {
        phases.push({ start, children: [] });
        open = [];
      }
      while ((open.at(-1)?.level ?? -1) >= level) open.pop();
      const list = open.at(-1)?.node.children ?? phases.at(-1)?.children;
      const [sentence, ...lines] = voice.sentenceOf(event, { nameOf, before, world });
      const told = { microstep, event, sentence: `${sentence}${count(event, before, level)}`, lines };
      if (!ruleSet.opensActivation(event)) {
        list?.push({ kind: 'event', ...told });
        continue;
      }
      const node: Growing = { kind: 'activation', ...told, children: [] };
      list?.push(node);
      open.push({ level, node });
    }
  }
  return phases.map(({ start, children }) => ({
    kind: 'phase',
    microstep: start.microstep,
    name: start.name,
    children,
  }));
};

const BEFORE_ALL: PhaseStart = { microstep: 1, name: '', depth: 0 };

/** Everything that is told, one after another, as it happened. */
export const flattened = (told: readonly Told[]): Told[] =>
  told.flatMap((each) => [each, ...(each.kind === 'activation' ? flattened(each.children) : [])]);
