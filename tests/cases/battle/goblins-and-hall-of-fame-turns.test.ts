// Rows about the beginning and the end of turns that need cards of Goblins vs Gnomes or the Hall of Fame, and two kin.

import { expect, it } from 'vitest';
import { playFromHand } from '../../battle/cards/from-hand.ts';
import { match } from './match.ts';

const fillers = Array<string>(20).fill('Wisp');

it('FP-130: Alarm-o-Bot with a hand of spells stays where it is', () => {
  const { summon, addToHand, round, board, hand } = match();
  const bot = summon('Alarm-o-Bot', 0);
  const spells = [addToHand('Fireball', 0), addToHand('Moonfire', 0)];
  round();
  expect([board(0), hand(0)]).toEqual([[bot], spells]);
});

it('FP-153: Micro Machine has 2, 3, 4 Attack after three beginnings of turns', () => {
  const { summon, endTurn, stats } = match();
  const machine = summon('Micro Machine', 0);
  const after = [0, 1, 2].map(() => {
    endTurn();
    return stats(machine)[0];
  });
  expect(after).toEqual([
    [2, 2],
    [3, 2],
    [4, 2],
  ]);
});

it('FP-154: Jeeves lets the player whose turn ends draw up to three', () => {
  const { summon, endTurn, hand, addToHand } = match({ decks: [fillers, fillers] });
  summon('Jeeves', 0);
  endTurn();
  expect([hand(0).length, hand(1).length]).toEqual([3, 0]);
  for (let cards = 0; cards < 2; cards += 1) addToHand('Moonfire', 1);
  endTurn();
  expect([hand(0).length, hand(1).length]).toEqual([3, 3]);
  addToHand('Moonfire', 0);
  endTurn();
  expect([hand(0).length, hand(1).length]).toEqual([4, 3]);
});

it("FP-155: Demolisher hits the enemy hero at the start of its player's turn only", () => {
  const game = match();
  const { health, hero, endTurn } = game;
  playFromHand(game, 'Demolisher', 0);
  const healths = [0, 1, 2].map(() => {
    endTurn();
    return [health(hero(0)), health(hero(1))];
  });
  expect(healths).toEqual([
    [30, 30],
    [30, 28],
    [30, 28],
  ]);
});

it("FP-155: Ragnaros hits the enemy hero at the end of his player's turn only", () => {
  const game = match();
  const { health, hero, endTurn } = game;
  playFromHand(game, 'Ragnaros the Firelord', 0);
  const healths = [0, 1, 2].map(() => {
    endTurn();
    return [health(hero(0)), health(hero(1))];
  });
  expect(healths).toEqual([
    [30, 22],
    [30, 22],
    [30, 14],
  ]);
});
