// A small scenario that is right, and ways to spoil it.

import { readScenarios, type Scenario, ScenarioError } from '../../machines/sandbox/index.ts';

export const RIGHT = `scenario: a right one
rules: [R7.3]
confidence: rule
why: It is read and played.
start:
  - summon Loot Hoarder as H
  - summon Chillwind Yeti as Y for 1
do:
  - damage H 1
expect:
  log:
    - Damaged H 1
    - Destroyed H
    - DeathPhase 1
    - Triggered H deathrattle
    - Drew 0 C1
  values:
    hand 0: 1
`;

/** The right scenario with some text replaced. */
export const replacing = (found: string, replaced: string): string => {
  if (!RIGHT.includes(found)) throw new Error(`The right scenario has no ${JSON.stringify(found)}.`);
  return RIGHT.replace(found, replaced);
};

/** The right scenario with other facts. */
export const expecting = (...facts: readonly string[]): string =>
  `${RIGHT.slice(0, RIGHT.indexOf('  log:'))}${facts.map((fact) => `  ${fact}\n`).join('')}`;

/** The first line of facts made by `expecting`. */
export const FIRST_FACT = 11;

/** The error for a text that is no scenario. */
export const errorFor = (text: string): ScenarioError => {
  try {
    readScenarios(text);
  } catch (error) {
    if (error instanceof ScenarioError) return error;
    throw error;
  }
  throw new Error('It was read.');
};

export const readOne = (text: string): Scenario => {
  const [scenario, ...others] = readScenarios(text);
  if (scenario === undefined || others.length > 0) throw new Error(`There are ${others.length + 1} scenarios.`);
  return scenario;
};
