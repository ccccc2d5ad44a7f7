// Mana, temporary mana and Overload (R14.1, R14.6, R24), mostly in real duels: the sandbox charges nothing.

import { expect, it } from 'vitest';
import { costOf } from '../../machines/battle/index.ts';
import { duel, manaOf, table } from './table.ts';

it('R14.1: maximum mana grows by 1 each turn of its player, and all of it is there to use', () => {
  const { game, begin, endTurn } = duel(['Wisp'], ['Wisp']);
  begin();
  expect([manaOf(game, 0).available, manaOf(game, 1).maximum]).toEqual([1, 0]);
  for (let turns = 0; turns < 4; turns += 1) endTurn();
  expect(manaOf(game, 0)).toEqual({ available: 3, maximum: 3, owed: 0, locked: 0 });
  expect(manaOf(game, 1).maximum).toBe(2);
});

it('R14.1: maximum mana stops at 10', () => {
  const { game, begin, endTurn } = duel(['Wisp'], ['Wisp']);
  begin();
  for (let turns = 0; turns < 22; turns += 1) endTurn();
  expect(manaOf(game, 0)).toEqual({ available: 10, maximum: 10, owed: 0, locked: 0 });
});

it('R3.1: playing a card takes its cost from the player who plays it and from nobody else', () => {
  const { game, begin, until, play } = duel(['Chillwind Yeti'], ['Wisp']);
  begin();
  until(0, 5, 'Chillwind Yeti');
  const enemy = manaOf(game, 1);
  play(0, 'Chillwind Yeti');
  expect(manaOf(game, 0)).toMatchObject({ available: 1, maximum: 5 });
  expect(manaOf(game, 1)).toEqual(enemy);
});

it('R8.1: a card that costs more than the mana left is refused, one that costs just that much is not', () => {
  const { begin, until, inHand, verdict } = duel(['Chillwind Yeti'], ['Wisp']);
  begin();
  until(0, 3, 'Chillwind Yeti');
  expect(verdict({ type: 'PLAY', seat: 0, card: inHand(0, 'Chillwind Yeti') })).toBe('not-enough-mana');
  until(0, 4, 'Chillwind Yeti');
  expect(verdict({ type: 'PLAY', seat: 0, card: inHand(0, 'Chillwind Yeti') })).toBe('legal');
});

it('R14.1: mana left over is not saved for the next turn', () => {
  const { game, begin, until, endTurn } = duel(['Wisp'], ['Wisp']);
  begin();
  until(0, 3);
  endTurn();
  endTurn();
  expect(manaOf(game, 0).available).toBe(4);
});

it('R14.6: The Coin gives one mana above the crystals, lost at the end of the turn', () => {
  const { game, begin, endTurn, play } = duel(['Wisp'], ['Wisp']);
  begin();
  endTurn();
  play(1, 'The Coin');
  expect(manaOf(game, 1)).toMatchObject({ available: 2, maximum: 1 });
  endTurn();
  endTurn();
  expect(manaOf(game, 1)).toMatchObject({ available: 2, maximum: 2 });
});

it('R14.6: temporary mana is cut at 10', () => {
  const { game, begin, until, play } = duel(['Wisp'], ['Wisp']);
  begin();
  until(1, 10, 'The Coin');
  play(1, 'The Coin');
  expect(manaOf(game, 1)).toMatchObject({ available: 10, maximum: 10 });
});

it('R24 Overload: it is owed after the card was played, locks that much next turn, and is gone after it', () => {
  const { game, begin, until, play, endTurn } = duel(['Dust Devil'], ['Wisp']);
  begin();
  until(0, 3, 'Dust Devil');
  play(0, 'Dust Devil');
  expect(manaOf(game, 0)).toEqual({ available: 2, maximum: 3, owed: 2, locked: 0 });
  endTurn();
  endTurn();
  expect(manaOf(game, 0)).toEqual({ available: 2, maximum: 4, owed: 0, locked: 2 });
  endTurn();
  endTurn();
  expect(manaOf(game, 0)).toEqual({ available: 5, maximum: 5, owed: 0, locked: 0 });
});

