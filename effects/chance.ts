// The only source of chance: seeded generators whose states lie in the World.

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { JumpableRandomGenerator } from 'pure-rand/types/JumpableRandomGenerator';
import type { ChanceStreams, Seat } from './world.ts';

export type Stream = 'table' | Seat;

/** Outputs thrown away first: neighbouring seeds start the generator in states that differ in a few bits only. */
const WARM_UP = 64;

/** The streams made last: sandboxes begin with one seed again and again, and so does a game that is played once more. */
let last: { readonly seed: number; readonly seats: number; readonly streams: ChanceStreams } | null = null;

/** One stream for the table and one for each seat, all from one seed (a whole number). */
export const createChance = (seed: number, seats: number): ChanceStreams => {
  if (last?.seed !== seed || last.seats !== seats) last = { seed, seats, streams: streamsFrom(seed, seats) };
  const { table, seats: streams } = last.streams;
  const copies: number[][] = [];
  for (let seat = 0; seat < seats; seat += 1) copies.push((streams[seat] as number[]).slice());
  return { table: table.slice(), seats: copies };
};

const streamsFrom = (seed: number, seats: number): ChanceStreams => {
  const root = xoroshiro128plus(seed);
  for (let skipped = 0; skipped < WARM_UP; skipped += 1) root.next();
  const fork = () => [root.next(), root.next(), root.next(), root.next()];
  const table = fork();
  const streams: number[][] = [];
  for (let seat = 0; seat < seats; seat += 1) streams.push(fork());
  return { table, seats: streams };
};

/** A whole number from 0 to `below` − 1. Moves the stream on, also when there is only one outcome to draw. */
export const roll = (world: { chance: ChanceStreams }, stream: Stream, below: number): number => {
  const generator = generatorOf(world, stream);
  const rolled = uniformInt(generator, 0, below - 1);
  keep(world, stream, generator);
  return rolled;
};

/** The generator of a stream as it stands; drawing from it does not move the stream on until it is kept. */
const generatorOf = ({ chance }: { chance: ChanceStreams }, stream: Stream): JumpableRandomGenerator => {
  const state = stream === 'table' ? chance.table : chance.seats[stream];
  if (state === undefined) throw new Error(`There is no chance stream for seat ${stream}.`);
  return xoroshiro128plusFromState(state);
};

const keep = ({ chance }: { chance: ChanceStreams }, stream: Stream, generator: JumpableRandomGenerator): void => {
  const next = [...generator.getState()];
  if (stream === 'table') chance.table = next;
  else chance.seats[stream] = next;
};

/** `count` different items, in the order drawn; all of them, still by chance, if there are fewer. */
export const draw = <T>(world: { chance: ChanceStreams }, stream: Stream, items: readonly T[], count: number): T[] => {
  const left = [...items];
  const drawn: T[] = [];
  if (count <= 0 || left.length === 0) return drawn;
  const generator = generatorOf(world, stream);
  while (drawn.length < count && left.length > 0) {
    const [item] = left.splice(uniformInt(generator, 0, left.length - 1), 1);
    drawn.push(item as T);
  }
  keep(world, stream, generator);
  return drawn;
};

/** The same items in a new order. */
export const shuffle = <T>(world: { chance: ChanceStreams }, stream: Stream, items: readonly T[]): T[] =>
  draw(world, stream, items, items.length);
