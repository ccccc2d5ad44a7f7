// Runs a chart on both roads side by side and stops at the first difference: the check that there is one truth.

import type { AnyStateMachine } from 'xstate';
import { CompiledRunner } from './compiled/runner.ts';
import { firstDifference } from './difference.ts';
import { RoadError } from './road-error.ts';
import type { AnyInput } from './ruleset.ts';
import type { ChartPosition, Microstep, Runner, Sent } from './runner.ts';
import type { ChartTransition, TransitionWatcher } from './transitions.ts';
import { XStateRunner } from './xstate-runner.ts';

export class BothRunner<W extends object> implements Runner<W> {
  readonly #xstate: XStateRunner<W>;
  readonly #compiled: CompiledRunner<W>;
  /** The transitions taken since the last comparison, if they are watched. */
  readonly #taken: { readonly xstate: ChartTransition[]; readonly compiled: ChartTransition[] } = {
    xstate: [],
    compiled: [],
  };

  /** @throws RoadError if the roads already differ after the start. */
  constructor(
    machine: AnyStateMachine,
    start: { readonly world: W } | ChartPosition<W>,
    onTransition: TransitionWatcher | null = null,
  ) {
    const { xstate, compiled } = this.#taken;
    const watched: TransitionWatcher | null =
      onTransition &&
      ((taken, before) => {
        xstate.push(taken);
        onTransition(taken, before);
      });
    this.#xstate = new XStateRunner(machine, start, watched);
    this.#compiled = new CompiledRunner(machine, start, onTransition && ((taken) => compiled.push(taken)));
    this.#compareTransitions('at the start');
    this.#compare('after the start');
  }

  get world(): W {
    return this.#xstate.world;
  }

  get position(): ChartPosition<W> {
    return this.#xstate.position;
  }

  get sharedPosition(): ChartPosition<W> {
    return this.#xstate.position;
  }

  handOut<T>(value: T): T {
    return this.#xstate.handOut(value);
  }

  /** @throws RoadError at the first difference: how the input ended, the state value, the World with its events. */
  send(input: AnyInput): Sent<W> {
    const when = `after ${JSON.stringify(input)}`;
    const [sent, compiled] = [this.#xstate.send(input), this.#compiled.send(input)];
    insist(firstDifference(sent.result, compiled.result, 'the result'), when);
    // One road tells of a transition before its recipes, the other after: only the first has heard of one that failed.
    if (sent.result === 'fault') this.#forgetTransitions();
    else this.#compareTransitions(when);
    if (sent.result === 'overflow' && compiled.result === 'overflow') {
      insist(firstDifference(sent.stopped, compiled.stopped, 'the World in which it stopped'), when);
    }
    this.#compare(when);
    return sent;
  }

  watch(watcher: (step: Microstep<W>) => void): () => void {
    return this.#xstate.watch(watcher);
  }

  stop(): void {
    this.#xstate.stop();
    this.#compiled.stop();
  }

  #compareTransitions(when: string): void {
    const names = (taken: readonly ChartTransition[]) => taken.map(({ name }) => name);
    const { xstate, compiled } = this.#taken;
    insist(firstDifference(names(xstate), names(compiled), 'the list of transitions'), when);
    this.#forgetTransitions();
  }

  #forgetTransitions(): void {
    this.#taken.xstate.length = 0;
    this.#taken.compiled.length = 0;
  }

  #compare(when: string): void {
    insist(firstDifference(this.#xstate.position.value, this.#compiled.position.value, 'the state value'), when);
    insist(firstDifference(this.#xstate.world, this.#compiled.world, 'the World'), when);
  }
}

const insist = (difference: string | null, when: string): void => {
  if (difference !== null) throw new RoadError('roads-differ', `${when}, ${difference}`);
};
