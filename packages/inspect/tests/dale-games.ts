// Games of Dale to inspect.

import { dale } from '../../../machines/dale/index.ts';
import { createGame } from '../../../machines/index.ts';
import { newDale } from '../../../machines/sandbox/index.ts';

/** Three players with dealt hands. */
export const newDaleGame = () =>
  createGame(dale, { seed: 1, players: 3, sets: ['owls', 'macaws', 'platypuses', 'pandas'] });

/** A Dale table at which playing the Magnet, and choosing the inspection, leads into the owl state. */
export const owlTable = () => {
  const { put, game, effectOn } = newDale({ players: 3 });
  const magnet = put('Magnet', 'hand', 0);
  const inspection = put('Quality Inspection', 'deck', 0);
  const knowledge = put('Ancient Knowledge', 'hand', 1);
  const found = put('Junk', 'deck', 1);
  return { game, effectOn, magnet, inspection, knowledge, found };
};
