// Attack and Health auras: whom they reach, when they come and go, and what neighbours are (R5).

import { expect, it } from 'vitest';
import { pick, table } from './table.ts';

it('R5.1: an aura gives to other friendly minions, not to itself, not to the enemy', () => {
  const { summon, attackOf } = table();
  const leader = summon('Raid Leader', 0);
  const [mine, theirs] = [summon('Wisp', 0), summon('Wisp', 1)];
  expect([leader, mine, theirs].map(attackOf)).toEqual([2, 2, 1]);
});

it('R5.2: it reaches those already there as soon as its minion arrives', () => {
  const { summon, addToHand, play, attackOf } = table();
  const wisp = summon('Wisp', 0);
  play(addToHand('Raid Leader', 0));
  expect(attackOf(wisp)).toBe(2);
});

it('R5.2: two of them give to each other, and several add up', () => {
  const { summon, attackOf } = table();
  const leaders = [summon('Raid Leader', 0), summon('Raid Leader', 0)];
  const wisp = summon('Wisp', 0);
  expect([...leaders.map(attackOf), attackOf(wisp)]).toEqual([3, 3, 3]);
});

it('R4.5: it ends when its minion has died', () => {
  const { summon, dealDamage, attackOf } = table();
  const leader = summon('Raid Leader', 0);
  const wisp = summon('Wisp', 0);
  dealDamage(leader, 2);
  expect(attackOf(wisp)).toBe(1);
});

it('R5.1: it reaches the race it names only', () => {
  const { summon, attackOf } = table();
  summon('Timber Wolf', 0);
  const [beast, other, enemy] = [summon('River Crocolisk', 0), summon('Wisp', 0), summon('River Crocolisk', 1)];
  expect([beast, other, enemy].map(attackOf)).toEqual([3, 1, 2]);
});

it('R5.8: neighbours gain, those further away do not', () => {
  const { summon, attackOf } = table();
  const [far, left] = [summon('Wisp', 0), summon('Wisp', 0)];
  const alpha = summon('Dire Wolf Alpha', 0);
  const right = summon('Wisp', 0);
  expect([far, left, alpha, right].map(attackOf)).toEqual([1, 2, 2, 2]);
});

it('R5.8: a minion put in between becomes the neighbour', () => {
  const { summon, attackOf } = table();
  const left = summon('Wisp', 0);
  const alpha = summon('Dire Wolf Alpha', 0);
  const between = summon('Wisp', 0, 1);
  expect([left, between, alpha].map(attackOf)).toEqual([1, 2, 2]);
});

it('R5.8: a minion that goes back to hand makes those beside it neighbours', () => {
  const { summon, cast, attackOf } = table();
  const far = summon('Wisp', 1);
  const between = summon('Wisp', 1);
  summon('Dire Wolf Alpha', 1);
  cast('Sap', 0, { target: between });
  expect(attackOf(far)).toBe(2);
});

it('R5.6: an aura received is not taken along to the hand', () => {
  const { summon, cast, attackOf } = table();
  summon('Raid Leader', 1);
  const wisp = summon('Wisp', 1);
  cast('Sap', 0, { target: wisp });
  expect(attackOf(wisp)).toBe(1);
});

it('R5.2: a minion that changes sides is in the reach of the other side after the boundary', () => {
  const { summon, cast, attackOf } = table();
  summon('Raid Leader', 0);
  const yeti = summon('Chillwind Yeti', 1);
  summon('Stormwind Champion', 1);
  expect(attackOf(yeti)).toBe(5);
  cast('Mind Control', 0, { target: yeti });
  expect(attackOf(yeti)).toBe(5);
});

it('R5.2: a stolen aura gives to its new side and no longer to the old', () => {
  const { summon, cast, attackOf } = table();
  const leader = summon('Raid Leader', 1);
  const [mine, theirs] = [summon('Wisp', 0), summon('Wisp', 1)];
  cast('Mind Control', 0, { target: leader });
  expect([mine, theirs].map(attackOf)).toEqual([2, 1]);
});

it('R5.2: a transformed aura source gives nothing any more', () => {
  const { summon, cast, attackOf } = table();
  const leader = summon('Raid Leader', 1);
  const wisp = summon('Wisp', 1);
  cast('Polymorph', 0, { target: leader });
  expect(attackOf(wisp)).toBe(1);
});

it('R18.1: a Health aura raises current Health, and its loss only caps it', () => {
  const { summon, dealDamage, cast, health, zoneOf } = table();
  const champion = summon('Stormwind Champion', 1);
  const yeti = summon('Chillwind Yeti', 1);
  dealDamage(yeti, 3);
  expect(health(yeti)).toBe(3);
  cast('Assassinate', 0, { target: champion });
  expect([health(yeti), zoneOf(yeti)]).toEqual([3, 'board']);
});

it('R22.4: a copy of a minion under an aura has the aura only if it stands under it itself', () => {
  const { addSecret, summon, addToHand, play, board, attackOf } = table();
  addSecret('Mirror Entity', 1);
  summon('Raid Leader', 0);
  const yeti = addToHand('Chillwind Yeti', 0);
  play(yeti);
  expect([attackOf(yeti), attackOf(pick(board(1)))]).toEqual([5, 4]);
});

it('R5.2: a granted keyword comes with the arrival and ends after the death of its source', () => {
  const { summon, hasKeyword, dealDamage } = table();
  const [beast, other] = [summon('River Crocolisk', 0), summon('Wisp', 0)];
  const rhino = summon('Tundra Rhino', 0);
  expect([beast, other, rhino].map((id) => hasKeyword(id, 'charge'))).toEqual([true, false, true]);
  dealDamage(rhino, 5);
  expect(hasKeyword(beast, 'charge')).toBe(false);
});

it("R5.1: Mal'Ganis makes its own hero Immune and strengthens other Demons only", () => {
  const { summon, dealDamage, hero, health, attackOf } = table();
  const demon = summon('Voidwalker', 0);
  const malganis = summon("Mal'Ganis", 0);
  dealDamage(hero(0), 5);
  dealDamage(hero(1), 5);
  expect([health(hero(0)), health(hero(1))]).toEqual([30, 25]);
  expect([attackOf(demon), attackOf(malganis)]).toEqual([3, 9]);
});

it('R16.1: the redirect is looked up before Immune: Bolf takes what is meant for an Immune hero', () => {
  const { summon, dealDamage, hero, health } = table();
  summon("Mal'Ganis", 0);
  const bolf = summon('Bolf Ramshield', 0);
  dealDamage(hero(0), 2);
  expect([health(hero(0)), health(bolf)]).toEqual([30, 7]);
});
