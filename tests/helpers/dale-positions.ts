// Resting positions of every kind: each phase of the game, by inputs from the start. For tests of what may happen at
// any of them.

import { type DaleGame, dale, PHASES, type Phase, phaseOf } from '../../machines/dale/index.ts';
import { createGame } from '../../machines/index.ts';
import { newDale } from '../../machines/sandbox/index.ts';
import { chameleonsToBind, cheerOpen, knowledgeAndInspection, votesOpen } from './dale-fixtures.ts';
import { accept, newDaleGame, playDale, randomDaleInput } from './dale-play.ts';
import { rollFrom } from './random-play.ts';

/** The first position of this phase that random games with these seeds come to. */
const reached = (phase: Phase, players: number): DaleGame => {
  for (let seed = 1; seed < 200; seed += 1) {
    const game = newDaleGame(players, seed);
    const roll = rollFrom(seed);
    for (let sent = 0; sent < 120 && !game.isOver; sent += 1) {
      accept(game, randomDaleInput(game, roll));
      // Later in the game there is more on the table.
      if (sent > 20 && phaseOf(game.world) === phase && !game.isOver) return game;
    }
  }
  throw new Error(`No game came to the phase ${phase}.`);
};

const finished = (): DaleGame => {
  const game = newDaleGame(2, 3);
  playDale(game, rollFrom(3));
  return game;
};

const busySandbox = (): DaleGame => {
  const table = newDale({ players: 3 });
  for (const card of ['Magnet', 'Seeing Doubles', 'Glue', 'Junk', 'Cunning Neighbour']) table.put(card, 'hand', 0);
  for (const seat of [0, 1, 2]) table.put('Spyglass', 'deck', seat);
  table.put('Raffle', 'market', 0, { at: 1 });
  table.put('Cookies', 'bin');
  table.put('Wily Fellow', 'stall', 1);
  return table.game;
};

/** Positions by name; each call makes a new game. */
export const dalePositions: Readonly<Record<string, () => DaleGame>> = {
  'before the vote': () => votesOpen(3).game,
  'in the middle of the vote': () => {
    const { game, inputs } = votesOpen(3);
    accept(game, inputs[1] as never);
    return game;
  },
  'at the first turn': () =>
    createGame(dale, { players: 4, sets: ['owls', 'foxes', 'sloths', 'chameleons', 'macaws'] }),
  'in a sandbox': busySandbox,
  'in the collective choice': () => {
    const { game, inputs } = cheerOpen(3);
    accept(game, inputs[2] as never);
    return game;
  },
  'in the owl state': () => knowledgeAndInspection(4).game,
  'in the owl state with chameleons': () => chameleonsToBind(3).game,
  ...Object.fromEntries(
    PHASES.filter((phase) => phase !== 'setSelection' && phase !== 'collective').map((phase) => [
      `in a random game, in the phase ${phase}`,
      () => reached(phase, 3),
    ]),
  ),
  'when it is over': finished,
};
