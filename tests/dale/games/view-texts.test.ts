// Texts of views are made in less time than JSON.stringify takes, and are the same letter by letter: for all seats, a
// judge and a spectator, alone and together, after every input of whole games.

import { expect, it } from 'vitest';
import {
  buildCard,
  type DaleWorld,
  daleCards,
  daleViewFor,
  daleViewTexts,
  daleWith,
} from '../../../machines/dale/index.ts';
import { createGame, type Viewer } from '../../../machines/index.ts';
import { accept, newDaleGame, randomDaleInput } from '../../helpers/dale-play.ts';
import { rollFrom } from '../../helpers/random-play.ts';

const viewersOf = ({ seats }: DaleWorld): Viewer[] => [...Array(seats).keys(), 'judge', 'spectator'];

/** How many texts there are; throws at the first difference. */
const compareAll = (world: DaleWorld): number => {
  const viewers = viewersOf(world);
  const together = daleViewTexts(world, viewers);
  for (const [index, viewer] of viewers.entries()) {
    const expected = JSON.stringify(daleViewFor(world, viewer));
    const [alone] = daleViewTexts(world, [viewer]);
    if (together[index] !== expected || alone !== expected) {
      throw new Error(`For ${viewer}: ${expected}\ntogether: ${together[index]}\nalone: ${alone}`);
    }
  }
  return viewers.length;
};

it.each([2, 3, 4])('are what JSON.stringify makes of the views, in whole games of %i players', (players) => {
  let [texts, inputs] = [0, 0];
  for (let seed = 1; seed <= 8; seed += 1) {
    const game = newDaleGame(players, seed);
    const roll = rollFrom(seed);
    texts += compareAll(game.world);
    while (!game.isOver) {
      accept(game, roll(60) === 0 ? { type: 'CONCEDE', seat: game.awaited()[0] ?? 0 } : randomDaleInput(game, roll));
      inputs += 1;
      texts += compareAll(game.world);
    }
  }
  expect(texts).toBe((inputs + 8) * (players + 2));
});

it('escapes what a card is called', () => {
  const name = 'The "best" \\ of\nall ☃ \ud800';
  const strange = buildCard(name, { set: 'foxes', value: 2, text: 'Any set.', modifier: 'anySets' });
  const game = createGame(daleWith([...daleCards('note'), strange], 'note'), { sandbox: true });
  for (const zone of ['hand', 'discard', 'market', 'deck'] as const) {
    accept(game, { type: 'PUT', seat: 0, card: name, zone, ...(zone === 'market' ? { at: 0 } : {}) });
    compareAll(game.world);
  }
  const [text = ''] = daleViewTexts(game.world, ['judge']);
  expect(text.split(JSON.stringify(name)).length).toBeGreaterThan(8);
  expect(JSON.parse(text)).toEqual(game.viewFor('judge'));
});

it('has a text for each viewer that is named, in that order', () => {
  const { world } = newDaleGame(2, 1);
  expect(daleViewTexts(world, [])).toEqual([]);
  expect(daleViewTexts(world, [1, 'spectator', 1]).map((text) => JSON.parse(text).viewer)).toEqual([1, 'spectator', 1]);
});
