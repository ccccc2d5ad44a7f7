// The World of a Dale game: 2 to 4 players with decks, hands and stalls, the market they share, the effects in force,
// and the owl effects that wait. One JSON value.

import type { ReactionEvent, SetName } from '../../cards/terms/dale.ts';
import type { EntityId, KernelWorld, Seat } from '../world.ts';
import type { DaleEvent, Spot } from './dale-events.ts';
import type { DaleFrame } from './frames.ts';

export const ZONES = [
  'deck',
  'hand',
  'discard',
  'stall',
  'schedule',
  'limbo',
  'supply',
  'bin',
  'market',
  'junkyard',
] as const;
export type Zone = (typeof ZONES)[number];

/** A physical card. What it counts as now may be another card (rules.md §13). */
export interface DaleEntity {
  readonly id: EntityId;
  /** The printed card. */
  readonly card: string;
  zone: Zone;
  /** Whose zone it is; null for what is shared. */
  seat: Seat | null;
  /** In limbo: where it was before. */
  setAsideFrom?: Spot;
}

export interface DalePlayer {
  /** Piles with their top first. */
  deck: EntityId[];
  discard: EntityId[];
  hand: EntityId[];
  /** Stacks in the order in which they were built. */
  stall: EntityId[][];
  schedule: EntityId[];
  /** Set aside during one effect; seen by this player only. */
  limbo: EntityId[];
  hasLeft: boolean;
  /** The sets voted for, best first; null until the vote is in. */
  vote: SetName[] | null;
  /** How many owl effects this player has had, from which their numbers follow. */
  owlsSoFar: number;
}

/** Effects in force, in order of creation, which is the order of application (rules.md §14). */
export type DaleEffect =
  /** Every card value, until the end of the turn. */
  | { readonly number: number; readonly kind: 'values'; readonly card: null; readonly by: number }
  | { readonly number: number; readonly kind: 'costs'; readonly card: null; readonly by: number }
  | { readonly number: number; readonly kind: 'handSize'; readonly card: null; readonly by: number }
  /** A chameleon is another card; `value` if its value was fixed when it was copied. */
  | {
      readonly number: number;
      readonly kind: 'copy';
      readonly card: EntityId;
      readonly of: string;
      readonly value: number | null;
    }
  /** An ability that was used; `type` is the card it was used as. */
  | { readonly number: number; readonly kind: 'used'; readonly card: EntityId; readonly type: string };

/** A pending reaction, private to its owner (owls.md §3.1). */
export interface OwlEffect {
  readonly number: number;
  readonly event: ReactionEvent;
  /** The card in the owner's hand that carries it. */
  readonly card: EntityId;
  readonly owner: Seat;
  /** A second request is owed: Binoculars has drawn and must discard. */
  readonly isSecondPart: boolean;
  /** Chameleon types that its carrier has gone through in this visit (owls.md §6.3). */
  readonly through: readonly string[];
}

export interface DaleRules {
  readonly baseHandSize: number;
  readonly marketSize: number;
  readonly stacksToWin: number;
  readonly budget: number;
  readonly isSandbox: boolean;
  readonly edition: 'note' | 'anniversary';
}

export type DaleOutcome = { result: 'none' } | { result: 'win'; player: Seat } | { result: 'abandoned' };

/** The checkpoints of owls.md §4 at which the owl state may be entered. */
export const CHECKPOINTS = ['K1', 'K2', 'K3', 'K4', 'K5', 'K6', 'K7', 'K8', 'K9', 'K10', 'K11'] as const;
export type Checkpoint = (typeof CHECKPOINTS)[number];

export interface DaleWorld extends KernelWorld<DaleEvent, DaleFrame> {
  readonly ruleset: 'dale';
  readonly cardSet: string;
  readonly rules: DaleRules;
  readonly seats: number;
  entities: Record<EntityId, DaleEntity>;
  nextId: EntityId;
  players: DalePlayer[];
  /** The sets in the game; empty until they are chosen. */
  sets: SetName[];
  supply: EntityId[];
  bin: EntityId[];
  /** Slot 0 is the rightmost, without surcharge; null is an empty slot. */
  market: (EntityId | null)[];
  turnPlayer: Seat;
  turn: number;
  effects: DaleEffect[];
  owls: OwlEffect[];
  /** Came up by a shuffle inside the owl state: nobody is made active again there, so they wait for the next visit. */
  laterOwls: OwlEffect[];
  nextNumber: number;
  outcome: DaleOutcome;
}

export const playerOf = (world: DaleWorld, seat: Seat): DalePlayer => {
  const player = world.players[seat];
  if (player === undefined) throw new Error(`There is no seat ${seat}.`);
  return player;
};

export const entityOf = (world: DaleWorld, id: EntityId): DaleEntity => {
  const entity = world.entities[id];
  if (entity === undefined) throw new Error(`There is no card ${id}.`);
  return entity;
};

/** All seats in turn order, from one of them. */
export const seatsFrom = (world: { readonly seats: number }, first: Seat): Seat[] =>
  Array.from({ length: world.seats }, (_, step) => (first + step) % world.seats);

/** The other players in turn order; those who have left are no players any more (rules.md §19). */
export const opponentsOf = (world: DaleWorld, seat: Seat): Seat[] => {
  const opponents: Seat[] = [];
  for (let step = 1; step < world.seats; step += 1) {
    const other = (seat + step) % world.seats;
    if (!playerOf(world, other).hasLeft) opponents.push(other);
  }
  return opponents;
};

/** A running number for effects in force. */
export const takeNumber = (world: DaleWorld): number => {
  const number = world.nextNumber;
  world.nextNumber += 1;
  return number;
};

/**
 * A number for an owl effect of this seat, used once in a game. It counts the own effects only: from a number that all
 * share a player could read how many effects the others have had (owls.md §9).
 */
export const takeOwlNumber = (world: DaleWorld, seat: Seat): number => {
  const player = playerOf(world, seat);
  const number = player.owlsSoFar * world.seats + seat + 1;
  player.owlsSoFar += 1;
  return number;
};
