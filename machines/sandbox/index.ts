// cardchart/sandbox: any card anywhere, direct calls, and scenario files.

export { type GameOptions, newGame, type PlayerId, type PlayOptions, type SandboxGame, sandboxOf } from './course.ts';
export { type DaleSandbox, type DaleSandboxOptions, daleSandboxOf, newDale, type PutOptions } from './dale.ts';
export type { Fact } from './scenario/facts.ts';
export type { Expectation } from './scenario/language.ts';
export type { Names } from './scenario/names.ts';
export { nearest } from './scenario/nearest.ts';
export { ScenarioError } from './scenario/places.ts';
export { type ScenarioReport, StepError } from './scenario/play.ts';
export {
  type AnySandbox,
  type BattleScenario,
  type Block,
  type Command,
  type DaleScenario,
  type Referees,
  readScenarios,
  runScenario,
  type Scenario,
  type Spectator,
  type Step,
} from './scenario/scenario.ts';
