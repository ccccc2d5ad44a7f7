// A walk: one game of random inputs that prefers what was never used, with illegal inputs mixed in that must be refused
// and change nothing. It stops at the first thing that is not as it must be. Equal plans and coverage give equal walks.

import {
  type AnyInput,
  type AnyMove,
  createGame,
  type Game,
  type KernelWorld,
  type Replay,
  type Road,
  RoadError,
  type Ruleset,
  replayGame,
  type Submitted,
} from '../../machines/index.ts';
import type { Coverage, Used } from './coverage.ts';
import { spoilt } from './illegal.ts';
import { type Broken, Guardian } from './invariants.ts';
import { pick, type Roll, rollFrom } from './roll.ts';
import type { Subject } from './subject.ts';

export interface WalkPlan {
  readonly seed: number;
  readonly road: Road;
  /** The share of inputs that are illegal, from 0 to 1. */
  readonly illegal: number;
  /** Whether the game is played again in the end, which must give the same position. */
  readonly isReplayed: boolean;
}

/** Something is not as it must be; `input` is the one after which it was not, null if it was so from the start. */
export interface Failure<I> extends Broken {
  readonly input: I | null;
  /** The code with which the input should be refused; null if it was legal. */
  readonly refusedAs: string | null;
}

export interface Walked<I> {
  /** How the game began, and all inputs that were accepted. */
  readonly replay: Replay<I>;
  readonly isOver: boolean;
  readonly failure: Failure<I> | null;
}

/** Inputs after which a walk ends if the rule set does not say. */
const LONGEST = 400;

export const walk = <W extends KernelWorld<E>, I extends AnyInput, E, O, M extends AnyMove<I>>(
  subject: Subject<W, I, E, O, M>,
  plan: WalkPlan,
  coverage: Coverage,
): Walked<I> => new Walker(subject, plan, coverage).walk();

class Walker<W extends KernelWorld<E>, I extends AnyInput, E, O, M extends AnyMove<I>> {
  readonly #subject: Subject<W, I, E, O, M>;
  readonly #plan: WalkPlan;
  readonly #coverage: Coverage;
  readonly #roll: Roll;
  readonly #ruleset: Ruleset<W, I, E, O, M>;
  readonly #game: Game<W, I, E, M>;
  readonly #guardian: Guardian<W, I, E, M>;
  readonly #earlier: I[] = [];
  #failure: Failure<I> | null = null;

