// One case for each reason for which a Dale input is refused: the game, the input, words of the answer, and an input
// that is legal after it.

import { type AnyDaleInput, type DaleGame, type DaleRefusalCode, dale, owlsOf } from '../../machines/dale/index.ts';
import { createGame, type EntityId, type Seat } from '../../machines/index.ts';
import { type DaleSandbox, type DaleSandboxOptions, newDale } from '../../machines/sandbox/index.ts';
import { AK, effectOn, knowledgeAndInspection, QI, votesOpen } from './dale-fixtures.ts';
import { accept } from './dale-play.ts';

export interface DaleRefusalCase {
  readonly game: DaleGame;
  readonly input: AnyDaleInput;
  /** The seat that it comes from, if the game is told. */
  readonly from?: Seat;
  /** What was asked and what would be right: each must be in the message. */
  readonly says: readonly string[];
  /** Left out only where no input is legal any more. */
  readonly next?: AnyDaleInput;
}

const inventory = (seat = 0): AnyDaleInput => ({ type: 'INVENTORY', seat, cards: [] });

/** A table with these cards in the hand of seat 0. */
const holding = (names: readonly string[], options: DaleSandboxOptions = {}) => {
  const table = newDale(options);
  return { table, game: table.game, cards: names.map((name) => table.put(name, 'hand', 0)) };
};

const first = (cards: readonly EntityId[], index = 0): EntityId => {
  const id = cards[index];
  if (id === undefined) throw new Error(`There is no card ${index} there.`);
  return id;
};

/** Seat 0 holds these cards and pays some of them for a Magnet, which costs 4. */
const buying = (names: readonly string[], more: object, says: readonly string[]): DaleRefusalCase => {
  const { table, game, cards } = holding(names);
  const card = table.put('Magnet', 'market', 0, { at: 0 });
  return { game, input: { type: 'PURCHASE', seat: 0, card, payment: cards, ...more }, says, next: inventory() };
};

const building = (
  names: readonly string[],
  says: readonly string[],
  prepare: (table: DaleSandbox) => readonly EntityId[] = () => [],
): DaleRefusalCase => {
  const { table, game, cards } = holding(names);
  const discard = prepare(table);
  const input: AnyDaleInput = { type: 'BUILD', seat: 0, hand: cards, ...(discard.length > 0 ? { discard } : {}) };
  return { game, input, says, next: inventory() };
};

/** Seat 0 is asked to discard three cards of its hand (Dangerous Test). */
const asked = (answer: object, says: readonly string[]): DaleRefusalCase => {
  const { table, game, cards } = holding(['Dangerous Test', 'Junk', 'Junk', 'Junk']);
  table.put('Magnet', 'deck', 0);
  table.send({ type: 'PLAY', seat: 0, card: first(cards) });
  const next: AnyDaleInput = { type: 'CHOOSE', seat: 0, cards: cards.slice(1) };
  return { game, input: { type: 'CHOOSE', seat: 0, ...answer }, says, next };
};

/** Seat 1 owes a search and an inspection, seat 0 an inspection. */
const owing = (
  answers: (numbers: readonly number[], hand: readonly EntityId[]) => readonly object[],
  says: string[],
) => {
  const { game, plans } = knowledgeAndInspection(2);
  const numbers = (plans[1] ?? []).map(({ card }) => effectOn(game, 1, card));
  const input = { type: 'ANSWER', seat: 1, answers: answers(numbers, game.world.players[1]?.hand ?? []) };
  const next: AnyDaleInput = {
    type: 'ANSWER',
    seat: 1,
    answers: numbers.map((effect) => ({ effect, target: 'none' })),
  };
  return { game, input: input as AnyDaleInput, says, next };
};

/** Seat 0 kept a chameleon and an inspection of what Dangerous Test drew (owls.md §10, scenario 3). */
const chameleon = () => {
  const { table, game, cards } = holding(['Dangerous Test', 'Magnet', 'Magnet', 'Magnet']);
  const [doubles, inspection] = ['Seeing Doubles', QI, 'Junk'].map((name) => table.put(name, 'deck', 0));
  table.send({ type: 'PLAY', seat: 0, card: first(cards) });
  table.send({ type: 'CHOOSE', seat: 0, cards: cards.slice(1) });
  const bind: AnyDaleInput = { type: 'BIND', seat: 0, card: doubles ?? 0, target: inspection ?? 0 };
  return { table, game, doubles: doubles ?? 0, inspection: inspection ?? 0, bind, thrown: first(cards, 1) };
};

