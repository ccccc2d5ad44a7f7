// Computing a number: printed, enchantments in order of attachment, then auras (R18).

import { expect, it } from 'vitest';
import { table } from './table.ts';

it('R18.2: "set to" replaces what came before it', () => {
  const { summon, cast, attackOf } = table();
  const yeti = summon('Chillwind Yeti', 0);
  cast('Blessing of Kings', 0, { target: yeti });
  cast('Humility', 1, { target: yeti });
  expect(attackOf(yeti)).toBe(1);
});

it('R18.2: "+N" after "set to" adds', () => {
  const { summon, cast, attackOf } = table();
  const yeti = summon('Chillwind Yeti', 0);
  cast('Humility', 1, { target: yeti });
  cast('Blessing of Kings', 0, { target: yeti });
  expect(attackOf(yeti)).toBe(5);
});

it('R18.2: auras come after all enchantments, also after "set to"', () => {
  const { summon, cast, attackOf } = table();
  summon('Raid Leader', 0);
  const yeti = summon('Chillwind Yeti', 0);
  cast('Humility', 1, { target: yeti });
  expect(attackOf(yeti)).toBe(2);
});

it('R18.2: Attack below 0 counts as 0, and what is added later counts from the true sum', () => {
  const { summon, cast, attackOf } = table();
  const wisp = summon('Wisp', 0);
  cast('Test Weakness', 1, { target: wisp });
  expect(attackOf(wisp)).toBe(0);
  cast('Blessing of Kings', 0, { target: wisp });
  expect(attackOf(wisp)).toBe(2);
});

it('R18.3: "set Health" sets the maximum and clears damage', () => {
  const { summon, dealDamage, cast, health, maxHealth } = table();
  const yeti = summon('Chillwind Yeti', 1);
  dealDamage(yeti, 4);
  cast('Equality', 0);
  expect([health(yeti), maxHealth(yeti)]).toEqual([1, 1]);
});

it('R18.3: silencing the setter raises maximum and current Health by the difference', () => {
  const { summon, cast, silence, health, maxHealth } = table();
  const yeti = summon('Chillwind Yeti', 1);
  cast('Equality', 0);
  silence(yeti);
  expect([health(yeti), maxHealth(yeti)]).toEqual([5, 5]);
});

it('R18.3: damage taken after the setter stays when the setter is silenced', () => {
  const { summon, cast, dealDamage, silence, health } = table();
  const yeti = summon('Chillwind Yeti', 1);
  cast('Equality', 0);
  cast('Blessing of Kings', 1, { target: yeti });
  dealDamage(yeti, 2);
  expect(health(yeti)).toBe(3);
  silence(yeti);
  expect(health(yeti)).toBe(3);
});

it('R18.3: with a Health aura on it the minion shows the set Health plus the aura', () => {
  const { summon, cast, health } = table();
  summon('Stormwind Champion', 1);
  const yeti = summon('Chillwind Yeti', 1);
  cast('Equality', 0);
  expect(health(yeti)).toBe(2);
});

it('R18.2: a Health gain after the setter adds to it', () => {
  const { summon, cast, health } = table();
  const yeti = summon('Chillwind Yeti', 0);
  cast('Equality', 0);
  cast('Test Blessing', 0, { target: yeti });
  expect(health(yeti)).toBe(3);
});

it('R18.1: a Health gain raises current and maximum, and damage stays the same', () => {
  const { summon, dealDamage, cast, health, maxHealth } = table();
  const yeti = summon('Chillwind Yeti', 0);
  dealDamage(yeti, 2);
  cast('Blessing of Kings', 0, { target: yeti });
  expect([health(yeti), maxHealth(yeti)]).toEqual([7, 9]);
});

