// Runs every scenario file of this folder and its sub-folders. The same files serve the command line.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readScenarios, runScenario } from '../../machines/sandbox/index.ts';

const here = import.meta.dirname;
const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .sort();

describe.each(files)('%s', (file) => {
  const scenarios = readScenarios(readFileSync(join(here, file), 'utf8'));
  it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', (_name, scenario) => {
    for (let seed = 1; seed <= scenario.seeds; seed += 1) {
      const report = runScenario(scenario, scenario.seeds > 1 ? seed : undefined);
      expect(report.facts.length).toBeGreaterThan(0);
      expect(report.facts.filter(({ holds }) => !holds)).toEqual([]);
    }
  });
});
