// Goblins vs Gnomes druid and hunter cards.

import { expect } from 'vitest';
import { costOf } from '../../../machines/battle/index.ts';
import { activated, count, pick, refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);

card('Recycle', "an enemy minion goes somewhere into its player's deck, as a fresh card and without dying", () => {
  const places = new Set<number>();
  for (const seed of SEEDS) {
    const game = table({ seed });
    const { summon, dealDamage, deck, health, hero } = game;
    const gnome = summon('Leper Gnome', 1);
    playFromHand(game, 'Blessing of Kings', 0, { target: gnome });
    dealDamage(gnome, 1);
    playFromHand(game, 'Recycle', 0, { target: gnome });
    expect([deck(1).length, deck(0).length, game.board(1), health(hero(0))]).toEqual([21, 20, [], 30]);
    expect([health(gnome), game.attackOf(gnome)]).toEqual([1, 2]);
    places.add(deck(1).indexOf(gnome));
  }
  expect(places.size).toBeGreaterThan(3);
});

card('Recycle', 'no own minion', () => {
  const game = table();
  const own = game.summon('Wisp', 0);
  game.summon('Wisp', 1);
  expect(refusalOf(() => playFromHand(game, 'Recycle', 0, { target: own }))).toBe('target-not-allowed');
});

card('Tree of Life', 'all characters of both sides have all their Health again, without a Heal Event', () => {
  const game = table();
  const { summon, dealDamage, health, hero, hand, clearLog } = game;
  summon('Northshire Cleric', 0);
  const all = [hero(0), hero(1), summon('Chillwind Yeti', 0), summon('War Golem', 1)];
  for (const id of all) dealDamage(id, 3);
  clearLog();
  playFromHand(game, 'Tree of Life', 0);
  expect(all.map(health)).toEqual([30, 30, 5, 7]);
  expect([count(game, 'Healed'), hand(0)]).toEqual([0, []]);
});

card('Tree of Life', 'gives no more than was lost', () => {
  const game = table();
  const { summon, cast, health, maxHealth, dealDamage } = game;
  const yeti = summon('Chillwind Yeti', 0);
  cast('Blessing of Kings', 0, { target: yeti });
  dealDamage(yeti, 6);
  playFromHand(game, 'Tree of Life', 0);
  expect([health(yeti), maxHealth(yeti)]).toEqual([9, 9]);
});

card('Call Pet', 'a Beast that is drawn costs 4 less, until it is played', () => {
  const game = table({ decks: [['Core Hound'], []] });
  const { hand, play } = game;
  playFromHand(game, 'Call Pet', 0);
  const hound = pick(hand(0));
  expect(costOf(game.game.world, hound)).toBe(3);
  play(hound);
  expect([costOf(game.game.world, hound), game.zoneOf(hound)]).toEqual([7, 'board']);
});

card('Call Pet', 'other cards keep their cost, drawn or in hand; it never goes below 0', () => {
  const game = table({ decks: [['War Golem', 'Wisp', 'Bloodfen Raptor'], []] });
  const { hand, addToHand, hero, health } = game;
  const held = addToHand('Core Hound', 0);
  for (let cards = 0; cards < 3; cards += 1) playFromHand(game, 'Call Pet', 0);
  expect(hand(0).map((id) => costOf(game.game.world, id))).toEqual([7, 7, 0, 0]);
  expect(namesOf(game, hand(0))).toEqual(['Core Hound', 'War Golem', 'Wisp', 'Bloodfen Raptor']);
  playFromHand(game, 'Call Pet', 0);
  expect([costOf(game.game.world, held), health(hero(0))]).toEqual([7, 29]);
});

card('Feign Death', 'the deathrattles of own minions run, oldest first, and nobody dies', () => {
  const game = table();
  const { summon, board, health, hero, hand, zoneOf, nameOf } = game;
  const creeper = summon('Haunted Creeper', 0);
  const hoarder = summon('Loot Hoarder', 0);
  const wisp = summon('Wisp', 0);
  summon('Leper Gnome', 1);
  playFromHand(game, 'Feign Death', 0);
  expect([creeper, hoarder, wisp].map(zoneOf)).toEqual(['board', 'board', 'board']);
  expect(board(0).map(nameOf)).toEqual([
    'Haunted Creeper',
    'Spectral Spider',
    'Spectral Spider',
    'Loot Hoarder',
    'Wisp',
  ]);
  expect([hand(0).length, health(hero(0))]).toEqual([1, 30]);
  expect(activated(game)).toEqual(['Haunted Creeper: deathrattle', 'Loot Hoarder: deathrattle']);
});

card('Feign Death', 'twice each beside Baron Rivendare, none of the silenced', () => {
  const game = table();
  const { summon, silence, health, hero } = game;
  summon('Baron Rivendare', 0);
  summon('Leper Gnome', 0);
  silence(summon('Leper Gnome', 0));
  playFromHand(game, 'Feign Death', 0);
  expect(health(hero(1))).toBe(26);
});

card('Feign Death', 'deathrattles that were added run too', () => {
  const game = table();
  const { summon, board } = game;
  summon('Wisp', 0);
  playFromHand(game, 'Soul of the Forest', 0);
  summon('Chillwind Yeti', 0);
  playFromHand(game, 'Feign Death', 0);
  expect(namesOf(game, board(0))).toEqual(['Wisp', 'Treant', 'Chillwind Yeti']);
});

card("Gahz'rilla", 'its Attack doubles each time it takes damage', () => {
  const { summon, dealDamage, attackOf, hero } = table();
  const gahz = summon("Gahz'rilla", 0);
  dealDamage(hero(0), 1);
  expect(attackOf(gahz)).toBe(6);
  dealDamage(gahz, 1);
  dealDamage(gahz, 1);
  expect(attackOf(gahz)).toBe(24);
});

card("Gahz'rilla", 'R18.2: what was added before is doubled, auras and what comes later are not', () => {
  const game = table();
  const { summon, dealDamage, attackOf, silence, endTurn } = game;
  const gahz = summon("Gahz'rilla", 0);
  summon('Timber Wolf', 0);
  playFromHand(game, 'Abusive Sergeant', 0, { target: gahz });
  dealDamage(gahz, 1);
  expect(attackOf(gahz)).toBe(17);
  playFromHand(game, 'Bananas', 0, { target: gahz });
  expect(attackOf(gahz)).toBe(18);
  endTurn();
  expect(attackOf(gahz)).toBe(14);
  silence(gahz);
  expect(attackOf(gahz)).toBe(7);
});

card("Gahz'rilla", 'a shield that takes the damage doubles nothing', () => {
  const game = table();
  const { summon, dealDamage, attackOf } = game;
  const gahz = summon("Gahz'rilla", 0);
  playFromHand(game, 'Hand of Protection', 0, { target: gahz });
  dealDamage(gahz, 1);
  expect(attackOf(gahz)).toBe(6);
});
