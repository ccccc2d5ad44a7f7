// Classic neutral minions with a battlecry.

import { expect } from 'vitest';
import { pick, refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

card('Injured Blademaster', 'takes 4 damage when played, none when summoned', () => {
  const game = table();
  const { summon, health, maxHealth } = game;
  const played = playFromHand(game, 'Injured Blademaster', 0);
  const summoned = summon('Injured Blademaster', 0);
  expect([health(played), maxHealth(played), health(summoned)]).toEqual([3, 7, 7]);
});

card('Abusive Sergeant', '+2 Attack for a minion of either side, until the end of the turn', () => {
  const game = table();
  const { summon, attackOf, endTurn } = game;
  const [own, enemy] = [summon('Wisp', 0), summon('Wisp', 1)];
  playFromHand(game, 'Abusive Sergeant', 0, { target: own });
  playFromHand(game, 'Abusive Sergeant', 0, { target: enemy });
  expect([attackOf(own), attackOf(enemy)]).toEqual([3, 3]);
  endTurn();
  expect([attackOf(own), attackOf(enemy)]).toEqual([1, 1]);
});

card('Abusive Sergeant', 'must take a target if there is one, and no hero', () => {
  const { addToHand, play, summon, hero, board } = table();
  const first = addToHand('Abusive Sergeant', 0);
  expect(refusalOf(() => play(first, { target: hero(1) }))).toBe('target-not-allowed');
  play(first);
  const second = addToHand('Abusive Sergeant', 0);
  summon('Wisp', 1);
  expect(refusalOf(() => play(second))).toBe('target-required');
  expect(board(0)).toEqual([first]);
});

card('Youthful Brewmaster', "a minion of one's own goes back to the hand as a fresh card", () => {
  const game = table();
  const { summon, cast, hand, zoneOf, addToHand, play, attackOf } = game;
  const [own, enemy] = [summon('Wisp', 0), summon('Wisp', 1)];
  cast('Blessing of Kings', 0, { target: own });
  const brewmaster = addToHand('Youthful Brewmaster', 0);
  expect(refusalOf(() => play(brewmaster, { target: enemy }))).toBe('target-not-allowed');
  play(brewmaster, { target: own });
  expect([hand(0), zoneOf(enemy)]).toEqual([[own], 'board']);
  play(own);
  expect(attackOf(own)).toBe(1);
});

card('Ironbeak Owl', 'silences one minion, of either side', () => {
  const game = table();
  const { summon, hasKeyword } = game;
  const [own, enemy] = [summon('Frostwolf Grunt', 0), summon('Frostwolf Grunt', 1)];
  playFromHand(game, 'Ironbeak Owl', 0, { target: enemy });
  expect([hasKeyword(own, 'taunt'), hasKeyword(enemy, 'taunt')]).toEqual([true, false]);
  playFromHand(game, 'Ironbeak Owl', 0, { target: own });
  expect(hasKeyword(own, 'taunt')).toBe(false);
});

card('Coldlight Oracle', 'each player draws two, also from an empty deck', () => {
  const game = table({ decks: [['Wisp', 'Wisp', 'Wisp'], []] });
  const { hand, deck, hero, health } = game;
  playFromHand(game, 'Coldlight Oracle', 0);
  expect([hand(0).length, deck(0).length, health(hero(0))]).toEqual([2, 1, 30]);
  expect([hand(1).length, health(hero(1))]).toEqual([0, 30 - 1 - 2]);
});

card('Twilight Drake', '+1 Health for each card that is left in the own hand', () => {
  const game = table();
  const { addToHand, health, attackOf, summon } = game;
  for (let cards = 0; cards < 3; cards += 1) addToHand('Wisp', 0);
  addToHand('Wisp', 1);
  const drake = playFromHand(game, 'Twilight Drake', 0);
  expect([attackOf(drake), health(drake)]).toEqual([4, 4]);
  addToHand('Wisp', 0);
  expect([health(drake), health(summon('Twilight Drake', 0))]).toEqual([4, 1]);
});

card('Twilight Drake', 'an empty hand gives nothing', () => {
  const game = table();
  expect(game.health(playFromHand(game, 'Twilight Drake', 0))).toBe(1);
});

card('Big Game Hunter', 'destroys a minion with 7 Attack or more, of either side', () => {
  const game = table();
  const { summon, zoneOf } = game;
  const [enemy, own] = [summon('War Golem', 1), summon('Core Hound', 0)];
  playFromHand(game, 'Big Game Hunter', 0, { target: enemy });
  playFromHand(game, 'Big Game Hunter', 0, { target: own });
  expect([zoneOf(enemy), zoneOf(own)]).toEqual(['graveyard', 'graveyard']);
});

card('Big Game Hunter', 'the Attack that counts is the present one; without a target it is played as it is', () => {
  const { addToHand, play, summon, cast, board } = table();
  const ogre = summon('Boulderfist Ogre', 1);
  const hunter = addToHand('Big Game Hunter', 0);
  expect(refusalOf(() => play(hunter, { target: ogre }))).toBe('target-not-allowed');
  play(hunter);
  cast('Blessing of Kings', 1, { target: ogre });
  const second = addToHand('Big Game Hunter', 0);
  expect(refusalOf(() => play(second))).toBe('target-required');
  play(second, { target: ogre });
  expect([board(0), board(1)]).toEqual([[hunter, second], []]);
});

card('Crazed Alchemist', 'Attack and Health change places as they are now; Silence brings the old ones back', () => {
  const game = table();
  const { summon, dealDamage, attackOf, health, maxHealth, silence } = game;
  const snapjaw = summon('Oasis Snapjaw', 1);
  dealDamage(snapjaw, 2);
  playFromHand(game, 'Crazed Alchemist', 0, { target: snapjaw });
  expect([attackOf(snapjaw), health(snapjaw), maxHealth(snapjaw)]).toEqual([5, 2, 2]);
  silence(snapjaw);
  expect([attackOf(snapjaw), health(snapjaw), maxHealth(snapjaw)]).toEqual([2, 7, 7]);
});

card('Crazed Alchemist', 'a minion without Attack dies of it', () => {
  const game = table();
  const doomsayer = game.summon('Doomsayer', 1);
  playFromHand(game, 'Crazed Alchemist', 0, { target: doomsayer });
  expect([game.zoneOf(doomsayer), game.board(0).length]).toEqual(['graveyard', 1]);
});

card('Defender of Argus', '+1/+1 and Taunt for both neighbours and nobody else', () => {
  const game = table();
  const { summon, board, attackOf, health, hasKeyword } = game;
  const [far, left, right] = [0, 1, 2].map(() => summon('Wisp', 0)) as [number, number, number];
  const across = summon('Wisp', 1);
  const argus = playFromHand(game, 'Defender of Argus', 0, { position: 2 });
  expect(board(0)).toEqual([far, left, argus, right]);
  const bodies = [far, left, argus, right, across].map((id) => [attackOf(id), health(id), hasKeyword(id, 'taunt')]);
  expect(bodies).toEqual([
    [1, 1, false],
    [2, 2, true],
    [2, 3, false],
    [2, 2, true],
    [1, 1, false],
  ]);
});

card('Defender of Argus', 'with one neighbour or none', () => {
  const game = table();
  const first = playFromHand(game, 'Defender of Argus', 0);
  const second = playFromHand(game, 'Defender of Argus', 0);
  expect([first, second].map((id) => game.hasKeyword(id, 'taunt'))).toEqual([true, false]);
});

card('Faceless Manipulator', 'becomes the other minion as it is, enchantments and damage included', () => {
  const game = table();
  const { summon, cast, dealDamage, board, nameOf, attackOf, health, maxHealth } = game;
  const golem = summon('Harvest Golem', 1);
  cast('Blessing of Kings', 1, { target: golem });
  dealDamage(golem, 2);
  playFromHand(game, 'Faceless Manipulator', 0, { target: golem });
  const copy = pick(board(0), 0);
  expect(nameOf(copy)).toBe('Harvest Golem');
  expect([attackOf(copy), health(copy), maxHealth(copy)]).toEqual([6, 5, 7]);
  expect([health(golem), board(1)]).toEqual([5, [golem]]);
});

card('Faceless Manipulator', 'the copy has the texts of the original, but not its battlecry again', () => {
  const game = table();
  const { summon, destroy, board, hand, nameOf } = game;
  const engineer = summon('Novice Engineer', 0);
  playFromHand(game, 'Faceless Manipulator', 0, { target: engineer });
  expect(hand(0)).toEqual([]);
  const golem = summon('Harvest Golem', 1);
  playFromHand(game, 'Faceless Manipulator', 0, { target: golem });
  destroy(pick(board(0)));
  expect(board(0).map(nameOf)).toEqual(['Novice Engineer', 'Novice Engineer', 'Damaged Golem']);
});

card('Faceless Manipulator', 'a silenced minion stays silent in the copy, and it cannot attack at once', () => {
  const game = table({ checksActions: true });
  const { summon, silence, board, destroy, attack, hero } = game;
  const golem = summon('Harvest Golem', 1);
  silence(golem);
  playFromHand(game, 'Faceless Manipulator', 0, { target: golem });
  const copy = pick(board(0), 0);
  expect(refusalOf(() => attack(copy, hero(1)))).toBe('attack-exhausted');
  destroy(copy);
  expect(board(0)).toEqual([]);
});

card('Faceless Manipulator', 'alone on the board it stays what it is', () => {
  const game = table();
  const faceless = playFromHand(game, 'Faceless Manipulator', 0);
  expect([game.nameOf(faceless), game.board(0)]).toEqual(['Faceless Manipulator', [faceless]]);
});

card('Faceless Manipulator', 'it arrives as what it has become: for Knife Juggler and for Mirror Entity', () => {
  const game = table();
  const { summon, addSecret, board, hero, health } = game;
  const yeti = summon('Chillwind Yeti', 0);
  summon('Knife Juggler', 0);
  addSecret('Mirror Entity', 1);
  playFromHand(game, 'Faceless Manipulator', 0, { target: yeti });
  expect(namesOf(game, board(0))).toEqual(['Chillwind Yeti', 'Knife Juggler', 'Chillwind Yeti']);
  expect(namesOf(game, board(1))).toEqual(['Chillwind Yeti']);
  expect(health(hero(1)) + health(pick(board(1)))).toBe(30 + 5 - 1);
});

card('Blood Knight', 'takes every Divine Shield on both sides, +3/+3 for each', () => {
  const game = table();
  const { summon, attackOf, health, hasKeyword } = game;
  const shielded = [summon('Argent Squire', 0), summon('Argent Squire', 1), summon('Scarlet Crusader', 1)];
  const broken = summon('Argent Squire', 1);
  game.dealDamage(broken, 1);
  summon('Wisp', 1);
  const knight = playFromHand(game, 'Blood Knight', 0);
  expect([attackOf(knight), health(knight)]).toEqual([12, 12]);
  expect(shielded.map((id) => hasKeyword(id, 'divineShield'))).toEqual([false, false, false]);
  const late = playFromHand(game, 'Blood Knight', 0);
  expect([attackOf(late), health(late)]).toEqual([3, 3]);
});
