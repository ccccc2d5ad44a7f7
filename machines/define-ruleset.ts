// A rule set from as little as a small game needs. What it does not say follows from what it says: who is awaited and
// what is legal from the list of moves, the view from the World. Whatever it does say is taken as it is.

import { eventsOf } from '../effects/events.ts';
import { canonical } from '../effects/fingerprint.ts';
import { COMMON_CHECKS, type InputFields, shapeCheckOf } from '../effects/input-shape.ts';
import { COMMON_REFUSALS, type Refusal, type RefusalList, refuserOf } from '../effects/refusals.ts';
import { shown } from '../effects/shown.ts';
import type { KernelWorld, Seat } from '../effects/world.ts';
import { isLegal } from './legality.ts';
import type { AnyInput, AnyMove, Ruleset } from './ruleset.ts';

/** Why inputs are refused if the rule set does not say it itself. */
export const DERIVED_REFUSALS = {
  ...COMMON_REFUSALS,
  'illegal-move': ['Seat {seat} cannot do this now.', 'Legal is: {moves}.'],
} as const satisfies RefusalList;

const refuse = refuserOf(DERIVED_REFUSALS);

/** A World without what the kernel keeps in it; chance above all is nobody's to see. */
export type Open<W extends KernelWorld> = Omit<W, keyof KernelWorld>;

/** Options of a game with nothing to choose. */
export interface Seeded {
  /** A whole number. */
  readonly seed: number;
}

export type SeatInput = AnyInput & { readonly seat: Seat };

type FieldKind = keyof typeof COMMON_CHECKS;

/** For each type of input the fields that it has besides, and of what kind they are. */
export type InputTable<I extends AnyInput> = {
  readonly [T in I['type']]: {
    readonly [Field in Exclude<keyof Extract<I, { type: T }>, 'type'>]: FieldKind | readonly ['optional', FieldKind];
  };
};

/** What must be said. */
type Said = 'name' | 'version' | 'createWorld' | 'machineFor' | 'legalMoves';
/** What a rule set in which something is hidden must say, all of it. */
type Secrets = 'viewFor' | 'cardsSeen';

export type RulesetDefinition<
  W extends KernelWorld<E>,
  I extends SeatInput,
  E,
  Options extends Seeded,
  M extends AnyMove<I>,
  V,
> = Pick<Ruleset<W, I, E, Options, M, V>, Said> &
  Partial<Omit<Ruleset<W, I, E, Options, M, V>, Said | Secrets | 'isOver'>> &
  (Pick<Ruleset<W, I, E, Options, M, V>, Secrets> | { readonly viewFor?: never; readonly cardsSeen?: never }) & {
    readonly inputs: InputTable<I>;
    /** How the game ended, as in "The game is over: seat 1 wins"; null as long as it goes on. */
    outcome(world: W): string | null;
    /**
     * Why an awaited seat may not send this, in words of the game's own; null if there is nothing against it. What is not
     * among the legal moves is refused without it as well.
     */
    objectionTo?(world: W, input: I): Refusal | null;
  };

/**
 * Makes a rule set. Unless it says otherwise, everybody sees everything but chance, seats with a legal move are awaited and
 * owe what their first move is, and what is not among the moves is refused. The first move is what is sent for a player
 * who is not there: the one by which the least happens.
 */
export const defineRuleset = <
  W extends KernelWorld<E>,
  I extends SeatInput,
  E,
  Options extends Seeded = Seeded,
  M extends AnyMove<I> = AnyMove<I>,
  V = Open<W>,
>({
  inputs,
  outcome,
  objectionTo = () => null,
  ...said
}: RulesetDefinition<W, I, E, Options, M, V>): Ruleset<W, I, E, Options, M, V> => {
  const isOver = (world: W) => outcome(world) !== null;
  const seatsOf = ({ chance }: W): Seat[] => [...chance.seats.keys()];
  const legalMoves = (world: W, seat: Seat): M[] =>
    isOver(world) || !seatsOf(world).includes(seat) ? [] : said.legalMoves(world, seat);
  const awaited = said.awaited ?? ((world: W) => seatsOf(world).filter((seat) => legalMoves(world, seat).length > 0));
  const refusalFor = (world: W, input: I): Refusal | null => {
    const { seat } = input;
    const seats = seatsOf(world);
    if (!seats.includes(seat)) return refuse('unknown-seat', { seat, expected: `0 to ${seats.length - 1}` });
    const ended = outcome(world);
    if (ended !== null) return refuse('game-over', { outcome: ended });
    const waiting = awaited(world);
    if (!waiting.includes(seat)) return refuse('not-awaited', { seat, awaited: `seat ${waiting.join(' and ')}` });
    return objectionTo(world, input) ?? unlisted(legalMoves(world, seat), input);
  };
  return {
    cardSet: 'none',
    shapeFault: shapeCheckOf(inputs as Readonly<Record<string, InputFields<FieldKind>>>, COMMON_CHECKS),
    seatOf: ({ seat }) => seat,
    refusalFor,
    awaited,
    decisions: (world) =>
      awaited(world).flatMap((seat) =>
        legalMoves(world, seat)
          .slice(0, 1)
          .map(({ input }) => ({ seat, owes: input.type, turn: 1, fallback: input })),
      ),
    viewFor: openView as (world: W) => unknown as (world: W) => V,
    eventFor: (event) => event,
    cardsSeen: () => new Set(),
    isRevealed: () => false,
    eventsOf,
    overflow: ({ spent }) => refuse('overflow', { limit: spent, pair: 'a rule that repeats itself' }),
    ...said,
    legalMoves,
    isOver,
    createWorld: (options) => seedFault(options) ?? said.createWorld(options),
  };
};

/** What everybody may see if nothing of the game is hidden. */
export const openView = <W extends KernelWorld>({ stack, events, chance, spent, ...open }: W): Open<W> => open;

const seedFault = (options: Partial<Seeded> | undefined): Refusal | null => {
  if (Number.isSafeInteger(options?.seed)) return null;
  return refuse('bad-input', { problem: `seed is ${shown(options?.seed)}`, expected: 'seed to be a whole number' });
};

/** Labels that a refusal lists at most. */
const MOST_LABELS = 8;

const unlisted = (moves: readonly AnyMove<SeatInput>[], input: SeatInput): Refusal | null => {
  const sent = canonical(input);
  if (moves.some((move) => canonical(move.input) === sent)) return null;
  const labels = moves.slice(0, MOST_LABELS).map(({ label }) => label);
  const more = moves.length > MOST_LABELS ? ' …' : '';
  return refuse('illegal-move', { seat: input.seat, moves: `${labels.join('; ')}${more}` });
};

interface Legality<W, I> {
  refusalFor(world: W, input: I): Refusal | null;
  seatOf(input: I): Seat | null;
}

/** The guards with which a chart asks its rule set what is legal; the rule set is made later than the chart. */
export const legalGuards = <W extends object, I extends AnyInput>(rules: () => Legality<W, I>) => ({
  isLegal: ({ context, event }: { context: W; event: I }): boolean => isLegal(rules().refusalFor, context, event),
  isLegalFrom: ({ context, event }: { context: W; event: I }, { seat }: { seat: Seat }): boolean =>
    rules().seatOf(event) === seat && isLegal(rules().refusalFor, context, event),
});
