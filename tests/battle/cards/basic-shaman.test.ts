// Basic shaman cards: Totems, spells that strengthen, freeze or transform, and two battlecries.

import { expect } from 'vitest';
import { count, pick, refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

card('Totemic Might', '+2 Health for the Totems of its side, for good', () => {
  const game = table();
  const { summon, health, endTurn } = game;
  const [stoneclaw, searing] = [summon('Stoneclaw Totem', 0), summon('Searing Totem', 0)];
  const [wisp, enemy] = [summon('Wisp', 0), summon('Stoneclaw Totem', 1)];
  playFromHand(game, 'Totemic Might', 0);
  const later = summon('Stoneclaw Totem', 0);
  endTurn();
  expect([stoneclaw, searing, wisp, enemy, later].map(health)).toEqual([4, 3, 1, 2, 2]);
});

card('Frost Shock', '1 damage to an enemy, hero or minion, which freezes', () => {
  const game = table({ checksActions: true });
  const { summon, health, hero, endTurn, attack } = game;
  const yeti = summon('Chillwind Yeti', 1);
  playFromHand(game, 'Frost Shock', 0, { target: yeti });
  playFromHand(game, 'Frost Shock', 0, { target: hero(1) });
  expect([health(yeti), health(hero(1))]).toEqual([4, 29]);
  endTurn();
  expect(refusalOf(() => attack(yeti, hero(0)))).toBe('attack-frozen');
});

card('Frost Shock', 'takes no friend, and freezes behind a Divine Shield too', () => {
  const { summon, addToHand, play, hero, health, hasKeyword, game } = table();
  const crusader = summon('Scarlet Crusader', 1);
  const shock = addToHand('Frost Shock', 0);
  expect(refusalOf(() => play(shock, { target: hero(0) }))).toBe('target-not-allowed');
  play(shock, { target: crusader });
  expect([health(crusader), hasKeyword(crusader, 'divineShield')]).toEqual([1, false]);
  expect(game.world.entities[crusader]?.isFrozen).toBe(true);
});

card('Windfury', 'gives a minion a second attack, also after the first', () => {
  const game = table({ checksActions: true });
  const { summon, endTurn, attack, hero, health } = game;
  const yeti = summon('Chillwind Yeti', 0);
  endTurn();
  endTurn();
  attack(yeti, hero(1));
  expect(refusalOf(() => attack(yeti, hero(1)))).toBe('attack-used');
  playFromHand(game, 'Windfury', 0, { target: yeti });
  attack(yeti, hero(1));
  expect(refusalOf(() => attack(yeti, hero(1)))).toBe('attack-used');
  expect(health(hero(1))).toBe(22);
});

card('Windfury', 'takes an enemy minion as well, but no hero', () => {
  const { summon, addToHand, play, hero, hasKeyword } = table();
  const [enemy, bystander] = [summon('Wisp', 1), summon('Wisp', 1)];
  const spell = addToHand('Windfury', 0);
  expect(refusalOf(() => play(spell, { target: hero(0) }))).toBe('target-not-allowed');
  play(spell, { target: enemy });
  expect([enemy, bystander].map((id) => hasKeyword(id, 'windfury'))).toEqual([true, false]);
});

card('Rockbiter Weapon', '+3 Attack for a minion or the hero, until the end of the turn', () => {
  const game = table();
  const { summon, attack, attackOf, hero, health, endTurn } = game;
  const wisp = summon('Wisp', 0);
  playFromHand(game, 'Rockbiter Weapon', 0, { target: wisp });
  playFromHand(game, 'Rockbiter Weapon', 0, { target: hero(0) });
  expect([attackOf(wisp), attackOf(hero(0))]).toEqual([4, 3]);
  attack(hero(0), hero(1));
  expect(health(hero(1))).toBe(27);
  endTurn();
  expect(attackOf(wisp)).toBe(1);
  endTurn();
  expect(attackOf(hero(0))).toBe(0);
});

card('Rockbiter Weapon', 'takes no enemy', () => {
  const { summon, addToHand, play, hero } = table();
  const enemy = summon('Wisp', 1);
  const rock = addToHand('Rockbiter Weapon', 0);
  expect([enemy, hero(1)].map((target) => refusalOf(() => play(rock, { target })))).toEqual([
    'target-not-allowed',
    'target-not-allowed',
  ]);
});

card('Bloodlust', '+3 Attack for the minions that its side has now, until the end of the turn', () => {
  const game = table();
  const { summon, attackOf, hero, endTurn } = game;
  const [wisp, yeti, enemy] = [summon('Wisp', 0), summon('Chillwind Yeti', 0), summon('Wisp', 1)];
  playFromHand(game, 'Bloodlust', 0);
  const later = summon('Wisp', 0);
  expect([wisp, yeti, enemy, later, hero(0)].map(attackOf)).toEqual([4, 7, 1, 1, 0]);
  endTurn();
  expect([wisp, yeti].map(attackOf)).toEqual([1, 4]);
});

card('Flametongue Totem', '+2 Attack for its two neighbours only, whoever they are', () => {
  const { summon, attackOf, destroy, board } = table();
  const [far, left] = [summon('Wisp', 0), summon('Wisp', 0)];
  const totem = summon('Flametongue Totem', 0);
  const right = summon('Wisp', 0);
  const enemies = [summon('Wisp', 1), summon('Wisp', 1), summon('Wisp', 1)];
  expect(board(0).map(attackOf)).toEqual([1, 3, 0, 3]);
  expect(enemies.map(attackOf)).toEqual([1, 1, 1]);
  destroy(left);
  expect([far, totem, right].map(attackOf)).toEqual([3, 0, 3]);
});

card('Flametongue Totem', 'gives nothing once it is silenced or dead', () => {
  const { summon, attackOf, silence, destroy } = table();
  const wisp = summon('Wisp', 0);
  const totem = summon('Flametongue Totem', 0);
  const second = summon('Flametongue Totem', 0, 0);
  expect(attackOf(wisp)).toBe(5);
  silence(totem);
  expect(attackOf(wisp)).toBe(3);
  destroy(second);
  expect(attackOf(wisp)).toBe(1);
});

card('Windspeaker', 'gives another minion of its side Windfury', () => {
  const game = table();
  const { summon, hasKeyword } = game;
  const [wisp, bystander] = [summon('Wisp', 0), summon('Wisp', 0)];
  const speaker = playFromHand(game, 'Windspeaker', 0, { target: wisp });
  expect([wisp, bystander, speaker].map((id) => hasKeyword(id, 'windfury'))).toEqual([true, false, false]);
});

card('Windspeaker', 'takes no enemy and no hero, and can be played alone', () => {
  const { summon, addToHand, play, hero, zoneOf } = table();
  const enemy = summon('Wisp', 1);
  const speaker = addToHand('Windspeaker', 0);
  expect([enemy, hero(0)].map((target) => refusalOf(() => play(speaker, { target })))).toEqual([
    'target-not-allowed',
    'target-not-allowed',
  ]);
  play(speaker);
  expect(zoneOf(speaker)).toBe('board');
});

card('Fire Elemental', '3 damage to any character but itself, Spell Damage or not', () => {
  const game = table();
  const { summon, addToHand, play, health, hero } = game;
  const friend = summon('Chillwind Yeti', 0);
  summon('Kobold Geomancer', 0);
  const elemental = addToHand('Fire Elemental', 0);
  expect(refusalOf(() => play(elemental))).toBe('target-required');
  expect(refusalOf(() => play(elemental, { target: elemental }))).toBe('target-not-allowed');
  play(elemental, { target: hero(1) });
  playFromHand(game, 'Fire Elemental', 0, { target: friend });
  expect([health(hero(1)), health(friend), health(elemental)]).toEqual([27, 2, 5]);
});

card('Fire Elemental', 'does nothing when it is summoned', () => {
  const game = table();
  game.summon('Fire Elemental', 0);
  expect(count(game, 'Damaged')).toBe(0);
});

card('Ancestral Healing', 'a minion of either side is whole again and has Taunt', () => {
  const game = table();
  const { summon, cast, dealDamage, health, hasKeyword } = game;
  const yeti = summon('Chillwind Yeti', 0);
  const [enemy, bystander] = [summon('Chillwind Yeti', 1), summon('Chillwind Yeti', 1)];
  cast('Blessing of Kings', 0, { target: yeti });
  for (const id of [yeti, enemy, bystander]) dealDamage(id, 4);
  playFromHand(game, 'Ancestral Healing', 0, { target: yeti });
  playFromHand(game, 'Ancestral Healing', 0, { target: enemy });
  expect([yeti, enemy, bystander].map(health)).toEqual([9, 5, 1]);
  expect([yeti, enemy, bystander].map((id) => hasKeyword(id, 'taunt'))).toEqual([true, true, false]);
});

card('Ancestral Healing', 'gives Taunt to an undamaged minion, and takes no hero', () => {
  const { summon, addToHand, play, hero, hasKeyword } = table();
  const wisp = summon('Wisp', 0);
  const healing = addToHand('Ancestral Healing', 0);
  expect(refusalOf(() => play(healing, { target: hero(0) }))).toBe('target-not-allowed');
  play(healing, { target: wisp });
  expect(hasKeyword(wisp, 'taunt')).toBe(true);
});

card('Hex', 'a minion becomes a 0/1 Frog with Taunt in the same place, without dying', () => {
  const game = table();
  const { summon, cast, board, attackOf, health, hasKeyword, hand, zoneOf } = game;
  const left = summon('Wisp', 1);
  const hoarder = summon('Loot Hoarder', 1);
  const right = summon('Wisp', 1);
  cast('Blessing of Kings', 1, { target: hoarder });
  playFromHand(game, 'Hex', 0, { target: hoarder });
  const frog = pick(board(1), 1);
  expect([board(1), namesOf(game, [frog])]).toEqual([[left, frog, right], ['Frog']]);
  expect([attackOf(frog), health(frog), hasKeyword(frog, 'taunt')]).toEqual([0, 1, true]);
  expect([zoneOf(hoarder), hand(1).length, count(game, 'Destroyed')]).toEqual(['removed', 0, 0]);
});

card('Healing Totem', 'heals the minions of its side for 1 at the end of its turn only', () => {
  const { summon, dealDamage, health, hero, endTurn } = table();
  const totem = summon('Healing Totem', 0);
  const [yeti, enemy] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1)];
  for (const id of [totem, hero(0)]) dealDamage(id, 1);
  for (const id of [yeti, enemy]) dealDamage(id, 3);
  endTurn();
  expect([totem, yeti, enemy, hero(0)].map(health)).toEqual([2, 3, 2, 29]);
  endTurn();
  expect([totem, yeti, enemy].map(health)).toEqual([2, 3, 2]);
});
