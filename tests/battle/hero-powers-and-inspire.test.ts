// Hero Powers and what is told after them (R12.4).

import { expect, it } from 'vitest';
import { activated, duel, manaOf, pick, refusalOf, table } from './table.ts';

it('R12.4: its cost is paid, and it may be used once a turn', () => {
  const { game, begin, until, send, verdict, endTurn } = duel(['Wisp'], ['Wisp'], { heroes: ['Rexxar', 'Rexxar'] });
  begin();
  until(0, 5);
  send({ type: 'HERO_POWER', seat: 0 });
  expect(manaOf(game, 0).available).toBe(3);
  expect(verdict({ type: 'HERO_POWER', seat: 0 })).toBe('hero-power-used');
  endTurn();
  expect(verdict({ type: 'HERO_POWER', seat: 1 })).toBe('legal');
  endTurn();
  expect(verdict({ type: 'HERO_POWER', seat: 0 })).toBe('legal');
});

it('R12.4: without the mana, and in the turn of the other, it is refused', () => {
  const { begin, verdict, until } = duel(['Wisp'], ['Wisp'], { heroes: ['Rexxar', 'Rexxar'] });
  begin();
  expect(verdict({ type: 'HERO_POWER', seat: 0 })).toBe('not-enough-mana');
  until(0, 2);
  expect(verdict({ type: 'HERO_POWER', seat: 1 })).toBe('not-your-turn');
});

it('R12.4: Steady Shot hits the enemy hero for 2', () => {
  const { useHeroPower, hero, health } = table({ heroes: ['Rexxar', 'Rexxar'] });
  useHeroPower(0);
  expect([health(hero(0)), health(hero(1))]).toEqual([30, 28]);
});

it('R24 Spell Damage does not help a Hero Power', () => {
  const { summon, useHeroPower, hero, health } = table();
  summon('Kobold Geomancer', 0);
  useHeroPower(0, { target: hero(1) });
  expect(health(hero(1))).toBe(29);
});

it('R12.4: Life Tap hurts first, then draws', () => {
  const { useHeroPower, hero, health, hand, trace } = table({ heroes: ["Gul'dan", "Gul'dan"] });
  useHeroPower(0);
  expect([health(hero(0)), hand(0).length]).toEqual([28, 1]);
  const told = trace().map(({ type }) => type);
  expect(told.indexOf('Damaged')).toBeLessThan(told.indexOf('Drew'));
});

it('R18.6: the Attack of Shapeshift lasts until the end of the turn, its armour stays', () => {
  const { useHeroPower, hero, attackOf, armor, endTurn } = table({ heroes: ['Malfurion Stormrage', 'Rexxar'] });
  useHeroPower(0);
  expect([attackOf(hero(0)), armor(0)]).toEqual([1, 1]);
  endTurn();
  endTurn();
  expect([attackOf(hero(0)), armor(0)]).toEqual([0, 1]);
});

it('R12.4: Totemic Call summons a Totem that is not there yet, and is refused when all four are', () => {
  const { useHeroPower, board, nameOf } = table({ heroes: ['Thrall', 'Thrall'] });
  for (let uses = 0; uses < 4; uses += 1) useHeroPower(0);
  expect(new Set(board(0).map(nameOf)).size).toBe(4);
  expect(refusalOf(() => useHeroPower(0))).toBe('no-effect');
});

it('R17.1: Lesser Heal of an inverted side hurts; the heal of the other side does not', () => {
  const { summon, dealDamage, useHeroPower, hero, health } = table({ heroes: ['Anduin Wrynn', 'Anduin Wrynn'] });
  summon('Auchenai Soulpriest', 0);
  dealDamage(hero(1), 5);
  useHeroPower(0, { target: hero(1) });
  expect(health(hero(1))).toBe(23);
  useHeroPower(1, { target: hero(1) });
  expect(health(hero(1))).toBe(25);
});

it('R24 Elusive: a Hero Power cannot target it, a battlecry can', () => {
  const { begin, until, play, onBoard, verdict, inHand } = duel(['Elven Archer'], ['Faerie Dragon']);
  begin();
  until(1, 2, 'Faerie Dragon');
  play(1, 'Faerie Dragon');
  until(0, 3, 'Elven Archer');
  const target = onBoard(1, 'Faerie Dragon');
  expect(verdict({ type: 'HERO_POWER', seat: 0, target })).toBe('target-not-allowed');
  expect(verdict({ type: 'PLAY', seat: 0, card: inHand(0, 'Elven Archer'), target })).toBe('legal');
});

it('R12.4: Inspire is told after the text, to the own side only', () => {
  const game = table({ heroes: ['Rexxar', 'Rexxar'] });
  const { summon, useHeroPower, attackOf } = game;
  const [mine, theirs] = [summon('Lowly Squire', 0), summon('Lowly Squire', 1)];
  useHeroPower(0);
  expect([attackOf(mine), attackOf(theirs)]).toEqual([2, 1]);
  expect(activated(game)).toEqual(['Lowly Squire: inspire']);
});

it('R12.4: each use is told', () => {
  const { summon, useHeroPower, attackOf } = table({ heroes: ['Rexxar', 'Rexxar'] });
  const squire = summon('Lowly Squire', 0);
  useHeroPower(0);
  useHeroPower(0);
  expect(attackOf(squire)).toBe(3);
});

it('R12.4: who dies of the text is gone before Inspire', () => {
  const game = table();
  const { summon, dealDamage, useHeroPower, zoneOf } = game;
  const squire = summon('Lowly Squire', 0);
  dealDamage(squire, 1);
  game.clearLog();
  useHeroPower(0, { target: squire });
  expect([zoneOf(squire), activated(game)]).toEqual(['graveyard', []]);
});

it('R6.6: a minion that comes while the Hero Power resolves does not hear of it', () => {
  const game = table();
  const { summon, useHeroPower, board, nameOf, attackOf } = game;
  const page = summon('Test Page', 0);
  const present = summon('Lowly Squire', 0);
  useHeroPower(0, { target: page });
  const late = pick(board(0).filter((id) => id !== present));
  expect([nameOf(late), attackOf(late), attackOf(present)]).toEqual(['Lowly Squire', 1, 2]);
});
