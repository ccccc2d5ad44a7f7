// Is a position from a save one in which a Dale game can stand? Asked once, when it is loaded: from then on every card,
// every id and the chart position are taken to be sound.

import type { StateValue } from 'xstate';
import { findDaleCard } from '../../effects/dale/catalogue.ts';
import type { DaleFrame } from '../../effects/dale/frames.ts';
import { awaitedSeats } from '../../effects/dale/legality.ts';
import { isAlive } from '../../effects/dale/owl-effects.ts';
import { phaseOf } from '../../effects/dale/phase.ts';
import { hasDueCards } from '../../effects/dale/turn.ts';
import type { DaleWorld } from '../../effects/dale/world.ts';
import { inside, type Script, valueAt } from '../../effects/script.ts';
import { framesOf } from '../../effects/stack.ts';
import { regionOf } from '../multi-active.ts';
import { framesFault, type ReadPosition, restFault, shapeFault } from '../position-fault.ts';
import { daleEntryPoints } from './machine.ts';
import { frameShape, worldShape } from './save-shape.ts';

/** What is damaged in a position of a Dale game with this card set, or null. */
export const positionFault = (cardSet: string, { value, world: given }: ReadPosition): string | null => {
  const fault = shapeFault(worldShape, given);
  if (fault !== null) return fault;
  const world = given as DaleWorld;
  if (world.cardSet !== cardSet) return `its World is of the card set "${world.cardSet}"`;
  return (
    seatsFault(world) ??
    placesFault(world) ??
    effectsFault(world) ??
    framesFault(daleEntryPoints, world.stack) ??
    contentsFault(world) ??
    restFault(value, restingPlace(world)) ??
    stuckFault(world)
  );
};

const seatsFault = ({
  seats: expected,
  players,
  chance,
  market,
  rules,
  turnPlayer,
  owls,
}: DaleWorld): string | null => {
  if (players.length !== expected || chance.seats.length !== expected) return `it has not ${expected} players`;
  if (market.length !== rules.marketSize) return `its market has ${market.length} slots`;
  return [turnPlayer, ...owls.map(({ owner }) => owner)].every((each) => each < expected)
    ? null
    : 'it has too few seats';
};

/** Every card is known and lies in exactly the place that its zone names. */
const placesFault = (world: DaleWorld): string | null => {
  const places: (readonly [string, readonly (number | null)[]])[] = [
    ['supply null', world.supply],
    ['bin null', world.bin],
    ['market null', world.market],
  ];
  world.players.forEach(({ deck, discard, hand, stall, schedule, limbo }, each) => {
    const lists = { deck, discard, hand, stall: stall.flat(), schedule, limbo };
    for (const [zone, cards] of Object.entries(lists)) places.push([`${zone} ${each}`, cards]);
  });
  const found = new Map<number, string>();
  for (const [place, cards] of places) {
    for (const id of cards) {
      if (id === null) continue;
      if (found.has(id) || world.entities[id] === undefined) return `card ${id} is not in "${place}" alone`;
      found.set(id, place);
    }
  }
  for (const [key, { id, card, zone, seat: owner }] of Object.entries(world.entities)) {
    if (String(id) !== key || id >= world.nextId) return `card ${key} has the id ${id}`;
    if (findDaleCard(world, card) === undefined) return `card ${key} is the unknown card "${card}"`;
    const expected = zone === 'junkyard' ? undefined : `${zone} ${owner}`;
    if (found.get(id) !== expected) return `card ${key} is not in "${zone} ${owner}"`;
  }
  return null;
};

/** Effects are about cards there are, and owl effects lie on a card in their owner's hand. */
const effectsFault = (world: DaleWorld): string | null => {
  const isKnown = (name: string) => findDaleCard(world, name) !== undefined;
  for (const each of world.effects) {
    if (each.card !== null && world.entities[each.card] === undefined) return `an effect is on no card, ${each.card}`;
    if (each.kind === 'copy' && !isKnown(each.of)) return `a card is a copy of the unknown card "${each.of}"`;
  }
  const lost = [...world.owls, ...world.laterOwls].find(
    ({ card, owner }) => !world.players[owner]?.hand.includes(card),
  );
  return lost === undefined ? null : `an owl effect lies on card ${lost.card}, which is not in that hand`;
};

