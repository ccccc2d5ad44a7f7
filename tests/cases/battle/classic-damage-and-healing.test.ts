// Rows of the facts about Fireplace: damage, Divine Shield, Spell Damage and healing with Classic cards.

import { expect, it } from 'vitest';
import { playFromHand } from '../../battle/cards/from-hand.ts';
import { count } from '../../battle/table.ts';
import { caseTable } from './case-table.ts';

it('FP-001: Acolyte of Pain draws one when Moonfire hits it', () => {
  const game = caseTable();
  const acolyte = game.summon('Acolyte of Pain', 0);
  playFromHand(game, 'Moonfire', 0, { target: acolyte });
  expect([game.hand(0).length, game.hand(1).length]).toEqual([1, 0]);
});

it('FP-002: a shield given to Gurubashi Berserker breaks, and it takes no damage and gains nothing', () => {
  const game = caseTable();
  const { summon, attackOf, health, hasKeyword } = game;
  const berserker = summon('Gurubashi Berserker', 0);
  playFromHand(game, 'Hand of Protection', 0, { target: berserker });
  expect(hasKeyword(berserker, 'divineShield')).toBe(true);
  playFromHand(game, 'Moonfire', 0, { target: berserker });
  expect([hasKeyword(berserker, 'divineShield'), attackOf(berserker), health(berserker)]).toEqual([false, 2, 7]);
  expect(count(game, 'Damaged')).toBe(0);
});

it('FP-003: the first Moonfire takes the shield of Argent Squire, the second one kills it', () => {
  const game = caseTable();
  const { summon, zoneOf, hasKeyword, health } = game;
  const squire = summon('Argent Squire', 1);
  playFromHand(game, 'Moonfire', 0, { target: squire });
  expect([zoneOf(squire), hasKeyword(squire, 'divineShield'), health(squire)]).toEqual(['board', false, 1]);
  playFromHand(game, 'Moonfire', 0, { target: squire });
  expect(zoneOf(squire)).toBe('graveyard');
});

it('FP-004: fatigue costs 1, 2, 3; cards that are there cost nothing; then it goes on with 4 and 5', () => {
  const { fatigue, draw, hero, health, hand } = caseTable({ decks: [['Wisp', 'Wisp'], []] });
  const healths: number[] = [];
  for (const act of [fatigue, fatigue, fatigue, draw, draw, draw, draw]) {
    act(0);
    healths.push(health(hero(0)));
  }
  expect(healths).toEqual([29, 27, 24, 24, 24, 20, 15]);
  expect(hand(0)).toHaveLength(2);
});

it('FP-006: Moonfire deals 1, then 2 with Kobold Geomancer, 7 with Malygos too; Holy Light always heals 6', () => {
  const game = caseTable();
  const { summon, dealDamage, hero, health } = game;
  dealDamage(hero(0), 25);
  const changes: [number, number][] = [];
  const note = () => {
    const [own, enemy] = [health(hero(0)), health(hero(1))];
    playFromHand(game, 'Moonfire', 0, { target: hero(1) });
    playFromHand(game, 'Holy Light', 0, { target: hero(0) });
    changes.push([enemy - health(hero(1)), health(hero(0)) - own]);
  };
  note();
  summon('Kobold Geomancer', 0);
  note();
  summon('Malygos', 0);
  note();
  expect(changes).toEqual([
    [1, 6],
    [2, 6],
    [7, 6],
  ]);
});

it('FP-007: with Spell Damage +1 Arcane Missiles is four hits of 1', () => {
  const game = caseTable();
  game.summon('Kobold Geomancer', 0);
  playFromHand(game, 'Arcane Missiles', 0);
  const hit = { type: 'Damaged', target: game.hero(1), amount: 1 };
  expect(game.log().filter(({ type }) => type === 'Damaged')).toEqual([hit, hit, hit, hit]);
});

it('FP-008: Arcane Missiles never hits a dead Wisp', () => {
  const healths = new Set<number>();
  for (let seed = 0; seed < 20; seed += 1) {
    const game = caseTable({ seed });
    const wisp = game.summon('Wisp', 1);
    playFromHand(game, 'Arcane Missiles', 0);
    const left = game.health(game.hero(1));
    expect(left).toBe(game.zoneOf(wisp) === 'graveyard' ? 28 : 27);
    healths.add(left);
  }
  expect([...healths].sort()).toEqual([27, 28]);
});

