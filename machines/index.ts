// The public door of cardchart. Everything outside machines/ comes in here, or through cardchart/battle and
// cardchart/sandbox.

export { createChance, draw, roll, shuffle } from '../effects/chance.ts';
export { beginInput, countEvents, emit, emptyJournal, eventsOf } from '../effects/events.ts';
export { canonical, fingerprint } from '../effects/fingerprint.ts';
export { COMMON_CHECKS, shapeCheckOf } from '../effects/input-shape.ts';
export { newWorld } from '../effects/new-world.ts';
export { COMMON_REFUSALS, isRefused, type Refusal, type RefusalList, refuserOf } from '../effects/refusals.ts';
export { shown } from '../effects/shown.ts';
export { type Frame, framesOf, pop, push, top } from '../effects/stack.ts';
export { type Decision, isAmong, UNSEEN, type Viewer } from '../effects/viewer.ts';
export type { EntityId, KernelWorld, Seat } from '../effects/world.ts';
export { type Accepted, type GameChange, GameError, type Sender, type Submitted, type Undone } from './answers.ts';
export { activeStates, stateNames } from './chart-states.ts';
export { type Comparison, comparing, type Read } from './compiled/comparison.ts';
export { compile } from './compiled/compile.ts';
export { CompileError, type CompileErrorCode } from './compiled/compile-error.ts';
export { setProgramsAfter } from './compiled/program.ts';
export { CompiledRunner } from './compiled/runner.ts';
export { createGame, loadGame } from './create-game.ts';
export {
  DERIVED_REFUSALS,
  defineRuleset,
  type InputTable,
  legalGuards,
  type Open,
  openView,
  type RulesetDefinition,
  type Seeded,
} from './define-ruleset.ts';
export { Game, type RoadOptions } from './game.ts';
export { type DrawOptions, mermaid } from './mermaid.ts';
export { eachAnswers, regionOf, regions } from './multi-active.ts';
export { continueAt, DISPATCH, dispatchTo, type EntryPoints } from './pushdown.ts';
export { type Recipe, recipeFor, recipeOf } from './recipe.ts';
export { type Divergence, divergence, REPLAY_FORMAT, type Replay, type ReplayOptions } from './replay.ts';
export { type PlayAgainOptions, ReplayError, type ReplayErrorCode, replayGame } from './replay-game.ts';
export { ROADS, type Road, RoadError, type RoadErrorCode, setDefaultRoad } from './road.ts';
export type { AnyInput, AnyMove, Ruleset } from './ruleset.ts';
export type { ChartPosition, Microstep, Runner, Sent } from './runner.ts';
export { LoadError, type LoadErrorCode, type Save } from './save.ts';
export {
  type ChartTransition,
  initialStates,
  type TransitionWatcher,
  transitionsByDefinition,
  transitionsOf,
} from './transitions.ts';
export { UNDO_REFUSALS, type UndoReason, type UndoRefusal } from './undo.ts';
export { XStateRunner } from './xstate-runner.ts';
