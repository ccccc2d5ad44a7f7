// Healing, healing that is damage, and changes of Health that are neither (R17).

import { expect, it } from 'vitest';
import { activated, count, table } from './table.ts';

it('R17.2: no more than is missing is healed, and the unhurt make no event', () => {
  const game = table();
  const { summon, dealDamage, cast, health, trace, clearLog } = game;
  const [hurt, whole] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 0)];
  dealDamage(hurt, 2);
  clearLog();
  cast('Circle of Healing', 0);
  expect([health(hurt), health(whole)]).toEqual([5, 5]);
  expect(trace().filter(({ type }) => type === 'Healed')).toEqual([{ type: 'Healed', target: hurt, amount: 2 }]);
});

it('R17.2: all are healed before the first Heal Event is told', () => {
  const { summon, dealDamage, cast, trace, clearLog } = table();
  summon('Northshire Cleric', 0);
  const hurt = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1)];
  for (const yeti of hurt) dealDamage(yeti, 1);
  clearLog();
  cast('Circle of Healing', 0);
  const told = trace()
    .map(({ type }) => type)
    .filter((type) => type === 'Healed' || type === 'Drew');
  expect(told).toEqual(['Healed', 'Healed', 'Drew', 'Drew']);
});

it('R17.2: a healed hero is no healed minion', () => {
  const { summon, dealDamage, cast, hero, hand, health } = table();
  summon('Northshire Cleric', 0);
  dealDamage(hero(0), 3);
  cast('Healing Touch', 0, { target: hero(0) });
  expect([health(hero(0)), hand(0)]).toEqual([30, []]);
});

it('R17.4: Ancestral Healing restores all Health without a Heal Event', () => {
  const game = table();
  const { summon, dealDamage, cast, hand, health } = game;
  summon('Northshire Cleric', 0);
  const golem = summon('War Golem', 0);
  dealDamage(golem, 6);
  cast('Ancestral Healing', 0, { target: golem });
  expect([health(golem), hand(0).length, count(game, 'Healed')]).toEqual([7, 0, 0]);
});

it('R17.4: and so it is not inverted', () => {
  const { summon, dealDamage, cast, health } = table();
  summon('Auchenai Soulpriest', 0);
  const golem = summon('War Golem', 0);
  dealDamage(golem, 6);
  cast('Ancestral Healing', 0, { target: golem });
  expect(health(golem)).toBe(7);
});

it('R17.1: inverted healing is damage: armour, triggers on damage, no triggers on healing', () => {
  const game = table();
  const { summon, gainArmor, cast, hero, armor, health, clearLog } = game;
  summon('Auchenai Soulpriest', 0);
  summon('Northshire Cleric', 1);
  const acolyte = summon('Acolyte of Pain', 1);
  gainArmor(1, 3);
  clearLog();
  cast('Healing Touch', 0, { target: hero(1) });
  expect([armor(1), health(hero(1))]).toEqual([0, 25]);
  cast('Circle of Healing', 0);
  expect(activated(game)).toEqual(['Acolyte of Pain: onDamage']);
  expect(game.zoneOf(acolyte)).toBe('graveyard');
});

it("R17.1: the inversion is that of the healer's side: what the enemy heals is healed", () => {
  const { summon, dealDamage, cast, hero, health } = table();
  summon('Auchenai Soulpriest', 0);
  dealDamage(hero(0), 10);
  cast('Healing Touch', 1, { target: hero(0) });
  expect(health(hero(0))).toBe(28);
});

it('R17.1: a silenced Auchenai inverts nothing after the boundary', () => {
  const { summon, silence, dealDamage, cast, hero, health } = table();
  silence(summon('Auchenai Soulpriest', 0));
  dealDamage(hero(0), 10);
  cast('Healing Touch', 0, { target: hero(0) });
  expect(health(hero(0))).toBe(28);
});

it('R17.1: end-of-turn healing and a weapon that heals are inverted too', () => {
  const { summon, equip, attack, hero, health, endTurn } = table();
  summon('Auchenai Soulpriest', 0);
  const yeti = summon('Chillwind Yeti', 0);
  summon('Healing Totem', 0);
  equip('Truesilver Champion', 0);
  attack(hero(0), hero(1));
  expect(health(hero(0))).toBe(28);
  endTurn();
  expect(health(yeti)).toBe(4);
});

it('R17.3: a hero at 0 is saved by healing in the same Phase', () => {
  const { summon, dealDamage, cast, hero, health, outcome } = table();
  dealDamage(hero(0), 28);
  summon('Leper Gnome', 1);
  summon('Mistress of Mixtures', 1);
  cast('Twisting Nether', 1);
  expect([health(hero(0)), outcome().result]).toEqual([4, 'none']);
});

it('R17.3: in the other order the healing comes before the damage', () => {
  const { summon, dealDamage, cast, hero, health } = table();
  dealDamage(hero(0), 28);
  summon('Mistress of Mixtures', 1);
  summon('Leper Gnome', 1);
  cast('Twisting Nether', 1);
  expect(health(hero(0))).toBe(4);
});