it('FP-009: Avenging Wrath with Malygos is 13 damage', () => {
  const game = caseTable();
  game.summon('Malygos', 0);
  playFromHand(game, 'Avenging Wrath', 0);
  expect([game.health(game.hero(1)), count(game, 'Damaged')]).toEqual([17, 13]);
});

it('FP-010: Floating Watcher grows by damage to the own hero in the own turn', () => {
  const game = caseTable({ heroes: ["Gul'dan", 'Garrosh Hellscream'] });
  const { summon, hero, attackOf, health, useHeroPower } = game;
  const watcher = summon('Floating Watcher', 0);
  const body = () => [attackOf(watcher), health(watcher)];
  playFromHand(game, 'Moonfire', 0, { target: hero(0) });
  expect(body()).toEqual([6, 6]);
  playFromHand(game, 'Moonfire', 0, { target: hero(1) });
  expect(body()).toEqual([6, 6]);
  useHeroPower(0);
  expect(body()).toEqual([8, 8]);
});

it('FP-012: Shield Slam without Armor leaves the Divine Shield', () => {
  const game = caseTable();
  const wisp = game.summon('Wisp', 1);
  game.cast('Hand of Protection', 1, { target: wisp });
  playFromHand(game, 'Shield Slam', 0, { target: wisp });
  expect([game.hasKeyword(wisp, 'divineShield'), game.health(wisp)]).toEqual([true, 1]);
});

it('FP-015: a heal of a hero at full Health does not move Lightwarden', () => {
  const game = caseTable({ heroes: ['Anduin Wrynn', 'Garrosh Hellscream'] });
  const warden = game.summon('Lightwarden', 0);
  game.useHeroPower(0, { target: game.hero(0) });
  expect([game.attackOf(warden), count(game, 'Healed')]).toEqual([1, 0]);
});

it("FP-016: Lightwarden counts the enemy's healing too", () => {
  const { summon, dealDamage, useHeroPower, hero, attackOf, health, endTurn } = caseTable({
    heroes: ['Garrosh Hellscream', 'Anduin Wrynn'],
  });
  const warden = summon('Lightwarden', 0);
  endTurn();
  dealDamage(hero(1), 2);
  useHeroPower(1, { target: hero(1) });
  expect([health(hero(1)), attackOf(warden)]).toEqual([30, 3]);
});

it('FP-017: Northshire Cleric draws nothing: nobody was damaged yet when Circle of Healing healed', () => {
  const game = caseTable();
  const cleric = game.summon('Northshire Cleric', 0);
  game.summon('Wild Pyromancer', 0);
  playFromHand(game, 'Circle of Healing', 0);
  expect([game.hand(0), game.health(cleric)]).toEqual([[], 2]);
});

it('FP-019: Truesilver Champion heals its hero for 2 as it attacks, which Lightwarden sees', () => {
  const game = caseTable();
  const { dealDamage, summon, attack, hero, health, attackOf } = game;
  dealDamage(hero(0), 3);
  const warden = summon('Lightwarden', 0);
  playFromHand(game, 'Truesilver Champion', 0);
  attack(hero(0), hero(1));
  expect([health(hero(0)), attackOf(warden)]).toEqual([29, 3]);
});

it('FP-019: at full Health Truesilver Champion heals nobody', () => {
  const game = caseTable();
  const warden = game.summon('Lightwarden', 0);
  playFromHand(game, 'Truesilver Champion', 0);
  game.attack(game.hero(0), game.hero(1));
  expect([count(game, 'Healed'), game.attackOf(warden)]).toEqual([0, 1]);
});

it('FP-021: Lightwell heals the own hero when the own turn begins, and not the enemy', () => {
  const game = caseTable();
  const { dealDamage, hero, health, endTurn } = game;
  playFromHand(game, 'Lightwell', 0);
  for (const seat of [0, 1] as const) dealDamage(hero(seat), 1);
  endTurn();
  expect([health(hero(0)), health(hero(1))]).toEqual([29, 29]);
  endTurn();
  expect([health(hero(0)), health(hero(1))]).toEqual([30, 29]);
});
