// Choosing the sets of a game by votes, and the set-up that follows (rules.md §3).

import { SETS, type SetName } from '../../cards/terms/dale.ts';
import { draw, shuffle } from '../chance.ts';
import { emit } from '../events.ts';
import type { Seat } from '../world.ts';
import { allDaleCards, junkName } from './catalogue.ts';
import { endOwls } from './owl-effects.ts';
import { type DaleWorld, playerOf } from './world.ts';
import { createCard, drawCards, refillMarket } from './zones.ts';

/** One more set than players (rules.md §3.1). */
export const setsNeeded = (world: { readonly seats: number }): number => world.seats + 1;

/** Every player who is there votes once. */
export const isVoteAwaited = (world: DaleWorld, seat: Seat): boolean => {
  const { vote: sets, hasLeft } = playerOf(world, seat);
  return sets === null && !hasLeft;
};

export const vote = (world: DaleWorld, seat: Seat, sets: readonly SetName[]): void => {
  playerOf(world, seat).vote = [...sets];
  emit(world, { type: 'SetsVoted', player: seat });
};

/**
 * The entry at place i scores (n+1) to the power (n+1−i), n players; the best n+1 sets are used, ties and missing
 * places by chance.
 */
export const rankSets = (votes: readonly (readonly SetName[])[], needed: number): { set: SetName; score: number }[] =>
  SETS.map((set) => ({
    set,
    score: votes.reduce((sum, sets) => {
      const place = sets.indexOf(set);
      return place < 0 ? sum : sum + needed ** (needed - place);
    }, 0),
  })).sort((a, b) => b.score - a.score);

/** Counts the votes and sets the table. */
export const chooseSets = (world: DaleWorld): void => {
  const needed = setsNeeded(world);
  const ranked = rankSets(
    world.players.map(({ vote: sets }) => sets ?? []),
    needed,
  );
  const mixed = shuffle(world, 'table', ranked).sort((a, b) => b.score - a.score);
  const sets = mixed.slice(0, needed).map(({ set }) => set);
  world.sets = sets;
  emit(world, { type: 'SetsChosen', sets });
  setTable(world);
};

const STARTING_DECK = 10;

/** Supply, starting decks of ten cards, opening hands, market, first player (rules.md §3.3 to §3.7). */
export const setTable = (world: DaleWorld): void => {
  const cards = allDaleCards(world).filter(({ set }) => set !== null && world.sets.includes(set));
  const supply = cards.flatMap(({ name, copies }) => Array<string>(copies.supply).fill(name));
  const own = cards.flatMap(({ name, copies }) => Array<string>(copies.startingDeck).fill(name));
  const deck = [...own, ...Array<string>(STARTING_DECK - own.length).fill(junkName(world))];
  const all = [
    ...supply.map((name) => ({ name, zone: 'supply', seat: null }) as const),
    ...world.players.flatMap((_, seat) => deck.map((name) => ({ name, zone: 'deck', seat }) as const)),
  ];
  // Ids count up: by chance, so that an id tells nothing of where its card comes from.
  for (const { name, zone, seat } of shuffle(world, 'table', all)) createCard(world, name, zone, seat);
  world.supply = shuffle(world, 'table', world.supply);
  for (const [seat, player] of world.players.entries()) {
    player.deck = shuffle(world, seat, player.deck);
    drawCards(world, seat, world.rules.baseHandSize);
  }
  refillMarket(world);
  const present = world.players.flatMap(({ hasLeft }, seat) => (hasLeft ? [] : [seat]));
  const [first = 0] = draw(world, 'table', present, 1);
  world.turnPlayer = first;
  // A chameleon in an opening hand has nothing to copy yet (owls.md §12 U17).
  endOwls(world, () => true);
};
