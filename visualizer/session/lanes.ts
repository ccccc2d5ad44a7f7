// One lane for each player: where the player's part of the chart stands, what is owed and since when, or that the player
// is not awaited.

import type { AnyStateNode } from 'xstate';
import type { NameOf } from '../../cli/words.ts';
import { activeStates, type Seat } from '../../machines/index.ts';
import type { Moment } from './moment.ts';
import { wordsOfState } from './phases.ts';
import type { Walk } from './stepping.ts';
import type { AnyWorld, Cursor } from './types.ts';

export interface Lane {
  readonly seat: Seat;
  readonly isTurnPlayer: boolean;
  readonly isAwaited: boolean;
  readonly hasLeft: boolean;
  /** The player's own state: that of the region in a parallel state, else the chart's. Null if not awaited there. */
  readonly state: string | null;
  /** `owl state: awaited`, or `not awaited`. */
  readonly place: string;
  /** Each thing owed, in a few words. */
  readonly owes: readonly string[];
  /** When the player came to be awaited; null if not awaited. */
  readonly since: Cursor | null;
}

export const NOT_AWAITED = 'not awaited';

const REGION = /^(.+)\.seat(\d+)\.(\w+)$/;

/** The region of a seat in a parallel state: the state around it and where the region stands. */
const regionOf = (states: readonly string[], seat: Seat): { around: string; state: string; place: string } | null => {
  for (const state of states) {
    const [, around = '', found, place = ''] = REGION.exec(state) ?? [];
    if (found === String(seat)) return { around, state, place };
  }
  return null;
};

/** The charts say themselves where they wait for somebody. */
const isWaiting = ({ ruleSet }: Walk, state: string, world: AnyWorld): boolean => {
  let node: AnyStateNode | undefined = ruleSet.ruleset.machineFor(world).root;
  for (const key of state.split('.')) node = node?.states[key];
  return node?.tags.includes('waiting') ?? false;
};

/** Is the seat asked for something where the chart stands? In the middle of an input only regions ask. */
const isAwaited = (walk: Walk, states: readonly string[], world: AnyWorld, seat: Seat, rests: boolean): boolean => {
  const region = regionOf(states, seat);
  if (region !== null) return isWaiting(walk, region.state, world);
  return rests && walk.ruleSet.ruleset.awaited(world).includes(seat);
};

export const lanesAt = (walk: Walk, moment: Moment, rests: boolean, nameOf: NameOf): Lane[] => {
  const { ruleSet } = walk;
  const { states, world, cursor } = moment;
  return ruleSet.playersIn(world).map(({ isTurnPlayer, hasLeft }, seat): Lane => {
    const region = regionOf(states, seat);
    const awaited = isAwaited(walk, states, world, seat, rests);
    const common = { seat, isTurnPlayer, isAwaited: awaited, hasLeft };
    if (!awaited) return { ...common, state: region?.state ?? null, place: NOT_AWAITED, owes: [], since: null };
    const state = region?.state ?? states[0] ?? '';
    return {
      ...common,
      state,
      place: region === null ? wordsOfState(ruleSet, state) : `${wordsOfState(ruleSet, state)}: ${region.place}`,
      owes: ruleSet.owed(world, seat, nameOf),
      since: awaitedSince(walk, cursor, seat, region?.around ?? state),
    };
  });
};

/** The place at which the chart waits for a seat, or null: a parallel state, or the only state that is active. */
const waitingPlace = (walk: Walk, input: number, seat: Seat): string | null => {
  const { value, world } = walk.timeline.positionAfter(walk.branch, input);
  const states = activeStates(value);
  if (!isAwaited(walk, states, world, seat, true)) return null;
  return regionOf(states, seat)?.around ?? states[0] ?? null;
};

/** Back through the inputs for as long as the seat was awaited at the same place, then to the microstep of that input. */
const awaitedSince = (walk: Walk, cursor: Cursor, seat: Seat, place: string): Cursor => {
  let { input } = cursor;
  while (input > 0 && waitingPlace(walk, input - 1, seat) === place) input -= 1;
  if (input === 0) return { input, microstep: 0 };
  const microsteps = walk.timeline.microstepsOf(walk.branch, input);
  const until = input === cursor.input ? cursor.microstep : microsteps.length;
  const waits = ({ states, world }: Pick<Moment, 'states' | 'world'>): boolean =>
    isAwaited(walk, states, world, seat, false) && regionOf(states, seat)?.around === place;
  let microstep = until;
  for (
    let earlier = microsteps[until - 2];
    earlier !== undefined && waits(earlier);
    earlier = microsteps[microstep - 2]
  ) {
    microstep -= 1;
  }
  return { input, microstep };
};

/** The states of the chart that are about an entity now, outermost first: pointing at a card lights them. */
export const statesAbout = ({ ruleSet }: Walk, { states, frames, world }: Moment, entity: number): string[] => {
  const candidates = [...frames.map(({ kind }) => `resolving.${kind}`), ...states];
  return [...new Set(candidates)].filter((state) => ruleSet.entitiesIn(state, world).includes(entity));
};