/** Seat 0 has scheduled a Lunch Break, everybody has taken inventory, and it is due now. */
const due = () => {
  const { table, game, cards } = holding(['Lunch Break', 'Junk']);
  table.send({ type: 'PLAY', seat: 0, card: first(cards) });
  if (table.phase() === 'action' && table.turnPlayer() === 0) table.send(inventory(0) as never);
  table.send(inventory(1) as never);
  return { table, game, card: first(cards), next: { type: 'RESOLVE', seat: 0, card: first(cards) } as const };
};

export const daleRefusalCases: Readonly<Record<DaleRefusalCode, () => DaleRefusalCase>> = {
  'bad-input': () => ({
    game: newDale().game,
    input: { type: 'INVENTORY', seat: 0, cards: 'all' } as never,
    says: ['INVENTORY.cards', 'a list of entity ids'],
    next: inventory(),
  }),
  'unknown-seat': () => ({ game: newDale().game, input: inventory(2), says: ['seat 2', '0 to 1'], next: inventory() }),
  'unknown-card': () => ({
    game: newDale().game,
    input: { type: 'PUT', seat: 0, card: 'Jumk', zone: 'hand' },
    says: ['"Jumk"', 'spelt'],
    next: inventory(),
  }),
  'unknown-entity': () => ({
    game: newDale().game,
    input: { type: 'PLAY', seat: 0, card: 99 },
    says: ['entity 99'],
    next: inventory(),
  }),
  'game-over': () => {
    const { game } = newDale();
    accept(game, { type: 'CONCEDE', seat: 0 });
    return { game, input: inventory(1), says: ['over'] };
  },
  'wrong-seat': () => ({
    game: newDale().game,
    input: inventory(1),
    from: 0,
    says: ['seat 1', 'came from seat 0'],
    next: inventory(),
  }),
  'not-awaited': () => ({ game: newDale().game, input: inventory(1), says: ['Seat 1', 'seat 0'], next: inventory() }),
  'wrong-zone': () => {
    const { game, table } = holding(['Magnet']);
    const binned = table.put('Magnet', 'bin');
    const input: AnyDaleInput = { type: 'PURCHASE', seat: 0, card: binned, payment: [] };
    return { game, input, says: ['Magnet', '"bin"', '"market"'], next: inventory() };
  },
  'not-in-hand': () => {
    const { game, table } = holding([]);
    const discarded = table.put('Magnet', 'discard', 0);
    return { game, input: { type: 'PLAY', seat: 0, card: discarded }, says: ['Magnet', 'seat 0'], next: inventory() };
  },
  'sandbox-only': () => {
    const game = createGame(dale, { sets: ['owls', 'foxes', 'sloths'] });
    const seat = game.world.turnPlayer;
    const input: AnyDaleInput = { type: 'PUT', seat, card: 'Junk', zone: 'hand' };
    return { game, input, says: ['PUT', 'sandbox'], next: inventory(seat) };
  },
  overflow: () => {
    const { table, game, cards } = holding(['Magnet'], { budget: 1 });
    table.put('Junk', 'deck', 0);
    return { game, input: { type: 'PLAY', seat: 0, card: first(cards) }, says: ['more than 1 '], next: inventory() };
  },
  fault: () => {
    const seat = {
      get seat(): number {
        throw new Error('no seat for you');
      },
    };
    const input = Object.defineProperty({ type: 'END_TURN' }, 'seat', {
      enumerable: true,
      get: () => seat.seat,
    });
    return { game: newDale().game, input: input as never, says: ['no seat for you'], next: inventory() };
  },
  'no-ability': () => {
    const { game, cards } = holding(['Magnet']);
    return { game, input: { type: 'USE', seat: 0, card: first(cards) }, says: ['Magnet'], next: inventory() };
  },
  'need-unmet': () => {
    const { game, cards } = holding(['Magnet']);
    const play = { type: 'PLAY', seat: 0, card: first(cards) } as const;
    return { game, input: play, says: ['Magnet', 'without effect'], next: { ...play, withoutEffect: true } };
  },
  'need-met': () => {
    const { table, game, cards } = holding(['Magnet']);
    table.put('Junk', 'deck', 0);
    const play = { type: 'PLAY', seat: 0, card: first(cards) } as const;
    return { game, input: { ...play, withoutEffect: true }, says: ['Magnet'], next: play };
  },
  'not-a-technique': () => {
    const { game, cards } = holding(['Junk']);
    return { game, input: { type: 'PLAY', seat: 0, card: first(cards) }, says: ['Junk'], next: inventory() };
  },
  'scheduled-first': () => {
    const { game, next } = due();
    return { game, input: inventory(), says: ['Lunch Break'], next };
  },
  'not-due': () => {
    const { table, game, next } = due();
    const stray = first(table.hand(0));
    return { game, input: { type: 'RESOLVE', seat: 0, card: stray }, says: [table.nameOf(stray)], next };
  },
  'wrong-phase': () => ({
    game: newDale().game,
    input: { type: 'END_TURN', seat: 0 },
    says: ['END_TURN', 'INVENTORY'],
    next: inventory(),
  }),
  'market-order': () => buying(['Spyglass'], { market: [1] }, ['rearranged']),
  'not-kept': () => {
    const refused = buying(['Spyglass'], {}, ['Spyglass']);
    return { ...refused, input: { ...refused.input, keep: [1] } as AnyDaleInput };
  },
  'payment-short': () => buying(['Junk', 'Junk'], {}, ['2 is not enough', 'costs 4']),
  'payment-needless': () => buying(['Spyglass', 'Junk'], {}, ['costs 4']),
  'stack-value': () => building(['Magnet'], ['worth 4', 'worth 1']),
  'stack-sets': () => building(['Swift Broker', 'Wily Fellow'], ['different sets']),
  'stack-clutter': () => building(['Junk'], ['There are 1 clutter cards', 'Allowed are 0']),
  'stack-discard': () =>
    building(['Swift Broker'], ['There are 1 cards', 'Allowed are 0'], (table) => [table.put('Cookies', 'discard', 0)]),
  'answer-shape': () => asked({ players: [1] }, ['cards']),
  'answer-count': () => asked({ cards: [2, 3] }, ['2 were picked', '3']),
  'answer-unknown': () => asked({ cards: [1, 2, 3] }, ['1 is not offered']),
  'effect-unknown': () => owing(() => [{ effect: 77, target: 'none' }], ['effect 77', 'seat 1']),
  'effect-twice': () =>
    owing(
      ([effect]) => [
        { effect, target: 'none' },
        { effect, target: 'skip' },
      ],
      ['twice'],
    ),
  'answers-empty': () => owing(() => [], ['empty']),
  'effect-unbound': () => {
    const { game, doubles, bind } = chameleon();
    const effect = effectOn(game, 0, doubles);
    return {
      game,
      input: { type: 'ANSWER', seat: 0, answers: [{ effect, target: 'none' }] },
      says: ['Seeing Doubles'],
      next: bind,
    };
  },
  'effect-bound': () => {
    const { game, doubles, inspection, bind } = chameleon();
    return { game, input: { type: 'BIND', seat: 0, card: inspection, target: doubles }, says: [QI], next: bind };
  },
  'answer-target': () => owing(([search], hand) => [{ effect: search, target: hand[0] }], [AK, '1 card']),
  'answer-void': () => {
    const { table, game, doubles, inspection, bind } = chameleon();
    accept(game, bind);
    const [own, copy] = [inspection, doubles].map((card) => effectOn(game, 0, card));
    const junk = table.hand(0).find((id) => table.nameOf(id) === 'Junk') ?? 0;
    const answers = [
      { effect: own ?? 0, target: doubles },
      { effect: copy ?? 0, target: junk },
    ];
    const numbers = owlsOf(game.world, 0).map(({ number }) => ({ effect: number, target: 'none' as const }));
    return {
      game,
      input: { type: 'ANSWER', seat: 0, answers },
      says: ['Seeing Doubles'],
      next: { type: 'ANSWER', seat: 0, answers: numbers },
    };
  },
  'bind-target': () => {
    const { game, doubles, bind, thrown } = chameleon();
    const input: AnyDaleInput = { type: 'BIND', seat: 0, card: doubles, target: thrown };
    return { game, input, says: ['Magnet', 'Seeing Doubles'], next: bind };
  },
  'sets-wrong': () => ({
    game: votesOpen(2).game,
    input: { type: 'SELECT_SETS', seat: 0, sets: ['owls', 'owls'] },
    says: ['owls, owls', '3'],
    next: { type: 'SELECT_SETS', seat: 0, sets: ['owls'] },
  }),
  'has-left': () => {
    const { game } = newDale({ players: 3 });
    accept(game, { type: 'CONCEDE', seat: 1 });
    return { game, input: inventory(1), says: ['Seat 1'], next: inventory() };
  },
};
