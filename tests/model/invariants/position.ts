// Chart and World belong together at every rest: what a rule set would refuse when it reads a save is a fault here too.

import type { KernelWorld, Ruleset } from '../../../machines/index.ts';
import type { Invariant } from '../invariants.ts';

type Rules = Pick<Ruleset<KernelWorld, never, never, never, never>, 'cardSet' | 'positionFault'>;

/** For rule sets that say what is damaged in a position; of editions the one asked is that of the World's cards. */
export const chartFitsWorld = <W extends { readonly cardSet: string }, I, E>(
  ...rulesets: readonly [Rules, ...Rules[]]
): Invariant<W, I, E> => ({
  name: 'the chart stands where the World says',
  check: ({ value, world }) => {
    const rules = rulesets.find(({ cardSet }) => cardSet === world.cardSet) ?? rulesets[0];
    return rules.positionFault?.({ value, world }) ?? null;
  },
});
