// K14 (b): the two activations of a doubled random battlecry pick their targets independently.

import { expect, it } from 'vitest';
import { newGame } from '../../machines/sandbox/index.ts';

const hitsOf = (seed: number): number[] => {
  const { summon, addToHand, play, log, clearLog } = newGame({ seed });
  summon('Brann Bronzebeard', 0);
  summon('Chillwind Yeti', 1);
  const sniper = addToHand('Test Sniper', 0);
  clearLog();
  play(sniper);
  return log().flatMap((event) => (event.type === 'Damaged' ? [event.target] : []));
};

it('K14b hits twice, and in some games two different enemies', () => {
  const games = Array.from({ length: 40 }, (_, seed) => hitsOf(seed));
  for (const hits of games) expect(hits).toHaveLength(2);
  expect(games.some(([first, second]) => first !== second)).toBe(true);
  expect(games.some(([first, second]) => first === second)).toBe(true);
});
