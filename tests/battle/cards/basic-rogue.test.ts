// Basic rogue cards: small damage, removal, sending minions back to hand, and poison.

import { expect } from 'vitest';
import { pick, refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

card('Backstab', '2 damage to an undamaged minion of either side', () => {
  const game = table();
  const { summon, health } = game;
  const [friend, enemy] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1)];
  playFromHand(game, 'Backstab', 0, { target: friend });
  playFromHand(game, 'Backstab', 0, { target: enemy });
  expect([health(friend), health(enemy)]).toEqual([3, 3]);
});

card('Backstab', 'takes no damaged minion and no hero', () => {
  const { summon, dealDamage, addToHand, play, hero, heal } = table();
  const yeti = summon('Chillwind Yeti', 1);
  dealDamage(yeti, 1);
  const stab = addToHand('Backstab', 0);
  expect(refusalOf(() => play(stab))).toBe('no-legal-target');
  expect(refusalOf(() => play(stab, { target: yeti }))).toBe('target-not-allowed');
  expect(refusalOf(() => play(stab, { target: hero(1) }))).toBe('target-not-allowed');
  heal(yeti, 1);
  expect(refusalOf(() => play(stab, { target: yeti }))).toBe('accepted');
});

card('Deadly Poison', 'gives the own weapon +2 Attack, for good, and not the next weapon', () => {
  const game = table();
  const { equip, attackOf, health, hero, endTurn } = game;
  const [axe, enemies] = [equip('Fiery War Axe', 0), equip('Fiery War Axe', 1)];
  playFromHand(game, 'Deadly Poison', 0);
  expect([attackOf(axe), health(axe), attackOf(hero(0)), attackOf(enemies)]).toEqual([5, 2, 5, 3]);
  endTurn();
  endTurn();
  expect(attackOf(hero(0))).toBe(5);
  equip('Wicked Knife', 0);
  expect(attackOf(hero(0))).toBe(1);
});

card('Deadly Poison', 'is played with an own weapon only', () => {
  const { equip, addToHand, play, attackOf } = table();
  const poison = addToHand('Deadly Poison', 0);
  expect(refusalOf(() => play(poison))).toBe('no-effect');
  const enemies = equip('Fiery War Axe', 1);
  expect(refusalOf(() => play(poison))).toBe('no-effect');
  const own = equip('Wicked Knife', 0);
  play(poison);
  expect([attackOf(own), attackOf(enemies)]).toEqual([3, 3]);
});

card('Sinister Strike', '3 damage to the enemy hero and nobody else, more with Spell Damage', () => {
  const game = table();
  const { summon, health, hero } = game;
  const wisp = summon('Wisp', 1);
  playFromHand(game, 'Sinister Strike', 0);
  expect([health(hero(0)), health(hero(1)), health(wisp)]).toEqual([30, 27, 1]);
  summon('Kobold Geomancer', 0);
  playFromHand(game, 'Sinister Strike', 0);
  expect(health(hero(1))).toBe(23);
});

card('Shiv', '1 damage to any character, and a card for its player only', () => {
  const game = table();
  const { summon, hand, health, hero, zoneOf } = game;
  const wisp = summon('Wisp', 0);
  playFromHand(game, 'Shiv', 0, { target: hero(1) });
  expect([health(hero(1)), hand(0).length, hand(1).length]).toEqual([29, 1, 0]);
  playFromHand(game, 'Shiv', 0, { target: wisp });
  expect([zoneOf(wisp), hand(0).length]).toEqual(['graveyard', 2]);
});

card('Fan of Knives', '1 damage to each enemy minion, and a card', () => {
  const game = table();
  const { summon, hand, health, hero, zoneOf } = game;
  const [friend, wisp, yeti] = [summon('Wisp', 0), summon('Wisp', 1), summon('Chillwind Yeti', 1)];
  playFromHand(game, 'Fan of Knives', 0);
  expect([zoneOf(friend), zoneOf(wisp), health(yeti), health(hero(1))]).toEqual(['board', 'graveyard', 4, 30]);
  expect([hand(0).length, hand(1).length]).toEqual([1, 0]);
});

card('Fan of Knives', 'draws also where there is no enemy minion', () => {
  const game = table();
  playFromHand(game, 'Fan of Knives', 0);
  expect(game.hand(0)).toHaveLength(1);
});

