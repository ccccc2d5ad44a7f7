// Spell Damage, damage that is split at random, and random picks (R10.4, R16.8, R23).

import { expect, it } from 'vitest';
import { count, table } from './table.ts';

it('R24 Spell Damage adds to the damage of spells, several add up', () => {
  const { summon, cast, hero, health } = table();
  summon('Kobold Geomancer', 0);
  cast('Fireball', 0, { target: hero(1) });
  expect(health(hero(1))).toBe(23);
  summon('Dalaran Mage', 0);
  cast('Moonfire', 0, { target: hero(1) });
  expect(health(hero(1))).toBe(20);
});

it('R24 Spell Damage of the enemy does not count', () => {
  const { summon, cast, hero, health } = table();
  summon('Kobold Geomancer', 1);
  cast('Moonfire', 0, { target: hero(1) });
  expect(health(hero(1))).toBe(29);
});

it('R24 Spell Damage adds to each target of an area', () => {
  const { summon, cast, health } = table();
  summon('Kobold Geomancer', 0);
  const [first, second] = [summon('Boulderfist Ogre', 1), summon('Boulderfist Ogre', 1)];
  cast('Flamestrike', 0);
  expect([health(first), health(second)]).toEqual([1, 1]);
});

it('R10.4: it does not add to healing, drawing or armour', () => {
  const { summon, cast, dealDamage, hero, health, armor, hand } = table();
  summon('Kobold Geomancer', 0);
  dealDamage(hero(0), 20);
  cast('Healing Touch', 0, { target: hero(0) });
  cast('Shield Block', 0);
  expect([health(hero(0)), armor(0), hand(0).length]).toEqual([18, 5, 1]);
});

it('R24 Spell Damage: not for battlecries, not for deathrattles', () => {
  const { summon, addToHand, play, dealDamage, hero, health } = table();
  summon('Kobold Geomancer', 0);
  play(addToHand('Elven Archer', 0), { target: hero(1) });
  dealDamage(summon('Leper Gnome', 0), 1);
  expect(health(hero(1))).toBe(27);
});

it('R5.7: it is gone with the minion that gave it', () => {
  const { summon, cast, dealDamage, hero, health } = table();
  const kobold = summon('Kobold Geomancer', 0);
  dealDamage(kobold, 2);
  cast('Moonfire', 0, { target: hero(1) });
  expect(health(hero(1))).toBe(29);
});

it('R17.1: inverted healing of a spell is not raised', () => {
  const { summon, cast, hero, health } = table();
  summon('Auchenai Soulpriest', 0);
  summon('Kobold Geomancer', 0);
  cast('Healing Touch', 0, { target: hero(1) });
  expect(health(hero(1))).toBe(22);
});

it('R16.8: three missiles are three hits of 1, and Spell Damage makes a fourth', () => {
  const game = table();
  const { cast, hero, health, summon, clearLog } = game;
  cast('Arcane Missiles', 0);
  expect([health(hero(1)), count(game, 'Damaged')]).toEqual([27, 3]);
  summon('Kobold Geomancer', 0);
  clearLog();
  cast('Arcane Missiles', 0);
  expect([health(hero(1)), count(game, 'Damaged')]).toEqual([23, 4]);
});

it('R10.4: each missile takes its target among those not dying, for every seed', () => {
  for (let seed = 0; seed < 12; seed += 1) {
    const { summon, cast, health, hero, log, clearLog } = table({ seed });
    const wisps = [summon('Wisp', 1), summon('Wisp', 1)];
    clearLog();
    cast('Arcane Missiles', 0);
    const hits = log().flatMap((event) => (event.type === 'Damaged' ? [event.target] : []));
    expect(hits).toHaveLength(3);
    for (const wisp of wisps) expect(hits.filter((id) => id === wisp).length).toBeLessThanOrEqual(1);
    expect(health(hero(1))).toBe(30 - hits.filter((id) => id === hero(1)).length);
  }
});

it('R10.4: between two missiles the first one is processed completely', () => {
  for (let seed = 0; seed < 8; seed += 1) {
    const { summon, cast, trace, clearLog } = table({ seed });
    summon('Acolyte of Pain', 1);
    clearLog();
    cast('Arcane Missiles', 0);
    const told = trace()
      .map(({ type }) => type)
      .filter((type) => type === 'Damaged' || type === 'Triggered');
    told.forEach((type, index) => {
      if (type === 'Triggered') expect(told[index - 1]).toBe('Damaged');
    });
    expect(told.filter((type) => type === 'Damaged')).toHaveLength(3);
  }
});

it('R16.8: missiles never hit friends', () => {
  for (let seed = 0; seed < 6; seed += 1) {
    const { summon, cast, health, hero } = table({ seed });
    const friend = summon('Wisp', 0);
    cast('Arcane Missiles', 0);
    expect([health(friend), health(hero(0))]).toEqual([1, 30]);
  }
});

it('R23.1: Cleave takes two different enemy minions, or the only one once', () => {
  for (let seed = 0; seed < 6; seed += 1) {
    const game = table({ seed });
    const { summon, cast, health, clearLog } = game;
    const ogre = summon('Boulderfist Ogre', 1);
    cast('Cleave', 0);
    expect(health(ogre)).toBe(5);
    const ogres = [summon('Boulderfist Ogre', 1), summon('Boulderfist Ogre', 1)];
    clearLog();
    cast('Cleave', 0);
    expect(count(game, 'Damaged')).toBe(2);
    expect([ogre, ...ogres].reduce((sum, id) => sum + health(id), 0)).toBe(5 + 7 + 7 - 4);
  }
});

it('R23.1: no candidate: the effect does nothing', () => {
  const game = table();
  const { summon, destroy, board } = game;
  destroy(summon('Test Thief', 0));
  expect([count(game, 'NoTarget'), board(0), board(1)]).toEqual([1, [], []]);
});

it('R23.4: the same seed and the same inputs give the same game, another seed another one', () => {
  const play = (seed: number) => {
    const { summon, cast, snapshot } = table({ seed });
    for (let minions = 0; minions < 6; minions += 1) summon('Boulderfist Ogre', 1);
    for (let casts = 0; casts < 4; casts += 1) cast('Arcane Missiles', 0);
    return JSON.stringify(snapshot());
  };
  expect(play(7)).toBe(play(7));
  expect(play(7)).not.toBe(play(8));
});
