// Rows about playing cards and what they cost that need cards of Goblins vs Gnomes or the Hall of Fame.

import { expect, it } from 'vitest';
import { namesOf, playFromHand } from '../../battle/cards/from-hand.ts';
import { pick } from '../../battle/table.ts';
import { match } from './match.ts';

const fillers = Array<string>(20).fill('Wisp');

it('FP-055: Cobalt Guardian has its Divine Shield after the first Mech, and the one after the second', () => {
  const game = match();
  const { hasKeyword, dealDamage, stats } = game;
  const guardian = playFromHand(game, 'Cobalt Guardian', 0);
  expect(hasKeyword(guardian, 'divineShield')).toBe(false);
  for (let mechs = 0; mechs < 2; mechs += 1) {
    playFromHand(game, 'Target Dummy', 0);
    expect(hasKeyword(guardian, 'divineShield')).toBe(true);
  }
  dealDamage(guardian, 1);
  expect([hasKeyword(guardian, 'divineShield'), stats(guardian)]).toEqual([false, [[6, 3]]]);
});

it("FP-057: Hobgoblin counts a Timber Wolf's own Attack, not what another wolf adds", () => {
  const game = match();
  const { summon, stats } = game;
  summon('Hobgoblin', 0);
  const first = playFromHand(game, 'Timber Wolf', 0);
  expect(stats(first)).toEqual([[3, 3]]);
  const second = playFromHand(game, 'Timber Wolf', 0);
  const hoarder = playFromHand(game, 'Loot Hoarder', 0);
  expect(stats(first, second, hoarder)).toEqual([
    [4, 3],
    [4, 3],
    [2, 1],
  ]);
});

it('FP-065: five cards of the enemy cost the player of Fel Reaver 15 cards of the deck', () => {
  const game = match({ decks: [fillers, fillers] });
  const { summon, endTurn, deck } = game;
  summon('Fel Reaver', 0);
  endTurn();
  for (let wisps = 0; wisps < 5; wisps += 1) playFromHand(game, 'Wisp', 1);
  expect([deck(0).length, deck(1).length]).toEqual([5, 20]);
});

it('FP-072: Dr. Boom comes with two Boom Bots', () => {
  const game = match();
  playFromHand(game, 'Dr. Boom', 0);
  expect(namesOf(game, game.board(0)).sort()).toEqual(['Boom Bot', 'Boom Bot', 'Dr. Boom']);
});

it('FP-142: Crush costs 7, 3 while an own damaged minion is there, and 7 again', () => {
  const { addToHand, summon, dealDamage, destroy, costs } = match();
  const crush = addToHand('Crush', 0);
  expect(costs(crush)).toEqual([7]);
  const yeti = summon('Chillwind Yeti', 0);
  dealDamage(yeti, 1);
  expect(costs(crush)).toEqual([3]);
  destroy(yeti);
  expect(costs(crush)).toEqual([7]);
});

it('FP-143: Lord Jaraxxus with 15 of 15 Health is missing none: Molten Giant costs 20', () => {
  const game = match();
  const { addToHand, dealDamage, hero, costs, health } = game;
  const giant = addToHand('Molten Giant', 0);
  dealDamage(hero(0), 4);
  expect(costs(giant)).toEqual([16]);
  playFromHand(game, 'Lord Jaraxxus', 0);
  expect([health(hero(0)), costs(giant)]).toEqual([15, [20]]);
});

it('FP-144: Recombobulator looks at the printed cost of a Molten Giant that was played for 5', () => {
  const game = match({ chargesMana: true });
  const { addToHand, dealDamage, hero, costs, setMana, play, mana, board, zoneOf } = game;
  dealDamage(hero(0), 15);
  const giant = addToHand('Molten Giant', 0);
  expect(costs(giant)).toEqual([5]);
  setMana(0, 10);
  play(giant);
  expect(mana(0).available).toBe(5);
  playFromHand(game, 'Recombobulator', 0, { target: giant });
  expect(zoneOf(giant)).toBe('removed');
  expect(costs(pick(board(0), 0))).toEqual([20]);
});
