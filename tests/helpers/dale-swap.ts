// Two Worlds that differ only in what one viewer may not know: two hidden cards have changed their places, or what is
// printed on them. The same inputs are sent to both, with the two cards exchanged in them if they changed places, and
// the viewer must not see any difference.

import {
  awaitedSeats,
  type DaleEvent,
  type DaleGame,
  type DaleInput,
  type DaleWorld,
  daleCards,
  daleEventFor,
  daleViewFor,
  phaseOf,
} from '../../machines/dale/index.ts';
import { canonical, type EntityId, loadGame } from '../../machines/index.ts';
import { shownTo, type Watcher } from './dale-knowledge.ts';
import { accept, randomDaleInput } from './dale-play.ts';
import type { Roll } from './random-play.ts';

export type Pair = readonly [EntityId, EntityId];
/** The game as it is, and the one with the two cards in each other's place. */
type Games = readonly [DaleGame, DaleGame];

/** All numbers in a value: whatever a frame or an effect may refer to. */
const numbersIn = (node: unknown, found = new Set<number>()): Set<number> => {
  if (typeof node === 'number') found.add(node);
  if (typeof node === 'object' && node !== null) for (const inner of Object.values(node)) numbersIn(inner, found);
  return found;
};

/** Cards whose place this viewer may not know: supply, decks, and the hands and limbos of others (rules.md §16). */
export const hiddenFrom = (world: DaleWorld, watcher: Watcher): EntityId[] => {
  const referred = numbersIn([
    world.stack,
    world.owls.map(({ card }) => card),
    world.laterOwls.map(({ card }) => card),
    world.effects.map(({ card }) => card),
  ]);
  const shown = shownTo(watcher, [], world);
  return Object.values(world.entities).flatMap(({ id, zone, seat }) => {
    const isHidden =
      zone === 'supply' || zone === 'deck' || ((zone === 'hand' || zone === 'limbo') && seat !== watcher);
    // In a search all places in the own deck are alike, but not the deck and another place.
    return isHidden && !referred.has(id) && !shown.has(id) ? [id] : [];
  });
};

/** Cards that make the game ask somebody, or that may: that a player is asked is public, unavoidably (owls.md §9). */
const ASKING = new Set(
  [...daleCards('note'), ...daleCards('anniversary')]
    .filter(
      (card) =>
        card.kind === 'reaction' || card.kind === 'chameleon' || (card.kind === 'ability' && card.when === 'endOfTurn'),
    )
    .map(({ name }) => name),
);

/** Two different cards out of this viewer's sight, often one of a hand or one that reacts, if there are such. */
export const hiddenPair = (world: DaleWorld, watcher: Watcher, roll: Roll): Pair | undefined => {
  const hidden = hiddenFrom(world, watcher);
  const nameOf = (id: EntityId) => world.entities[id]?.card ?? '';
  const inHands = hidden.filter((id) => ['hand', 'limbo'].includes(world.entities[id]?.zone ?? ''));
  const asking = hidden.filter((id) => ASKING.has(nameOf(id)));
  const first = [hidden, inHands, asking][roll(3)] ?? hidden;
  const a = first[roll(Math.max(1, first.length))];
  const others = hidden.filter((id) => a !== undefined && nameOf(id) !== nameOf(a));
  const b = others[roll(Math.max(1, others.length))];
  return a === undefined || b === undefined ? undefined : [a, b];
};

const exchanged = <T>(node: T, [a, b]: Pair): T => {
  if (typeof node === 'number') return (node === a ? b : node === b ? a : node) as T;
  if (Array.isArray(node)) return node.map((each) => exchanged(each, [a, b])) as T;
  return node;
};

/** Ids are small numbers and can be guessed: they must tell as little as places do. */
export const SWAPS = ['places', 'prints'] as const;
export type Swap = (typeof SWAPS)[number];

/** The same game with two cards in each other's place. */
export const swappedGame = (game: DaleGame, [a, b]: Pair, swap: Swap): DaleGame => {
  const save = JSON.parse(JSON.stringify(game.save()));
  const { world }: { world: DaleWorld } = save;
  const lists = (player: DaleWorld['players'][number]) => [player.deck, player.hand, player.limbo];
  const moved = swap === 'places' ? [world.supply, ...world.players.flatMap(lists)] : [];
  for (const list of moved) list.splice(0, list.length, ...exchanged(list, [a, b]));
  const [first, second] = [world.entities[a], world.entities[b]];
  if (first === undefined || second === undefined) throw new Error('There are no such cards.');
  world.entities[a] = swap === 'places' ? { ...second, id: a, card: first.card } : { ...first, card: second.card };
  world.entities[b] = swap === 'places' ? { ...first, id: b, card: second.card } : { ...second, card: first.card };
  return loadGame(game.ruleset as never, save) as unknown as DaleGame;
};

/** The number in the other game of the effect on the same card, or on the one in its place. */
const effectIn = ([original, swapped]: Games, effect: number, pair: Pair): number => {
  const carrier = original.world.owls.find(({ number }) => number === effect);
  const same = swapped.world.owls.find(
    ({ card, event }) => card === exchanged(carrier?.card, pair) && event === carrier?.event,
  );
  return same?.number ?? 0;
};

/** The input with the two cards exchanged; all else in it is seats and sets. */
const swappedInput = (games: Games, input: DaleInput, pair: Pair): DaleInput => {
  switch (input.type) {
    case 'ANSWER':
      return {
        ...input,
        answers: input.answers.map(({ effect, ...named }) => ({
          ...(exchangedFields(named, pair) as typeof named),
          effect: effectIn(games, effect, pair),
        })),
      };
    case 'CHOOSE': {
      const { gives } = input;
      const mirrored = exchangedFields(input, pair) as typeof input;
      return gives === undefined ? mirrored : { ...mirrored, gives: gives.map((give) => exchangedFields(give, pair)) };
    }
    default:
      return exchangedFields(input, pair);
  }
};

