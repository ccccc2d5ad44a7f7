// The keywords of one Damage Event: Divine Shield, Poisonous, Lifesteal, Frenzy, Overkill (R16, R24).

import { expect, it } from 'vitest';
import { activated, count, table } from './table.ts';

it('R16.1 step 4: the shield takes one hit, whatever its size, and is lost', () => {
  const { summon, dealDamage, hasKeyword, zoneOf, log, clearLog } = table();
  const [squire, other] = [summon('Argent Squire', 1), summon('Argent Squire', 1)];
  clearLog();
  dealDamage(squire, 9);
  expect([hasKeyword(squire, 'divineShield'), zoneOf(squire), log()]).toEqual([false, 'board', []]);
  dealDamage(squire, 1);
  expect([zoneOf(squire), hasKeyword(other, 'divineShield')]).toEqual(['graveyard', true]);
});

it('R16.1 step 4: a hit of 0 does not spend it', () => {
  const { summon, attack, hasKeyword } = table();
  const squire = summon('Argent Squire', 0);
  attack(squire, summon('Doomsayer', 1));
  expect(hasKeyword(squire, 'divineShield')).toBe(true);
});

it('R24 Divine Shield: no damage, so nobody who listens for damage hears of it', () => {
  const game = table();
  const { summon, cast, clearLog } = game;
  summon('Scarlet Crusader', 1);
  summon('Frothing Berserker', 1);
  clearLog();
  cast('Flamestrike', 0);
  expect(count(game, 'Damaged')).toBe(1);
});

it('R24 Divine Shield: no Lifesteal and no Poisonous from a hit it takes', () => {
  const { summon, attack, dealDamage, hero, health, zoneOf } = table();
  dealDamage(hero(0), 5);
  const squire = summon('Argent Squire', 1);
  attack(summon('Queen of Pain', 0), squire);
  expect([health(hero(0)), zoneOf(squire)]).toEqual([25, 'board']);
});

it('R24 Divine Shield: of the hits of two deathrattles it stops the first only', () => {
  const { summon, dealDamage, zoneOf, hasKeyword } = table();
  const crusader = summon('Scarlet Crusader', 1);
  dealDamage(summon('Explosive Sheep', 0), 1);
  expect([zoneOf(crusader), hasKeyword(crusader, 'divineShield')]).toEqual(['board', false]);
  const fresh = summon('Scarlet Crusader', 1);
  summon('Explosive Sheep', 0);
  dealDamage(summon('Explosive Sheep', 0), 1);
  expect(zoneOf(fresh)).toBe('graveyard');
});

it('R24 Poisonous kills whatever minion it damages, attacking or defending', () => {
  const { summon, attack, zoneOf } = table();
  const [first, second] = [summon('War Golem', 1), summon('War Golem', 1)];
  attack(summon('Emperor Cobra', 0), first);
  attack(second, summon('Emperor Cobra', 0));
  expect([zoneOf(first), zoneOf(second)]).toEqual(['graveyard', 'graveyard']);
});

it('R24 Poisonous does not kill heroes', () => {
  const { summon, attack, hero, health, outcome } = table();
  attack(summon('Emperor Cobra', 0), hero(1));
  expect([health(hero(1)), outcome().result]).toEqual([28, 'none']);
});

it('R24 Poisonous needs damage: a floor that leaves none leaves the minion alive', () => {
  const { summon, cast, attack, dealDamage, zoneOf } = table();
  const golem = summon('War Golem', 0);
  dealDamage(golem, 6);
  cast('Commanding Shout', 0);
  attack(summon('Emperor Cobra', 1), golem);
  expect(zoneOf(golem)).toBe('board');
});

it('R24 Lifesteal heals the hero of the controller, in attack and defence', () => {
  const { summon, attack, dealDamage, hero, health } = table();
  dealDamage(hero(0), 10);
  dealDamage(hero(1), 10);
  const queen = summon('Queen of Pain', 0);
  attack(queen, hero(1));
  expect([health(hero(0)), health(hero(1))]).toEqual([21, 19]);
  attack(summon('Wisp', 1), queen);
  expect(health(hero(0))).toBe(22);
});

