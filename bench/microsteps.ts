// What a microstep costs: the recorded inputs of random games are sent to the bare runners, without moves being listed
// and without anybody asking for the World in between.

import type { AnyStateMachine } from 'xstate';
import { battle } from '../machines/battle/index.ts';
import {
  type AnyInput,
  CompiledRunner,
  createGame,
  fingerprint,
  type Road,
  type Runner,
  XStateRunner,
} from '../machines/index.ts';
import { newDaleGame, playDale } from '../tests/helpers/dale-play.ts';
import { playOut, randomOptions, rollFrom } from '../tests/helpers/random-play.ts';
import type { Case, Figure, Size, Variant } from './harness.ts';
import { startMutating } from './mutating-runner.ts';

interface Recorded {
  readonly machine: AnyStateMachine;
  readonly world: object;
  readonly inputs: readonly AnyInput[];
  readonly microsteps: number;
  /** Fingerprint of the World at the end. */
  readonly end: string;
}

interface Recordable<W> {
  readonly world: W;
  readonly ruleset: { machineFor(world: W): AnyStateMachine };
  watch(watcher: () => void): unknown;
}

/** Keeps where a game began and what was sent, and counts the microsteps that it took. */
const record = <W extends object>(game: Recordable<W>, play: () => readonly AnyInput[]): Recorded => {
  const { world } = game;
  let microsteps = 0;
  game.watch(() => {
    microsteps += 1;
  });
  const inputs = play();
  return { machine: game.ruleset.machineFor(world), world, inputs, microsteps, end: fingerprint(game.world) };
};

/** The first inputs of a random battle with all cards. */
const battleGame = (seed: number, road: Road, limit: number): Recorded => {
  const game = createGame(battle, randomOptions(seed), { road });
  return record(game, () => playOut(game, rollFrom(seed), limit));
};

const daleGame = (seed: number, road: Road, limit: number): Recorded => {
  const game = newDaleGame(2 + (seed % 3), seed, road);
  return record(game, () => playDale(game, rollFrom(seed), limit));
};

type Start = (machine: AnyStateMachine, world: object) => { send(input: AnyInput): unknown; readonly world: object };

/**
 * Each game starts anew, unmeasured, in the recorded World, which is frozen and thus copied by the runners. The inputs are
 * copies: a runner may keep what it is sent.
 */
const replay = (name: string, games: readonly Recorded[], start: Start): Figure => {
  const microsteps = games.reduce((sum, game) => sum + game.microsteps, 0);
  const ready = () =>
    games.map(({ machine, world, inputs, end }) => ({
      runner: start(machine, world),
      inputs: structuredClone(inputs),
      end,
    }));
  for (const { runner, inputs, end } of ready()) {
    for (const input of inputs) runner.send(input);
    if (fingerprint(runner.world) !== end)
      throw new Error(`The ${name} ended in another World than it was recorded in.`);
  }
  return {
    name,
    unit: 'microstep',
    facts: { 'microsteps an input': microsteps / games.reduce((sum, { inputs }) => sum + inputs.length, 0) },
    prepare: () => {
      const all = ready();
      return () => {
        for (const { runner, inputs } of all) for (const input of inputs) runner.send(input);
        return microsteps;
      };
    },
  };
};

const SEEDS = [1, 2, 3, 4];
/** Inputs of each game: enough for the middle of it. */
const INPUTS = { full: 60, quick: 10 } as const;

/** Recorded on a road that is like the one measured, so that the code it warms up is the same. */
const variant = (name: string, recordedOn: Road, start: Start): Variant => ({
  name,
  figures: (size: Size) => {
    const seeds = size === 'quick' ? SEEDS.slice(0, 1) : SEEDS;
    const games = (game: typeof battleGame) => seeds.map((seed) => game(seed, recordedOn, INPUTS[size]));
    return [replay('battle', games(battleGame), start), replay('dale', games(daleGame), start)];
  },
});

const runnerOf =
  (Runner: new (machine: AnyStateMachine, start: { world: object }) => Runner<object>): Start =>
  (machine, world) =>
    new Runner(machine, { world });

export const microsteps: Case = {
  name: 'microsteps',
  title: 'One microstep of the charts, inputs of random games recorded before',
  variants: [
    variant('XState with immer', 'xstate', runnerOf(XStateRunner)),
    variant('XState, changing in place', 'compiled', (machine, world) =>
      startMutating(machine, structuredClone(world)),
    ),
    variant('compiled', 'compiled', runnerOf(CompiledRunner)),
  ],
};
