// The frames of a Dale game: what each sub-chart has half done.

import type { Script } from '../script.ts';
import type { Frame } from '../stack.ts';
import type { EntityId, Seat } from '../world.ts';
import type { Checkpoint } from './world.ts';

/** From whose point of view a text is read, and what it may refer to. */
export interface StepContext {
  readonly seat: Seat;
  /** The card whose text it is. */
  readonly card: EntityId;
  readonly chosen: readonly EntityId[];
  readonly rest: readonly EntityId[];
  readonly chosenPlayer: Seat | null;
  /** Who takes part in a distribution: those who gave a card. */
  readonly participants: readonly Seat[];
}

/** What a player is asked. */
export type Question =
  | {
      readonly ask: 'cards';
      readonly cards: readonly EntityId[];
      readonly min: number;
      readonly max: number;
      /** All of them are meant and only their order is asked: those not named come first (rules.md §10). */
      readonly isOrder: boolean;
    }
  | { readonly ask: 'players'; readonly players: readonly Seat[]; readonly min: number; readonly max: number }
  | { readonly ask: 'pile'; readonly piles: readonly { readonly player: Seat; readonly pile: 'deck' | 'discard' }[] }
  | { readonly ask: 'direction' }
  | { readonly ask: 'gives'; readonly cards: readonly EntityId[]; readonly players: readonly Seat[] };

interface DaleFrameBase extends Frame {
  below: DaleFrame | null;
}

export interface TurnFrame extends DaleFrameBase {
  readonly kind: 'turn';
}

export interface TechniqueFrame extends DaleFrameBase {
  readonly kind: 'technique';
  readonly seat: Seat;
  readonly card: EntityId;
  /** The card it is played as. */
  readonly type: string;
  readonly part: 'resolve' | 'atTurnStart';
  readonly isWithoutEffect: boolean;
  /** Everybody chose at once in it (K11 instead of K1). */
  isMultiActive: boolean;
}

export interface AbilityFrame extends DaleFrameBase {
  readonly kind: 'ability';
  readonly seat: Seat;
  readonly card: EntityId;
}

export interface PurchaseFrame extends DaleFrameBase {
  readonly kind: 'purchase';
  readonly seat: Seat;
}

export interface BuildFrame extends DaleFrameBase {
  readonly kind: 'build';
  readonly seat: Seat;
  readonly hasBonus: boolean;
}

export interface CleanUpFrame extends DaleFrameBase {
  readonly kind: 'cleanUp';
}

export interface StepsFrame extends DaleFrameBase {
  readonly kind: 'steps';
  readonly script: Script;
  step: number;
  context: StepContext;
}

export interface ChoiceFrame extends DaleFrameBase {
  readonly kind: 'choice';
  readonly seat: Seat;
  question: Question;
  /** The text that goes on with the answer; `copy` makes the chameleon the card picked. */
  readonly then: Script | 'copy' | null;
  readonly context: StepContext;
}

/** All players choose at the same time, each from the own deck. */
export interface CollectiveFrame extends DaleFrameBase {
  readonly kind: 'collective';
  readonly count: number;
  /** Seats that still owe their pick. */
  awaited: Seat[];
}

export interface CheckpointFrame extends DaleFrameBase {
  readonly kind: 'checkpoint';
  readonly checkpoint: Checkpoint;
}

export type DaleFrame =
  | TurnFrame
  | TechniqueFrame
  | AbilityFrame
  | PurchaseFrame
  | BuildFrame
  | CleanUpFrame
  | StepsFrame
  | ChoiceFrame
  | CollectiveFrame
  | CheckpointFrame;
