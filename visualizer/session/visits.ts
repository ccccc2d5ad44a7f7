// How often games were in each state of their charts, and how often they took each transition: counted while the games
// that `cardchart simulate` wrote are played once more.

import { type GameLine, opened, rulesDifference } from '../../cli/simulate/index.ts';
import { type AnyInput, type ChartTransition, initialStates, stateNames, transitionsOf } from '../../machines/index.ts';
import type { AnyGame, AnyRuleset } from './types.ts';

/** By the paths of states and the names of transitions. What was never reached is there with 0. */
export interface ChartVisits {
  readonly states: Readonly<Record<string, number>>;
  readonly transitions: Readonly<Record<string, number>>;
}

type Machine = ReturnType<AnyRuleset['machineFor']>;
type Counts<T> = Map<T, number>;

const add = <T>(counts: Counts<T>, what: T, count: number): void => {
  counts.set(what, (counts.get(what) ?? 0) + count);
};

/** Adds up games one by one. Each number of players has a chart of its own. */
export class Visits {
  readonly #charts = new Map<Machine, { readonly states: Counts<string>; readonly transitions: Counts<string> }>();
  #games = 0;

  /** How many were counted. */
  get games(): number {
    return this.#games;
  }

  get charts(): readonly ChartVisits[] {
    return [...this.#charts.values()].map(({ states, transitions }) => ({
      states: Object.fromEntries(states),
      transitions: Object.fromEntries(transitions),
    }));
  }

  /**
   * Plays a game on the compiled road and counts it. It pauses after each input, so that a page may do something in
   * between. Hands back what is wrong with the game, or null: one that cannot start counts for nothing, one that is
   * refused an input counts up to there.
   */
  *counting(line: GameLine): Generator<void, string | null> {
    const taken: Counts<ChartTransition> = new Map();
    const playable = rulesDifference(line) ?? opened(line, 'compiled', (transition) => add(taken, transition, 1));
    if ('code' in playable) return playable.message;
    const game = playable.game as unknown as AnyGame;
    const machine = game.ruleset.machineFor(game.world);
    const problem = yield* inputsOf(game, line);
    this.#count(machine, taken);
    return problem;
  }

  #count(machine: Machine, taken: Counts<ChartTransition>): void {
    this.#games += 1;
    const { states, transitions } = this.#countsOf(machine);
    for (const state of initialStates(machine)) add(states, state, 1);
    for (const [{ name, enters }, times] of taken) {
      add(transitions, name, times);
      for (const state of enters) add(states, state, times);
    }
  }

  #countsOf(machine: Machine) {
    const known = this.#charts.get(machine);
    if (known !== undefined) return known;
    const counts = {
      states: new Map(stateNames(machine).map((name) => [name, 0])),
      transitions: new Map(transitionsOf(machine).map(({ name }) => [name, 0])),
    };
    this.#charts.set(machine, counts);
    return counts;
  }
}

function* inputsOf(game: AnyGame, { inputs }: GameLine): Generator<void, string | null> {
  for (const [index, input] of inputs.entries()) {
    const answer = game.submit(input as AnyInput);
    if (!answer.ok) return `Input ${index + 1} of ${inputs.length} is refused (${answer.code}): ${answer.message}`;
    yield;
  }
  return null;
}