const isText = (world: DaleWorld, { card, path }: Script): boolean =>
  Array.isArray(valueAt(findDaleCard(world, card), path));

/** What the frames hold is sound, and speaks of cards, texts and seats there are. */
const contentsFault = (world: DaleWorld): string | null => {
  for (const each of framesOf<DaleFrame>(world)) {
    const fault = shapeFault(frameShape, each);
    if (fault !== null) return `in a frame "${each.kind}", ${fault}`;
    const { cards, players, texts } = namedIn(each);
    const isSound =
      cards.every((id) => world.entities[id] !== undefined) &&
      players.every((player) => player < world.seats) &&
      texts.every((text) => isText(world, text));
    if (!isSound) return `a frame "${each.kind}" speaks of what is not there`;
    if (each.kind === 'technique' && findDaleCard(world, each.type)?.kind !== 'technique') {
      return `"${each.type}" is being resolved, which is no technique`;
    }
  }
  return null;
};

interface Named {
  readonly cards: readonly number[];
  readonly players: readonly number[];
  readonly texts: readonly Script[];
}

const namedIn = (each: DaleFrame): Named => {
  const players = 'seat' in each ? [each.seat] : each.kind === 'collective' ? each.awaited : [];
  if (each.kind === 'technique' || each.kind === 'ability') return { cards: [each.card], players, texts: [] };
  if (each.kind !== 'steps' && each.kind !== 'choice') return { cards: [], players, texts: [] };
  const { seat: reader, card, chosen, rest, chosenPlayer, participants } = each.context;
  const named = {
    cards: [card, ...chosen, ...rest],
    players: [...players, reader, ...participants, ...(chosenPlayer === null ? [] : [chosenPlayer])],
  };
  if (each.kind === 'steps') return { ...named, texts: [each.script] };
  const { question: asked, then } = each;
  return {
    cards: [...named.cards, ...('cards' in asked ? asked.cards : [])],
    players: [...named.players, ...('players' in asked ? asked.players : [])],
    texts: then === null || then === 'copy' ? [] : [inside(then, 'then')],
  };
};

const RESTS = {
  turnStart: { turn: 'turnStart' },
  action: { turn: 'action' },
  bonusBuild: { resolving: { build: 'bonusBuild' } },
  endOfTurn: { resolving: { cleanUp: 'abilities' } },
  choice: { resolving: { choice: 'open' } },
} as const;

const restingPlace = (world: DaleWorld): StateValue => {
  if (world.outcome.result !== 'none') return 'gameOver';
  const awaited = awaitedSeats(world);
  const regions = Object.fromEntries(
    world.players.map((_, each) => [regionOf(each), awaited.includes(each) ? 'awaited' : 'released']),
  );
  const phase = phaseOf(world);
  switch (phase) {
    case 'setSelection':
      return { turn: { setSelection: regions } };
    case 'collective':
      return { resolving: { collective: { choosing: regions } } };
    case 'owl':
      return { resolving: { owl: regions } };
    default:
      return RESTS[phase];
  }
};

/** Somebody must be able to go on: nothing half done in the action phase, a due card at the turn start, live owls. */
const stuckFault = (world: DaleWorld): string | null => {
  const phase = phaseOf(world);
  if (world.outcome.result !== 'none') return null;
  if (phase === 'action' && world.stack !== null) return `something is half done: "${world.stack.kind}"`;
  if (phase === 'turnStart' && !hasDueCards(world)) return 'nothing is due at the turn start';
  if (phase === 'owl' && !world.owls.every((each) => isAlive(world, each))) return 'an owl effect can do nothing';
  const isCollecting = phase === 'owl' || phase === 'choice' || phase === 'collective';
  if (!isCollecting && world.owls.length > 0) return 'owl effects are pending outside the owl state';
  const awaited = awaitedSeats(world);
  const isPresent = (each: number) => world.players[each]?.hasLeft === false;
  return awaited.length > 0 && awaited.every(isPresent) ? null : 'nobody is there to go on';
};
