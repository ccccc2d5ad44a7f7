// Copies: what comes along from play, from hand, and from the dead (R22.4, R19.10).

import { expect, it } from 'vitest';
import { costOf } from '../../machines/battle/index.ts';
import { pick, table } from './table.ts';

it('R22.4: from play to play enchantments come along', () => {
  const { addSecret, addToHand, cast, play, board, attackOf, health } = table();
  addSecret('Mirror Entity', 1);
  const yeti = addToHand('Chillwind Yeti', 0);
  cast('Test Training', 0);
  play(yeti);
  expect([attackOf(pick(board(1))), health(pick(board(1)))]).toEqual([5, 7]);
});

it('R22.4: and so does damage', () => {
  const { addSecret, addToHand, play, board, health } = table();
  addSecret('Mirror Entity', 1);
  play(addToHand('Injured Blademaster', 0));
  expect([health(pick(board(0))), health(pick(board(1)))]).toEqual([3, 3]);
});

it('R22.4: and so does Silence', () => {
  const { addSecret, summon, addToHand, play, board, hasKeyword, nameOf } = table();
  summon('Test Censor', 1);
  addSecret('Mirror Entity', 1);
  play(addToHand("Sen'jin Shieldmasta", 0));
  const copy = pick(board(1));
  expect([nameOf(copy), hasKeyword(copy, 'taunt')]).toEqual(["Sen'jin Shieldmasta", false]);
});

it('R22.4: the copy is of its own: what happens to one leaves the other alone', () => {
  const { addSecret, addToHand, cast, play, dealDamage, silence, board, attackOf, health } = table();
  addSecret('Mirror Entity', 1);
  const yeti = addToHand('Chillwind Yeti', 0);
  cast('Test Training', 0);
  play(yeti);
  const copy = pick(board(1));
  dealDamage(yeti, 2);
  silence(copy);
  expect([attackOf(yeti), health(yeti), attackOf(copy), health(copy)]).toEqual([5, 5, 4, 5]);
});

it('R11.4: a copy that Mirror Entity makes has no battlecry of its own', () => {
  const { addSecret, addToHand, play, hand } = table();
  addSecret('Mirror Entity', 1);
  play(addToHand('Novice Engineer', 0));
  expect([hand(0).length, hand(1).length]).toEqual([1, 0]);
});

it('R22.4: from hand to hand the copy keeps what the card was given', () => {
  const { addToHand, cast, hand, game, play, attackOf } = table();
  const original = addToHand('Chillwind Yeti', 1);
  cast('Test Training', 1);
  cast('Test Coupon', 1);
  cast('Mind Vision', 0);
  const copy = pick(hand(0));
  expect([copy === original, costOf(game.world, copy), hand(1).length]).toEqual([false, 1, 1]);
  play(copy);
  expect(attackOf(copy)).toBe(5);
});

it('R22.4: with nothing to copy nothing is made, and a full hand gets none', () => {
  const { addToHand, cast, hand } = table();
  cast('Mind Vision', 0);
  expect(hand(0)).toEqual([]);
  addToHand('Wisp', 1);
  for (let held = 0; held < 10; held += 1) addToHand('Bananas', 0);
  cast('Mind Vision', 0);
  expect(hand(0)).toHaveLength(10);
});

it('R19.10: what comes back from the dead is new: no enchantments, no damage', () => {
  const { summon, cast, dealDamage, board, attackOf, health } = table();
  const yeti = summon('Chillwind Yeti', 0);
  cast('Blessing of Kings', 0, { target: yeti });
  dealDamage(yeti, 3);
  cast('Reincarnate', 0, { target: yeti });
  const back = pick(board(0));
  expect([back === yeti, attackOf(back), health(back)]).toEqual([false, 4, 5]);
});

it('R9.1: a copy for a full board is not made', () => {
  const { summon, cast, board, log, clearLog } = table();
  for (let place = 0; place < 7; place += 1) summon(place === 0 ? 'Test Mimic' : 'Wisp', 0);
  clearLog();
  cast('Test Blank', 0);
  expect(board(0)).toHaveLength(7);
  expect(log().some(({ type }) => type === 'Summoned')).toBe(false);
});
