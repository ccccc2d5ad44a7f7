// What a page reads of a session: one immutable value at a time.

import type { Breakpoint } from './breakpoints.ts';
import type { CheckedFact } from './facts.ts';
import type { Stop } from './playing.ts';
import type { Branch } from './timeline.ts';
import type { Cursor } from './types.ts';

export interface Bookmark {
  readonly id: number;
  readonly branch: number;
  readonly cursor: Cursor;
  readonly name: string;
  readonly note: string;
}

export interface BranchSummary {
  readonly id: number;
  readonly name: string;
  readonly from: number | null;
  /** The number of inputs after which it parts; 0 if it parts from none. */
  readonly forkedAfter: number;
  readonly length: number;
}

export interface SessionSnapshot {
  /** Goes up with every change. */
  readonly revision: number;
  readonly title: string;
  readonly branch: number;
  readonly branches: readonly BranchSummary[];
  readonly cursor: Cursor;
  /** Inputs of the present branch. */
  readonly length: number;
  readonly stop: Stop | null;
  readonly breakpoints: readonly Breakpoint[];
  readonly bookmarks: readonly Bookmark[];
  /** What a scenario file expects, the broken ones first. */
  readonly facts: readonly CheckedFact[];
  /** Something to tell about the whole session, such as why a file stopped early. */
  readonly notice: string | null;
}

/** What a command came to. Nothing changes if it is refused. */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly code: string; readonly message: string };

export const summaryOf = ({ id, name, from, entries }: Branch): BranchSummary => ({
  id,
  name,
  from: from?.branch ?? null,
  forkedAfter: from?.input ?? 0,
  length: entries.length,
});

/** A name for a new branch that no other has. */
export const freeName = (branches: readonly Branch[]): string => {
  const names = new Set(branches.map(({ name }) => name));
  let number = branches.length;
  while (names.has(`what if ${number}`)) number += 1;
  return `what if ${number}`;
};
