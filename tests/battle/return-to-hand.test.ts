// Going back to hand: what a card loses, what it keeps the other way, and the full hand (R21.3, R21.6, R22.5).

import { expect, it } from 'vitest';
import { activated, count, pick, table } from './table.ts';

it('R21.6: damage, enchantments and Silence are taken off', () => {
  const { summon, cast, dealDamage, silence, play, attackOf, health, hasKeyword, hand } = table();
  const shieldmasta = summon("Sen'jin Shieldmasta", 1);
  cast('Blessing of Kings', 1, { target: shieldmasta });
  silence(shieldmasta);
  dealDamage(shieldmasta, 2);
  cast('Sap', 0, { target: shieldmasta });
  expect(hand(1)).toEqual([shieldmasta]);
  play(shieldmasta);
  expect([attackOf(shieldmasta), health(shieldmasta), hasKeyword(shieldmasta, 'taunt')]).toEqual([3, 5, true]);
});

it('R21.6: a Divine Shield lost comes back with the card', () => {
  const { summon, dealDamage, cast, play, hasKeyword } = table();
  const squire = summon('Argent Squire', 1);
  dealDamage(squire, 1);
  expect(hasKeyword(squire, 'divineShield')).toBe(false);
  cast('Sap', 0, { target: squire });
  play(squire);
  expect(hasKeyword(squire, 'divineShield')).toBe(true);
});

it('R2.3: when it comes back it is younger than those that stayed', () => {
  const game = table();
  const { summon, cast, play, clearLog } = game;
  const first = summon('Cult Master', 1);
  summon('Flesheating Ghoul', 1);
  cast('Sap', 0, { target: first });
  play(first);
  const wisp = summon('Wisp', 1);
  clearLog();
  game.dealDamage(wisp, 1);
  expect(activated(game)).toEqual(['Flesheating Ghoul: onDeath', 'Cult Master: onDeath']);
});

it('R22.5: no death: no Destroyed, no deathrattle, no triggers on death', () => {
  const game = table();
  const { summon, cast, clearLog } = game;
  summon('Flesheating Ghoul', 0);
  const hoarder = summon('Loot Hoarder', 1);
  clearLog();
  cast('Sap', 0, { target: hoarder });
  expect([activated(game), count(game, 'Destroyed')]).toEqual([[], 0]);
});

it('R22.5: a dying minion that is returned does not die', () => {
  const game = table();
  const { summon, cast, hand, zoneOf } = game;
  const hoarder = summon('Loot Hoarder', 1);
  cast('Test Rescue', 0, { target: hoarder });
  expect([zoneOf(hoarder), hand(1)]).toEqual(['hand', [hoarder]]);
  expect([activated(game), count(game, 'Destroyed')]).toEqual([[], 0]);
});

it('R21.4: with little room those returned go in order of play, and what no longer fits dies', () => {
  const game = table();
  const { summon, addToHand, cast, hand, zoneOf, log, clearLog } = game;
  const minions = [summon('Wisp', 1), summon('Loot Hoarder', 1), summon('Leper Gnome', 1)];
  const mine = summon('Wisp', 0);
  for (let held = 0; held < 9; held += 1) addToHand('Bananas', 1);
  clearLog();
  cast('Vanish', 0);
  expect(minions.map(zoneOf)).toEqual(['hand', 'graveyard', 'graveyard']);
  expect([zoneOf(mine), hand(1).length]).toEqual(['hand', 10]);
  expect(log().filter(({ type }) => type === 'Destroyed')).toEqual([
    { type: 'Destroyed', id: pick(minions, 1) },
    { type: 'Destroyed', id: pick(minions, 2) },
  ]);
  expect(activated(game)).toEqual(['Loot Hoarder: deathrattle', 'Leper Gnome: deathrattle']);
});

it('R22.5: Youthful Brewmaster returns another minion of its side and stays', () => {
  const { summon, addToHand, play, board, hand } = table();
  const wisp = summon('Wisp', 0);
  const brewmaster = addToHand('Youthful Brewmaster', 0);
  play(brewmaster, { target: wisp });
  expect([board(0), hand(0)]).toEqual([[brewmaster], [wisp]]);
});

it('R8.4: with Brann the second activation finds its target gone and does nothing', () => {
  const game = table();
  const { summon, addToHand, play, hand, clearLog } = game;
  summon('Brann Bronzebeard', 0);
  const wisp = summon('Wisp', 0);
  const brewmaster = addToHand('Youthful Brewmaster', 0);
  clearLog();
  play(brewmaster, { target: wisp });
  expect(activated(game)).toEqual(['Youthful Brewmaster: battlecry', 'Youthful Brewmaster: battlecry']);
  expect(hand(0)).toEqual([wisp]);
});

it('R21.6: from hand to play a card keeps what it was given in hand', () => {
  const { addToHand, cast, play, attackOf, health } = table();
  const [given, enemy] = [addToHand('Wisp', 0), addToHand('Wisp', 1)];
  cast('Test Training', 0);
  play(given);
  play(enemy);
  expect([attackOf(given), health(given)]).toEqual([2, 3]);
  expect([attackOf(enemy), health(enemy)]).toEqual([1, 1]);
});

it('R21.6: also when an effect puts it into play', () => {
  const { addToHand, cast, summon, dealDamage, attackOf, zoneOf } = table();
  const demon = addToHand('Voidwalker', 0);
  cast('Test Training', 0);
  dealDamage(summon('Voidcaller', 0), 4);
  expect([zoneOf(demon), attackOf(demon)]).toEqual(['board', 2]);
});

it('R21.6: and loses it when it goes back from play', () => {
  const { addToHand, cast, play, attackOf } = table();
  const wisp = addToHand('Wisp', 1);
  cast('Test Training', 1);
  play(wisp);
  cast('Sap', 0, { target: wisp });
  expect(attackOf(wisp)).toBe(1);
});
