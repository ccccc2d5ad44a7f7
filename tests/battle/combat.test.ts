// Combat: simultaneous damage, fixed amounts, what cancels an attack, what follows it (R13.2 to R13.4).

import { expect, it } from 'vitest';
import { activated, count, table } from './table.ts';

it('R13.4: both are hit, the defender first in the log, and both may die in one step', () => {
  const { summon, attack, log, clearLog } = table();
  const defender = summon('Bloodfen Raptor', 1);
  const attacker = summon('Bloodfen Raptor', 0);
  clearLog();
  attack(attacker, defender);
  expect(log()).toEqual([
    { type: 'Damaged', target: defender, amount: 3 },
    { type: 'Damaged', target: attacker, amount: 3 },
    { type: 'Destroyed', id: defender },
    { type: 'Destroyed', id: attacker },
    { type: 'DeathPhase', round: 1 },
  ]);
});

it('R13.4: bystanders and heroes are not touched', () => {
  const { summon, attack, health, hero } = table();
  const [left, right] = [summon('Wisp', 1), summon('Wisp', 0)];
  attack(summon('Boulderfist Ogre', 0), summon('Boulderfist Ogre', 1));
  expect([left, right, hero(0), hero(1)].map(health)).toEqual([1, 1, 30, 30]);
});

it('R13.4: a minion that attacks a hero takes no damage', () => {
  const { summon, attack, health, hero } = table();
  const wisp = summon('Wisp', 0);
  attack(wisp, hero(1));
  expect([health(wisp), health(hero(1))]).toEqual([1, 29]);
});

it('R13.4: amounts are fixed together: what a Damage Event adds comes too late', () => {
  const { summon, attack, health, attackOf } = table();
  const berserker = summon('Gurubashi Berserker', 1);
  const ogre = summon('Boulderfist Ogre', 0);
  attack(ogre, berserker);
  expect([health(ogre), attackOf(berserker)]).toEqual([5, 5]);
});

it('R13.4 step 5: "after this attacks" comes though the attacker is dying', () => {
  const { summon, attack, hand, zoneOf } = table();
  const brawler = summon('Test Brawler', 0);
  attack(brawler, summon('Chillwind Yeti', 1));
  expect([hand(0).length, zoneOf(brawler)]).toEqual([1, 'graveyard']);
});

it('R13.2: "after this attacks" is for the attacker, not for defending', () => {
  const game = table();
  const { summon, attack, hand } = game;
  attack(summon('Wisp', 0), summon('Test Brawler', 1));
  expect([hand(1), activated(game)]).toEqual([[], []]);
});

it('R13.3: if the defender dies before the blow there is no damage', () => {
  const game = table();
  const { summon, attack, health, zoneOf, clearLog } = game;
  const stomper = summon('Test Stomper', 0);
  const wisp = summon('Wisp', 1);
  const yeti = summon('Chillwind Yeti', 1);
  clearLog();
  attack(stomper, wisp);
  expect([zoneOf(wisp), health(stomper), health(yeti)]).toEqual(['graveyard', 4, 4]);
  expect([count(game, 'AttackCancelled'), count(game, 'Damaged')]).toEqual([1, 2]);
});

it('R13.2 step 4: a cancelled attack was an attack: it is counted', () => {
  const { summon, attack, game } = table();
  const stomper = summon('Test Stomper', 0);
  attack(stomper, summon('Wisp', 1));
  expect(game.world.entities[stomper]?.attacksThisTurn).toBe(1);
});

it('R13.2: what "whenever this attacks" did to a survivor counts in the fight that follows', () => {
  const { summon, attack, zoneOf } = table();
  const [first, second] = [summon('Test Stomper', 0), summon('Chillwind Yeti', 0)];
  attack(first, summon('Amani Berserker', 1));
  expect([zoneOf(first), zoneOf(second)]).toEqual(['graveyard', 'board']);
});

it('R13.2 step 2: with the defender changed the new one is hit, the old one is not', () => {
  const { addSecret, summon, attack, hero, health, board, nameOf } = table();
  addSecret('Noble Sacrifice', 1);
  const yeti = summon('Chillwind Yeti', 0);
  attack(yeti, hero(1));
  expect([health(hero(1)), health(yeti), board(1).map(nameOf)]).toEqual([30, 3, []]);
});

it('R13.2 step 2: a Secret that waits for attacks on the hero is asked about the defender of that moment', () => {
  const game = table();
  const { addSecret, summon, attack, hero, secrets } = game;
  addSecret('Noble Sacrifice', 1);
  attack(summon('Chillwind Yeti', 0), summon('Wisp', 1));
  addSecret('Explosive Trap', 1);
  expect(secrets(1)).toHaveLength(1);
  attack(summon('Chillwind Yeti', 0), hero(1));
  expect(activated(game)).toEqual(['Noble Sacrifice: secret', 'Explosive Trap: secret']);
});

it('R20.2: a hero killed in the preparation ends the game before the blow', () => {
  const { addSecret, equip, dealDamage, hero, attack, outcome, health } = table();
  addSecret('Explosive Trap', 1);
  equip('Fiery War Axe', 0);
  dealDamage(hero(0), 28);
  attack(hero(0), hero(1));
  expect([outcome(), health(hero(1))]).toEqual([{ result: 'win', player: 1 }, 30]);
});

it('R16.4: combat damage for a hero goes to its redirect, which does not hit back', () => {
  const { summon, attack, hero, health } = table();
  const bolf = summon('Bolf Ramshield', 1);
  const yeti = summon('Chillwind Yeti', 0);
  attack(yeti, hero(1));
  expect([health(bolf), health(hero(1)), health(yeti)]).toEqual([5, 30, 5]);
});

it('R13.4: a lethal blow decides the game', () => {
  const { summon, attack, dealDamage, hero, outcome } = table();
  dealDamage(hero(1), 29);
  attack(summon('Wisp', 0), hero(1));
  expect(outcome()).toEqual({ result: 'win', player: 0 });
});
