// What one viewer may know of a Dale game: the only exit for state, events and legal moves (rules.md §16). Hidden cards
// are counted, never named, and their ids never leave. An id stays with its card for the whole game: who has seen a card
// knows it again, as one does who follows it with the eyes. To those who have not seen it an id tells nothing: ids are
// dealt by chance over all decks and the supply (set-selection.ts). After the game everything is revealed.

import { eventsOf } from '../events.ts';
import { type Decision, isAmong, type Viewer } from '../viewer.ts';
import type { EntityId, Seat } from '../world.ts';
import type { DaleEvent } from './dale-events.ts';
import { daleDecisionOf, daleDecisions } from './decisions.ts';
import type { Question } from './frames.ts';
import type { DaleInput } from './inputs.ts';
import { type DaleMove, daleMoves } from './legal-moves.ts';
import { awaitedSeats } from './legality.ts';
import { type Phase, phaseOf } from './phase.ts';
import { pendingQuestion } from './questions.ts';
import { searchedBy } from './searching.ts';
import { isOver } from './turn.ts';
import { type ViewedCard, viewedCard } from './viewed-cards.ts';
import { type DaleWorld, playerOf } from './world.ts';

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

/** With whose eyes a viewer looks: after the game everybody sees what a judge sees (rules.md §16). */
const eyesOf = (world: DaleWorld, viewer: Viewer): Viewer => (isOver(world) ? 'judge' : viewer);

export const daleViewFor = (world: DaleWorld, viewer: Viewer): DaleView =>
  viewer === 'judge' ? viewWith(world, 'judge', 'judge') : viewBeside(world, viewer, openView(world));

/** What everybody may know. */
export const openView = (world: DaleWorld): DaleView => viewWith(world, 'spectator', eyesOf(world, 'spectator'));

/** A viewer's view, with what everybody may know taken from the open one: of parts that are alike there is one only. */
export const viewBeside = (world: DaleWorld, viewer: Viewer, open: DaleView): DaleView => {
  if (viewer === 'spectator') return open;
  if (viewer === 'judge') return viewWith(world, viewer, viewer);
  if (isOver(world)) return { ...open, viewer };
  const searched = searchedBy(world, viewer);
  const question = pendingQuestion(world);
  const moves = daleMoves(world, viewer);
  return {
    ...open,
    viewer,
    players: open.players.map((player) => (player.seat === viewer ? withHidden(world, player) : player)),
    owls: viewedOwls(world, viewer),
    question: question?.seat === viewer ? question.question : null,
    searched: searched === null ? null : inNoOrder(world, searched),
    decisions: open.awaited.includes(viewer) ? [daleDecisionOf(world, viewer, () => moves)] : [],
    moves,
    log: logBeside(world, viewer, open.log),
  };
};

const cardsOf = (world: DaleWorld, ids: readonly EntityId[]): ViewedCard[] => ids.map((id) => viewedCard(world, id));

/** By id, so that nobody learns where in a pile a card lies. */
const inNoOrder = (world: DaleWorld, ids: readonly EntityId[]): ViewedCard[] =>
  cardsOf(world, ids.length > 1 ? ids.slice().sort((a, b) => a - b) : ids);

const withHidden = (world: DaleWorld, player: ViewedPlayer): ViewedPlayer => {
  const { hand, limbo } = playerOf(world, player.seat);
  return { ...player, hand: inNoOrder(world, hand), limbo: cardsOf(world, limbo) };
};

const viewedOwls = (world: DaleWorld, eyes: Viewer): ViewedOwl[] => {
  const owls: ViewedOwl[] = [];
  for (const { owner, number, card, event } of world.owls) {
    if (isAmong(eyes, [owner])) owls.push({ owner, number, card: viewedCard(world, card), event });
  }
  return owls;
};

/** All that may be seen with these eyes: those of a spectator or of a judge. */
const viewWith = (world: DaleWorld, viewer: Viewer, eyes: Viewer): DaleView => {
  const isJudge = eyes === 'judge';
  return {
    viewer,
    phase: phaseOf(world),
    turn: world.turn,
    turnPlayer: world.turnPlayer,
    awaited: isOver(world) ? [] : awaitedSeats(world),
    sets: world.sets,
    players: world.players.map((player, seat) => ({
      seat,
      deck: isJudge ? cardsOf(world, player.deck) : null,
      deckCount: player.deck.length,
      hand: isJudge ? inNoOrder(world, player.hand) : null,
      handCount: player.hand.length,
      discard: cardsOf(world, player.discard),
      stall: player.stall.map((stack) => cardsOf(world, stack)),
      schedule: cardsOf(world, player.schedule),
      limbo: isJudge ? cardsOf(world, player.limbo) : null,
      limboCount: player.limbo.length,
      hasLeft: player.hasLeft,
    })),
    market: world.market.map((id) => (id === null ? null : viewedCard(world, id))),
    bin: cardsOf(world, world.bin),
    supply: isJudge ? cardsOf(world, world.supply) : null,
    supplyCount: world.supply.length,
    outcome: world.outcome,
    owls: viewedOwls(world, eyes),
    question: isJudge ? (pendingQuestion(world)?.question ?? null) : null,
    searched: null,
    // What others owe is not even looked for: its fallback may name their hidden cards.
    decisions: viewer === 'judge' ? daleDecisions(world) : [],
    moves: [],
    log: logFor(world, eyes),
  };
};

const logFor = (world: DaleWorld, eyes: Viewer): DaleEvent[] => {
  const log: DaleEvent[] = [];
  for (const event of eventsOf(world)) {
    const seen = daleEventFor(event, eyes);
    if (seen !== null) log.push(seen);
  }
  return log;
};

/** What a seat may not see is told to it as to everybody. */
const logBeside = (world: DaleWorld, seat: Seat, open: readonly DaleEvent[]): DaleEvent[] => {
  const log: DaleEvent[] = [];
  let next = 0;
  for (const event of eventsOf(world)) {
    const isTold = isSeenBy(event, 'spectator') || !SECRET.has(event.type);
    const told = isTold ? open[next++] : undefined;
    const seen = isSeenBy(event, seat) ? event : told;
    if (seen !== undefined) log.push(seen);
  }
  return log;
};

/** Told to nobody but those who may see the card: that it happened would give it away. */
const SECRET: ReadonlySet<DaleEvent['type']> = new Set(['OwlWaits', 'OwlExpired', 'CopyEnded']);

const isSeenBy = (event: DaleEvent, viewer: Viewer): boolean =>
  !('seenBy' in event) || event.seenBy === null || isAmong(viewer, event.seenBy);

/** An event as this viewer may know it: cards left out, or null if not even that it happened. */
export const daleEventFor = (event: DaleEvent, viewer: Viewer): DaleEvent | null => {
  if (isSeenBy(event, viewer)) return event;
  if (SECRET.has(event.type)) return null;
  return event.type === 'OwlAnswered' ? { ...event, card: null } : ({ ...event, cards: [] } as DaleEvent);
};
