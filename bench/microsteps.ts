// What a microstep costs on each road, in processor time: the same recorded inputs of random games are sent to the bare
// runners, XState with immer and compiled in turn, several rounds, the best of each. Run with
// `npx tsx bench/microsteps.ts [rounds]`.

import { battle } from '../machines/battle/index.ts';
import { type AnyInput, CompiledRunner, createGame, type Runner, XStateRunner } from '../machines/index.ts';
import { newDaleGame, playDale } from '../tests/helpers/dale-play.ts';
import { playOut, randomOptions, rollFrom } from '../tests/helpers/random-play.ts';

const GAMES = 8;
const ROUNDS = Number(process.argv[2] ?? 7);
const RUNNERS = { 'XState with immer': XStateRunner, compiled: CompiledRunner } as const;

interface Recorded {
  readonly machine: ConstructorParameters<typeof XStateRunner>[0];
  readonly world: object;
  readonly inputs: readonly AnyInput[];
  readonly microsteps: number;
}

/** Keeps where a game began and what was sent, and counts the microsteps that it took. */
const record = <W extends object>(
  game: {
    readonly world: W;
    watch(watcher: () => void): unknown;
    readonly ruleset: { machineFor(world: W): Recorded['machine'] };
  },
  play: () => readonly AnyInput[],
): Recorded => {
  const { world } = game;
  let microsteps = 0;
  game.watch(() => {
    microsteps += 1;
  });
  return { machine: game.ruleset.machineFor(world), world, inputs: play(), microsteps };
};

const seeds = Array.from({ length: GAMES }, (_, index) => index + 1);
const recordings: Record<string, Recorded[]> = {
  battle: seeds.map((seed) => {
    const game = createGame(battle, randomOptions(seed));
    return record(game, () => playOut(game, rollFrom(seed)));
  }),
  dale: seeds.map((seed) => {
    const game = newDaleGame(2 + (seed % 3), seed);
    return record(game, () => playDale(game, rollFrom(seed)));
  }),
};

/** Microseconds of processor time that the inputs of one game take. */
const timeOf = (runner: Runner<object>, inputs: readonly AnyInput[]): number => {
  const start = process.cpuUsage();
  for (const input of inputs) runner.send(input);
  const { user, system } = process.cpuUsage(start);
  return user + system;
};

for (const [name, games] of Object.entries(recordings)) {
  const microsteps = games.reduce((sum, game) => sum + game.microsteps, 0);
  const inputs = games.reduce((sum, game) => sum + game.inputs.length, 0);
  const best = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const times = new Map<string, number>();
    for (const { machine, world, inputs } of games) {
      for (const [road, Runner] of Object.entries(RUNNERS)) {
        times.set(road, (times.get(road) ?? 0) + timeOf(new Runner(machine, { world }), inputs));
      }
    }
    for (const [road, time] of times) best.set(road, Math.min(time, best.get(road) ?? Number.POSITIVE_INFINITY));
  }
  console.log(`${name}: ${games.length} games, ${inputs} inputs, ${microsteps} microsteps, best of ${ROUNDS} rounds`);
  const micros = [...best].map(([road, time]) => [road, time / microsteps] as const);
  for (const [road, time] of micros) console.log(`  ${road}: ${time.toFixed(2)} µs a microstep`);
  const [slow, fast] = micros.map(([, time]) => time) as [number, number];
  console.log(`  ratio: ${(slow / fast).toFixed(1)}`);
}
