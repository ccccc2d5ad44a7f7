// What must hold whenever a Dale game rests (owls.md §13; cards: rules.md §1, §2, §9), and between two rests.

import {
  type AnyDaleInput,
  awaitedSeats,
  type DaleEvent,
  type DaleInput,
  type DaleWorld,
  type OwlEffect,
  owlsOf,
  phaseOf,
} from '../../../machines/dale/index.ts';
import { canonical, framesOf, regionOf, type Seat } from '../../../machines/index.ts';
import type { Invariant, Rest } from '../invariants.ts';

type DaleRest = Rest<DaleWorld, AnyDaleInput, DaleEvent>;
type DaleInvariant = Invariant<DaleWorld, AnyDaleInput, DaleEvent>;

/** The checks below end at the first thing that is wrong. */
const fail = (problem: string): never => {
  throw new Error(problem);
};
const same = (a: readonly Seat[], b: readonly Seat[]): boolean => a.join() === b.join();

/** Each card is in exactly the place that its zone names; limbo is empty between effects. */
const checkZones = (world: DaleWorld): void => {
  const places = new Map<number, string>();
  const put = (ids: readonly number[], place: string) => {
    for (const id of ids) {
      if (places.has(id)) fail(`Card ${id} is in "${places.get(id)}" and in "${place}".`);
      places.set(id, place);
    }
  };
  put(world.supply, 'supply null');
  put(world.bin, 'bin null');
  put(
    world.market.filter((id) => id !== null),
    'market null',
  );
  world.players.forEach(({ deck, discard, hand, stall, schedule, limbo }, seat) => {
    put(deck, `deck ${seat}`);
    put(discard, `discard ${seat}`);
    put(hand, `hand ${seat}`);
    put(stall.flat(), `stall ${seat}`);
    put(schedule, `schedule ${seat}`);
    put(limbo, `limbo ${seat}`);
    // A game that ends in the middle of an effect leaves it as it is.
    const isInEffect = COLLECTING.includes(phaseOf(world)) || world.outcome.result !== 'none';
    if (limbo.length > 0 && !isInEffect) fail(`Seat ${seat} has cards in limbo between effects.`);
  });
  for (const { id, card, zone, seat } of Object.values(world.entities)) {
    const place = places.get(id);
    if (zone === 'junkyard') {
      if (place !== undefined) fail(`Card ${id} is in the junkyard and in "${place}".`);
      // A sandbox may take any card out of the game.
      if (card !== 'Junk' && !world.rules.isSandbox) fail(`${card} is in the junkyard.`);
    } else if (place !== `${zone} ${seat}`)
      fail(`Card ${id} is said to be in "${zone} ${seat}", but is in "${place}".`);
  }
  if (world.bin.some((id) => world.entities[id]?.card === 'Junk')) fail('Junk is in the bin.');
};

/** The game is over, or somebody can act; whoever is awaited can, and nobody else. */
const checkActiveSet = ({ world, game }: DaleRest): void => {
  const able = game.awaited();
  const owing = game.isOver ? [] : awaitedSeats(world);
  if (!same(able, owing)) fail(`Seats ${owing.join()} are awaited, seats ${able.join()} have a legal move.`);
  if (game.isOver && able.length > 0) fail('The game is over and somebody can act.');
  if (!game.isOver && able.length === 0) fail('Nobody can act.');
  const left = able.filter((seat) => world.players[seat]?.hasLeft);
  if (left.length > 0) fail(`Seat ${left.join()} has left and is awaited.`);
  const isShared = ['owl', 'collective', 'setSelection'].includes(phaseOf(world));
  if (!isShared && able.some((seat) => seat !== world.turnPlayer)) fail('Somebody but the turn player is awaited.');
};

/** Phases in which a technique is half done: its owl effects are collected and wait for its checkpoint. */
const COLLECTING: readonly string[] = ['choice', 'collective'];

