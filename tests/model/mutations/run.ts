// `npm run mutations`: disables one named point of the rules after the other and reports which tests notice. Every one must
// be noticed. `--only <part of a name>` checks some of them, `--from <part of a name>` goes on with the first of that name,
// `--all` does not stop at the first test that notices.

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AskedTests } from './asked-tests.ts';
import { MUTATIONS, type Mutation } from './mutations.ts';

const QUICK = ['tests/kit/points.test.ts', 'tests/kit/golden.test.ts'];
const SCENARIOS = 'tests/scenarios/scenarios.test.ts';

interface Tests {
  readonly files: readonly string[];
  readonly named?: RegExp;
}

/** Tests that are asked, the quick ones first, the others if those notice nothing. The last have all scenarios. */
const ASKED = {
  battle: [
    { files: QUICK },
    { files: [SCENARIOS], named: /^battle\// },
    { files: ['tests/battle/light-boundaries.test.ts', 'tests/battle/stat-auras.test.ts', SCENARIOS] },
  ],
  dale: [
    { files: QUICK },
    { files: [SCENARIOS], named: /^dale\// },
    { files: ['tests/dale/owl/visits.test.ts', 'tests/dale/rules/leaving.test.ts', SCENARIOS] },
  ],
} as const satisfies Record<Mutation['ruleset'], readonly Tests[]>;

const refuse = (problem: string): never => {
  console.error(
    `${problem}\nExpected: npm run mutations -- [--only <part of a name>] [--from <part of a name>] [--all]`,
  );
  process.exit(2);
};

const readOptions = () => {
  try {
    return parseArgs({
      options: { only: { type: 'string' }, from: { type: 'string' }, all: { type: 'boolean', default: false } },
    });
  } catch (error) {
    return refuse((error as Error).message);
  }
};

const { only = '', from = '', all } = readOptions().values;
const root = join(import.meta.dirname, '..', '..', '..');

const start = MUTATIONS.findIndex(({ name }) => name.includes(from));
if (start < 0) refuse(`No mutation has "${from}" in its name.`);
const chosen = MUTATIONS.slice(start).filter(({ name }) => name.includes(only));
if (chosen.length === 0) refuse(`No mutation has "${only}" in its name.`);

const noticing = async (tests: AskedTests, { name, ruleset }: Mutation): Promise<string[]> => {
  const by: string[] = [];
  for (const asked of ASKED[ruleset] as readonly Tests[]) {
    const isAsked = all ? asked.named === undefined : by.length === 0;
    if (isAsked) by.push(...(await tests.failing({ ...asked, mutation: name, isWhole: all })));
  }
  return by;
};

const waiting = [...chosen];
let missed = 0;

const work = async (): Promise<void> => {
  const tests = await AskedTests.open(root);
  try {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const by = await noticing(tests, next);
      if (by.length === 0) missed += 1;
      console.log(`${next.name}: ${by.length === 0 ? 'NOT NOTICED' : by.join('; ')}`);
    }
  } finally {
    await tests.close();
  }
};

await Promise.all(Array.from({ length: Math.min(availableParallelism(), chosen.length) }, work));
console.log(`${chosen.length - missed} of ${chosen.length} mutations are noticed.`);
// Tests failed, as they should, and their runner has noted that.
process.exitCode = missed > 0 ? 1 : 0;
