// Silence: what goes, what stays, and when its aura stops (R22.1, R5.5).

import { expect, it } from 'vitest';
import { activated, table } from './table.ts';

it('R22.1: added Attack and Health go, the current Health is capped only', () => {
  const { summon, cast, attackOf, health, maxHealth } = table();
  const yeti = summon('Chillwind Yeti', 0);
  cast('Blessing of Kings', 0, { target: yeti });
  expect([attackOf(yeti), health(yeti)]).toEqual([8, 9]);
  cast('Silence', 1, { target: yeti });
  expect([attackOf(yeti), health(yeti), maxHealth(yeti)]).toEqual([4, 5, 5]);
});

it('R18.1: damage beyond the added Health is not what kills when it goes', () => {
  const { summon, cast, dealDamage, silence, health, zoneOf } = table();
  const wisp = summon('Wisp', 0);
  cast('Blessing of Kings', 0, { target: wisp });
  dealDamage(wisp, 4);
  silence(wisp);
  expect([health(wisp), zoneOf(wisp)]).toEqual([1, 'board']);
});

it('R22.1: damage stays', () => {
  const { summon, dealDamage, silence, health } = table();
  const yeti = summon('Chillwind Yeti', 0);
  dealDamage(yeti, 3);
  silence(yeti);
  expect(health(yeti)).toBe(2);
});

it('R22.1: keywords go: Taunt, Divine Shield, Stealth, Poisonous', () => {
  const { summon, silence, hasKeyword } = table();
  const bearers = [
    ["Sen'jin Shieldmasta", 'taunt'],
    ['Argent Squire', 'divineShield'],
    ['Worgen Infiltrator', 'stealth'],
    ['Emperor Cobra', 'poisonous'],
  ] as const;
  for (const [name, keyword] of bearers) {
    const [bearer, bystander] = [summon(name, 0), summon(name, 1)];
    silence(bearer);
    expect([hasKeyword(bearer, keyword), hasKeyword(bystander, keyword)]).toEqual([false, true]);
  }
});

it('R22.1: a frozen minion is frozen no more', () => {
  const { summon, cast, silence, game } = table();
  const yeti = summon('Chillwind Yeti', 1);
  cast('Frost Nova', 0);
  expect(game.world.entities[yeti]?.isFrozen).toBe(true);
  silence(yeti);
  expect(game.world.entities[yeti]?.isFrozen).toBe(false);
});

it('R22.1: a listener no longer listens', () => {
  const game = table();
  const { summon, silence, dealDamage, hand } = game;
  const silenced = summon('Acolyte of Pain', 0);
  const other = summon('Acolyte of Pain', 0);
  silence(silenced);
  dealDamage(silenced, 1);
  expect(hand(0)).toHaveLength(0);
  dealDamage(other, 1);
  expect(hand(0)).toHaveLength(1);
});

it('R22.1: a deathrattle that was added goes like the printed one', () => {
  const game = table();
  const { summon, cast, silence, dealDamage, board, hand } = game;
  const hoarder = summon('Loot Hoarder', 0);
  cast('Soul of the Forest', 0);
  silence(hoarder);
  dealDamage(hoarder, 1);
  expect([board(0), hand(0), activated(game)]).toEqual([[], [], []]);
});

it('R22.1: a deathrattle added after the Silence works', () => {
  const { summon, cast, silence, dealDamage, board, nameOf, hand } = table();
  const hoarder = summon('Loot Hoarder', 0);
  silence(hoarder);
  cast('Soul of the Forest', 0);
  dealDamage(hoarder, 1);
  expect([board(0).map(nameOf), hand(0)]).toEqual([['Treant'], []]);
});

it('R22.1: later gains of Attack and Taunt work as on any other minion', () => {
  const { summon, silence, cast, attackOf, hasKeyword } = table();
  const golem = summon('Harvest Golem', 0);
  silence(golem);
  cast('Blessing of Kings', 0, { target: golem });
  cast('Ancestral Healing', 0, { target: golem });
  expect([attackOf(golem), hasKeyword(golem, 'taunt')]).toEqual([6, true]);
});

it('R22.1: auras received stay', () => {
  const { summon, silence, attackOf, health } = table();
  summon('Stormwind Champion', 0);
  const wisp = summon('Wisp', 0);
  silence(wisp);
  expect([attackOf(wisp), health(wisp)]).toEqual([2, 2]);
});

it('R5.5: a silenced Health/Attack aura stops at the boundary, and capped Health does not kill', () => {
  const { summon, dealDamage, silence, attackOf, health } = table();
  const champion = summon('Stormwind Champion', 0);
  const [hurt, whole] = [summon('Wisp', 0), summon('Wisp', 0)];
  dealDamage(hurt, 1);
  silence(champion);
  expect([attackOf(hurt), health(hurt), health(whole)]).toEqual([1, 1, 1]);
});

it('R5.7: Spell Damage of a silenced minion no longer counts', () => {
  const { summon, silence, cast, hero, health } = table();
  const kobold = summon('Kobold Geomancer', 0);
  silence(kobold);
  cast('Moonfire', 0, { target: hero(1) });
  expect(health(hero(1))).toBe(29);
});

it('R22.1: Reborn goes', () => {
  const { summon, silence, dealDamage, board } = table();
  const phoenix = summon('Test Phoenix', 0);
  silence(phoenix);
  dealDamage(phoenix, 3);
  expect(board(0)).toEqual([]);
});

it('R22.1: what an effect does until the end of the turn ends at once', () => {
  const { summon, addToHand, play, silence, attackOf } = table();
  const wisp = summon('Wisp', 0);
  play(addToHand('Abusive Sergeant', 0), { target: wisp });
  expect(attackOf(wisp)).toBe(3);
  silence(wisp);
  expect(attackOf(wisp)).toBe(1);
});

it('R22.1: a minion that could not attack may do so when silenced', () => {
  const { summon, silence, hasKeyword } = table();
  const watcher = summon('Ancient Watcher', 0);
  silence(watcher);
  expect(hasKeyword(watcher, 'cantAttack')).toBe(false);
});

it('R22.1: only the target of the battlecry is silenced', () => {
  const { summon, addToHand, play, hasKeyword } = table();
  const [left, middle, right] = [0, 1, 2].map(() => summon('Frostwolf Grunt', 1)) as [number, number, number];
  play(addToHand('Ironbeak Owl', 0), { target: middle });
  expect([left, middle, right].map((id) => hasKeyword(id, 'taunt'))).toEqual([true, false, true]);
});
