// Who may be attacked and targeted: Taunt, Stealth, Immune, Elusive (R13.1, R10.1, R24), in real duels.

import { expect, it } from 'vitest';
import { duel, table } from './table.ts';

it('R13.1: a Taunt minion must be attacked, the hero and the others may not', () => {
  const game = duel(['Goldshire Footman', 'Wisp'], ['Stonetusk Boar']);
  const { begin, until, play, onBoard, verdict, hero } = game;
  begin();
  until(0, 1, 'Goldshire Footman', 'Wisp');
  play(0, 'Goldshire Footman');
  play(0, 'Wisp');
  until(1, 1, 'Stonetusk Boar');
  const attacker = play(1, 'Stonetusk Boar');
  const attack = (defender: number) => verdict({ type: 'ATTACK', seat: 1, attacker, defender });
  expect(attack(hero(0))).toBe('taunt-in-the-way');
  expect(attack(onBoard(0, 'Wisp'))).toBe('taunt-in-the-way');
  expect(attack(onBoard(0, 'Goldshire Footman'))).toBe('legal');
});

it('R13.1: among two with Taunt either may be chosen', () => {
  const { begin, until, play, board, verdict } = duel(['Goldshire Footman'], ['Stonetusk Boar']);
  begin();
  until(0, 2, 'Goldshire Footman');
  play(0, 'Goldshire Footman');
  play(0, 'Goldshire Footman');
  until(1, 1, 'Stonetusk Boar');
  const attacker = play(1, 'Stonetusk Boar');
  expect(board(0).map((defender) => verdict({ type: 'ATTACK', seat: 1, attacker, defender }))).toEqual([
    'legal',
    'legal',
  ]);
});

it('R13.1: a hero with a weapon is held up by Taunt like a minion', () => {
  const { begin, until, play, verdict, hero, onBoard } = duel(['Goldshire Footman'], ['Fiery War Axe']);
  begin();
  until(0, 1, 'Goldshire Footman');
  play(0, 'Goldshire Footman');
  until(1, 3, 'Fiery War Axe');
  play(1, 'Fiery War Axe');
  const attack = (defender: number) => verdict({ type: 'ATTACK', seat: 1, attacker: hero(1), defender });
  expect([attack(hero(0)), attack(onBoard(0, 'Goldshire Footman'))]).toEqual(['taunt-in-the-way', 'legal']);
});

it('R24 Taunt does not stop spells', () => {
  const { begin, until, play, verdict, hero, inHand } = duel(['Goldshire Footman'], ['Fireball']);
  begin();
  until(0, 1, 'Goldshire Footman');
  play(0, 'Goldshire Footman');
  until(1, 4, 'Fireball');
  expect(verdict({ type: 'PLAY', seat: 1, card: inHand(1, 'Fireball'), target: hero(0) })).toBe('legal');
});

it('R24 Taunt does not count while its minion has Stealth', () => {
  const game = duel(['Worgen Infiltrator', 'Ancestral Healing'], ['Stonetusk Boar']);
  const { begin, until, play, onBoard, verdict, hero } = game;
  begin();
  until(0, 1, 'Worgen Infiltrator', 'Ancestral Healing');
  play(0, 'Ancestral Healing', { target: play(0, 'Worgen Infiltrator') });
  until(1, 1, 'Stonetusk Boar');
  const attacker = play(1, 'Stonetusk Boar');
  const hidden = onBoard(0, 'Worgen Infiltrator');
  expect(verdict({ type: 'ATTACK', seat: 1, attacker, defender: hero(0) })).toBe('legal');
  expect(verdict({ type: 'ATTACK', seat: 1, attacker, defender: hidden })).toBe('defender-hidden');
});

it('R10.1: an enemy spell cannot target Stealth, the own spells can', () => {
  const { begin, until, play, onBoard, verdict, inHand } = duel(
    ['Worgen Infiltrator', 'Moonfire'],
    ['Moonfire', 'Wisp'],
  );
  begin();
  until(0, 1, 'Worgen Infiltrator', 'Moonfire');
  play(0, 'Worgen Infiltrator');
  const target = onBoard(0, 'Worgen Infiltrator');
  expect(verdict({ type: 'PLAY', seat: 0, card: inHand(0, 'Moonfire'), target })).toBe('legal');
  until(1, 1, 'Moonfire');
  expect(verdict({ type: 'PLAY', seat: 1, card: inHand(1, 'Moonfire'), target })).toBe('target-not-allowed');
});

it('R24 Stealth: area damage and random damage reach it', () => {
  const { summon, cast, zoneOf } = table();
  const first = summon('Worgen Infiltrator', 1);
  cast('Whirlwind', 0);
  const second = summon('Worgen Infiltrator', 1);
  cast('Cleave', 0);
  expect([zoneOf(first), zoneOf(second)]).toEqual(['graveyard', 'graveyard']);
});

