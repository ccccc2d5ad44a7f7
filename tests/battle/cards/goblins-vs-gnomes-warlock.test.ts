// Goblins vs Gnomes warlock Demons.

import { expect } from 'vitest';
import { table } from '../table.ts';
import { card } from './card.ts';
import { playFromHand } from './from-hand.ts';

card('Floating Watcher', '+2/+2 each time its hero takes damage in its own turn', () => {
  const game = table();
  const { summon, dealDamage, hero, attackOf, health, endTurn, useHeroPower, gainArmor } = game;
  const watcher = summon('Floating Watcher', 0);
  const stats = () => [attackOf(watcher), health(watcher)];
  dealDamage(hero(0), 1);
  expect(stats()).toEqual([6, 6]);
  dealDamage(hero(1), 1);
  useHeroPower(0, { target: watcher });
  expect(stats()).toEqual([6, 5]);
  gainArmor(0, 5);
  dealDamage(hero(0), 2);
  expect(stats()).toEqual([8, 7]);
  endTurn();
  dealDamage(hero(0), 5);
  expect(stats()).toEqual([8, 7]);
});

card('Floating Watcher', 'grows with Life Tap', () => {
  const { summon, useHeroPower, attackOf, health } = table({ heroes: ["Gul'dan", 'Jaina Proudmoore'] });
  const watcher = summon('Floating Watcher', 0);
  useHeroPower(0);
  expect([attackOf(watcher), health(watcher)]).toEqual([6, 6]);
});

card("Mal'Ganis", '+2/+2 for the other Demons of its side, not for itself and others', () => {
  const { summon, attackOf, health, silence } = table();
  const [walker, wisp, enemy] = [summon('Voidwalker', 0), summon('Wisp', 0), summon('Voidwalker', 1)];
  const malganis = summon("Mal'Ganis", 0);
  const stats = () => [walker, wisp, enemy, malganis].map((id) => `${attackOf(id)}/${health(id)}`);
  expect(stats()).toEqual(['3/5', '1/1', '1/3', '9/7']);
  silence(malganis);
  expect(stats()).toEqual(['1/3', '1/1', '1/3', '9/7']);
});

card("Mal'Ganis", 'its hero takes no damage while it is in play; the enemy hero does', () => {
  const game = table();
  const { summon, dealDamage, destroy, hero, health } = game;
  const malganis = summon("Mal'Ganis", 0);
  playFromHand(game, 'Hellfire', 1);
  dealDamage(hero(0), 8);
  expect([health(hero(0)), health(hero(1)), health(malganis)]).toEqual([30, 27, 4]);
  destroy(malganis);
  dealDamage(hero(0), 8);
  expect(health(hero(0))).toBe(22);
});
