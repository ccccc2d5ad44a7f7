// Commands for fast-check: each is one input of a kind, chosen among what is legal when its turn comes. So a run stays a
// legal game when commands are left out, and failing runs shrink to few inputs, told in the language of the cards.

import fc from 'fast-check';
import {
  type AnyInput,
  type AnyMove,
  createGame,
  type Game,
  type KernelWorld,
  type Road,
} from '../../machines/index.ts';
import { Coverage } from './coverage.ts';
import { Guardian } from './invariants.ts';
import { pick, rollFrom } from './roll.ts';
import type { Found } from './run.ts';
import { sentenceOf } from './sentences.ts';
import type { Subject } from './subject.ts';

/** A game that is played by commands, watched over, and what was sent so far. */
export interface Table<W extends KernelWorld<E>, I extends AnyInput, E, M extends AnyMove<I>> {
  readonly game: Game<W, I, E, M>;
  readonly guardian: Guardian<W, I, E, M>;
  readonly sentences: string[];
}

/** Something does not hold. The message tells the whole run; `found` can be written as a fixture. */
export class BrokenGame<I> extends Error {
  readonly found: Found<I>;
  readonly sentences: readonly string[];
  constructor(found: Found<I>, sentences: readonly string[]) {
    const { name = '', problem = '' } = found.failure ?? {};
    super(`${name}: ${problem}\n${sentences.map((sentence, index) => `${index + 1}. ${sentence}`).join('\n')}`);
    this.found = found;
    this.sentences = sentences;
  }
}

/** Calls of a sandbox are offered by chance: so often one of the wanted kind is looked for. */
const TRIES = 40;

class SendCommand<W extends KernelWorld<E>, I extends AnyInput, E, O, M extends AnyMove<I>>
  implements fc.Command<Table<W, I, E, M>, Table<W, I, E, M>>
{
  readonly #subject: Subject<W, I, E, O, M>;
  readonly #coverage: Coverage;
  readonly #kind: string;
  readonly #seed: number;
  #input: I | null = null;
  #sentence: string | null = null;

  constructor(subject: Subject<W, I, E, O, M>, coverage: Coverage, kind: string, seed: number) {
    this.#subject = subject;
    this.#coverage = coverage;
    this.#kind = kind;
    this.#seed = seed;
  }

  check({ game }: Table<W, I, E, M>): boolean {
    this.#input = game.isOver ? null : this.#inputFor(game);
    return this.#input !== null;
  }

  run(_model: unknown, { game, guardian, sentences }: Table<W, I, E, M>): void {
    const input = this.#input;
    if (input === null) return;
    this.#sentence = sentenceOf(game, input);
    sentences.push(this.#sentence);
    const submitted = game.submit(input);
    const fail = (name: string, problem: string) => {
      const failure = { name, problem, input, refusedAs: null };
      throw new BrokenGame({ replay: game.replay(), isOver: game.isOver, failure, game: 0 }, [...sentences]);
    };
    if (!submitted.ok && submitted.code !== 'overflow') fail('legal moves are accepted', submitted.message);
    const [broken] = guardian.broken;
    if (broken !== undefined) fail(...broken);
  }

  /** The sentence of what was sent; a command that was never carried out has only its kind. */
  toString(): string {
    return this.#sentence ?? this.#kind;
  }

  /** Every run has commands of its own, which remember what they did in it. */
  [fc.cloneMethod](): SendCommand<W, I, E, O, M> {
    return new SendCommand(this.#subject, this.#coverage, this.#kind, this.#seed);
  }

  #inputFor(game: Game<W, I, E, M>): I | null {
    const { complete, more } = this.#subject;
    const roll = rollFrom(this.#seed);
    const moves = game.awaited().flatMap((seat) => game.legalMoves(seat).filter(({ input }) => this.#isKind(input)));
    if (moves.length > 0) {
      const move = pick(roll, moves);
      return complete?.(move, roll, game.world) ?? move.input;
    }
    for (let attempt = 0; more !== undefined && attempt < TRIES; attempt += 1) {
      const offered = more(game.world, { roll, coverage: this.#coverage }).filter((input) => this.#isKind(input));
      const legal = offered.find((input) => game.whyNot(input) === null);
      if (legal !== undefined) return legal;
    }
    return null;
  }

  #isKind({ type }: AnyInput): boolean {
    return type === this.#kind;
  }
}

/** The options of new games, as walks of this subject start. */
export const gameStarts = <W extends KernelWorld<E>, I extends AnyInput, E, O, M extends AnyMove<I>>(
  subject: Subject<W, I, E, O, M>,
): fc.Arbitrary<O> => {
  const coverage = new Coverage(subject);
  return fc.noShrink(fc.integer()).map((seed) => subject.start({ roll: rollFrom(seed), coverage }));
};

/** Runs of inputs of all kinds that the charts of this subject know; at most so many. */
export const gameCommands = <W extends KernelWorld<E>, I extends AnyInput, E, O, M extends AnyMove<I>>(
  subject: Subject<W, I, E, O, M>,
  maxCommands = subject.longest ?? 100,
) => {
  const coverage = new Coverage(subject);
  const known = Object.values(subject.charts).flatMap(({ events }) => events as string[]);
  const kinds = [...new Set(known)].filter((kind) => !kind.startsWith('xstate.'));
  // Smaller numbers would be no simpler inputs.
  const seeds = fc.noShrink(fc.nat());
  return fc.commands(
    kinds.map((kind) => seeds.map((seed) => new SendCommand(subject, coverage, kind, seed))),
    { maxCommands, size: 'max' },
  );
};

/**
 * Plays a run: every input must be accepted, and all invariants must hold after it.
 *
 * @throws BrokenGame at the first thing that is not as it must be.
 */
export const playCommands = <W extends KernelWorld<E>, I extends AnyInput, E, O, M extends AnyMove<I>>(
  { rulesets: [ruleset], invariants }: Subject<W, I, E, O, M>,
  options: O,
  commands: Iterable<fc.Command<Table<W, I, E, M>, Table<W, I, E, M>>>,
  road: Road = 'compiled',
): Table<W, I, E, M> => {
  const game: Game<W, I, E, M> = createGame(ruleset, options, { road });
  const table: Table<W, I, E, M> = { game, guardian: new Guardian(game, invariants), sentences: [] };
  fc.modelRun(() => ({ model: table, real: table }), commands);
  return table;
};

/** That all games of a subject are as they must be, for `fc.assert` and `fc.check`. */
export const gameProperty = <W extends KernelWorld<E>, I extends AnyInput, E, O, M extends AnyMove<I>>(
  subject: Subject<W, I, E, O, M>,
  { maxCommands, road }: { readonly maxCommands?: number; readonly road?: Road } = {},
) =>
  fc.property(gameStarts(subject), gameCommands(subject, maxCommands), (options, commands) => {
    playCommands(subject, options, commands, road);
  });