it('R24 Lifesteal counts each hit of an area by itself', () => {
  const game = table();
  const { summon, cast, dealDamage, hero, health } = game;
  dealDamage(hero(0), 10);
  for (let minions = 0; minions < 3; minions += 1) summon('Chillwind Yeti', 1);
  cast('Spirit Lash', 0);
  expect([health(hero(0)), count(game, 'Healed')]).toEqual([23, 3]);
});

it('R24 Lifesteal of a battlecry counts too', () => {
  const { addToHand, play, dealDamage, hero, health } = table();
  dealDamage(hero(0), 10);
  play(addToHand('Test Leech', 0), { target: hero(1) });
  expect([health(hero(0)), health(hero(1))]).toEqual([22, 28]);
});

it('R24 Lifesteal heals no more than is missing, and an unhurt hero not at all', () => {
  const game = table();
  const { summon, attack, dealDamage, hero, health, clearLog } = game;
  const queen = summon('Queen of Pain', 0);
  attack(queen, hero(1));
  expect(count(game, 'Healed')).toBe(0);
  dealDamage(hero(0), 1);
  clearLog();
  attack(queen, hero(1));
  expect([health(hero(0)), count(game, 'Healed')]).toEqual([30, 1]);
});

it('R24 Lifesteal with inverted healing hurts the own hero instead, once', () => {
  const game = table();
  const { summon, attack, hero, health, clearLog, log } = game;
  summon('Auchenai Soulpriest', 0);
  const queen = summon('Queen of Pain', 0);
  clearLog();
  attack(queen, hero(1));
  expect([health(hero(0)), health(hero(1))]).toEqual([29, 29]);
  expect(log()).toEqual([
    { type: 'Damaged', target: hero(1), amount: 1 },
    { type: 'Damaged', target: hero(0), amount: 1 },
  ]);
});

it('R17.1: an inverted heal with Lifesteal does not go on for ever', () => {
  const { summon, cast, hero, health } = table();
  summon('Auchenai Soulpriest', 0);
  cast('Test Grace', 0, { target: hero(1) });
  expect(health(hero(1))).toBe(27);
  expect([27, 30]).toContain(health(hero(0)));
});

it('R24 Frenzy: not when the first hit kills, and only once otherwise', () => {
  const game = table();
  const { summon, dealDamage, hand } = game;
  dealDamage(summon('Test Rager', 0), 4);
  expect(hand(0)).toHaveLength(0);
  const rager = summon('Test Rager', 0);
  dealDamage(rager, 1);
  dealDamage(rager, 1);
  expect(hand(0)).toHaveLength(1);
});

it('R24 Frenzy: a silenced minion has none', () => {
  const { summon, silence, dealDamage, hand } = table();
  const rager = summon('Test Rager', 0);
  silence(rager);
  dealDamage(rager, 1);
  expect(hand(0)).toHaveLength(0);
});

it('R24 Overkill: more damage than Health, not just as much', () => {
  const game = table();
  const { summon, attack, dealDamage, board } = game;
  const horn = summon('Ironhide Direhorn', 0);
  attack(horn, summon('War Golem', 1));
  expect(activated(game)).toEqual([]);
  const second = summon('Ironhide Direhorn', 0);
  const golem = summon('War Golem', 1);
  dealDamage(golem, 1);
  attack(second, golem);
  expect(activated(game)).toEqual(['Ironhide Direhorn: overkill']);
  expect(board(0)).toHaveLength(1);
});

it("R24 Overkill: not on the opponent's turn", () => {
  const game = table();
  const { summon, attack } = game;
  const horn = summon('Ironhide Direhorn', 1);
  attack(summon('Wisp', 0), horn);
  expect(activated(game)).toEqual([]);
});
