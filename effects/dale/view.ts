// What one viewer may know of a Dale game: the only exit for state, events and legal moves (rules.md §16). Hidden cards
// are counted, never named, and their ids never leave.

import type { EntityId, Seat } from '../world.ts';
import { openCollective } from './collective.ts';
import type { DaleEvent, ToldCard } from './dale-events.ts';
import { effectiveValueOf, isUsed, typeOf } from './effects-store.ts';
import type { Question } from './frames.ts';
import { type DaleMove, daleMoves } from './legal-moves.ts';
import { awaitedSeats } from './legality.ts';
import { searchable, searchedFor } from './owl-answer-rules.ts';
import { owlsOf } from './owls.ts';
import { type Phase, phaseOf } from './phase.ts';
import { pendingQuestion } from './questions.ts';
import { type DaleWorld, entityOf } from './world.ts';

/** A seat sees the own hand; a spectator sees what is public; a judge sees everything. */
export type Viewer = Seat | 'spectator' | 'judge';

/** A card on view: what is printed, and what it counts as now. */
export interface ViewedCard extends ToldCard {
  readonly as: string;
  readonly value: number;
  readonly isUsed: boolean;
}

export interface ViewedPlayer {
  readonly seat: Seat;
  readonly deckCount: number;
  /** null if it may not be seen. */
  readonly hand: readonly ViewedCard[] | null;
  readonly handCount: number;
  readonly discard: readonly ViewedCard[];
  readonly stall: readonly (readonly ViewedCard[])[];
  readonly schedule: readonly ViewedCard[];
  readonly limbo: readonly ViewedCard[] | null;
  readonly limboCount: number;
  readonly hasLeft: boolean;
}

export interface DaleView {
  readonly viewer: Viewer;
  readonly phase: Phase;
  readonly turn: number;
  readonly turnPlayer: Seat;
  /** Who is to send something: public, unavoidably (owls.md §9). */
  readonly awaited: readonly Seat[];
  readonly sets: readonly string[];
  readonly players: readonly ViewedPlayer[];
  readonly market: readonly (ViewedCard | null)[];
  readonly bin: readonly ViewedCard[];
  readonly supplyCount: number;
  readonly outcome: DaleWorld['outcome'];
  /** The own pending owl effects. */
  readonly owls: readonly { readonly number: number; readonly card: ViewedCard; readonly event: string }[];
  /** The question to this viewer, if one is open. */
  readonly question: Question | null;
  /** The own deck, without its order, while it is being searched; the discard pile if that would become the deck. */
  readonly searched: readonly ViewedCard[] | null;
  readonly moves: readonly DaleMove[];
}

const isSeat = (viewer: Viewer): viewer is Seat => typeof viewer === 'number';

/** May this viewer see hidden cards of that player? */
const seesHidden = (viewer: Viewer, seat: Seat): boolean => viewer === 'judge' || viewer === seat;

export const daleViewFor = (world: DaleWorld, viewer: Viewer): DaleView => {
  const card = (id: EntityId): ViewedCard => ({
    id,
    card: entityOf(world, id).card,
    as: typeOf(world, id),
    value: effectiveValueOf(world, id),
    isUsed: isUsed(world, id),
  });
  const cards = (ids: readonly EntityId[]) => ids.map(card);
  const inNoOrder = (ids: readonly EntityId[]) => cards([...ids].sort((a, b) => a - b));
  const awaited = awaitedSeats(world);
  const isAsked = isSeat(viewer) && awaited.includes(viewer);
  const question = pendingQuestion(world);
  return {
    viewer,
    phase: phaseOf(world),
    turn: world.turn,
    turnPlayer: world.turnPlayer,
    awaited: world.outcome.result === 'none' ? awaited : [],
    sets: world.sets,
    players: world.players.map((player, seat) => ({
      seat,
      deckCount: player.deck.length,
      hand: seesHidden(viewer, seat) ? inNoOrder(player.hand) : null,
      handCount: player.hand.length,
      discard: cards(player.discard),
      stall: player.stall.map(cards),
      schedule: cards(player.schedule),
      limbo: seesHidden(viewer, seat) ? cards(player.limbo) : null,
      limboCount: player.limbo.length,
      hasLeft: player.hasLeft,
    })),
    market: world.market.map((id) => (id === null ? null : card(id))),
    bin: cards(world.bin),
    supplyCount: world.supply.length,
    outcome: world.outcome,
    owls: isSeat(viewer)
      ? owlsOf(world, viewer).map(({ number, card: id, event }) => ({ number, card: card(id), event }))
      : [],
    question: question !== undefined && question.seat === viewer ? question.question : null,
    searched:
      isAsked && isSearching(world, viewer) ? inNoOrder(searchable(world, viewer, searchedFor(world, viewer))) : null,
    moves: isSeat(viewer) ? daleMoves(world, viewer) : [],
  };
};

/** Everybody in a collective choice, one who picks from the own deck, and owners of owls whose answer is a search. */
const isSearching = (world: DaleWorld, seat: Seat): boolean => {
  const question = pendingQuestion(world)?.question;
  if (question?.ask === 'cards') return question.cards.some((id) => entityOf(world, id).zone === 'deck');
  return openCollective(world) !== undefined || searchedFor(world, seat) > 0;
};

/** Told to nobody but those who may see the card: that it happened would give it away. */
const SECRET: ReadonlySet<DaleEvent['type']> = new Set(['OwlWaits', 'OwlExpired', 'CopyEnded']);

/** An event as this viewer may know it: cards left out, or null if not even that it happened. */
export const daleEventFor = (event: DaleEvent, viewer: Viewer): DaleEvent | null => {
  if (!('seenBy' in event) || event.seenBy === null || viewer === 'judge') return event;
  if (isSeat(viewer) && event.seenBy.includes(viewer)) return event;
  if (SECRET.has(event.type)) return null;
  return event.type === 'OwlAnswered' ? { ...event, card: null } : ({ ...event, cards: [] } as DaleEvent);
};
