// Healing for all minions, and healing turned into harm: Circle of Healing, Auchenai Soulpriest.

import { expect } from 'vitest';
import { count, table } from '../table.ts';
import { card } from './card.ts';
import { playFromHand } from './from-hand.ts';

card('Circle of Healing', '4 for all minions of both sides, nothing for heroes', () => {
  const game = table();
  const { summon, dealDamage, health, hero } = game;
  const [mine, theirs, whole] = [summon('War Golem', 0), summon('Boulderfist Ogre', 1), summon('War Golem', 1)];
  dealDamage(mine, 6);
  dealDamage(theirs, 2);
  dealDamage(hero(0), 5);
  playFromHand(game, 'Circle of Healing', 0);
  expect([mine, theirs, whole, hero(0)].map(health)).toEqual([5, 7, 7, 25]);
  expect(count(game, 'Healed')).toBe(2);
});

card('Auchenai Soulpriest', 'the healing of its side hurts: spells, battlecries and Hero Power', () => {
  const game = table({ heroes: ['Anduin Wrynn', 'Anduin Wrynn'] });
  const { hero, health, useHeroPower } = game;
  playFromHand(game, 'Auchenai Soulpriest', 0);
  playFromHand(game, 'Holy Light', 0, { target: hero(1) });
  useHeroPower(0, { target: hero(1) });
  playFromHand(game, 'Guardian of Kings', 0);
  expect([health(hero(1)), health(hero(0)), count(game, 'Healed')]).toEqual([22, 24, 0]);
});

card('Auchenai Soulpriest', 'not the healing of the enemy, and none once it is silenced', () => {
  const game = table({ heroes: ['Anduin Wrynn', 'Anduin Wrynn'] });
  const { summon, dealDamage, silence, hero, health, useHeroPower } = game;
  const priest = summon('Auchenai Soulpriest', 0);
  for (const id of [hero(0), hero(1)]) dealDamage(id, 10);
  useHeroPower(1, { target: hero(0) });
  expect(health(hero(0))).toBe(22);
  silence(priest);
  useHeroPower(0, { target: hero(0) });
  expect(health(hero(0))).toBe(24);
});

card('Auchenai Soulpriest', 'Circle of Healing becomes 4 damage to all minions, the priest included', () => {
  const game = table();
  const { summon, health, zoneOf } = game;
  const priest = summon('Auchenai Soulpriest', 0);
  const [wisp, golem] = [summon('Wisp', 0), summon('War Golem', 1)];
  playFromHand(game, 'Circle of Healing', 0);
  expect([health(priest), zoneOf(wisp), health(golem)]).toEqual([1, 'graveyard', 3]);
});
