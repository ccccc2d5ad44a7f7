// What the shared parts of the tables need of a game, whichever rule set it is of, and what each table brings.

import type { ComponentType } from 'react';
import type { SeatKind } from './seats.ts';

export interface Verdict {
  readonly ok: boolean;
  readonly message?: string;
}

export interface PlayedGame {
  readonly version: number;
  readonly isOver: boolean;
  awaited(): number[];
  onChange(listener: () => void): () => void;
  canUndo(seat: number): Verdict;
  undo(seat: number): Verdict;
  replay(): unknown;
}

/** Whose eyes look at the table: nobody's while it is handed over, or if only bots play. */
export type Looker = number | 'spectator';

export interface TableProps<G> {
  readonly game: G;
  readonly viewer: Looker;
  readonly seats: readonly SeatKind[];
  /** Shows a sentence to the person at the table. */
  readonly tell: (sentence: string) => void;
  /** Hands the table over to another person. */
  readonly handOver: (seat: number) => void;
}

export interface Rules<G> {
  readonly title: string;
  /** Where the browser keeps the game. */
  readonly storageKey: string;
  readonly seatCounts: readonly number[];
  readonly start: (seed: number, players: number) => G;
  /** Throws an error with a sentence if the stored game cannot be played again. */
  readonly playAgain: (replay: unknown) => G;
  /** One decision of a bot for that seat. */
  readonly actAsBot: (game: G, seat: number, seed: number) => void;
  readonly Table: ComponentType<TableProps<G>>;
}
