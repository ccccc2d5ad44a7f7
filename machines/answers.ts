// What a game answers: to an input, to an undo, to those who want to know that something has changed.

import { type Refusal, refuse } from '../effects/refusals.ts';
import type { Viewer } from '../effects/viewer.ts';
import type { AnyInput } from './ruleset.ts';

/** The input was carried out. */
export interface Accepted<E> {
  readonly ok: true;
  /**
   * What happened, oldest first: a list of the caller's own, of events that are the game's and are frozen. Only to a sender
   * who is not named the compiled road answers with events as they are: to freeze them takes an eighth of its time, and a
   * simulation does not look at them. Whoever asks for the log, or subscribes, gets them frozen there as well.
   */
  readonly events: readonly E[];
}

export type Submitted<E> = Accepted<E> | Refusal;

/** A game cannot be created with these options. Carries the refusal's code and details. */
export class GameError extends Error {
  readonly code: Refusal['code'];
  readonly details: Refusal['details'];
  constructor({ code, message, details }: Refusal) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/**
 * From whom an input comes; nobody is named for one from the host itself. A seat speaks for itself, a judge for every
 * seat, a spectator for none.
 */
export interface Sender {
  readonly from?: Viewer;
  /** The sender hands the object over and will not change it any more: the game keeps it and makes no copy. */
  readonly isHandedOver?: boolean;
}

/** A server knows from whom an input comes, and an input names the seat for which it speaks. */
export const senderFault = (input: AnyInput & { readonly seat?: unknown }, { from }: Sender): Refusal | null => {
  if (from === undefined || from === 'judge' || input.seat === from) return null;
  const speaks = input.seat === undefined ? 'no seat' : `seat ${input.seat}`;
  return refuse('wrong-seat', { speaks, from, sender: from === 'spectator' ? 'a spectator' : `seat ${from}` });
};

/** What has become different: an input was accepted, or taken back, or the game goes on on another road. */
export interface GameChange {
  readonly kind: 'input' | 'undo' | 'road';
  /** `game.version` after it. */
  readonly version: number;
}

/** The seat's last input was taken back. The events have gone from the log, oldest first, and are as the seat knew them. */
export interface Undone<I, E> {
  readonly ok: true;
  readonly input: I;
  readonly events: readonly E[];
}
