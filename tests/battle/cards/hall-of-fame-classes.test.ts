// Hall of Fame class cards: doubled Health, doubled spells, effects that end with a turn.

import { expect } from 'vitest';
import { pick, refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { playFromHand } from './from-hand.ts';

card('Divine Spirit', 'doubles the Health that is left, and the maximum grows by as much', () => {
  const game = table();
  const { summon, dealDamage, health, maxHealth, silence } = game;
  const [yeti, other] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1)];
  dealDamage(yeti, 2);
  playFromHand(game, 'Divine Spirit', 0, { target: yeti });
  expect([health(yeti), maxHealth(yeti), health(other)]).toEqual([6, 8, 5]);
  silence(yeti);
  expect([health(yeti), maxHealth(yeti)]).toEqual([5, 5]);
});

card('Divine Spirit', 'twice is four times; an enemy minion may be meant, a hero may not', () => {
  const game = table();
  const { summon, health, hero } = game;
  const wisp = summon('Wisp', 1);
  for (let times = 0; times < 2; times += 1) playFromHand(game, 'Divine Spirit', 0, { target: wisp });
  expect(health(wisp)).toBe(4);
  expect(refusalOf(() => playFromHand(game, 'Divine Spirit', 0, { target: hero(0) }))).toBe('target-not-allowed');
});

card('Prophet Velen', 'doubles damage and healing of the spells and the Hero Power of his player', () => {
  const game = table({ heroes: ['Anduin Wrynn', 'Jaina Proudmoore'] });
  const { summon, useHeroPower, health, hero, dealDamage } = game;
  summon('Prophet Velen', 0);
  playFromHand(game, 'Fireball', 0, { target: hero(1) });
  expect(health(hero(1))).toBe(18);
  dealDamage(hero(0), 28);
  useHeroPower(0, { target: hero(0) });
  expect(health(hero(0))).toBe(6);
  playFromHand(game, 'Holy Light', 0, { target: hero(0) });
  expect(health(hero(0))).toBe(18);
});

card('Prophet Velen', "not what minions do, nor the enemy's spells and Hero Power", () => {
  const game = table({ heroes: ['Anduin Wrynn', 'Jaina Proudmoore'] });
  const { summon, health, hero, endTurn, useHeroPower } = game;
  const velen = summon('Prophet Velen', 0);
  playFromHand(game, 'Elven Archer', 0, { target: hero(1) });
  expect(health(hero(1))).toBe(29);
  endTurn();
  playFromHand(game, 'Moonfire', 1, { target: velen });
  useHeroPower(1, { target: velen });
  expect(health(velen)).toBe(5);
});

card('Prophet Velen', 'two of them make it four times, Spell Damage included', () => {
  const game = table();
  const { summon, health, hero, silence } = game;
  summon('Kobold Geomancer', 0);
  const velens = [summon('Prophet Velen', 0), summon('Prophet Velen', 0)];
  playFromHand(game, 'Moonfire', 0, { target: hero(1) });
  expect(health(hero(1))).toBe(22);
  silence(pick(velens, 0));
  playFromHand(game, 'Moonfire', 0, { target: hero(1) });
  expect(health(hero(1))).toBe(18);
});

card('Prophet Velen', 'an area spell does double damage; one in single hits has double as many (R10.4)', () => {
  const game = table();
  const { summon, health, hero, clearLog, log } = game;
  summon('Prophet Velen', 0);
  const golem = summon('War Golem', 1);
  playFromHand(game, 'Consecration', 0);
  expect([health(golem), health(hero(1))]).toEqual([3, 26]);
  clearLog();
  playFromHand(game, 'Arcane Missiles', 0);
  const hits = log().flatMap((event) => (event.type === 'Damaged' ? [event.amount] : []));
  expect(hits).toEqual([1, 1, 1, 1, 1, 1]);
});

card('Conceal', 'Stealth for the minions there are, through the enemy turn', () => {
  const game = table({ checksActions: true });
  const { summon, endTurn, attack, hasKeyword, addToHand, play } = game;
  const [own, enemy] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1)];
  playFromHand(game, 'Conceal', 0);
  const later = summon('Wisp', 0);
  expect([own, enemy, later].map((id) => hasKeyword(id, 'stealth'))).toEqual([true, false, false]);
  endTurn();
  expect(refusalOf(() => attack(enemy, own))).toBe('defender-hidden');
  expect(refusalOf(() => play(addToHand('Fireball', 1), { target: own }))).toBe('target-not-allowed');
  endTurn();
  expect(hasKeyword(own, 'stealth')).toBe(false);
});

card('Conceal', 'who attacks shows itself; what was printed on a minion stays when it ends', () => {
  const game = table();
  const { summon, attack, hero, hasKeyword, endTurn } = game;
  const [yeti, worgen] = [summon('Chillwind Yeti', 0), summon('Worgen Infiltrator', 0)];
  playFromHand(game, 'Conceal', 0);
  attack(yeti, hero(1));
  expect(hasKeyword(yeti, 'stealth')).toBe(false);
  endTurn();
  endTurn();
  expect([yeti, worgen].map((id) => hasKeyword(id, 'stealth'))).toEqual([false, true]);
});

card('Conceal', 'gives no lost Stealth back for longer than it lasts', () => {
  const game = table();
  const { summon, attack, hero, hasKeyword, endTurn } = game;
  const worgen = summon('Worgen Infiltrator', 0);
  attack(worgen, hero(1));
  playFromHand(game, 'Conceal', 0);
  expect(hasKeyword(worgen, 'stealth')).toBe(true);
  endTurn();
  endTurn();
  expect(hasKeyword(worgen, 'stealth')).toBe(false);
});

card('Power Overwhelming', '+4/+4 for an own minion, which dies at the end of the turn with its deathrattle', () => {
  const game = table();
  const { summon, attackOf, health, endTurn, zoneOf, hero } = game;
  const [gnome, other, enemy] = [summon('Leper Gnome', 0), summon('Wisp', 0), summon('Wisp', 1)];
  expect(refusalOf(() => playFromHand(game, 'Power Overwhelming', 0, { target: enemy }))).toBe('target-not-allowed');
  playFromHand(game, 'Power Overwhelming', 0, { target: gnome });
  expect([attackOf(gnome), health(gnome)]).toEqual([6, 5]);
  endTurn();
  expect([gnome, other, enemy].map(zoneOf)).toEqual(['graveyard', 'board', 'board']);
  expect(health(hero(1))).toBe(28);
});

card('Power Overwhelming', 'silenced in time, the minion lives, and one returned to the hand is as new', () => {
  const game = table();
  const { summon, silence, returnToHand, attackOf, endTurn, zoneOf } = game;
  const [silenced, returned] = [summon('Wisp', 0), summon('Wisp', 0)];
  for (const target of [silenced, returned]) playFromHand(game, 'Power Overwhelming', 0, { target });
  silence(silenced);
  returnToHand(returned);
  endTurn();
  expect([zoneOf(silenced), attackOf(silenced), zoneOf(returned)]).toEqual(['board', 1, 'hand']);
});
