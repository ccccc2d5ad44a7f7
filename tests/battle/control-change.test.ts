// Taking control: what a minion keeps, where it stands, what it may do, and the full board (R22.2, R21.3).

import { expect, it } from 'vitest';
import { activated, count, duel, pick, table } from './table.ts';

it('R22.2: the minion moves to the right end of the new side', () => {
  const { summon, cast, board, ownerOf } = table();
  const [left, right] = [summon('Wisp', 0), summon('Wisp', 0)];
  const yeti = summon('Chillwind Yeti', 1);
  cast('Mind Control', 0, { target: yeti });
  expect(board(0)).toEqual([left, right, yeti]);
  expect([board(1), ownerOf(yeti)]).toEqual([[], 0]);
});

it('R22.2: it keeps enchantments and damage', () => {
  const { summon, cast, dealDamage, attackOf, health } = table();
  const yeti = summon('Chillwind Yeti', 1);
  cast('Blessing of Kings', 1, { target: yeti });
  dealDamage(yeti, 3);
  cast('Mind Control', 0, { target: yeti });
  expect([attackOf(yeti), health(yeti)]).toEqual([8, 6]);
});

it('R22.2: it is not a summon: nothing logged, nobody who listens for summons reacts', () => {
  const game = table();
  const { summon, cast, clearLog } = game;
  summon('Knife Juggler', 0);
  summon('Undertaker', 0);
  const hoarder = summon('Loot Hoarder', 1);
  clearLog();
  cast('Mind Control', 0, { target: hoarder });
  expect([activated(game), count(game, 'Summoned')]).toEqual([[], 0]);
});

it('R22.2: its triggers work for the new side', () => {
  const { summon, cast, dealDamage, hand } = table();
  const acolyte = summon('Acolyte of Pain', 1);
  cast('Mind Control', 0, { target: acolyte });
  dealDamage(acolyte, 1);
  expect([hand(0).length, hand(1).length]).toEqual([1, 0]);
});

it('R19.8: its deathrattle is that of the side that controlled it when it died', () => {
  const { summon, cast, dealDamage, hero, health } = table();
  const gnome = summon('Leper Gnome', 1);
  cast('Mind Control', 0, { target: gnome });
  dealDamage(gnome, 1);
  expect([health(hero(0)), health(hero(1))]).toEqual([30, 28]);
});

it('R7.8: a stolen minion dies with the multipliers of its new side', () => {
  const { summon, cast, dealDamage, hand } = table();
  summon('Baron Rivendare', 1);
  const hoarder = summon('Loot Hoarder', 1);
  cast('Mind Control', 0, { target: hoarder });
  dealDamage(hoarder, 1);
  expect([hand(0).length, hand(1).length]).toEqual([1, 0]);
});

it('R22.2: an end of turn belongs to the new controller', () => {
  const { summon, cast, endTurn, hand } = table();
  const scribe = summon('Test Scribe', 1);
  cast('Mind Control', 0, { target: scribe });
  endTurn();
  expect(hand(0)).toHaveLength(1);
  expect(hand(1)).toHaveLength(1);
  endTurn();
  expect(hand(1)).toHaveLength(1);
});

it('R21.3: stolen onto a full board it is destroyed, and dies for its old controller', () => {
  const game = table();
  const { summon, takeControl, clearLog, log, hand, board } = game;
  for (let place = 0; place < 7; place += 1) summon('Wisp', 0);
  const hoarder = summon('Loot Hoarder', 1);
  clearLog();
  takeControl(hoarder, 0);
  expect(log()).toEqual([
    { type: 'Destroyed', id: hoarder },
    { type: 'DeathPhase', round: 1 },
    { type: 'Triggered', source: hoarder, trigger: 'deathrattle' },
    { type: 'Drew', player: 1, id: pick(hand(1)) },
  ]);
  expect([board(0).length, hand(0).length]).toEqual([7, 0]);
});

it('R22.2: a stolen minion may not attack this turn, and may in the next', () => {
  const { begin, until, play, onBoard, verdict, hero, endTurn } = duel(['Mind Control'], ['Chillwind Yeti']);
  begin();
  until(1, 4, 'Chillwind Yeti');
  play(1, 'Chillwind Yeti');
  until(0, 10, 'Mind Control');
  play(0, 'Mind Control', { target: onBoard(1, 'Chillwind Yeti') });
  const attack = () => verdict({ type: 'ATTACK', seat: 0, attacker: onBoard(0, 'Chillwind Yeti'), defender: hero(1) });
  expect(attack()).toBe('attack-exhausted');
  endTurn();
  endTurn();
  expect(attack()).toBe('legal');
});

it('R22.2: a stolen minion with Charge may attack at once', () => {
  const { begin, until, play, onBoard, verdict, hero } = duel(['Mind Control'], ['Stonetusk Boar']);
  begin();
  until(1, 1, 'Stonetusk Boar');
  play(1, 'Stonetusk Boar');
  until(0, 10, 'Mind Control');
  play(0, 'Mind Control', { target: onBoard(1, 'Stonetusk Boar') });
  expect(verdict({ type: 'ATTACK', seat: 0, attacker: onBoard(0, 'Stonetusk Boar'), defender: hero(1) })).toBe('legal');
});

it('R22.2: a stolen minion with Rush may attack minions at once, not the hero', () => {
  const game = duel(['Mind Control'], ['Rabid Worgen', 'Wisp']);
  const { begin, until, play, onBoard, verdict, hero } = game;
  begin();
  until(1, 3, 'Rabid Worgen', 'Wisp');
  play(1, 'Rabid Worgen');
  play(1, 'Wisp');
  until(0, 10, 'Mind Control');
  play(0, 'Mind Control', { target: onBoard(1, 'Rabid Worgen') });
  const attacker = onBoard(0, 'Rabid Worgen');
  expect(verdict({ type: 'ATTACK', seat: 0, attacker, defender: hero(1) })).toBe('attack-rush');
  expect(verdict({ type: 'ATTACK', seat: 0, attacker, defender: onBoard(1, 'Wisp') })).toBe('legal');
});