it('R24 Stealth is lost by attacking, not by being damaged', () => {
  const { summon, cast, attack, hero, hasKeyword } = table();
  const worgen = summon('Worgen Infiltrator', 0);
  cast('Test Blessing', 0, { target: worgen });
  cast('Whirlwind', 1);
  expect(hasKeyword(worgen, 'stealth')).toBe(true);
  attack(worgen, hero(1));
  expect(hasKeyword(worgen, 'stealth')).toBe(false);
});

it('R24 Elusive: no spell of either player can target it, attacks can', () => {
  const game = duel(['Faerie Dragon', 'Moonfire'], ['Moonfire', 'Stonetusk Boar']);
  const { begin, until, play, onBoard, verdict, inHand } = game;
  begin();
  until(0, 2, 'Faerie Dragon', 'Moonfire');
  play(0, 'Faerie Dragon');
  const target = onBoard(0, 'Faerie Dragon');
  expect(verdict({ type: 'PLAY', seat: 0, card: inHand(0, 'Moonfire'), target })).toBe('target-not-allowed');
  until(1, 2, 'Moonfire', 'Stonetusk Boar');
  expect(verdict({ type: 'PLAY', seat: 1, card: inHand(1, 'Moonfire'), target })).toBe('target-not-allowed');
  const attacker = play(1, 'Stonetusk Boar');
  expect(verdict({ type: 'ATTACK', seat: 1, attacker, defender: target })).toBe('legal');
});

it('R24 Elusive: area damage reaches it', () => {
  const { summon, cast, zoneOf } = table();
  const dragon = summon('Faerie Dragon', 1);
  cast('Flamestrike', 0);
  expect(zoneOf(dragon)).toBe('graveyard');
});

it('R24 Immune: no damage from attacks, spells and areas; no event either', () => {
  const { summon, cast, attack, health, log, clearLog } = table();
  const beast = summon('River Crocolisk', 0);
  cast('Bestial Wrath', 0, { target: beast });
  const ogre = summon('Boulderfist Ogre', 1);
  clearLog();
  attack(beast, ogre);
  expect(log()).toEqual([{ type: 'Damaged', target: ogre, amount: 4 }]);
  cast('Hellfire', 1);
  expect(health(beast)).toBe(3);
});

it('R24 Immune: destroying works all the same', () => {
  const { summon, cast, zoneOf } = table();
  const beast = summon('River Crocolisk', 0);
  cast('Bestial Wrath', 0, { target: beast });
  cast('Twisting Nether', 1);
  expect(zoneOf(beast)).toBe('graveyard');
});

it('R24 Immune ends with the turn', () => {
  const { summon, cast, endTurn, dealDamage, zoneOf } = table();
  const beast = summon('River Crocolisk', 0);
  cast('Bestial Wrath', 0, { target: beast });
  endTurn();
  dealDamage(beast, 3);
  expect(zoneOf(beast)).toBe('graveyard');
});

it('R13.1: an Immune hero can be neither attacked nor targeted by the enemy', () => {
  const { begin, until, play, verdict, hero, inHand } = duel(["Mal'Ganis"], ['Stonetusk Boar', 'Moonfire']);
  begin();
  until(0, 9, "Mal'Ganis");
  play(0, "Mal'Ganis");
  until(1, 1, 'Stonetusk Boar', 'Moonfire');
  const attacker = play(1, 'Stonetusk Boar');
  const moonfire = inHand(1, 'Moonfire');
  expect(verdict({ type: 'ATTACK', seat: 1, attacker, defender: hero(0) })).toBe('defender-immune');
  expect(verdict({ type: 'PLAY', seat: 1, card: moonfire, target: hero(0) })).toBe('target-not-allowed');
  expect(verdict({ type: 'PLAY', seat: 1, card: moonfire, target: hero(1) })).toBe('legal');
});

it('R8.1: a battlecry must take a target if there is one, and goes without if there is none', () => {
  const { begin, until, play, verdict, inHand } = duel(['Shattered Sun Cleric', 'Wisp'], ['Chillwind Yeti']);
  begin();
  until(0, 3, 'Shattered Sun Cleric', 'Wisp');
  const cleric = inHand(0, 'Shattered Sun Cleric');
  expect(verdict({ type: 'PLAY', seat: 0, card: cleric })).toBe('legal');
  const wisp = play(0, 'Wisp');
  expect(verdict({ type: 'PLAY', seat: 0, card: cleric })).toBe('target-required');
  expect(verdict({ type: 'PLAY', seat: 0, card: cleric, target: wisp })).toBe('legal');
});

it('R10.1: a spell that needs a minion cannot be played when there is none', () => {
  const { begin, until, verdict, inHand, hero } = duel(['Polymorph'], ['Wisp']);
  begin();
  until(0, 4, 'Polymorph');
  const card = inHand(0, 'Polymorph');
  expect(verdict({ type: 'PLAY', seat: 0, card })).toBe('no-legal-target');
  expect(verdict({ type: 'PLAY', seat: 0, card, target: hero(1) })).toBe('target-not-allowed');
});
