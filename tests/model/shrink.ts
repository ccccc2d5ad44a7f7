// The same failure with as few inputs as can be found: runs of inputs are left out, longest first, as long as the game
// still goes wrong in the same way. Entities are numbered in the order in which they are made, so the inputs that are
// left name them by the numbers that they have then.

import {
  type AnyInput,
  type AnyMove,
  createGame,
  type Game,
  type KernelWorld,
  RoadError,
  type Submitted,
} from '../../machines/index.ts';
import { Guardian } from './invariants.ts';
import type { Found } from './run.ts';
import { sentenceOf } from './sentences.ts';
import type { Subject } from './subject.ts';
import type { Failure } from './walk.ts';

export interface Shrunk<I> extends Found<I> {
  /** Every input in the language of the cards, the failing one last. */
  readonly sentences: readonly string[];
}

/** One input as it was sent, and the number of the next entity before it. */
interface Sent<I> {
  readonly input: I;
  readonly sentence: string;
  readonly nextId: number;
}

interface Played<I> {
  readonly sent: readonly Sent<I>[];
  readonly nextId: number;
  readonly failure: Failure<I>;
}

/**
 * Hands back the smallest game that was found. What only showed in a whole replay is handed back as it is.
 *
 * @throws Error if the game does not go wrong at all when it is played once more.
 */
export const shrink = <W extends KernelWorld<E>, I extends AnyInput, E, O, M extends AnyMove<I>>(
  subject: Subject<W, I, E, O, M>,
  found: Found<I>,
): Shrunk<I> => {
  const player = new Player(subject, found);
  const { failure, replay } = found;
  const isLast = failure?.refusedAs === null && JSON.stringify(replay.inputs.at(-1)) === JSON.stringify(failure.input);
  const all = failure?.input == null || isLast ? replay.inputs : [...replay.inputs, failure.input];
  let best = player.play(all);
  if (best === null) throw new Error(`The game does not break "${failure?.name}" any more.`);
  for (let size = best.sent.length; size > 0; size = Math.floor(size / 2)) {
    for (let at = 0; at < best.sent.length; ) {
      const less: Played<I> | null = player.play(without(best, at, at + size));
      if (less !== null && less.sent.length < best.sent.length) best = less;
      else at += size;
    }
  }
  const inputs = best.sent.map(({ input }) => input);
  const isAccepted = best.failure.refusedAs === null && !best.failure.name.startsWith('legal moves');
  return {
    ...found,
    replay: { ...replay, inputs: isAccepted ? inputs : inputs.slice(0, -1) },
    failure: best.failure,
    sentences: best.sent.map(({ sentence }) => sentence),
  };
};

/** The inputs but for some, with the numbers that entities have then. */
const without = <I>({ sent, nextId }: Played<I>, from: number, to: number): I[] => {
  const first = sent[0]?.nextId ?? 0;
  const [goneFrom, goneTo] = [sent[from]?.nextId ?? nextId, sent[to]?.nextId ?? nextId];
  const renumbered = (value: unknown, field = ''): unknown => {
    if (typeof value === 'number') {
      const isLater = field !== 'seat' && value >= first && value >= goneTo;
      return isLater ? value - (goneTo - goneFrom) : value;
    }
    if (Array.isArray(value)) return value.map((each) => renumbered(each, field));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renumbered(each, key)]));
  };
  return [
    ...sent.slice(0, from).map(({ input }) => input),
    ...sent.slice(to).map(({ input }) => renumbered(input) as I),
  ];
};

/** Worlds with entities count them here; those without have nothing to renumber. */
const nextIdOf = <W extends KernelWorld<E>, I extends AnyInput, E, M extends AnyMove<I>>(
  game: Game<W, I, E, M>,
): number => game.ask((world) => (world as { nextId?: number }).nextId ?? 0);

class Player<W extends KernelWorld<E>, I extends AnyInput, E, O, M extends AnyMove<I>> {
  readonly #subject: Subject<W, I, E, O, M>;
  readonly #options: O;
  readonly #cardSet: string;
  readonly #failure: Failure<I>;

  constructor(subject: Subject<W, I, E, O, M>, { replay, failure }: Found<I>) {
    if (failure === null || !('options' in replay.start)) throw new Error('There is no failure to look for.');
    this.#subject = subject;
    this.#options = replay.start.options as O;
    this.#cardSet = replay.cardSet;
    this.#failure = failure;
  }

  /** Plays up to the failure that is looked for, without the inputs that are not legal any more; null if all is well. */
  play(inputs: readonly I[]): Played<I> | null {
    const { name } = this.#failure;
    const { rulesets, invariants } = this.#subject;
    const ruleset = rulesets.find(({ cardSet }) => cardSet === this.#cardSet) ?? rulesets[0];
    const road = name === 'both roads are equal' ? 'both' : 'compiled';
    const game: Game<W, I, E, M> = createGame(ruleset, this.#options, { road });
    const guardian = new Guardian(
      game,
      invariants.filter((invariant) => invariant.name === name),
    );
    const sent: Sent<I>[] = [];
    const failed = (input: I | null, problem: string, refusedAs: string | null = null): Played<I> => ({
      sent,
      nextId: nextIdOf(game),
      failure: { name, problem, input, refusedAs },
    });
    const atStart = guardian.broken.get(name);
    if (atStart !== undefined) return failed(null, atStart);
    for (const input of inputs) {
      const refusal = game.whyNot(input);
      const one = { input, sentence: sentenceOf(game, input), nextId: nextIdOf(game) };
      if (refusal === null) sent.push(one);
      const before = game.fingerprint();
      const answer = attempt(() => game.submit(input));
      if (typeof answer === 'string') return name === 'both roads are equal' ? failed(input, answer) : null;
      if (refusal !== null) {
        const problem = refusedFault(name, answer, refusal.code, game.fingerprint() === before);
        if (problem === null) continue;
        sent.push(one);
        return failed(input, problem, refusal.code);
      }
      if (!answer.ok) {
        if (name === 'legal moves are accepted' && answer.code !== 'overflow') return failed(input, answer.message);
        sent.pop();
      }
      const problem = guardian.broken.get(name);
      if (problem !== undefined) return failed(input, problem);
    }
    return null;
  }
}

/** What is wrong with the answer to an input that must be refused with this code, if that is what is looked for. */
const refusedFault = (name: string, answer: Submitted<unknown>, code: string, isSame: boolean): string | null => {
  const given = answer.ok ? 'accepted' : answer.code;
  if (name === 'illegal inputs are refused' && (given === 'fault' || given !== code)) {
    return `It should be refused (${code}), and the answer is: ${given}.`;
  }
  return name === 'refused inputs change nothing' && !isSame ? 'The position is another one.' : null;
};

/** The answer, or what is different on the other road. */
const attempt = <E>(submit: () => Submitted<E>): Submitted<E> | string => {
  try {
    return submit();
  } catch (error) {
    if (error instanceof RoadError) return error.message;
    throw error;
  }
};
