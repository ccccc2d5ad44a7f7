// Rows of the facts about Fireplace: deaths and deathrattles with Classic cards. Where Fireplace lets them die one by
// one (F), all that are dying leave at once here (R4.4, R19.3).

import { expect, it } from 'vitest';
import { namesOf, playFromHand } from '../../battle/cards/from-hand.ts';
import { count, pick } from '../../battle/table.ts';
import { caseTable, summonersTable } from './case-table.ts';

it('FP-023: Loot Hoarder draws one; in the graveyard it has no damage and counts as dead', () => {
  const game = caseTable();
  const { summon, addToHand, hand, zoneOf } = game;
  const hoarder = summon('Loot Hoarder', 0);
  for (let cards = 0; cards < 3; cards += 1) addToHand('Wisp', 0);
  playFromHand(game, 'Moonfire', 0, { target: hoarder });
  expect([hand(0).length, zoneOf(hoarder)]).toEqual([4, 'graveyard']);
  const { entities, deaths } = game.game.world;
  expect([entities[hoarder]?.damage, deaths.map(({ id }) => id)]).toEqual([0, [hoarder]]);
});

it('FP-024: Cult Master draws for a Wisp and not for itself', () => {
  const game = caseTable();
  const { summon, hand, zoneOf } = game;
  const master = summon('Cult Master', 0);
  playFromHand(game, 'Moonfire', 0, { target: summon('Wisp', 0) });
  expect(hand(0)).toHaveLength(1);
  playFromHand(game, 'Moonfire', 0, { target: master });
  playFromHand(game, 'Moonfire', 0, { target: master });
  expect([zoneOf(master), hand(0).length]).toEqual(['graveyard', 1]);
});

// Fireplace: 4 cards, since its Cult Master is the last one to die. Here it has left with the Wisps (R19.3, R19.5).
it('FP-025: a Cult Master that dies together with four Wisps draws nothing', () => {
  const game = caseTable();
  const { summon, dealDamage, board, hand } = game;
  for (let place = 0; place < 4; place += 1) summon('Wisp', 0);
  dealDamage(summon('Cult Master', 0), 1);
  playFromHand(game, 'Whirlwind', 0);
  expect([board(0), hand(0)]).toEqual([[], []]);
});

// Fireplace: 28.
it('FP-028: a Knife Juggler that dies together with Haunted Creeper throws nothing for the spiders', () => {
  const game = caseTable();
  const { summon, setHealth, board, hero, health } = game;
  setHealth(summon('Haunted Creeper', 1), 1);
  const juggler = summon('Knife Juggler', 1);
  playFromHand(game, 'Swipe', 0, { target: juggler });
  expect(namesOf(game, board(1))).toEqual(['Spectral Spider', 'Spectral Spider']);
  expect(health(hero(0))).toBe(30);
});

it('FP-030: Baron Rivendare doubles a deathrattle that was given', () => {
  const game = caseTable();
  const { summon, board } = game;
  summon('Baron Rivendare', 0);
  const wisp = summon('Wisp', 0);
  playFromHand(game, 'Soul of the Forest', 0);
  playFromHand(game, 'Moonfire', 0, { target: wisp });
  expect(namesOf(game, board(0))).toEqual(['Baron Rivendare', 'Treant', 'Treant']);
});

it('FP-041: Leeroy Jenkins, brought back by Reincarnate, may attack again', () => {
  const game = caseTable({ checksActions: true });
  const { attack, board, hero, health } = game;
  const leeroy = playFromHand(game, 'Leeroy Jenkins', 0);
  attack(leeroy, hero(1));
  playFromHand(game, 'Reincarnate', 0, { target: leeroy });
  const again = pick(board(0), 0);
  expect(again).not.toBe(leeroy);
  attack(again, hero(1));
  expect([health(hero(1)), board(0)]).toEqual([18, [again]]);
});

it('FP-043: Ancestral Spirit brings the Wisp back', () => {
  const game = caseTable();
  const { summon, destroy, board } = game;
  const wisp = summon('Wisp', 0);
  playFromHand(game, 'Ancestral Spirit', 0, { target: wisp });
  destroy(wisp);
  expect(namesOf(game, board(0))).toEqual(['Wisp']);
  expect(board(0)).not.toEqual([wisp]);
});

it('FP-046: two Amani Berserkers trade 2 for 2, and only then have 5 Attack', () => {
  const { summon, attack, attackOf, health, maxHealth } = caseTable();
  const [own, enemy] = [summon('Amani Berserker', 0), summon('Amani Berserker', 1)];
  attack(own, enemy);
  for (const id of [own, enemy]) expect([attackOf(id), maxHealth(id) - health(id)]).toEqual([5, 2]);
});

it('FP-047: the Acolyte draws once, whether the knife or the battlecry kills it', () => {
  const kills = new Set<string>();
  for (let seed = 0; seed < 12; seed += 1) {
    const game = summonersTable({ seed });
    const { summon, setHealth, zoneOf, hand, log } = game;
    summon('Test Summoner', 0);
    summon('Knife Juggler', 0);
    const acolyte = summon('Acolyte of Pain', 1);
    setHealth(acolyte, 1);
    game.clearLog();
    playFromHand(game, 'Dread Infernal', 0);
    expect([zoneOf(acolyte), hand(1).length]).toEqual(['graveyard', 1]);
    const told = log();
    const hit = told.findIndex((event) => event.type === 'Damaged' && event.target === acolyte);
    const battlecry = told.findIndex((event) => event.type === 'Triggered' && event.trigger === 'battlecry');
    kills.add(hit < battlecry ? 'knife' : 'battlecry');
    expect(count(game, 'Drew')).toBe(1);
  }
  expect([...kills].sort()).toEqual(['battlecry', 'knife']);
});
