// Transforming: a new entity in the same place, without a death and without a summon (R22.3).

import { expect, it } from 'vitest';
import { activated, count, duel, pick, table } from './table.ts';

it('R22.3: the new form is another entity in the same place', () => {
  const { summon, cast, board, nameOf, zoneOf } = table();
  const [left, middle, right] = [summon('Wisp', 1), summon('Chillwind Yeti', 1), summon('Wisp', 1)];
  cast('Polymorph', 0, { target: middle });
  expect(board(1)).toHaveLength(3);
  expect([pick(board(1), 0), pick(board(1), 2)]).toEqual([left, right]);
  expect(pick(board(1), 1)).not.toBe(middle);
  expect([nameOf(pick(board(1), 1)), zoneOf(middle)]).toEqual(['Sheep', 'removed']);
});

it('R22.3: no death and no summon: no triggers, no deathrattle', () => {
  const game = table();
  const { summon, cast, clearLog } = game;
  summon('Flesheating Ghoul', 0);
  summon('Knife Juggler', 1);
  const hoarder = summon('Loot Hoarder', 1);
  clearLog();
  cast('Hex', 0, { target: hoarder });
  expect([activated(game), count(game, 'Destroyed'), count(game, 'Summoned')]).toEqual([[], 0, 0]);
});

it('R22.3: everything on the old form is lost', () => {
  const { summon, cast, dealDamage, board, attackOf, health } = table();
  const yeti = summon('Chillwind Yeti', 1);
  cast('Blessing of Kings', 1, { target: yeti });
  dealDamage(yeti, 1);
  cast('Polymorph', 0, { target: yeti });
  expect([attackOf(pick(board(1))), health(pick(board(1)))]).toEqual([1, 1]);
});

it('R22.3: the new form has its own keywords', () => {
  const { summon, cast, board, hasKeyword } = table();
  cast('Hex', 0, { target: summon('Worgen Infiltrator', 0) });
  expect([hasKeyword(pick(board(0)), 'taunt'), hasKeyword(pick(board(0)), 'stealth')]).toEqual([true, false]);
});

it('R5.7: Spell Damage goes with the old form at once', () => {
  const { summon, cast, hero, health } = table();
  const kobold = summon('Kobold Geomancer', 0);
  cast('Hex', 0, { target: kobold });
  cast('Moonfire', 0, { target: hero(1) });
  expect(health(hero(1))).toBe(29);
});

it('R22.3: it cannot attack in the turn of its change, Charge of the old form or not', () => {
  const { begin, until, play, board, verdict, hero, endTurn } = duel(['Polymorph', 'Stonetusk Boar'], ['Wisp']);
  begin();
  until(0, 5, 'Polymorph', 'Stonetusk Boar');
  play(0, 'Polymorph', { target: play(0, 'Stonetusk Boar') });
  const attack = () => verdict({ type: 'ATTACK', seat: 0, attacker: pick(board(0)), defender: hero(1) });
  expect(attack()).toBe('attack-exhausted');
  endTurn();
  endTurn();
  expect(attack()).toBe('legal');
});

it('R8.3: a minion transformed before its battlecry has none, and the new form none of it', () => {
  const game = table();
  const { summon, addToHand, play, hand, board, nameOf, clearLog } = game;
  summon('Test Shearer', 1);
  clearLog();
  play(addToHand('Novice Engineer', 0));
  expect(board(0).map(nameOf)).toEqual(['Sheep']);
  expect(hand(0)).toEqual([]);
  expect(activated(game)).toEqual(['Test Shearer: onPlay']);
});
