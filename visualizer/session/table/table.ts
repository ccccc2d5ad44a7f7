// The table as it is drawn: plain data, the same for every rule set. What a viewer may not see is counted.

import type { Seat, Viewer } from '../../../machines/index.ts';

/** A judge sees everything; the others see what the rule set's view shows them. */
export type TableViewer = Viewer;

/** A lasting change on a card. */
export interface Buff {
  /** The card that gave it. */
  readonly by: string;
  /** `+1/+1`, `Taunt`, `Deathrattle`. */
  readonly words: readonly string[];
}

export const MARKS = ['dying', 'dead', 'frozen', 'silenced', 'exhausted', 'used', 'waiting', 'asked'] as const;
/** `dying` is to die, `dead` has left play in the Death Phase under way, `waiting` has a reaction to come. */
export type Mark = (typeof MARKS)[number];

export interface TableCard {
  readonly entity: number;
  /** The printed card. */
  readonly card: string;
  /** The card that it counts as, if that is another one. */
  readonly as: string | null;
  readonly kind: string;
  /** Its group in the rule set: a class, a set of animalfolk. */
  readonly group: string | null;
  readonly text: string;
  readonly owner: Seat | null;
  readonly controller: Seat | null;
  /** Numbers as they count now, under their names: `cost`, `attack`, `health`, `value` … */
  readonly numbers: Readonly<Record<string, number>>;
  /** The same as printed, where they differ. */
  readonly printed: Readonly<Record<string, number>>;
  readonly keywords: readonly string[];
  readonly buffs: readonly Buff[];
  readonly marks: readonly Mark[];
}

export interface TableZone {
  readonly zone: string;
  readonly title: string;
  readonly count: number;
  /** In order, a pile's top first, null for an empty slot; null as a whole if the viewer does not see the cards. */
  readonly cards: readonly (TableCard | null)[] | null;
  /** Cards that lie in stacks: how many in each. */
  readonly stacks: readonly number[] | null;
}

export interface TableSide {
  readonly seat: Seat;
  readonly isTurnPlayer: boolean;
  readonly isAwaited: boolean;
  readonly hasLeft: boolean;
  /** Mana, fatigue … under their names. */
  readonly counters: Readonly<Record<string, number>>;
  readonly buffs: readonly Buff[];
  readonly zones: readonly TableZone[];
}

export interface Table {
  readonly viewer: TableViewer;
  readonly turn: number;
  readonly phase: string;
  readonly outcome: string | null;
  readonly sides: readonly TableSide[];
  /** What belongs to nobody. */
  readonly shared: readonly TableZone[];
}

/** All cards on view. */
export const cardsOn = ({ sides, shared }: Table): TableCard[] =>
  [...sides.flatMap(({ zones }) => zones), ...shared].flatMap(({ cards }) =>
    (cards ?? []).filter((card) => card !== null),
  );
