// The first World of a game, as far as the kernel knows it: nothing half done, no events yet, chance from the seed.

import { createChance } from './chance.ts';
import { emptyJournal } from './events.ts';
import type { Frame } from './stack.ts';
import type { KernelWorld } from './world.ts';

/** What every World holds besides its game's own fields, for so many seats. */
export const newWorld = <E, F extends Frame>(seed: number, seats: number): KernelWorld<E, F> => ({
  stack: null,
  events: emptyJournal(),
  chance: createChance(seed, seats),
  spent: 0,
});
