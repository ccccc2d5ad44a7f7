// Classic neutral minions with a deathrattle.

import { expect } from 'vitest';
import { activated, pick, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

card('Leper Gnome', '2 damage to the enemy hero when it dies, and not before', () => {
  const game = table();
  const { destroy, hero, health } = game;
  const gnome = playFromHand(game, 'Leper Gnome', 0);
  expect(health(hero(1))).toBe(30);
  destroy(gnome);
  expect([health(hero(0)), health(hero(1))]).toEqual([30, 28]);
});

card('Leper Gnome', 'who controls it when it dies decides whose hero that is; bounced it does nothing', () => {
  const { summon, takeControl, destroy, returnToHand, hero, health } = table();
  const gnome = summon('Leper Gnome', 0);
  takeControl(gnome, 1);
  destroy(gnome);
  returnToHand(summon('Leper Gnome', 0));
  expect([health(hero(0)), health(hero(1))]).toEqual([28, 30]);
});

card('Loot Hoarder', 'its player draws one', () => {
  const game = table();
  const { destroy, hand } = game;
  destroy(playFromHand(game, 'Loot Hoarder', 0));
  expect([hand(0).length, hand(1).length]).toEqual([1, 0]);
});

card('Harvest Golem', 'a Damaged Golem in its place', () => {
  const { summon, dealDamage, board, nameOf, attackOf, health } = table();
  summon('Wisp', 0);
  const golem = summon('Harvest Golem', 0);
  summon('Wisp', 0);
  dealDamage(golem, 3);
  expect(board(0).map(nameOf)).toEqual(['Wisp', 'Damaged Golem', 'Wisp']);
  const damaged = pick(board(0), 1);
  expect([attackOf(damaged), health(damaged)]).toEqual([2, 1]);
});

card('Abomination', '2 damage to every character of both sides when it dies', () => {
  const { summon, destroy, hero, health } = table();
  const [own, enemy] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1)];
  destroy(summon('Abomination', 0));
  expect([own, enemy, hero(0), hero(1)].map(health)).toEqual([3, 3, 28, 28]);
});

card('Abomination', 'two of them: the first one brings down the second, which goes off in the next round', () => {
  const game = table();
  const { summon, dealDamage, destroy, hero, health, clearLog } = game;
  const first = summon('Abomination', 0);
  const second = summon('Abomination', 1);
  dealDamage(second, 2);
  clearLog();
  destroy(first);
  expect([health(hero(0)), health(hero(1))]).toEqual([26, 26]);
  expect(activated(game)).toEqual(['Abomination: deathrattle', 'Abomination: deathrattle']);
});

card('Cairne Bloodhoof', 'Baine comes in his place, and Baine leaves nobody behind', () => {
  const game = table();
  const { destroy, board, attackOf, health } = game;
  destroy(playFromHand(game, 'Cairne Bloodhoof', 0));
  expect(namesOf(game, board(0))).toEqual(['Baine Bloodhoof']);
  const baine = pick(board(0));
  expect([attackOf(baine), health(baine)]).toEqual([5, 5]);
  destroy(baine);
  expect(board(0)).toEqual([]);
});

card('Sylvanas Windrunner', 'takes one enemy minion that is not dying, whichever it is', () => {
  const taken = new Set<string>();
  for (let seed = 0; seed < 12; seed += 1) {
    const { summon, cast, board, nameOf, ownerOf } = table({ seed });
    const sylvanas = summon('Sylvanas Windrunner', 0);
    summon('Chillwind Yeti', 0);
    summon('Boulderfist Ogre', 1);
    summon('Core Hound', 1);
    summon('Wisp', 1);
    cast('Blessing of Kings', 1, { target: sylvanas });
    cast('Test Verdict', 0, { target: sylvanas });
    expect([board(0).length, board(1).length]).toEqual([2, 1]);
    const stolen = pick(board(0));
    expect(ownerOf(stolen)).toBe(0);
    taken.add(nameOf(stolen));
  }
  expect([...taken].sort()).toEqual(['Boulderfist Ogre', 'Core Hound']);
});

card('Sylvanas Windrunner', 'without an enemy minion she takes nobody', () => {
  const { summon, destroy, board } = table();
  const wisp = summon('Wisp', 0);
  destroy(summon('Sylvanas Windrunner', 0));
  expect([board(0), board(1)]).toEqual([[wisp], []]);
});

card('Sylvanas Windrunner', 'what she takes onto a full board dies, for the side it came from (R21.3)', () => {
  const { summon, setHealth, cast, board, zoneOf, hand } = table();
  setHealth(summon('Haunted Creeper', 0), 1);
  setHealth(summon('Sylvanas Windrunner', 0), 1);
  for (let place = 0; place < 5; place += 1) summon('Chillwind Yeti', 0);
  const hoarder = summon('Loot Hoarder', 1);
  cast('Test Blessing', 1, { target: hoarder });
  cast('Whirlwind', 0);
  expect([board(0).length, zoneOf(hoarder)]).toEqual([7, 'graveyard']);
  expect([hand(0).length, hand(1).length]).toEqual([0, 1]);
});