/** Exchanges nothing. */
const NOBODY: Pair = [-1, -1];

const CARD_FIELDS = ['card', 'cards', 'target', 'take', 'payment', 'keep', 'market', 'hand', 'discard'];

const exchangedFields = <T extends object>(named: T, pair: Pair): T =>
  Object.fromEntries(
    Object.entries(named).map(([field, value]) => [
      field,
      CARD_FIELDS.includes(field) ? exchanged(value, pair) : value,
    ]),
  ) as T;

/** What the viewer gets to see and to hear in answer to guesses at cards. */
const perceived = (game: DaleGame, watcher: Watcher, pair: Pair): string => {
  if (watcher === 'spectator') return canonical(daleViewFor(game.world, watcher));
  const seat = watcher;
  const guesses: readonly DaleInput[] = pair.flatMap((card): DaleInput[] => [
    { type: 'PLAY', seat, card },
    { type: 'USE', seat, card },
    { type: 'RESOLVE', seat, card },
    { type: 'BIND', seat, card, target: pair[0] },
    { type: 'PURCHASE', seat, card, payment: [] },
    { type: 'PURCHASE', seat, card: game.world.market.find((id) => id !== null) ?? card, payment: [card] },
    { type: 'BUILD', seat, hand: [card] },
    { type: 'BUILD', seat, hand: [], discard: [card] },
    { type: 'INVENTORY', seat, cards: [card] },
    { type: 'CHOOSE', seat, cards: [card] },
    ...Array.from({ length: 8 }, (_, effect): DaleInput => {
      return { type: 'ANSWER', seat, answers: [{ effect: effect + 1, target: card }] };
    }),
  ]);
  return canonical([daleViewFor(game.world, watcher), guesses.map((guess) => game.whyNot(guess))]);
};

/** Does it name one of the two cards, or an effect that only one of them has set off? */
const isAbout = (input: DaleInput, pair: Pair): boolean =>
  pair.some((id) => numbersIn(input).has(id)) ||
  (input.type === 'ANSWER' && input.answers.some(({ effect }) => effect === 0));

/** An input that may be sent to both; a few are tried, since what is done with one card may not be done with another. */
const legalInBoth = (
  games: Games,
  pair: Pair,
  swap: Swap,
  roll: Roll,
  differs: (what: string) => never,
): readonly [DaleInput, DaleInput] | undefined => {
  const [original, swapped] = games;
  for (let tried = 0; tried < 10; tried += 1) {
    const input = randomDaleInput(original, roll);
    const mirrored = swappedInput(games, input, swap === 'places' ? pair : NOBODY);
    const refusal = swapped.whyNot(mirrored);
    if (refusal === null) return [input, mirrored];
    if (!isAbout(mirrored, pair)) differs(`the refusal ${refusal.code} of ${input.type}`);
  }
  return undefined;
};

/** How a comparison ended: `shown` if one of the cards came to light, `asked` if the public question is the
 * difference, `named` if nothing was found that may be done with both cards. */
export type Ending = 'alike' | 'shown' | 'asked' | 'named' | 'over';

/**
 * Sends up to `steps` random inputs to both games and throws at the first difference that the viewer could perceive.
 * Afterwards one of the games has gone on to `steps`, or one of the two cards was shown to the viewer.
 */
export const compareSwapped = (
  start: DaleGame,
  watcher: Watcher,
  pair: Pair,
  swap: Swap,
  roll: Roll,
  steps: number,
): Ending => {
  const games: Games = [start.fork(), swappedGame(start, pair, swap)];
  const logs: (readonly DaleEvent[])[] = [[], []];
  games.forEach((game, index) => {
    game.subscribe((events) => {
      logs[index] = events;
    });
  });
  const [original, swapped] = games;
  const differs = (what: string): never => {
    const names = pair.map((id) => start.world.entities[id]?.card).join(' and ');
    const seed = JSON.stringify(original.value);
    throw new Error(`Viewer ${watcher} could tell ${names} (${pair.join()}) apart (${swap}) by ${what} at ${seed}.`);
  };
  if (perceived(original, watcher, pair) !== perceived(swapped, watcher, pair)) differs('the view');
  for (let step = 0; step < steps; step += 1) {
    if (original.isOver) return 'over';
    const inputs = legalInBoth(games, pair, swap, roll, differs);
    if (inputs === undefined) return 'named';
    games.forEach((game, index) => {
      accept(game, inputs[index as 0 | 1]);
    });
    const shown = games.map((game, index) => shownTo(watcher, logs[index] ?? [], game.world));
    if (shown.some((ids) => pair.some((id) => ids.has(id)))) return 'shown';
    const asked = games.map(({ world }) => `${phaseOf(world)} ${awaitedSeats(world).join()} ${world.turn}`);
    if (asked[0] !== asked[1]) {
      if (!pair.some((id) => ASKING.has(start.world.entities[id]?.card ?? ''))) differs('who is asked');
      return 'asked';
    }
    const told = logs.map((events) => canonical(events.map((event) => daleEventFor(event, watcher)).filter(Boolean)));
    if (told[0] !== told[1]) differs(`the log of ${inputs[0].type}`);
    // After the game everything is revealed.
    if (original.isOver) return 'over';
    if (perceived(original, watcher, pair) !== perceived(swapped, watcher, pair))
      differs(`the view after ${inputs[0].type}`);
  }
  return 'alike';
};
