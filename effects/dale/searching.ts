// Searches: who sees the whole of the own deck at this moment (rules.md §10).

import type { EntityId, Seat } from '../world.ts';
import { openCollective } from './collective.ts';
import { awaitedSeats } from './legality.ts';
import { searchable, searchedFor } from './owl-answer-rules.ts';
import { pendingQuestion } from './questions.ts';
import { type DaleWorld, entityOf } from './world.ts';

/** Everybody in a collective choice, one who picks from the own deck, and owners of owls whose answer is a search. */
const isSearching = (world: DaleWorld, seat: Seat): boolean => {
  const question = pendingQuestion(world)?.question;
  if (question?.ask === 'cards') return question.cards.some((id) => entityOf(world, id).zone === 'deck');
  return openCollective(world) !== undefined || searchedFor(world, seat) > 0;
};

/** The cards that a seat is searching, with the discard pile if that would become the deck; null if it is not. */
export const searchedBy = (world: DaleWorld, seat: Seat): readonly EntityId[] | null =>
  awaitedSeats(world).includes(seat) && isSearching(world, seat)
    ? searchable(world, seat, searchedFor(world, seat))
    : null;
