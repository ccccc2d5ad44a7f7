// Armour: taken before Health, part of the damage all the same (R16.1 step 7).

import { expect, it } from 'vitest';
import { activated, table } from './table.ts';

it('R16.1 step 7: armour is taken first, then Health', () => {
  const { gainArmor, dealDamage, hero, armor, health } = table();
  gainArmor(0, 3);
  dealDamage(hero(0), 2);
  expect([armor(0), health(hero(0))]).toEqual([1, 30]);
  dealDamage(hero(0), 4);
  expect([armor(0), health(hero(0))]).toEqual([0, 27]);
});

it('R16.1 step 7: the log has the full amount, the armour part included', () => {
  const { gainArmor, dealDamage, hero, log } = table();
  gainArmor(1, 5);
  dealDamage(hero(1), 4);
  expect(log()).toEqual([{ type: 'Damaged', target: hero(1), amount: 4 }]);
});

it('R16.1 step 8: a hit that armour takes entirely is a hit: who listens for damage hears it', () => {
  const game = table();
  const { summon, gainArmor, dealDamage, hero, attackOf, health } = game;
  const watcher = summon('Floating Watcher', 0);
  gainArmor(0, 9);
  dealDamage(hero(0), 1);
  expect(activated(game)).toEqual(['Floating Watcher: onDamage']);
  expect([attackOf(watcher), health(hero(0))]).toEqual([6, 30]);
});

it('R17.2: armour lost is not missing Health: there is nothing to heal', () => {
  const game = table();
  const { gainArmor, dealDamage, cast, hero, armor, health, trace } = game;
  gainArmor(0, 5);
  dealDamage(hero(0), 5);
  cast('Healing Touch', 0, { target: hero(0) });
  expect([armor(0), health(hero(0))]).toEqual([0, 30]);
  expect(trace().some(({ type }) => type === 'Healed')).toBe(false);
});

it('R16.1 step 7: armour keeps a hero alive at a hit above its Health', () => {
  const { gainArmor, dealDamage, hero, outcome, health } = table();
  dealDamage(hero(0), 29);
  gainArmor(0, 3);
  dealDamage(hero(0), 3);
  expect([outcome().result, health(hero(0))]).toEqual(['none', 1]);
  dealDamage(hero(0), 1);
  expect(outcome()).toEqual({ result: 'win', player: 1 });
});

it('R17.4: Alexstrasza sets Health and leaves armour alone', () => {
  const { gainArmor, addToHand, play, hero, armor, health } = table();
  gainArmor(1, 4);
  play(addToHand('Alexstrasza', 0), { target: hero(1) });
  expect([armor(1), health(hero(1))]).toEqual([4, 15]);
});

it('R12.4: Armor Up! gives 2 to its player only', () => {
  const { useHeroPower, armor } = table({ heroes: ['Garrosh Hellscream', 'Garrosh Hellscream'] });
  useHeroPower(1);
  expect([armor(0), armor(1)]).toEqual([0, 2]);
});

it('R24 Lifesteal: the amount healed is the damage dealt, armour or not', () => {
  const { summon, gainArmor, dealDamage, attack, hero, health } = table();
  dealDamage(hero(0), 5);
  gainArmor(1, 10);
  attack(summon('Queen of Pain', 0), hero(1));
  expect([health(hero(0)), health(hero(1))]).toEqual([26, 30]);
});
