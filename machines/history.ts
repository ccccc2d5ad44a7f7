// What a game remembers besides its present position: how it began, and the inputs since then. Earlier positions follow
// from these. On the compiled road, where each would be a copy, none is kept; on the XState road each is there anyway and
// shares with the next one all that stayed.

import type { AnyStateMachine } from 'xstate';
import type { Refusal } from '../effects/refusals.ts';
import { plainCopy } from './compiled/plain.ts';
import { openRunner, type Road } from './road.ts';
import type { AnyInput } from './ruleset.ts';
import type { ChartPosition, Runner } from './runner.ts';

/** A game begins with options, or at a position: that of a save, or of the game from which it was forked. */
export type Beginning<W> = { readonly options: unknown } | { readonly position: ChartPosition<W> };

export interface Step<W, I> {
  readonly input: I;
  /** The position before it, if it was there for nothing. */
  readonly before: ChartPosition<W> | null;
}

interface Rules<W> {
  createWorld(options: never): W | Refusal;
  machineFor(world: W): AnyStateMachine;
}

export class History<W extends object, I extends AnyInput> {
  readonly #rules: Rules<W>;
  readonly #steps: Step<W, I>[] = [];
  #beginning: Beginning<W>;
  /** The World after the last input. That there is another means that somebody has sent to the actor itself. */
  #rest: W | null = null;
  /** The earlier position that was worked out last, with the number of inputs before it. */
  #recalled: { readonly at: number; readonly position: ChartPosition<W> } | null = null;

  constructor(rules: Rules<W>, beginning: Beginning<W>) {
    this.#rules = rules;
    // The caller may change its own object later.
    this.#beginning = 'options' in beginning ? { options: plainCopy(beginning.options) } : beginning;
  }

  get beginning(): Beginning<W> {
    return this.#beginning;
  }

  /** The inputs that were accepted since the beginning and not taken back, oldest first. */
  get steps(): readonly Step<W, I>[] {
    return this.#steps;
  }

  /** To be called before an input is sent, and before the past is asked for: what went past the game begins it anew. */
  keepUpWith(runner: Runner<W>): void {
    if (runner.world === this.#rest) return;
    this.#beginning = { position: runner.position };
    this.#steps.length = 0;
    this.#recalled = null;
    this.#rest = runner.world;
  }

  /**
   * To be called after an input, with what it was if it was accepted, and whenever another runner goes on. The input of
   * the step is one that nobody can change.
   */
  restAt({ world }: Runner<W>, step: Step<W, I> | null = null): void {
    this.#rest = world;
    if (step !== null) this.#steps.push(step);
  }

  /** The position after so many inputs. */
  positionAt(at: number, road: Road): ChartPosition<W> {
    const kept = this.#steps[at]?.before;
    if (kept) return kept;
    const from = this.#nearest(at, road);
    const position = from.at === at ? from.position : this.#playOn(from.position, from.at, at, road);
    this.#recalled = { at, position };
    return position;
  }

  /** All positions from the beginning to before the last input, worked out anew. */
  *positions(road: Road): Generator<ChartPosition<W>> {
    const runner = this.#open(road);
    for (const { input } of this.#steps) {
      yield runner.position;
      carryOut(runner, input);
    }
    runner.stop();
  }

  /** Forgets the last input, and hands it back with the position before it. */
  takeBack(road: Road): { readonly step: Step<W, I>; readonly position: ChartPosition<W> } {
    const position = this.positionAt(this.#steps.length - 1, road);
    const step = this.#steps.pop();
    if (step === undefined) throw new Error('There is no input to take back.');
    if (this.#recalled !== null && this.#recalled.at > this.#steps.length) this.#recalled = null;
    return { step, position };
  }

  #nearest(at: number, road: Road): { readonly at: number; readonly position: ChartPosition<W> } {
    const first = this.#recalled !== null && this.#recalled.at <= at ? this.#recalled.at : 0;
    for (let step = at - 1; step > first; step -= 1) {
      const position = this.#steps[step]?.before;
      if (position) return { at: step, position };
    }
    if (first > 0 && this.#recalled !== null) return this.#recalled;
    const runner = this.#open(road);
    const { position } = runner;
    runner.stop();
    return { at: 0, position };
  }

  #playOn(from: ChartPosition<W>, first: number, last: number, road: Road): ChartPosition<W> {
    const runner = openRunner(road, this.#rules.machineFor(from.world), from);
    for (const { input } of this.#steps.slice(first, last)) carryOut(runner, input);
    const { position } = runner;
    runner.stop();
    return position;
  }

  #open(road: Road): Runner<W> {
    const beginning = this.#beginning;
    if ('position' in beginning) {
      return openRunner(road, this.#rules.machineFor(beginning.position.world), beginning.position);
    }
    const world = createAnew(this.#rules, beginning.options);
    return openRunner(road, this.#rules.machineFor(world), { world });
  }
}

/** A game was created with these options before, so they are no refusal. */
export const createAnew = <W>(rules: Rules<W>, options: unknown): W =>
  rules.createWorld(plainCopy(options) as never) as W;

const carryOut = <W>(runner: Runner<W>, input: AnyInput): void => {
  const { result } = runner.send(input);
  if (result === 'done') return;
  throw new Error(`An input that was accepted ended as ${result} when it was carried out again.`);
};