  constructor(subject: Subject<W, I, E, O, M>, plan: WalkPlan, coverage: Coverage) {
    this.#subject = subject;
    this.#plan = plan;
    this.#coverage = coverage;
    this.#roll = rollFrom(plan.seed);
    const ruleset = pick(this.#roll, subject.rulesets);
    const options = subject.start({ roll: this.#roll, coverage });
    this.#ruleset = ruleset;
    const world = ruleset.createWorld(options);
    if ('ok' in world) throw new Error(`No game can start with ${JSON.stringify(options)}: ${world.message}`);
    const onTransition = coverage.watch(ruleset.machineFor(world), subject.usedIn);
    this.#game = createGame(ruleset, options, { road: plan.road, onTransition });
    this.#guardian = new Guardian(this.#game, subject.invariants);
  }

  walk(): Walked<I> {
    const { longest = LONGEST } = this.#subject;
    this.#note(null);
    for (let inputs = 0; !this.#game.isOver && inputs < longest && this.#failure === null; inputs += 1) {
      if (!this.#takeOne()) break;
    }
    const replay = this.#game.replay();
    if (this.#failure === null && this.#plan.isReplayed) this.#replay(replay);
    return { replay, isOver: this.#game.isOver, failure: this.#failure };
  }

  /** One input, or false if there is none left that does not go on without an end. */
  #takeOne(): boolean {
    const { illegal } = this.#plan;
    let candidates = this.#candidates();
    while (candidates.length > 0) {
      const input = this.#choose(candidates);
      if (this.#roll(1000) < 1000 * illegal) this.#tryIllegal(spoilt(input, this.#roll, this.#earlier));
      if (this.#failure !== null) return true;
      const submitted = this.#submit(input);
      if (submitted === null || submitted.ok) return true;
      this.#coverage.use('refusals', submitted.code);
      if (submitted.code !== 'overflow') {
        const problem = `It was listed as legal and is refused (${submitted.code}): ${submitted.message}`;
        this.#fail({ name: 'legal moves are accepted', problem }, input);
        return true;
      }
      candidates = candidates.filter((other) => other !== input);
    }
    return false;
  }

  #candidates(): I[] {
    const { complete, more } = this.#subject;
    const world = this.#guardian.world;
    const awaited = this.#game.awaited();
    const moves = awaited.flatMap((seat) => this.#game.legalMoves(seat));
    const legal = moves.map((move) => complete?.(move, this.#roll, world) ?? move.input);
    const others = more?.(world, { roll: this.#roll, coverage: this.#coverage }) ?? [];
    return [...legal, ...others.filter((input) => this.#game.whyNot(input) === null)];
  }

  /** Half of the time what was used least, otherwise any kind of input, and any input of that kind. */
  #choose(candidates: readonly I[]): I {
    if (this.#roll(2) === 0) {
      const counts = candidates.map((input) => {
        const { topic, name } = this.#leadOf(input);
        return this.#coverage.count(topic, name);
      });
      const least = Math.min(...counts);
      return pick(
        this.#roll,
        candidates.filter((_, index) => counts[index] === least),
      );
    }
    const kind = pick(this.#roll, [...new Set(candidates.map(({ type }) => type))]);
    return pick(
      this.#roll,
      candidates.filter(({ type }) => type === kind),
    );
  }

  #decisionOf(input: I): string {
    return this.#subject.decisionOf?.(this.#guardian.world, input) ?? input.type;
  }

  #leadOf(input: I): Used {
    return this.#subject.leadOf?.(this.#guardian.world, input) ?? { topic: 'decisions', name: this.#decisionOf(input) };
  }

  #submit(input: I): Submitted<E> | null {
    const before = this.#guardian.world;
    const decision = this.#decisionOf(input);
    const submitted = this.#attempt(() => this.#game.submit(input), input);
    if (submitted === null) return null;
    this.#note(input);
    if (!submitted.ok) return submitted;
    this.#coverage.inputs += 1;
    this.#coverage.use('decisions', decision);
    for (const used of this.#subject.usedBy?.(before, input, this.#guardian.world) ?? []) {
      this.#coverage.use(used.topic, used.name);
    }
    this.#earlier.push(input);
    return submitted;
  }

  /** It must be refused with a code, and nothing may be different then. */
  #tryIllegal(input: I): void {
    const reason = this.#game.whyNot(input);
    if (reason === null) return;
    const before = this.#game.fingerprint();
    const submitted = this.#attempt(() => this.#game.submit(input), input);
    if (submitted === null) return;
    const answer = submitted.ok ? 'accepted' : submitted.code;
    if (answer === 'fault' || answer !== reason.code) {
      const problem = `It should be refused (${reason.code}), and the answer is: ${answer}.`;
      this.#fail({ name: 'illegal inputs are refused', problem }, input, reason.code);
      return;
    }
    this.#coverage.use('refusals', answer);
    if (this.#game.fingerprint() !== before) {
      this.#fail(
        { name: 'refused inputs change nothing', problem: 'The position is another one.' },
        input,
        reason.code,
      );
    }
  }

  /** On both roads side by side the first difference is thrown. */
  #attempt(submit: () => Submitted<E>, input: I): Submitted<E> | null {
    try {
      return submit();
    } catch (error) {
      if (!(error instanceof RoadError)) throw error;
      this.#fail({ name: 'both roads are equal', problem: error.message }, input);
      return null;
    }
  }

  /** Whether an invariant has broken. */
  #note(input: I | null): void {
    const [broken] = this.#guardian.broken;
    if (broken !== undefined) this.#fail({ name: broken[0], problem: broken[1] }, input);
  }

  #fail(broken: Broken, input: I | null, refusedAs: string | null = null): void {
    this.#failure ??= { ...broken, input, refusedAs };
  }

  #replay(replay: Replay<I>): void {
    const again = replayGame(this.#ruleset, replay, { road: this.#plan.road });
    if (again.fingerprint() === this.#game.fingerprint()) return;
    this.#fail(
      { name: 'a replay gives the same game', problem: 'The position in the end is another one.' },
      replay.inputs.at(-1) ?? null,
    );
  }
}
