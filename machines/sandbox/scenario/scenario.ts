// Scenario files of every rule set, read and played. Which one a scenario is for is said by its key `ruleset`.

import { type Document, LineCounter, parseAllDocuments } from 'yaml';
import { battleLanguage } from '../battle-scenario/language.ts';
import type { BattleCommand } from '../battle-scenario/sentences.ts';
import type { BattleTable } from '../battle-scenario/table.ts';
import type { SandboxGame } from '../course.ts';
import type { DaleSandbox } from '../dale.ts';
import { daleLanguage } from '../dale-scenario/language.ts';
import type { DaleCommand } from '../dale-scenario/sentences.ts';
import type { DaleTable } from '../dale-scenario/table.ts';
import type { BlockOf, ScenarioOf, StepOf } from './language.ts';
import { Places, ScenarioError } from './places.ts';
import { play, type RefereeOf, type ScenarioReport, type SpectatorOf } from './play.ts';
import { readScenario } from './reader.ts';

export type BattleScenario = ScenarioOf<'battle', BattleCommand, BattleTable>;
export type DaleScenario = ScenarioOf<'dale', DaleCommand, DaleTable>;
export type Scenario = BattleScenario | DaleScenario;
export type Command = BattleCommand | DaleCommand;
export type Step = StepOf<Command>;
export type Block = BlockOf<Command>;
export type AnySandbox = SandboxGame | DaleSandbox;
export type Spectator = SpectatorOf<AnySandbox, Command>;

/** Who knows what must hold in every game of each rule set: cardchart/testing does. */
export interface Referees {
  readonly battle: RefereeOf<SandboxGame>;
  readonly dale: RefereeOf<DaleSandbox>;
}

/**
 * Reads all scenarios of a file.
 *
 * @throws ScenarioError with the line, what was found and what was expected.
 */
export const readScenarios = (text: string): Scenario[] => {
  const counter = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: counter, stringKeys: true });
  if (!Array.isArray(documents) || documents.length === 0) {
    throw new ScenarioError(1, 'an empty file', 'a scenario: name, rules, start, do, expect');
  }
  return documents.map((document) => readDocument(document, counter));
};

const readDocument = (document: Document.Parsed, counter: LineCounter): Scenario => {
  const [error] = document.errors;
  if (error !== undefined) {
    const [first = ''] = error.message.split('\n');
    const fault = first.replace(/( at line \d+, column \d+)?[:.]?$/, '');
    throw new ScenarioError(counter.linePos(error.pos[0]).line, `a fault (${fault})`, 'YAML');
  }
  const places = new Places(document, counter);
  const raw = plainData(document, places);
  switch (rulesetOf(raw)) {
    case undefined:
    case 'battle':
      return readScenario(raw, places, battleLanguage);
    case 'dale':
      return readScenario(raw, places, daleLanguage);
    default: {
      const found = JSON.stringify(rulesetOf(raw));
      throw new ScenarioError(places.lineOf(['ruleset']), `${found} at "ruleset"`, '"battle" or "dale"');
    }
  }
};

const rulesetOf = (raw: unknown): unknown =>
  typeof raw === 'object' && raw !== null ? (raw as { ruleset?: unknown }).ruleset : undefined;

/** Aliases are resolved only now, and may name nothing or grow without end. */
const plainData = (document: Document, places: Places): unknown => {
  try {
    return document.toJS();
  } catch (error) {
    throw new ScenarioError(places.lineOf([]), `a fault (${(error as Error).message})`, 'YAML without such aliases');
  }
};

/**
 * Plays one scenario with one seed: its own, if no other is asked for. Without referees nobody can say whether what must
 * hold in every game does: such facts fail.
 *
 * @throws StepError if a step cannot be carried out, or an expected refusal does not come.
 */
export const runScenario = (
  scenario: Scenario,
  seed = scenario.seed,
  spectator: Spectator = {},
  referees?: Referees,
): ScenarioReport =>
  scenario.ruleset === 'dale'
    ? play(scenario, daleLanguage, seed, spectator, referees?.dale)
    : play(scenario, battleLanguage, seed, spectator, referees?.battle);
