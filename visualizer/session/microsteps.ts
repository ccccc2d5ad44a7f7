// One input, microstep by microstep: the transitions taken, the World in each, and what happened there. Games are
// played on XState here, whose Worlds share what an input did not change: a World per input costs little.

import type { InspectionEvent, StateValue } from 'xstate';
import {
  type AnyInput,
  activeStates,
  type ChartTransition,
  countEvents,
  type Frame,
  framesOf,
  Game,
  type Submitted,
  transitionsByDefinition,
} from '../../machines/index.ts';
import type { AnyEvent, AnyGame, AnyRuleset, AnyWorld, Position } from './types.ts';

export interface RecordedMicrostep {
  readonly value: StateValue;
  /** The innermost states, as dotted paths. */
  readonly states: readonly string[];
  /** By the names under which visits are counted and drawn. */
  readonly transitions: readonly ChartTransition[];
  readonly before: AnyWorld;
  readonly world: AnyWorld;
  readonly events: readonly AnyEvent[];
}

/** A game that goes on from this position. */
export const gameAt = (ruleset: AnyRuleset, position: Position): AnyGame =>
  new Game(ruleset, position, { road: 'xstate' });

/** An input as it was played. A refused one has no microsteps. */
export interface PlayedInput {
  readonly answer: Submitted<AnyEvent>;
  readonly microsteps: readonly RecordedMicrostep[];
}

/** Sends an input to a game on the XState road and records it. */
export const playInput = (game: AnyGame, input: AnyInput): PlayedInput => {
  const seen: { value: StateValue; world: AnyWorld; transitions: readonly ChartTransition[] }[] = [];
  let before = game.world;
  const { system, sessionId } = game.actor;
  const named = transitionsByDefinition(game.ruleset.machineFor(before));
  const watching = system.inspect((event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep' || event.actorRef.sessionId !== sessionId) return;
    const { value, context } = event.snapshot as unknown as { value: StateValue; context: AnyWorld };
    seen.push({ value, world: context, transitions: event._transitions.flatMap((taken) => named.get(taken) ?? []) });
  });
  const answer = game.submit(input);
  watching.unsubscribe();
  if (!answer.ok) return { answer, microsteps: [] };
  let told = 0;
  const microsteps = seen.map(({ value, world, transitions }): RecordedMicrostep => {
    const count = countEvents(world);
    const events = answer.events.slice(told, count);
    told = count;
    const recorded = {
      value,
      states: activeStates(value),
      transitions,
      before,
      world,
      events,
    };
    before = world;
    return recorded;
  });
  return { answer, microsteps };
};

/** All that lies half done in a World, outermost first, as a debugger lists it. */
export const framesIn = (world: AnyWorld): readonly Frame[] => framesOf(world);
