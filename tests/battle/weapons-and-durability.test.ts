// Weapons: equipping, breaking, what they give and when (R12.1 to R12.3).

import { expect, it } from 'vitest';
import { activated, count, table } from './table.ts';

it('R12.3: a weapon gives its Attack to the hero on the own turn only', () => {
  const { equip, hero, attackOf, endTurn } = table();
  equip('Fiery War Axe', 0);
  equip('Arcanite Reaper', 1);
  expect([attackOf(hero(0)), attackOf(hero(1))]).toEqual([3, 0]);
  endTurn();
  expect([attackOf(hero(0)), attackOf(hero(1))]).toEqual([0, 5]);
});

it('R12.3: hero Attack and weapon Attack add up', () => {
  const { equip, useHeroPower, hero, attackOf } = table({ heroes: ['Malfurion Stormrage', 'Rexxar'] });
  equip('Fiery War Axe', 0);
  useHeroPower(0);
  expect(attackOf(hero(0))).toBe(4);
});

it('R12.2: an attack costs 1 Durability', () => {
  const { equip, attack, hero, health } = table();
  const axe = equip('Fiery War Axe', 0);
  attack(hero(0), hero(1));
  expect([health(axe), health(hero(1))]).toEqual([1, 27]);
});

it('R12.2: at 0 Durability it is destroyed like a minion, after the attack', () => {
  const game = table();
  const { equip, attack, hero, weapon, zoneOf, log, clearLog } = game;
  const axe = equip('Fiery War Axe', 0);
  attack(hero(0), hero(1));
  clearLog();
  attack(hero(0), hero(1));
  expect([weapon(0), zoneOf(axe)]).toEqual([undefined, 'graveyard']);
  expect(log()).toEqual([
    { type: 'Damaged', target: hero(1), amount: 3 },
    { type: 'Destroyed', id: axe },
    { type: 'DeathPhase', round: 1 },
  ]);
});

it('R12.2: defending and a minion attack cost no Durability', () => {
  const { equip, summon, attack, hero, health } = table();
  const axe = equip('Fiery War Axe', 0);
  attack(summon('Wisp', 0), hero(1));
  attack(summon('Wisp', 1), hero(0));
  expect(health(axe)).toBe(2);
});

it('R12.2: an attack that is cancelled costs no Durability', () => {
  const game = table();
  const { equip, attack, hero, summon, health, zoneOf } = game;
  const flail = equip('Test Flail', 0);
  const wisp = summon('Wisp', 1);
  attack(hero(0), wisp);
  expect([zoneOf(wisp), health(flail), count(game, 'AttackCancelled')]).toEqual(['graveyard', 2, 1]);
});

it('R12.2: a weapon of an Immune hero is not worn', () => {
  const { equip, summon, attack, hero, health } = table();
  const axe = equip('Fiery War Axe', 0);
  summon("Mal'Ganis", 0);
  const enemy = summon('Boulderfist Ogre', 1);
  attack(hero(0), enemy);
  expect([health(axe), health(hero(0)), health(enemy)]).toEqual([2, 30, 4]);
});

it('R13.4: a hero that attacks a minion is hit back', () => {
  const { equip, summon, attack, hero, health } = table();
  equip('Fiery War Axe', 0);
  const yeti = summon('Chillwind Yeti', 1);
  attack(hero(0), yeti);
  expect([health(hero(0)), health(yeti)]).toEqual([26, 2]);
});

it("R13.4: a defending hero does not hit back with its weapon on the attacker's turn", () => {
  const { equip, summon, attack, hero, health } = table();
  equip('Arcanite Reaper', 1);
  const yeti = summon('Chillwind Yeti', 0);
  attack(yeti, hero(1));
  expect([health(yeti), health(hero(1))]).toEqual([5, 26]);
});

it('R12.1: a weapon played replaces the old one, which is destroyed', () => {
  const { equip, addToHand, play, weapon, zoneOf } = table();
  const old = equip('Fiery War Axe', 0);
  const other = equip('Fiery War Axe', 1);
  const fresh = addToHand('Arcanite Reaper', 0);
  play(fresh);
  expect([weapon(0), weapon(1), zoneOf(old)]).toEqual([fresh, other, 'graveyard']);
});

it('R12.1: the battlecry runs first, then the old one goes and its deathrattle runs, inside the Phase', () => {
  const game = table();
  const { equip, addToHand, play, summon, clearLog, log, weapon } = game;
  const old = equip("Death's Bite", 0);
  const wisp = summon('Wisp', 1);
  const yeti = summon('Chillwind Yeti', 1);
  const drum = addToHand('Test Drum', 0);
  clearLog();
  play(drum);
  expect(weapon(0)).toBe(drum);
  expect(log()).toEqual([
    { type: 'Triggered', source: drum, trigger: 'battlecry' },
    { type: 'Damaged', target: wisp, amount: 1 },
    { type: 'Damaged', target: yeti, amount: 1 },
    { type: 'Destroyed', id: old },
    { type: 'Triggered', source: old, trigger: 'deathrattle' },
    { type: 'Damaged', target: wisp, amount: 1 },
    { type: 'Damaged', target: yeti, amount: 1 },
    { type: 'Destroyed', id: wisp },
    { type: 'DeathPhase', round: 1 },
  ]);
});