it('R18.6: "until the end of the turn" ends in the clean-up, and only that part', () => {
  const { summon, addToHand, play, cast, endTurn, attackOf } = table();
  const yeti = summon('Chillwind Yeti', 0);
  play(addToHand('Abusive Sergeant', 0), { target: yeti });
  cast('Blessing of Kings', 0, { target: yeti });
  expect(attackOf(yeti)).toBe(10);
  endTurn();
  expect(attackOf(yeti)).toBe(8);
});

it('R18.6: it ends with this turn for an enemy minion too', () => {
  const { summon, addToHand, play, endTurn, attackOf } = table();
  const enemy = summon('Chillwind Yeti', 1);
  play(addToHand('Abusive Sergeant', 0), { target: enemy });
  expect(attackOf(enemy)).toBe(6);
  endTurn();
  expect(attackOf(enemy)).toBe(4);
});

it('R18.6: end-of-turn triggers still see it', () => {
  const { summon, cast, endTurn, health, zoneOf } = table();
  const beast = summon('River Crocolisk', 0);
  summon('Test Stinger', 0);
  cast('Bestial Wrath', 0, { target: beast });
  endTurn();
  expect([health(beast), zoneOf(beast)]).toEqual([3, 'board']);
});

it('R18.2: a set Attack outlives a bonus for the turn that came before it', () => {
  const { summon, addToHand, play, cast, endTurn, attackOf } = table();
  const yeti = summon('Chillwind Yeti', 0);
  play(addToHand('Abusive Sergeant', 0), { target: yeti });
  cast('Humility', 1, { target: yeti });
  endTurn();
  expect(attackOf(yeti)).toBe(1);
});

it('R18.2: Inner Fire fixes the number when it is attached', () => {
  const { summon, dealDamage, cast, attackOf } = table();
  const snapjaw = summon('Oasis Snapjaw', 0);
  dealDamage(snapjaw, 1);
  cast('Inner Fire', 0, { target: snapjaw });
  expect(attackOf(snapjaw)).toBe(6);
  dealDamage(snapjaw, 2);
  expect(attackOf(snapjaw)).toBe(6);
});

it('R18.5: a text given to an enemy minion works for the player who gave it', () => {
  const { summon, cast, dealDamage, hand } = table();
  const enemy = summon('Chillwind Yeti', 1);
  cast('Test Wisdom', 0, { target: enemy });
  dealDamage(enemy, 1);
  expect([hand(0).length, hand(1).length]).toEqual([1, 0]);
});

it('R18.5: and it still does after its bearer has changed sides', () => {
  const { summon, cast, dealDamage, hand } = table();
  const own = summon('Chillwind Yeti', 1);
  cast('Test Wisdom', 1, { target: own });
  cast('Mind Control', 0, { target: own });
  dealDamage(own, 1);
  expect([hand(0).length, hand(1).length]).toEqual([0, 1]);
});

it('R5.9: an enchantment works at once: added Health saves within the Phase', () => {
  const { summon, dealDamage, health, zoneOf } = table();
  const cultist = summon('Dark Cultist', 0);
  const yeti = summon('Chillwind Yeti', 0);
  dealDamage(cultist, 4);
  expect([health(yeti), zoneOf(yeti)]).toEqual([8, 'board']);
});

it('R6.7: several texts of one minion run in the order printed', () => {
  const { summon, dealDamage, trace } = table();
  dealDamage(summon('Test Twofold', 0), 1);
  const told = trace()
    .map(({ type }) => type)
    .filter((type) => type === 'ArmorGained' || type === 'Drew');
  expect(told).toEqual(['ArmorGained', 'Drew']);
});

it('R6.7: a text that was added runs after the printed ones', () => {
  const { summon, cast, dealDamage, trace } = table();
  const boss = summon('Imp Gang Boss', 0);
  cast('Test Wisdom', 0, { target: boss });
  dealDamage(boss, 1);
  const told = trace()
    .map(({ type }) => type)
    .filter((type) => type === 'Summoned' || type === 'Drew');
  expect(told).toEqual(['Summoned', 'Summoned', 'Drew']);
});
