// cardchart/sandbox: any card anywhere, direct calls, and scenario files.

export { type GameOptions, newGame, type PlayerId, type PlayOptions, type SandboxGame, sandboxOf } from './course.ts';
export { type DaleSandbox, type DaleSandboxOptions, daleSandboxOf, newDale, type PutOptions } from './dale.ts';
export { eventLine, type Names } from './scenario/event-lines.ts';
export type { Fact } from './scenario/facts.ts';
export { nearest } from './scenario/nearest.ts';
export { ScenarioError } from './scenario/places.ts';
export { runScenario, type ScenarioReport, type Spectator, StepError } from './scenario/run.ts';
export {
  type Block,
  type Expectation,
  readScenarios,
  type Scenario,
  type Step,
} from './scenario/scenario.ts';
export type { Command } from './scenario/steps.ts';
