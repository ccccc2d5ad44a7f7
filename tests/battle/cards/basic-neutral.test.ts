// Basic neutral auras and reactions, and The Coin.

import { expect } from 'vitest';
import { manaOf, table } from '../table.ts';
import { card } from './card.ts';
import { playFromHand } from './from-hand.ts';

card('Grimscale Oracle', '+1 Attack for the other own Murlocs while it is there', () => {
  const game = table();
  const { summon, attackOf, destroy } = game;
  const [murloc, wisp, theirs] = [summon('Murloc Raider', 0), summon('Wisp', 0), summon('Murloc Raider', 1)];
  const oracle = playFromHand(game, 'Grimscale Oracle', 0);
  expect([murloc, wisp, theirs, oracle].map(attackOf)).toEqual([3, 1, 2, 1]);
  destroy(oracle);
  expect(attackOf(murloc)).toBe(2);
});

card('Grimscale Oracle', 'two of them help each other and add up', () => {
  const { summon, attackOf } = table();
  const cards = [summon('Grimscale Oracle', 0), summon('Grimscale Oracle', 0), summon('Murloc Raider', 0)];
  expect(cards.map(attackOf)).toEqual([2, 2, 4]);
});

card('Raid Leader', '+1 Attack for the other own minions while it is there and not silenced', () => {
  const game = table();
  const { summon, attackOf, health, silence, endTurn } = game;
  const [own, theirs] = [summon('Wisp', 0), summon('Wisp', 1)];
  const leader = playFromHand(game, 'Raid Leader', 0);
  const later = summon('Wisp', 0);
  expect([own, later, theirs, leader].map(attackOf)).toEqual([2, 2, 1, 2]);
  expect(health(own)).toBe(1);
  silence(leader);
  endTurn();
  expect(attackOf(own)).toBe(1);
});

card('Raid Leader', 'helps whoever controls it', () => {
  const { summon, attackOf, takeControl, endTurn } = table();
  const [own, theirs, leader] = [summon('Wisp', 0), summon('Wisp', 1), summon('Raid Leader', 0)];
  takeControl(leader, 1);
  endTurn();
  expect([own, theirs].map(attackOf)).toEqual([1, 2]);
});

card('Stormwind Champion', '+1/+1 for the other own minions', () => {
  const game = table();
  const { summon, attackOf, health } = game;
  const [own, theirs] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1)];
  const champion = playFromHand(game, 'Stormwind Champion', 0);
  const second = summon('Stormwind Champion', 0);
  expect([attackOf(own), health(own)]).toEqual([6, 7]);
  expect([attackOf(theirs), health(theirs)]).toEqual([4, 5]);
  expect([attackOf(champion), health(champion)]).toEqual([attackOf(second), health(second)]);
});

card('Stormwind Champion', 'R18.1: losing its Health kills nobody', () => {
  const { summon, attackOf, health, dealDamage, destroy } = table();
  const [own, champion] = [summon('Wisp', 0), summon('Stormwind Champion', 0)];
  dealDamage(own, 1);
  expect(health(own)).toBe(1);
  destroy(champion);
  expect([attackOf(own), health(own)]).toEqual([1, 1]);
});

card('Gurubashi Berserker', '+3 Attack each time it takes damage', () => {
  const game = table();
  const { dealDamage, attackOf, health, summon } = game;
  const berserker = playFromHand(game, 'Gurubashi Berserker', 0);
  const other = summon('Chillwind Yeti', 0);
  dealDamage(berserker, 1);
  expect(attackOf(berserker)).toBe(5);
  dealDamage(berserker, 2);
  dealDamage(other, 1);
  expect([attackOf(berserker), health(berserker), attackOf(other)]).toEqual([8, 4, 4]);
});

card('Gurubashi Berserker', 'FP-002: what a Divine Shield takes is no damage', () => {
  const game = table();
  const { cast, attackOf, health, hasKeyword } = game;
  const berserker = playFromHand(game, 'Gurubashi Berserker', 0);
  cast('Hand of Protection', 0, { target: berserker });
  cast('Moonfire', 1, { target: berserker });
  expect([attackOf(berserker), health(berserker), hasKeyword(berserker, 'divineShield')]).toEqual([2, 7, false]);
});

card('The Coin', 'one more mana for this turn only', () => {
  const game = table({ chargesMana: true });
  const { setMana, endTurn } = game;
  setMana(0, 3);
  playFromHand(game, 'The Coin', 0);
  expect(manaOf(game.game, 0)).toMatchObject({ available: 4, maximum: 3 });
  endTurn();
  expect(manaOf(game.game, 0)).toMatchObject({ available: 3, maximum: 3 });
  endTurn();
  expect(manaOf(game.game, 0)).toMatchObject({ available: 4, maximum: 4 });
});

card('The Coin', 'R14.6: nothing beyond ten mana', () => {
  const game = table({ chargesMana: true });
  game.setMana(0, 10);
  playFromHand(game, 'The Coin', 0);
  expect(manaOf(game.game, 0)).toMatchObject({ available: 10, maximum: 10 });
  game.setMana(0, 10, 4);
  playFromHand(game, 'The Coin', 0);
  expect(manaOf(game.game, 0)).toMatchObject({ available: 5, maximum: 10 });
});