/** In the owl state somebody owes something, active are the owners; outside it at rest nothing is pending (§13). */
const checkOwls = ({ world, value, game }: DaleRest): void => {
  const phase = phaseOf(world);
  const pending = world.players.flatMap((_, seat) => owlsOf(world, seat));
  if (pending.length !== world.owls.length) fail('An owl effect belongs to nobody.');
  if (phase !== 'owl') {
    if (world.laterOwls.length > 0) fail('Effects of a visit of the owl state are left over.');
    if (pending.length > 0 && (game.isOver || !COLLECTING.includes(phase))) fail(`Owl effects pend in "${phase}".`);
    return;
  }
  if (pending.length === 0) fail('The game is in the owl state with nothing pending.');
  const owners = [...new Set(pending.map(({ owner }) => owner))].sort((a, b) => a - b);
  const active = awaitedSeats(world);
  if (!same(owners, active)) fail(`Owners are ${owners.join()}, active are ${active.join()}.`);
  const region = (seat: Seat) => [regionOf(seat), owners.includes(seat) ? 'awaited' : 'released'];
  const expected = { resolving: { owl: Object.fromEntries(world.players.map((_, seat) => region(seat))) } };
  if (canonical(value) !== canonical(expected)) fail(`The chart stands in ${canonical(value)}.`);
  const carriers = new Set<string>();
  for (const { card, owner, event } of pending) {
    if (!world.players[owner]?.hand.includes(card)) fail(`The carrier ${card} is not in the hand of seat ${owner}.`);
    if (carriers.has(`${event} ${card}`)) fail(`Card ${card} carries two effects for "${event}".`);
    carriers.add(`${event} ${card}`);
  }
};

/** All cards that belong to a player. */
const ownedBy = (world: DaleWorld, seat: Seat): number =>
  Object.values(world.entities).filter((card) => card.seat === seat && card.zone !== 'junkyard').length;

const isMove = (event: DaleEvent, from: string, to: readonly string[]): boolean =>
  event.type === 'CardsMoved' && event.from.zone === from && to.includes(event.to.zone);

/** No card is lost or changed, and junk comes from the refill alone. */
const checkConservation = (before: DaleWorld, after: DaleWorld, events: readonly DaleEvent[]): void => {
  for (const { id, card } of Object.values(before.entities)) {
    if (after.entities[id]?.card !== card) fail(`Card ${id} was "${card}" and is "${after.entities[id]?.card}".`);
  }
  const made = Object.values(after.entities).filter(({ id }) => before.entities[id] === undefined);
  const refills = events.filter((event) => isMove(event, 'junkyard', ['hand']));
  if (refills.length !== made.length) fail(`${made.length} cards were made, ${refills.length} came from the junkyard.`);
  for (const event of refills) {
    if (event.type !== 'CardsMoved') continue;
    const [junk] = event.cards;
    if (event.to.seat !== before.turnPlayer) fail('Junk was made for somebody who does not refill.');
    if (junk === undefined || !made.some(({ id, card }) => id === junk.id && card === 'Junk'))
      fail('No junk was made.');
    const player = after.players[before.turnPlayer];
    if ((player?.deck.length ?? 0) + (player?.discard.length ?? 0) > 0) fail('Junk was made while there were cards.');
  }
};

type Answer = Extract<DaleInput, { type: 'ANSWER' }>;

const effectNamed = (world: DaleWorld, number: number): OwlEffect | undefined =>
  world.owls.find((effect) => effect.number === number);

