// The public door of cardchart. Everything outside machines/ comes in here, or through cardchart/battle and
// cardchart/sandbox.

export { countEvents, eventsOf } from '../effects/events.ts';
export { canonical, fingerprint } from '../effects/fingerprint.ts';
export { COMMON_REFUSALS, type Refusal, type RefusalList, refuserOf } from '../effects/refusals.ts';
export { shown } from '../effects/shown.ts';
export { type Frame, framesOf } from '../effects/stack.ts';
export type { EntityId, KernelWorld, Seat } from '../effects/world.ts';
export { activeStates, stateNames } from './chart-states.ts';
export { type Comparison, comparing, type Read } from './compiled/comparison.ts';
export { compile } from './compiled/compile.ts';
export { CompileError, type CompileErrorCode } from './compiled/compile-error.ts';
export { CompiledRunner } from './compiled/runner.ts';
export {
  type Accepted,
  createGame,
  Game,
  GameError,
  loadGame,
  type RoadOptions,
  type Submitted,
} from './game.ts';
export { type DrawOptions, mermaid } from './mermaid.ts';
export { regionOf, regions } from './multi-active.ts';
export { continueAt, DISPATCH, dispatchTo, type EntryPoints } from './pushdown.ts';
export { type Recipe, recipeFor, recipeOf } from './recipe.ts';
export { ROADS, type Road, RoadError, type RoadErrorCode, setDefaultRoad } from './road.ts';
export type { AnyInput, AnyMove, Ruleset } from './ruleset.ts';
export type { ChartPosition, Microstep, Runner, Sent } from './runner.ts';
export { LoadError, type LoadErrorCode, type Save } from './save.ts';
export { XStateRunner } from './xstate-runner.ts';
