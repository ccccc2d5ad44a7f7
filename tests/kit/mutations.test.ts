// Every named point of the rules is watched by somebody: with any of them disabled, a golden log, a scenario or an
// invariant says so. `npm run mutations` asks the same of the tests themselves.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DaleGame } from '../../machines/dale/index.ts';
import { setDefaultRoad } from '../../machines/index.ts';
import { type AnySandbox, readScenarios, runScenario, type Scenario } from '../../machines/sandbox/index.ts';
import { goldenFault, goldenOf } from '../model/golden/golden.ts';
import { battleSubject, Coverage, daleSubject, playBatch, referees } from '../model/index.ts';
import { MUTATIONS, type Mutation, UNOPENED } from '../model/mutations/mutations.ts';
import { POINTS } from '../model/mutations/points.ts';
import { mutateTo, mutationNamed } from '../model/mutations/switch.ts';

vi.mock('../../machines/battle/machine.ts', async (original) =>
  (await import('../model/mutations/mocked.ts')).mockedBattle(original),
);
vi.mock('../../machines/dale/machine.ts', async (original) =>
  (await import('../model/mutations/mocked.ts')).mockedDale(original),
);

const SCENARIOS = join(import.meta.dirname, '..', 'scenarios');

const scenarios: readonly Scenario[] = readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .sort()
  .flatMap((file) => readScenarios(readFileSync(join(SCENARIOS, file), 'utf8')))
  // Chains without an end take long to watch, and have nothing to say here.
  .filter(({ name }) => !name.startsWith('K16'));

const goldens = { battle: goldenOf('battle'), dale: goldenOf('dale') } as const;

const goldenFaultOf = (ruleset: Mutation['ruleset']): string | null =>
  ruleset === 'battle' ? goldenFault(battleSubject, goldens.battle) : goldenFault(daleSubject, goldens.dale);

/** The first scenario whose facts do not hold, or which cannot be played any more. */
const brokenScenario = (ruleset: Mutation['ruleset']): string | null => {
  for (const scenario of scenarios.filter((each) => each.ruleset === ruleset)) {
    try {
      if (!runScenario(scenario, scenario.seed, {}, referees).holds) return scenario.name;
    } catch {
      return scenario.name;
    }
  }
  return null;
};

const PLAN = { seed: 1, games: 20, first: 1, illegal: 0, road: 'compiled' } as const;

const brokenInvariant = (ruleset: Mutation['ruleset']): string | null => {
  const { found } =
    ruleset === 'battle'
      ? playBatch(battleSubject, { ...PLAN, led: new Coverage(battleSubject).report() })
      : playBatch(daleSubject, { ...PLAN, led: new Coverage(daleSubject).report() });
  return found[0]?.failure?.name ?? null;
};

describe('mutations of the rules', () => {
  beforeAll(() => setDefaultRoad('compiled'));
  afterEach(() => mutateTo(null));

  it('are not there before the switch is turned: golden logs, scenarios and invariants hold', () => {
    for (const ruleset of ['battle', 'dale'] as const) {
      expect(goldenFaultOf(ruleset)).toBeNull();
      expect(brokenScenario(ruleset)).toBeNull();
      expect(brokenInvariant(ruleset)).toBeNull();
    }
    expect(Object.values(POINTS).map((faultOf) => faultOf())).toEqual(Object.values(POINTS).map(() => null));
  });

  it.each(MUTATIONS.filter(({ does }) => does.kind === 'silent'))('$name is missed in a golden log', (mutation) => {
    mutateTo(mutation);
    expect(goldenFaultOf(mutation.ruleset)).toMatch(/^game \d+, input \d+: /);
  });

  it.each(MUTATIONS.filter(({ does }) => does.kind !== 'silent'))('$name is missed', ({ name }) => {
    const mutation = mutationNamed(name);
    mutateTo(mutation);
    expect(POINTS[name]?.() ?? goldenFaultOf(mutation.ruleset) ?? brokenScenario(mutation.ruleset)).not.toBeNull();
  });

  it('of the aura snapshot break an invariant', () => {
    mutateTo(mutationNamed('aura point: Other after the Death Creation Step'));
    expect(brokenInvariant('battle')).toBe('the aura snapshot is fresh at rest');
  });

  it('know every checkpoint that is opened in any scenario or golden log, and no other', () => {
    const opened = new Set<string>();
    const watch = ({ game }: AnySandbox) =>
      void (game as DaleGame).watch(({ world: { stack } }) => {
        if (stack?.kind === 'checkpoint') opened.add(stack.checkpoint);
      });
    for (const scenario of scenarios.filter(({ ruleset }) => ruleset === 'dale')) {
      runScenario(scenario, scenario.seed, { started: watch });
    }
    const known = MUTATIONS.flatMap(({ does }) => (does.kind === 'unchecked' ? [does.checkpoint] : []));
    expect([...opened].sort()).toEqual([...new Set(known)].sort());
    expect(Object.keys(UNOPENED).filter((checkpoint) => opened.has(checkpoint))).toEqual([]);
    const eleven = Array.from({ length: 11 }, (_, index) => `K${index + 1}`);
    expect(new Set([...known, ...Object.keys(UNOPENED)])).toEqual(new Set(eleven));
  });

  it('have names of their own, and an unknown one is refused', () => {
    expect(new Set(MUTATIONS.map(({ name }) => name)).size).toBe(MUTATIONS.length);
    expect(() => mutationNamed('checkpoint: K99')).toThrow('There is no mutation "checkpoint: K99". Known are:');
  });
});
