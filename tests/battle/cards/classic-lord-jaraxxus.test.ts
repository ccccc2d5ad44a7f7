// Lord Jaraxxus, the hero he becomes, and his Hero Power.

import { expect } from 'vitest';
import { activated, count, pick, refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

card('Lord Jaraxxus', 'the hero becomes Jaraxxus: 15 Health, no Armor, Blood Fury, INFERNO!', () => {
  const game = table({ heroes: ["Gul'dan", 'Garrosh Hellscream'] });
  const { hero, nameOf, health, maxHealth, armor, gainArmor, dealDamage, weapon, equip, board, attackOf } = game;
  gainArmor(0, 2);
  dealDamage(hero(0), 25);
  const old = equip('Fiery War Axe', 0);
  const enemy = hero(1);
  const minion = playFromHand(game, 'Lord Jaraxxus', 0);
  expect([nameOf(hero(0)), health(hero(0)), maxHealth(hero(0)), armor(0)]).toEqual(['Lord Jaraxxus (hero)', 15, 15, 0]);
  const fury = weapon(0) ?? 0;
  expect([nameOf(fury), attackOf(fury), health(fury), game.zoneOf(old)]).toEqual(['Blood Fury', 3, 8, 'graveyard']);
  expect([board(0), game.zoneOf(minion), hero(1)]).toEqual([[], 'removed', enemy]);
  expect([count(game, 'HeroReplaced'), count(game, 'HeroPowerChanged'), count(game, 'Damaged')]).toEqual([1, 1, 1]);
});

card('Lord Jaraxxus', 'his coming is no death, and nobody hears of a summon after it', () => {
  const game = table();
  const { summon, hand, hero, health } = game;
  summon('Cult Master', 0);
  summon('Knife Juggler', 0);
  game.clearLog();
  playFromHand(game, 'Lord Jaraxxus', 0);
  expect([hand(0), health(hero(1)), activated(game)]).toEqual([[], 30, ['Lord Jaraxxus: battlecry']]);
});

card('Lord Jaraxxus', 'summoned he is a minion and stays one', () => {
  const { summon, board, hero, nameOf } = table();
  const jaraxxus = summon('Lord Jaraxxus', 0);
  expect([board(0), nameOf(hero(0))]).toEqual([[jaraxxus], 'Jaina Proudmoore']);
});

card('Lord Jaraxxus', 'what the old hero had this turn is gone, the attack it made is not', () => {
  const game = table({ heroes: ['Malfurion Stormrage', 'Rexxar'], checksActions: true });
  const { useHeroPower, attack, hero, attackOf } = game;
  useHeroPower(0);
  attack(hero(0), hero(1));
  playFromHand(game, 'Lord Jaraxxus', 0);
  expect(attackOf(hero(0))).toBe(3);
  expect(refusalOf(() => attack(hero(0), hero(1)))).toBe('attack-used');
});

card('Lord Jaraxxus', 'a game that he loses is lost', () => {
  const game = table();
  playFromHand(game, 'Lord Jaraxxus', 0);
  game.dealDamage(game.hero(0), 15);
  expect(game.outcome()).toEqual({ result: 'win', player: 1 });
});

card('INFERNO!', 'one 6/6 Infernal for 2 mana, also in a turn in which the old Hero Power was used', () => {
  const game = table({ chargesMana: true, checksActions: true });
  const { setMana, useHeroPower, mana, board, hero, attackOf, health } = game;
  setMana(0, 10);
  useHeroPower(0, { target: hero(1) });
  setMana(0, 10);
  playFromHand(game, 'Lord Jaraxxus', 0);
  setMana(0, 10);
  useHeroPower(0);
  expect([namesOf(game, board(0)), mana(0).available]).toEqual([['Infernal'], 8]);
  expect([attackOf(pick(board(0))), health(pick(board(0)))]).toEqual([6, 6]);
  expect(refusalOf(() => useHeroPower(0))).toBe('hero-power-used');
});

card('INFERNO!', 'is refused with a full board', () => {
  const game = table();
  const { summon, useHeroPower } = game;
  playFromHand(game, 'Lord Jaraxxus', 0);
  for (let place = 0; place < 7; place += 1) summon('Wisp', 0);
  expect(refusalOf(() => useHeroPower(0))).toBe('no-effect');
});