card('Plaguebringer', 'makes another minion of its side Poisonous', () => {
  const game = table();
  const { summon, attack, hasKeyword, zoneOf } = game;
  const [wisp, ogre] = [summon('Wisp', 0), summon('Boulderfist Ogre', 1)];
  const bringer = playFromHand(game, 'Plaguebringer', 0, { target: wisp });
  expect([hasKeyword(wisp, 'poisonous'), hasKeyword(bringer, 'poisonous')]).toEqual([true, false]);
  attack(wisp, ogre);
  expect(zoneOf(ogre)).toBe('graveyard');
});

card('Plaguebringer', 'must take a target if there is one, never an enemy, and none on an empty board', () => {
  const { summon, addToHand, play, zoneOf } = table();
  const enemy = summon('Wisp', 1);
  const [first, second] = [addToHand('Plaguebringer', 0), addToHand('Plaguebringer', 0)];
  expect(refusalOf(() => play(first, { target: enemy }))).toBe('target-not-allowed');
  play(first);
  expect(zoneOf(first)).toBe('board');
  expect(refusalOf(() => play(second))).toBe('target-required');
});

card('Sprint', 'draws 4 cards', () => {
  const game = table();
  playFromHand(game, 'Sprint', 0);
  expect([game.hand(0).length, game.hand(1).length, game.deck(0).length]).toEqual([4, 0, 16]);
});

card('Sprint', 'burns what a full hand cannot take', () => {
  const game = table();
  for (let held = 0; held < 8; held += 1) game.addToHand('Wisp', 0);
  playFromHand(game, 'Sprint', 0);
  expect([game.hand(0).length, game.deck(0).length]).toEqual([10, 16]);
});

card('Sap', "an enemy minion goes to its owner's hand as a fresh card", () => {
  const game = table();
  const { summon, cast, dealDamage, addToHand, play, hand, health } = game;
  const [friend, yeti] = [summon('Wisp', 0), summon('Chillwind Yeti', 1)];
  cast('Blessing of Kings', 1, { target: yeti });
  dealDamage(yeti, 3);
  const sap = addToHand('Sap', 0);
  expect(refusalOf(() => play(sap, { target: friend }))).toBe('target-not-allowed');
  play(sap, { target: yeti });
  expect(hand(1)).toEqual([yeti]);
  play(yeti);
  expect(health(yeti)).toBe(5);
});

card('Sap', 'with a full hand the minion dies', () => {
  const game = table();
  const { summon, addToHand, hand, board } = game;
  const golem = summon('Harvest Golem', 1);
  for (let held = 0; held < 10; held += 1) addToHand('Wisp', 1);
  playFromHand(game, 'Sap', 0, { target: golem });
  expect(hand(1)).not.toContain(golem);
  expect(namesOf(game, board(1))).toEqual(['Damaged Golem']);
});

card('Assassinate', 'destroys an enemy minion, Divine Shield or not, and its deathrattle happens', () => {
  const game = table();
  const { summon, zoneOf, hand, addToHand, play } = game;
  const [friend, crusader, hoarder] = [summon('Wisp', 0), summon('Scarlet Crusader', 1), summon('Loot Hoarder', 1)];
  playFromHand(game, 'Assassinate', 0, { target: crusader });
  playFromHand(game, 'Assassinate', 0, { target: hoarder });
  expect([zoneOf(crusader), zoneOf(hoarder)]).toEqual(['graveyard', 'graveyard']);
  expect([hand(0).length, hand(1).length]).toEqual([0, 1]);
  const last = addToHand('Assassinate', 0);
  expect(refusalOf(() => play(last, { target: friend }))).toBe('target-not-allowed');
});

card('Vanish', 'all minions go to the hands of their sides', () => {
  const game = table();
  const { summon, equip, hand, board, weapon } = game;
  const [friend, enemy, other] = [summon('Wisp', 0), summon('Wisp', 1), summon('Loot Hoarder', 1)];
  const axe = equip('Fiery War Axe', 1);
  playFromHand(game, 'Vanish', 0);
  expect([hand(0), hand(1)]).toEqual([[friend], [enemy, other]]);
  expect([board(0), board(1), weapon(1)]).toEqual([[], [], axe]);
});

card('Vanish', 'the oldest take the room in a hand, the others die', () => {
  const game = table();
  const { summon, addToHand, hand, board, zoneOf } = game;
  const [older, younger] = [summon('Wisp', 1), summon('Harvest Golem', 1)];
  for (let held = 0; held < 9; held += 1) addToHand('Wisp', 1);
  playFromHand(game, 'Vanish', 0);
  expect([pick(hand(1)), zoneOf(younger)]).toEqual([older, 'graveyard']);
  expect(namesOf(game, board(1))).toEqual(['Damaged Golem']);
});
