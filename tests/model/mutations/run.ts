// `npm run mutations`: disables one named point of the rules after the other and reports which tests notice. Every one must
// be noticed. `--only <part of a name>` checks some of them, `--all` does not stop at the first test that notices.

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { fingerprint } from '../../../machines/index.ts';
import { MUTATIONS, type Mutation } from './mutations.ts';

const QUICK = ['tests/kit/points.test.ts', 'tests/kit/golden.test.ts'];
const SCENARIOS = 'tests/scenarios/scenarios.test.ts';

/** Tests that are asked, the quick ones first, the others if those notice nothing. */
const FILES = {
  battle: [QUICK, [SCENARIOS, 'tests/battle/light-boundaries.test.ts', 'tests/battle/stat-auras.test.ts']],
  dale: [QUICK, [SCENARIOS, 'tests/dale/owl/visits.test.ts', 'tests/dale/rules/leaving.test.ts']],
} as const;

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

const refuse = (problem: string): never => {
  console.error(`${problem}\nExpected: npm run mutations -- [--only <part of a name>] [--all]`);
  process.exit(2);
};

const readOptions = () => {
  try {
    return parseArgs({ options: { only: { type: 'string' }, all: { type: 'boolean', default: false } } });
  } catch (error) {
    return refuse((error as Error).message);
  }
};

const { values } = readOptions();
const root = join(import.meta.dirname, '..', '..', '..');
const VITEST = join(root, 'node_modules/vitest/vitest.mjs');
const folder = mkdtempSync(join(tmpdir(), 'cardchart-mutations-'));
const execute = promisify(execFile);

/** The tests of these files that fail with this mutation. */
const failing = async (files: readonly string[], mutation: string): Promise<string[]> => {
  const report = join(folder, `${fingerprint([mutation, files])}.json`);
  const asked = ['run', ...files, '--config', 'tests/model/mutations/vitest.config.ts'];
  const told = ['--reporter', 'json', '--outputFile', report, ...(values.all ? [] : ['--bail', '1'])];
  const env = { ...process.env, MUTATION: mutation, ROAD: '' };
  // Failing tests are what is hoped for: that the run ends badly says nothing.
  const run = await execute(process.execPath, [VITEST, ...asked, ...told], { cwd: root, env }).catch((error) => error);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ status, fullName }) => (status === 'failed' ? [fullName] : [])),
  );
  const isUnread =
    testResults.length === 0 || testResults.some(({ assertionResults }) => assertionResults.length === 0);
  if (failed.length === 0 && isUnread) throw new Error(`The tests did not run.\n${run.stdout}\n${run.stderr}`);
  return failed;
};

const noticing = async ({ name, ruleset }: Mutation): Promise<string[]> => {
  const by: string[] = [];
  for (const files of FILES[ruleset]) {
    if (by.length === 0 || values.all) by.push(...(await failing(files, name)));
  }
  return by;
};

const missed: string[] = [];

const check = async (mutation: Mutation): Promise<void> => {
  const by = await noticing(mutation);
  if (by.length === 0) missed.push(mutation.name);
  console.log(`${mutation.name}: ${by.length === 0 ? 'NOT NOTICED' : by.join('; ')}`);
};

try {
  const chosen = MUTATIONS.filter(({ name }) => name.includes(values.only ?? ''));
  if (chosen.length === 0) refuse(`No mutation has "${values.only}" in its name.`);
  const waiting = [...chosen];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await check(next);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  console.log(`${chosen.length - missed.length} of ${chosen.length} mutations are noticed.`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
