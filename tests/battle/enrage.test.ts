// "While damaged": evaluated on the minion itself, at every moment (R24).

import { expect, it } from 'vitest';
import { table } from './table.ts';

it('R24 Enrage: the bonus comes with the first damage and does not grow', () => {
  const { summon, dealDamage, attackOf } = table();
  const [amani, other] = [summon('Amani Berserker', 0), summon('Amani Berserker', 0)];
  dealDamage(amani, 1);
  expect([attackOf(amani), attackOf(other)]).toEqual([5, 2]);
  dealDamage(amani, 1);
  expect(attackOf(amani)).toBe(5);
});

it('R24 Enrage: it ends with full Health, not before', () => {
  const { summon, dealDamage, cast, attackOf, useHeroPower } = table({ heroes: ['Anduin Wrynn', 'Rexxar'] });
  const amani = summon('Amani Berserker', 0);
  cast('Blessing of Kings', 0, { target: amani });
  dealDamage(amani, 3);
  useHeroPower(0, { target: amani });
  expect(attackOf(amani)).toBe(9);
  useHeroPower(0, { target: amani });
  expect(attackOf(amani)).toBe(6);
});

it('R24 Enrage: "set Health" clears the damage and with it the bonus', () => {
  const { summon, dealDamage, cast, attackOf } = table();
  const amani = summon('Amani Berserker', 1);
  dealDamage(amani, 1);
  cast('Equality', 0);
  expect(attackOf(amani)).toBe(2);
});

it('R22.1: Silence takes it away', () => {
  const { summon, dealDamage, silence, attackOf } = table();
  const amani = summon('Amani Berserker', 0);
  dealDamage(amani, 1);
  silence(amani);
  expect(attackOf(amani)).toBe(2);
});

it('R13.4: in a fight the amounts are fixed before the damage that enrages', () => {
  const { summon, attack, health } = table();
  const amani = summon('Amani Berserker', 1);
  const yeti = summon('Chillwind Yeti', 0);
  attack(yeti, amani);
  expect(health(yeti)).toBe(3);
});

it('R18.1: a lost Health aura that caps the damage away ends the rage', () => {
  const { summon, dealDamage, attackOf, cast } = table();
  const champion = summon('Stormwind Champion', 1);
  const amani = summon('Amani Berserker', 1);
  dealDamage(amani, 1);
  expect(attackOf(amani)).toBe(6);
  cast('Assassinate', 0, { target: champion });
  expect(attackOf(amani)).toBe(2);
});
