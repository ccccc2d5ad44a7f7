// Runs a chart as an XState actor. The actor outlives whatever an input does: an input that goes over its budget, or
// on which the rules fail, is taken back as a whole, and the actor stands where it stood.

import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
} from 'xstate';
import { Listeners } from './listeners.ts';
import { freeze } from './recipe.ts';
import type { AnyInput } from './ruleset.ts';
import type { ChartPosition, Microstep, Runner, Sent } from './runner.ts';
import { type TransitionWatcher, transitionsByDefinition } from './transitions.ts';

export class XStateRunner<W extends object> implements Runner<W> {
  /** The raw actor, for @xstate/react and inspectors. Send inputs through `Game.submit`, which answers. */
  readonly actor: AnyActorRef;
  readonly #watchers = new Listeners<[Microstep<W>]>();
  readonly #machine: AnyStateMachine;
  readonly #onTransition: TransitionWatcher | null;
  /** The World before the microstep under way. */
  #before: W;
  #sent: Sent<W> = { result: 'done' };

  /** Starts the machine in a World, or goes on from a position. */
  constructor(
    machine: AnyStateMachine,
    start: { readonly world: W } | ChartPosition<W>,
    onTransition: TransitionWatcher | null = null,
  ) {
    freeze(start.world, true);
    this.#machine = machine;
    this.#onTransition = onTransition;
    this.#before = start.world;
    const position = 'value' in start ? machine.resolveState({ value: start.value, context: start.world }) : undefined;
    this.actor = createActor(this.#guarded(machine), {
      input: { world: start.world },
      inspect: (event) => this.#watch(event),
      ...(position === undefined ? {} : { snapshot: machine.getPersistedSnapshot(position) }),
    });
    this.actor.start();
  }

  get snapshot(): AnyMachineSnapshot {
    return this.actor.getSnapshot() as AnyMachineSnapshot;
  }

  get world(): W {
    return this.snapshot.context as W;
  }

  get position(): ChartPosition<W> {
    const { value, context } = this.snapshot;
    // XState starts with a copy of the World that it was given: only this outermost object is not frozen yet.
    return { value, world: freeze(context as W) };
  }

  get sharedPosition(): ChartPosition<W> {
    return this.position;
  }

  handOut<T>(value: T): T {
    return value;
  }

  send(input: AnyInput): Sent<W> {
    this.#sent = { result: 'done' };
    this.#before = this.world;
    this.actor.send(input);
    return this.#sent;
  }

  watch(watcher: (step: Microstep<W>) => void): () => void {
    return this.#watchers.add(watcher);
  }

  stop(): void {
    // XState shows the stop as one more microstep.
    this.#watchers.clear();
    this.actor.stop();
  }

  /** The same machine with a transition that never ends in an error or in `overflow`. */
  #guarded(machine: AnyStateMachine): AnyStateMachine {
    const guarded: AnyStateMachine = Object.create(machine);
    guarded.transition = (snapshot, event, scope) => {
      try {
        const next = machine.transition(snapshot, event, scope);
        if (!next.hasTag('overflow')) return next;
        this.#sent = { result: 'overflow', stopped: next.context as W };
      } catch (error) {
        this.#sent = { result: 'fault', error };
      }
      return snapshot;
    };
    return guarded;
  }

  #watch(event: InspectionEvent): void {
    if (event.type !== '@xstate.microstep') return;
    const { value, context } = event.snapshot as AnyMachineSnapshot;
    if (this.#onTransition !== null) {
      const named = transitionsByDefinition(this.#machine);
      for (const definition of event._transitions) {
        const taken = named.get(definition);
        // The entry into the first states is none that is written in the chart.
        if (taken !== undefined) this.#onTransition(taken, this.#before);
      }
      this.#before = context as W;
    }
    this.#watchers.tell({ value, world: context as W });
  }
}
