// The door of the time line: sessions of games without a page. The page, and whoever wants to look at a game in other
// ways, imports from here.

export { BOT_NAMES, type BotName } from '../../cli/simulate/index.ts';
export type { AuraLine, NamedPoint } from './battle/auras.ts';
export type { Bracket, QueuedReaction, TokenState, TriggerQueue } from './battle/queue.ts';
export { type BreakOn, type Breakpoint, conditionsOf, type Hit, REFUSED_INPUT, wordsOf } from './breakpoints.ts';
export { type ComparedEvent, type Comparison, type Spot, sameMoment } from './compare.ts';
export type { OpenQuestion, WaitingOwl } from './dale/owed.ts';
export type { FieldDifference } from './difference.ts';
export { flattened, type Told, type ToldActivation, type ToldEvent, type ToldPhase } from './event-list.ts';
export type { CheckedFact } from './facts.ts';
export { FileFault, type FileFaultCode } from './files/fault.ts';
export { gamesIn, type WrittenGame } from './files/games.ts';
export { isGames, type OpenedFile, openFile } from './files/open.ts';
export type { Opening } from './files/opening.ts';
export { FIRST_ITEM, type GalleryItem, gallery, galleryItem } from './gallery.ts';
export { GALLERY_FILES, type GalleryGroup } from './gallery-data.ts';
export { type Lane, NOT_AWAITED } from './lanes.ts';
export { LINK_LIMIT, LINK_VERSION, type Link, LinkError, type LinkErrorCode, linkOf, sessionFromLink } from './link.ts';
export { Attachment, type LiveSnapshot, type LiveStatus } from './live/attach.ts';
export { LIVE_PROTOCOL, type LiveMessage } from './live/protocol.ts';
export { type Publication, type Publishable, publish } from './live/publish.ts';
export type { RecordedMicrostep } from './microsteps.ts';
export type { Moment } from './moment.ts';
export { allActive, type PhaseStart, withParents, wordsOfState } from './phases.ts';
export type { BotOptions, Ran, Stop } from './playing.ts';
export type { CardDeed, Condition, Deed, RuleSet } from './rule-set.ts';
export { plainRuleSet, RULE_SETS, ruleSetNamed, statesOf } from './rule-sets.ts';
export { Session, type SessionOptions } from './session.ts';
export {
  SESSION_FORMAT,
  SessionFault,
  type SessionFaultCode,
  type SessionFile,
  sessionFileOf,
  sessionFrom,
} from './session-file.ts';
export type { Bookmark, BranchSummary, Outcome, SessionSnapshot } from './snapshot.ts';
export type { Stage, StageFault, StagePlan } from './staging.ts';
export type { Start } from './start.ts';
export { type CardRecord, CardStatistics } from './statistics.ts';
export { type Direction, STEP_MODES, type StepMode } from './stepping.ts';
export {
  cardsOn,
  MARKS,
  type Mark,
  type Table,
  type TableCard,
  type TableSide,
  type TableViewer,
  type TableZone,
} from './table/table.ts';
export type { Act, Branch, Entry, Timeline, WrittenStep } from './timeline.ts';
export type { AnyEvent, AnyWorld, Cursor, Position } from './types.ts';
export type { View } from './view.ts';
export { type ChartVisits, Visits } from './visits.ts';
