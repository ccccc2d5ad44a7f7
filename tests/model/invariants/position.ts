// Chart and World belong together at every rest: what a rule set would refuse when it reads a save is a fault here too.

import type { KernelWorld, Ruleset } from '../../../machines/index.ts';
import { multiActiveState } from '../interleavings.ts';
import type { Invariant } from '../invariants.ts';

type Rules = Pick<Ruleset<KernelWorld<never>, never, never, never, never>, 'cardSet' | 'positionFault'>;

/** To look at all of a World is dear: it is done in every so many turns, and whenever several players are active. */
const TURNS = 4;

/** For rule sets that say what is damaged in a position; of editions the one asked is that of the World's cards. */
export const chartFitsWorld = <W extends { readonly cardSet: string; readonly turn: number }, I, E>(
  ...rulesets: readonly [Rules, ...Rules[]]
): Invariant<W, I, E> => ({
  name: 'the chart stands where the World says',
  check: ({ value, world }) => {
    if (world.turn % TURNS !== 0 && multiActiveState(value) === null) return null;
    const rules = rulesets.find(({ cardSet }) => cardSet === world.cardSet) ?? rulesets[0];
    return rules.positionFault?.({ value, world }) ?? null;
  },
});