it('R24 Overload: several add up and may exceed the mana there is, which then is 0', () => {
  const { game, begin, until, play, endTurn } = duel(['Dust Devil'], ['Wisp']);
  begin();
  until(0, 3, 'Dust Devil');
  for (let played = 0; played < 3; played += 1) play(0, 'Dust Devil');
  expect(manaOf(game, 0).owed).toBe(6);
  endTurn();
  endTurn();
  expect(manaOf(game, 0)).toMatchObject({ available: 0, maximum: 4, locked: 6 });
});

it('R24 Overload: locked mana cannot be spent', () => {
  const { begin, until, play, endTurn, inHand, verdict } = duel(['Dust Devil', 'Chillwind Yeti'], ['Wisp']);
  begin();
  until(0, 3, 'Dust Devil', 'Chillwind Yeti');
  play(0, 'Dust Devil');
  endTurn();
  endTurn();
  expect(verdict({ type: 'PLAY', seat: 0, card: inHand(0, 'Chillwind Yeti') })).toBe('not-enough-mana');
});

it('R24 Overload: a minion that an effect summons owes nothing', () => {
  const { summon, game } = table();
  summon('Dust Devil', 0);
  expect(manaOf(game, 0).owed).toBe(0);
});

it('R10.2 step 7: a countered spell owes no Overload, one that is not does, to its caster only', () => {
  const { addSecret, cast, hero, game, health } = table();
  addSecret('Counterspell', 1);
  cast('Lightning Bolt', 0, { target: hero(1) });
  expect([manaOf(game, 0).owed, health(hero(1))]).toEqual([0, 30]);
  cast('Lightning Bolt', 0, { target: hero(1) });
  expect([manaOf(game, 0).owed, manaOf(game, 1).owed, health(hero(1))]).toEqual([1, 0, 27]);
});

it('R14.6: Wild Growth adds an empty crystal for the rest of the game', () => {
  const { game, begin, until, play, endTurn } = duel(['Wild Growth'], ['Wisp']);
  begin();
  until(0, 3, 'Wild Growth');
  play(0, 'Wild Growth');
  expect(manaOf(game, 0)).toMatchObject({ available: 0, maximum: 4 });
  endTurn();
  endTurn();
  expect(manaOf(game, 0)).toMatchObject({ available: 5, maximum: 5 });
});

it('R14.6: a cost aura makes cards dearer in both hands, spells not, until its minion leaves', () => {
  const { addToHand, summon, dealDamage, game } = table();
  const mine = addToHand('Chillwind Yeti', 0);
  const theirs = addToHand('Chillwind Yeti', 1);
  const spell = addToHand('Fireball', 0);
  const costs = () => [mine, theirs, spell].map((id) => costOf(game.world, id));
  const wraith = summon('Mana Wraith', 0);
  expect(costs()).toEqual([5, 5, 4]);
  summon('Mana Wraith', 1);
  expect(costs()).toEqual([6, 6, 4]);
  dealDamage(wraith, 2);
  expect(costs()).toEqual([5, 5, 4]);
});

it('R14.6: no cost falls below 0, and a dearer aura counts from the true sum', () => {
  const { addToHand, summon, game } = table();
  const cheap = addToHand('Moonfire', 0);
  const dear = addToHand('Fireball', 0);
  const theirs = addToHand('Fireball', 1);
  summon('Test Patron', 0);
  expect([cheap, dear, theirs].map((id) => costOf(game.world, id))).toEqual([0, 1, 4]);
});

it('R14.6: changes attached to the card and auras both count', () => {
  const { addToHand, summon, cast, game } = table();
  const yeti = addToHand('Chillwind Yeti', 0);
  cast('Test Coupon', 0);
  const later = addToHand('Chillwind Yeti', 0);
  summon('Mana Wraith', 1);
  expect([costOf(game.world, yeti), costOf(game.world, later)]).toEqual([2, 5]);
});

it('R5.5: a silenced cost aura ends with the boundary', () => {
  const { addToHand, summon, silence, game } = table();
  const yeti = addToHand('Chillwind Yeti', 1);
  const wraith = summon('Mana Wraith', 0);
  silence(wraith);
  expect(costOf(game.world, yeti)).toBe(4);
});
