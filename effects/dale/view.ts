// What one viewer may know of a Dale game: the only exit for state, events and legal moves (rules.md §16). Hidden cards
// are counted, never named, and their ids never leave. An id stays with its card for the whole game: who has seen a card
// knows it again, as one does who follows it with the eyes. To those who have not seen it an id tells nothing: ids are
// dealt by chance over all decks and the supply (set-selection.ts). After the game everything is revealed.

import { eventsOf } from '../events.ts';
import { type Decision, isAmong, type Viewer } from '../viewer.ts';
import type { EntityId, Seat } from '../world.ts';
import type { DaleEvent, ToldCard } from './dale-events.ts';
import { daleDecisionOf, daleDecisions } from './decisions.ts';
import { effectiveValueOf, isUsed, typeOf } from './effects-store.ts';
import type { Question } from './frames.ts';
import type { DaleInput } from './inputs.ts';
import { type DaleMove, daleMoves } from './legal-moves.ts';
import { awaitedSeats } from './legality.ts';
import { type Phase, phaseOf } from './phase.ts';
import { pendingQuestion } from './questions.ts';
import { searchedBy } from './searching.ts';
import { isOver } from './turn.ts';
import { type DaleWorld, entityOf } from './world.ts';

/** A card on view: what is printed, and what it counts as now. */
export interface ViewedCard extends ToldCard {
  readonly as: string;
  readonly value: number;
  readonly isUsed: boolean;
}

export interface ViewedPlayer {
  readonly seat: Seat;
  /** Top first, for a judge and after the game; null if it may not be seen, like the other lists. */
  readonly deck: readonly ViewedCard[] | null;
  readonly deckCount: number;
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
  /** Top first, for a judge and after the game. */
  readonly supply: readonly ViewedCard[] | null;
  readonly supplyCount: number;
  readonly outcome: DaleWorld['outcome'];
  /** The own pending owl effects; all of them for a judge. */
  readonly owls: readonly ViewedOwl[];
  /** The question to this viewer, if one is open; a judge sees it too. */
  readonly question: Question | null;
  /** The own deck, without its order, while it is being searched; the discard pile if that would become the deck. */
  readonly searched: readonly ViewedCard[] | null;
  /** What this viewer owes; a judge sees what everybody owes. */
  readonly decisions: readonly Decision<DaleInput>[];
  /** What this viewer may send; CONCEDE besides, as long as the game goes on and the seat has not left. */
  readonly moves: readonly DaleMove[];
  /** What the last input brought about, as this viewer may know it. */
  readonly log: readonly DaleEvent[];
}

export interface ViewedOwl {
  readonly owner: Seat;
  readonly number: number;
  readonly card: ViewedCard;
  readonly event: string;
}

const isSeat = (viewer: Viewer): viewer is Seat => typeof viewer === 'number';

/** With whose eyes a viewer looks: after the game everybody sees what a judge sees (rules.md §16). */
const eyesOf = (world: DaleWorld, viewer: Viewer): Viewer => (isOver(world) ? 'judge' : viewer);

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
  const searched = isSeat(viewer) ? searchedBy(world, viewer) : null;
  const question = pendingQuestion(world);
  const eyes = eyesOf(world, viewer);
  const moves = isSeat(viewer) ? daleMoves(world, viewer) : [];
  const seesHidden = (seat: Seat): boolean => isAmong(eyes, [seat]);
  return {
    viewer,
    phase: phaseOf(world),
    turn: world.turn,
    turnPlayer: world.turnPlayer,
    awaited: world.outcome.result === 'none' ? awaited : [],
    sets: world.sets,
    players: world.players.map((player, seat) => ({
      seat,
      deck: eyes === 'judge' ? cards(player.deck) : null,
      deckCount: player.deck.length,
      hand: seesHidden(seat) ? inNoOrder(player.hand) : null,
      handCount: player.hand.length,
      discard: cards(player.discard),
      stall: player.stall.map(cards),
      schedule: cards(player.schedule),
      limbo: seesHidden(seat) ? cards(player.limbo) : null,
      limboCount: player.limbo.length,
      hasLeft: player.hasLeft,
    })),
    market: world.market.map((id) => (id === null ? null : card(id))),
    bin: cards(world.bin),
    supply: eyes === 'judge' ? cards(world.supply) : null,
    supplyCount: world.supply.length,
    outcome: world.outcome,
    owls: world.owls
      .filter(({ owner }) => seesHidden(owner))
      .map(({ owner, number, card: id, event }) => ({ owner, number, card: card(id), event })),
    question: question !== undefined && seesHidden(question.seat) ? question.question : null,
    searched: searched === null ? null : inNoOrder(searched),
    decisions: decisionsFor(world, viewer, awaited, moves),
    moves,
    log: eventsOf(world).flatMap((event) => daleEventFor(event, eyes) ?? []),
  };
};

/** What others owe is not even looked for: its fallback may name their hidden cards. */
const decisionsFor = (
  world: DaleWorld,
  viewer: Viewer,
  awaited: readonly Seat[],
  moves: readonly DaleMove[],
): Decision<DaleInput>[] => {
  if (viewer === 'judge') return daleDecisions(world);
  return isSeat(viewer) && !isOver(world) && awaited.includes(viewer)
    ? [daleDecisionOf(world, viewer, () => moves)]
    : [];
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
