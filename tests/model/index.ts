// cardchart/testing: the model-based testing kit. Coverage says what was reached, a walk is a random game led by it,
// invariants say what must hold at every rest. Exploring, interleavings and perft look at all that can follow a position,
// commands bring games to fast-check, and whatever was found is shrunk and written as a fixture.

export { BrokenGame, gameCommands, gameProperty, gameStarts, playCommands, type Table } from './commands.ts';
export {
  type Counts,
  Coverage,
  type CoverageReport,
  type Covered,
  type Place,
  since,
  TOPICS,
  type Topic,
  type Used,
  wordsIn,
} from './coverage.ts';
export { type Explored, type ExploreOptions, explore, type Path } from './explore.ts';
export { type Fixture, fixtureOf, replayFixture } from './fixtures.ts';
export { spoilt } from './illegal.ts';
export { everyWay, legalInputs, type Sendable } from './inputs.ts';
export {
  type Interleaving,
  type InterleavingOptions,
  type Interleavings,
  interleavings,
  multiActiveState,
} from './interleavings.ts';
export { chartFitsWorld } from './invariants/position.ts';
export { viewsLeakNothing } from './invariants/views.ts';
export {
  type Broken,
  faultAtRest,
  Guardian,
  type Invariant,
  kernelInvariants,
  type Rest,
  somebodyCanAct,
} from './invariants.ts';
export { perft } from './perft.ts';
export { referees } from './referees.ts';
export { rewritten, type WrittenState, withoutEntry, withState } from './rewritten.ts';
export { pick, pickSome, type Roll, rollFrom, seedFrom } from './roll.ts';
export {
  type Batch,
  type Found,
  type Played,
  type Players,
  playBatch,
  type RunPlan,
  rounds,
  type Tested,
  testModel,
} from './run.ts';
export { sentenceOf } from './sentences.ts';
export { type Shrunk, shrink } from './shrink.ts';
export { type Lead, type Subject, seatsOf } from './subject.ts';
export { type BattleSubject, battleSubject } from './subjects/battle.ts';
export { type DaleSubject, daleSubject } from './subjects/dale.ts';
export { type Failure, type Walked, type WalkPlan, walk } from './walk.ts';
