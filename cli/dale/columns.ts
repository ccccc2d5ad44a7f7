// While several players are asked at once: one column for each player, with the place of the player's region, what is
// owed, and what was answered since they were asked.

import {
  type AnswerKind,
  awaitedSeats,
  type DaleWorld,
  dale,
  owlsOf,
  type Phase,
  phaseOf,
  typeOf,
} from '../../machines/dale/index.ts';
import type { Seat } from '../../machines/index.ts';
import type { NameOf } from '../entity-names.ts';
import { type Layout, wrapped } from '../layout.ts';
import type { RecordedStep } from '../recording.ts';

/** The phases in which several players may be asked at once. */
const PLACES: Readonly<Partial<Record<Phase, string>>> = {
  setSelection: 'set selection',
  collective: 'all choose at once',
  owl: 'owl state',
};

/** What each kind of reaction asks for. */
export const OWED: Readonly<Record<AnswerKind, string>> = {
  tossAndDraw: 'toss a hand card and draw, or none',
  searchAndDiscard: 'discard a card of the deck, none, or skip',
  drawThenDiscard: 'use it to draw and discard, or none',
  exchangeWithDiscard: 'swap a hand card for one of the discard pile, or none',
  discardToDeck: 'put a card of the discard pile onto the deck, or none',
  drawTwoAndLeave: 'draw 2 cards and discard it',
  fetchTwoAndLeave: 'take 2 cards of the deck and discard it',
  tradeTwo: 'discard 2 hand cards and draw 2',
  takeTwoAndLeave: 'take 2 cards of the discard pile and discard it',
};

/** What a seat that is asked together with others owes. */
export const owed = (world: DaleWorld, seat: Seat, nameOf: NameOf): string[] => {
  switch (phaseOf(world)) {
    case 'setSelection':
      return ['owes a vote for sets'];
    case 'collective':
      return ['owes a pick from the own deck'];
    default:
      return owlsOf(world, seat).map(({ card, isSecondPart }) => {
        const counts = dale.cards.cards.get(typeOf(world, card));
        const answer = counts?.kind === 'reaction' ? OWED[counts.answer] : 'bind it to another card';
        return `owes ${nameOf(card)}: ${isSecondPart ? 'discard a hand card' : answer}`;
      });
  }
};

/** One player's column, not yet wrapped. */
const column = (world: DaleWorld, seat: Seat, answers: readonly string[], nameOf: NameOf): string[] => {
  const place = PLACES[phaseOf(world)];
  const isAwaited = place !== undefined && awaitedSeats(world).includes(seat);
  return [
    `Seat ${seat}${seat === world.turnPlayer ? ', turn player' : ''}`,
    isAwaited ? `${place}: awaited` : 'not awaited',
    ...(isAwaited ? owed(world, seat, nameOf) : []),
    ...answers.map((answer) => `answered ${answer}`),
  ];
};

/** Several players being asked: their answers so far, and whether the last of them has been given. */
interface Visit {
  readonly answers: ReadonlyMap<Seat, readonly string[]>;
  readonly isOver: boolean;
}

/** The visit in which the steps end, or which they have just ended. */
const visitAt = <E>(steps: readonly RecordedStep<DaleWorld, E>[]): Visit | undefined => {
  let visit: Visit | undefined;
  let before: Phase | undefined;
  for (const { step, microsteps } of steps) {
    const world = microsteps.at(-1)?.world;
    if (world === undefined) continue;
    const phase = phaseOf(world);
    const isAsking = PLACES[phase] !== undefined;
    const answers = new Map(visit?.answers);
    const { seat, words } =
      /^(?:Seat )?(?<seat>\d):? (?:answers? |chooses? )?(?<words>.*)$/i.exec(step.text)?.groups ?? {};
    answers.set(Number(seat), [...(answers.get(Number(seat)) ?? []), words ?? '']);
    if (before !== undefined && PLACES[before] !== undefined && (phase === before || !isAsking)) {
      visit = { answers, isOver: !isAsking };
    } else visit = isAsking ? { answers: new Map(), isOver: false } : undefined;
    before = phase;
  }
  return visit;
};

const GAP = ' │ ';

/** The columns after the last step, while several players are asked, and once more when all have answered. */
export const playerColumns = <E>(
  steps: readonly RecordedStep<DaleWorld, E>[],
  nameOf: NameOf,
  { width, paint }: Layout,
): string[] => {
  const world = steps.at(-1)?.microsteps.at(-1)?.world;
  const visit = visitAt(steps);
  if (world === undefined || visit === undefined) return [];
  const room = Math.floor((width - 2 - GAP.length * (world.seats - 1)) / world.seats);
  const cells = world.players.map((_, seat) =>
    column(world, seat, visit.answers.get(seat) ?? [], nameOf).flatMap((line) => wrapped(line, '', room)),
  );
  const height = Math.max(...cells.map(({ length }) => length));
  const rows = Array.from({ length: height }, (_, row) => cells.map((lines) => (lines[row] ?? '').padEnd(room)));
  const title = visit.isOver ? 'All have answered:' : 'Asked at once:';
  return [`  ${paint.bold(title)}`, ...rows.map((row) => `  ${row.join(GAP)}`.trimEnd())];
};
