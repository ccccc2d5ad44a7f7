// How the card tests play a card: put into the hand and played from there, as a player would.

import type { EntityId } from '../../../machines/index.ts';
import type { PlayerId, PlayOptions, SandboxGame } from '../../../machines/sandbox/index.ts';

/** Puts a card of that name into the hand and plays it; says which entity it is. */
export const playFromHand = (
  { addToHand, play }: SandboxGame,
  name: string,
  player: PlayerId,
  options: PlayOptions = {},
): EntityId => {
  const id = addToHand(name, player);
  play(id, options);
  return id;
};

/** The names of the cards in a list. */
export const namesOf = ({ nameOf }: SandboxGame, ids: readonly EntityId[]): string[] => ids.map(nameOf);
