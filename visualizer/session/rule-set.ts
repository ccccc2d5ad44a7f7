// What the visualizer knows of a rule set besides its rules: words, what counts as a trigger or a phase, which cards a
// state is about, how a table looks, how cards are moved by hand, and who plays it. A rule set without any of it can be
// watched as well: see `plainRuleSet`.

import type { Acted, BotName } from '../../cli/simulate/index.ts';
import type { NameOf, Voice } from '../../cli/words.ts';
import type { AnyInput, Seat, Submitted } from '../../machines/index.ts';
import type { RecordedMicrostep } from './microsteps.ts';
import type { Stage, StagePlan } from './staging.ts';
import type { Table, TableViewer } from './table/table.ts';
import type { AnyEvent, AnyGame, AnyRuleset, AnyWorld } from './types.ts';

/** A condition that breakpoints may name. */
export interface Condition {
  readonly name: string;
  readonly title: string;
  readonly holds: (microstep: RecordedMicrostep) => boolean;
}

/** Who plays, from which seed, and how many inputs the game has had. */
export interface BotTurn {
  readonly bots: readonly BotName[];
  readonly seed: number;
  readonly number: number;
}

/** One decision of a bot, sent by `submit`; null if nobody is awaited. Equal games and turns lead to equal inputs. */
export type PlayBot = (
  game: AnyGame,
  turn: BotTurn,
  submit: (input: AnyInput) => Submitted<AnyEvent>,
) => Acted<AnyInput> | null;

export interface PlayerFacts {
  readonly isTurnPlayer: boolean;
  readonly hasLeft: boolean;
}

/** What a card did, for statistics. */
export const DEEDS = ['played', 'fired', 'doubled', 'fizzled'] as const;
export type Deed = (typeof DEEDS)[number];
export interface CardDeed {
  readonly card: string;
  readonly deed: Deed;
}

export interface RuleSet {
  /** How it is called in links and files. */
  readonly id: string;
  readonly title: string;
  readonly kind: 'battle' | 'dale' | 'other';
  readonly ruleset: AnyRuleset;
  readonly voice: Voice<AnyWorld, AnyEvent>;
  /** Names of all cards, sorted. */
  readonly cards: readonly string[];
  /** All verbs that a text may have. */
  readonly verbs: readonly string[];
  readonly conditions: readonly Condition[];
  /** The players in seat order. */
  readonly playersIn: (world: AnyWorld) => readonly PlayerFacts[];
  /** Does the state carry out a text, rather than being a Phase or a Step of one? */
  readonly isInstruction: (state: string) => boolean;
  /** Is this what "next trigger" stops at? */
  readonly isTrigger: (event: AnyEvent) => boolean;
  /** Does what follows belong under this event, until it has been carried out? */
  readonly opensActivation: (event: AnyEvent) => boolean;
  /** What a seat that is awaited owes, in a few words each. */
  readonly owed: (world: AnyWorld, seat: Seat, nameOf: NameOf) => readonly string[];
  /** The verb that is carried out in this microstep, if any. */
  readonly verbIn: (microstep: RecordedMicrostep) => string | null;
  /** Names of the cards that an event is about. */
  readonly cardsIn: (event: AnyEvent, world: AnyWorld) => readonly string[];
  readonly deedsIn: (event: AnyEvent, world: AnyWorld) => readonly CardDeed[];
  /** The entities that a state of the chart is about now. */
  readonly entitiesIn: (state: string, world: AnyWorld) => readonly number[];
  readonly tableOf: (world: AnyWorld, viewer: TableViewer) => Table;
  readonly stage: (world: AnyWorld, stage: Stage) => StagePlan;
  readonly playBot: PlayBot | null;
}
