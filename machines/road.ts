// The road a game takes: XState with immer, which people watch and embed; the compiled tables on plain data, for
// simulation and search; or both side by side, which stops at the first difference. The rules are the same on each.

import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { BothRunner } from './both-runner.ts';
import { CompiledRunner } from './compiled/runner.ts';
import { RoadError } from './road-error.ts';
import type { ChartPosition, NewWorld, Runner } from './runner.ts';
import type { TransitionWatcher } from './transitions.ts';
import { XStateRunner } from './xstate-runner.ts';

export { RoadError, type RoadErrorCode } from './road-error.ts';

const RUNNERS = { xstate: XStateRunner, compiled: CompiledRunner, both: BothRunner } as const;

export type Road = keyof typeof RUNNERS;
export const ROADS = Object.keys(RUNNERS) as readonly Road[];

let roadOfTheRun: Road = 'xstate';

export const defaultRoad = (): Road => roadOfTheRun;

/**
 * Sets the road of every game that is started or loaded from now on without naming one. Meant for the set-up of a whole
 * test run; an application names the road where it starts a game.
 *
 * @throws RoadError if there is no such road.
 */
export const setDefaultRoad = (road: Road): void => {
  roadOfTheRun = known(road);
};

const known = (road: Road): Road => {
  if (!Object.hasOwn(RUNNERS, road)) throw new RoadError('unknown-road', String(road));
  return road;
};

/** Starts a machine in a World, or goes on from a position, on this road. */
export const openRunner = <W extends object>(
  road: Road,
  machine: AnyStateMachine,
  start: NewWorld<W> | ChartPosition<W>,
  onTransition: TransitionWatcher | null = null,
): Runner<W> => new RUNNERS[known(road)]<W>(machine, start, onTransition);

/** The actor of a runner on the XState road. */
export const actorOf = (runner: Runner<unknown>, road: Road): AnyActorRef => {
  if (runner instanceof XStateRunner) return runner.actor;
  throw new RoadError('no-actor', road);
};