it('R12.2: a weapon that a battlecry destroys dies at the boundary, its deathrattle in the Death Phase', () => {
  const game = table();
  const { equip, addToHand, play, summon, clearLog, log } = game;
  const bite = equip("Death's Bite", 1);
  const yeti = summon('Chillwind Yeti', 1);
  const ooze = addToHand('Acidic Swamp Ooze', 0);
  clearLog();
  play(ooze);
  expect(log()).toEqual([
    { type: 'Summoned', id: ooze },
    { type: 'Triggered', source: ooze, trigger: 'battlecry' },
    { type: 'Destroyed', id: bite },
    { type: 'DeathPhase', round: 1 },
    { type: 'Triggered', source: bite, trigger: 'deathrattle' },
    { type: 'Damaged', target: yeti, amount: 1 },
    { type: 'Damaged', target: ooze, amount: 1 },
  ]);
});

it('R12.2: the own weapon is left alone by Acidic Swamp Ooze, and no enemy weapon is no fault', () => {
  const { equip, addToHand, play, weapon } = table();
  const axe = equip('Fiery War Axe', 0);
  play(addToHand('Acidic Swamp Ooze', 0));
  expect(weapon(0)).toBe(axe);
});

it("R7.7: a multiplier of deathrattles does not reach a weapon's", () => {
  const game = table();
  const { equip, summon, attack, hero, clearLog } = game;
  summon('Baron Rivendare', 0);
  equip('Test Banner', 0);
  clearLog();
  attack(hero(0), hero(1));
  expect(activated(game)).toEqual(['Test Banner: deathrattle']);
});

it("R7.7: a multiplier of battlecries does not reach a weapon's", () => {
  const game = table();
  const { summon, addToHand, play, clearLog } = game;
  summon('Brann Bronzebeard', 0);
  const drum = addToHand('Test Drum', 0);
  clearLog();
  play(drum);
  expect(activated(game)).toEqual(['Test Drum: battlecry']);
});

it("R21.5: what a weapon's deathrattle summons stands at the right end", () => {
  const { equip, summon, attack, hero, board, nameOf } = table();
  summon('Wisp', 0);
  summon('Chillwind Yeti', 0);
  equip('Test Banner', 0);
  attack(hero(0), hero(1));
  expect(board(0).map(nameOf)).toEqual(['Wisp', 'Chillwind Yeti', 'Test Filler']);
});

it('R12.4: Dagger Mastery replaces a weapon, whose deathrattle runs before the knife is there', () => {
  const game = table({ heroes: ['Valeera Sanguinar', 'Rexxar'] });
  const { equip, useHeroPower, trace, weapon, nameOf, clearLog } = game;
  equip('Test Banner', 0);
  clearLog();
  useHeroPower(0);
  const told = trace().map(({ type }) => type);
  expect(told.indexOf('Summoned')).toBeLessThan(told.indexOf('Equipped'));
  expect([nameOf(weapon(0) ?? 0), count(game, 'Equipped')]).toEqual(['Wicked Knife', 1]);
});

it('R13.2: Truesilver heals its hero as it attacks, before the damage', () => {
  const { equip, dealDamage, summon, attack, hero, health, trace, clearLog } = table();
  equip('Truesilver Champion', 0);
  dealDamage(hero(0), 5);
  const yeti = summon('Chillwind Yeti', 1);
  clearLog();
  attack(hero(0), yeti);
  expect(health(hero(0))).toBe(30 - 5 + 2 - 4);
  const told = trace()
    .map(({ type }) => type)
    .filter((type) => type === 'Healed' || type === 'Damaged');
  expect(told).toEqual(['Healed', 'Damaged', 'Damaged']);
});

it('R24 Lifesteal and Poisonous of a weapon work for the hero that swings it', () => {
  const { equip, dealDamage, summon, attack, hero, health, zoneOf } = table();
  equip('Test Fang', 0);
  dealDamage(hero(0), 10);
  const ogre = summon('Boulderfist Ogre', 1);
  attack(hero(0), ogre);
  expect([health(hero(0)), zoneOf(ogre)]).toEqual([30 - 10 + 2 - 6, 'graveyard']);
});

it('R12.2: a weapon dies with minions in one step, in order of play', () => {
  const { equip, summon, attack, hero, log, clearLog } = table();
  const older = summon('Wisp', 1);
  const banner = equip('Test Banner', 0);
  clearLog();
  attack(hero(0), older);
  expect(log().filter(({ type }) => type === 'Destroyed')).toEqual([
    { type: 'Destroyed', id: older },
    { type: 'Destroyed', id: banner },
  ]);
});

it("R12.1: an equip call puts the new weapon on after the old one's deathrattle", () => {
  const { equip, summon, weapon, trace, clearLog } = table();
  summon('Chillwind Yeti', 1);
  equip("Death's Bite", 0);
  clearLog();
  const axe = equip('Fiery War Axe', 0);
  expect(trace().map(({ type }) => type)).toEqual(['Destroyed', 'TriggersQueued', 'Triggered', 'Damaged', 'Equipped']);
  expect(weapon(0)).toBe(axe);
});