/** Note edition: AK at most 1 deck → discard; QI 0 or 1 hand → bin or junkyard, and 0 or 1 deck → hand. */
const checkAnswer = (
  before: DaleWorld,
  after: DaleWorld,
  { seat, answers }: Answer,
  events: readonly DaleEvent[],
): void => {
  if (before.rules.edition !== 'note') return;
  const kinds = answers.map(({ effect }) => effectNamed(before, effect)?.event);
  if (kinds.some((kind) => kind !== 'entersHand' && kind !== 'techniqueResolved')) return;
  const isOwn = (event: DaleEvent) => event.type === 'CardsMoved' && event.from.seat === seat;
  const moved = (from: string, ...to: string[]) => events.filter((event) => isOwn(event) && isMove(event, from, to));
  const tossing = answers.filter(
    ({ effect, target }) => typeof target !== 'string' && effectNamed(before, effect)?.event === 'entersHand',
  ).length;
  const searching = answers.filter(
    ({ effect, target }) => typeof target !== 'string' && effectNamed(before, effect)?.event === 'techniqueResolved',
  ).length;
  // After the last answer the game goes on, maybe into a clean-up, which draws as well.
  const tosses = moved('hand', 'bin', 'junkyard').length;
  if (tosses !== tossing) fail(`${tossing} inspections were to toss, ${tosses} cards were tossed.`);
  if (moved('deck', 'discard').length !== searching) fail('Not exactly the searched cards were discarded.');
  const draws = moved('deck', 'hand').length;
  if (isSameVisit(after, events) && draws > tossing) fail('An inspection drew too much.');
  const junk = after.nextId - before.nextId;
  const lost = ownedBy(before, seat) - ownedBy(after, seat) + (seat === before.turnPlayer ? junk : 0);
  if (lost !== tossing) fail(`Seat ${seat} lost ${lost} cards by tossing ${tossing}.`);
};

/** Is it still the visit of the owl state in which the input was sent? */
const isSameVisit = (after: DaleWorld, events: readonly DaleEvent[]): boolean =>
  phaseOf(after) === 'owl' && !events.some(({ type }) => type === 'PlayersAwaited');

/** Nobody but the sender can become or stay active by a request, and the continuation waits unchanged (§5, §13). */
const checkVisit = (before: DaleWorld, after: DaleWorld, input: DaleInput, events: readonly DaleEvent[]): void => {
  if (!isSameVisit(after, events)) return;
  if (canonical(framesOf(before)) !== canonical(framesOf(after))) fail('The owl state changed its continuation.');
  if (before.turnPlayer !== after.turnPlayer) fail('The owl state changed the turn player.');
  const owners = (world: DaleWorld) => new Set(world.owls.map(({ owner }) => owner));
  for (const owner of owners(after)) {
    if (owner !== input.seat && !owners(before).has(owner))
      fail(`Seat ${owner} was made active by seat ${input.seat}.`);
  }
};

/** An invariant made of a check that throws with what is wrong. */
const invariant = (name: string, check: (rest: DaleRest) => void): DaleInvariant => ({
  name,
  check: (rest) => {
    check(rest);
    return null;
  },
});

const isCall = ({ type }: AnyDaleInput): boolean => type === 'PUT' || type === 'REMOVE';

/** Between two rests: an invariant that looks at the input of a player and what came of it. */
const between = (name: string, check: (rest: DaleRest & { readonly input: DaleInput }) => void): DaleInvariant =>
  invariant(name, (rest) => {
    if (rest.input !== null && !isCall(rest.input)) check(rest as DaleRest & { readonly input: DaleInput });
  });

export const daleInvariants: readonly DaleInvariant[] = [
  invariant('each card is in one place', ({ world }) => checkZones(world)),
  invariant('who is active follows from who owes something', checkActiveSet),
  invariant('owl effects belong to somebody who is asked', checkOwls),
  between('no card is lost or changed', ({ before, world, events }) => {
    if (before.sets.length > 0) checkConservation(before, world, events);
  }),
  between('an answer moves what it says', ({ before, world, input, events }) => {
    if (input.type === 'ANSWER') checkAnswer(before, world, input, events);
  }),
  between('a visit of the owl state keeps what comes after it', ({ before, world, input, events }) => {
    if (phaseOf(before) === 'owl') checkVisit(before, world, input, events);
  }),
];
