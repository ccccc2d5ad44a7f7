// Rows of the facts about Fireplace: cards being played and minions being summoned, with Classic cards.

import { expect, it } from 'vitest';
import { namesOf, playFromHand } from '../../battle/cards/from-hand.ts';
import { pick, refusalOf } from '../../battle/table.ts';
import { caseTable, summonersTable } from './case-table.ts';

it('FP-051: Knife Juggler throws for a Wisp and not for its own arrival', () => {
  const game = caseTable();
  const { hero, health } = game;
  playFromHand(game, 'Knife Juggler', 0);
  expect(health(hero(1))).toBe(30);
  playFromHand(game, 'Wisp', 0);
  expect(health(hero(1))).toBe(29);
});

it('FP-052: Knife Juggler, as it is played, sees the token that another minion makes of that', () => {
  const game = summonersTable();
  const { summon, board, hero, health } = game;
  summon('Test Summoner', 0);
  playFromHand(game, 'Knife Juggler', 0);
  expect(namesOf(game, board(0)).sort()).toEqual(['Knife Juggler', 'Test Flame', 'Test Summoner']);
  expect(health(hero(1))).toBe(29);
});

it('FP-053: Murloc Tidecaller counts Murlocs of both sides', () => {
  const game = caseTable();
  const caller = game.summon('Murloc Tidecaller', 0);
  playFromHand(game, 'Murloc Raider', 1);
  expect(game.attackOf(caller)).toBe(2);
  playFromHand(game, 'Murloc Tidehunter', 0);
  expect(game.attackOf(caller)).toBe(4);
});

it('FP-056: Starving Buzzard draws for a Beast that is played and for one that a spell brings', () => {
  const game = caseTable();
  const { summon, hand } = game;
  summon('Starving Buzzard', 0);
  playFromHand(game, 'River Crocolisk', 0);
  expect(hand(0)).toHaveLength(1);
  playFromHand(game, 'Animal Companion', 0);
  expect(hand(0)).toHaveLength(2);
});

it('FP-058: Archmage Antonidas gives a Fireball for Moonfire and for The Coin', () => {
  const game = caseTable();
  const { summon, hand, hero } = game;
  summon('Archmage Antonidas', 0);
  playFromHand(game, 'Moonfire', 0, { target: hero(1) });
  expect(namesOf(game, hand(0))).toEqual(['Fireball']);
  playFromHand(game, 'The Coin', 0);
  expect(namesOf(game, hand(0))).toEqual(['Fireball', 'Fireball']);
});

it("FP-059: Violet Teacher has an Apprentice come for the own Coin, not for the enemy's", () => {
  const game = caseTable();
  const { summon, board } = game;
  summon('Violet Teacher', 0);
  playFromHand(game, 'The Coin', 0);
  playFromHand(game, 'The Coin', 1);
  expect([namesOf(game, board(0)), board(1)]).toEqual([['Violet Teacher', 'Violet Apprentice'], []]);
});

it('FP-060: Wild Pyromancer hurts all minions after the spell: healed first, hurt again', () => {
  const game = caseTable();
  const { summon, hero, health, zoneOf, trace, clearLog } = game;
  const pyromancer = summon('Wild Pyromancer', 0);
  const wisp = summon('Wisp', 0);
  playFromHand(game, 'Moonfire', 0, { target: hero(1) });
  expect([zoneOf(wisp), health(pyromancer)]).toEqual(['graveyard', 1]);
  clearLog();
  playFromHand(game, 'Circle of Healing', 0);
  const told = trace().map(({ type }) => type);
  expect(told.filter((type) => type === 'Healed' || type === 'Damaged')).toEqual(['Healed', 'Damaged']);
  expect(health(pyromancer)).toBe(1);
});

it('FP-061: Big Game Hunter is declared before Questing Adventurer grows to 7', () => {
  const game = caseTable();
  const { summon, addToHand, play, board, attackOf } = game;
  const adventurer = summon('Questing Adventurer', 0);
  for (let cards = 0; cards < 4; cards += 1) playFromHand(game, 'The Coin', 0);
  expect(attackOf(adventurer)).toBe(6);
  const hunter = addToHand('Big Game Hunter', 0);
  expect(refusalOf(() => play(hunter, { target: adventurer }))).toBe('target-not-allowed');
  play(hunter);
  expect([board(0), attackOf(adventurer)]).toEqual([[adventurer, hunter], 7]);
});

it('FP-062: Gadgetzan Auctioneer draws for Moonfire, not for a Wisp', () => {
  const game = caseTable();
  const { summon, hand, hero } = game;
  summon('Gadgetzan Auctioneer', 0);
  playFromHand(game, 'Moonfire', 0, { target: hero(1) });
  expect(hand(0)).toHaveLength(1);
  playFromHand(game, 'Wisp', 0);
  expect(hand(0)).toHaveLength(1);
});

it('FP-063: Unbound Elemental grows by own cards with Overload only', () => {
  const game = caseTable();
  const { summon, hero, attackOf, health } = game;
  const elemental = summon('Unbound Elemental', 0);
  const body = () => [attackOf(elemental), health(elemental)];
  playFromHand(game, 'The Coin', 0);
  expect(body()).toEqual([2, 4]);
  playFromHand(game, 'Lightning Bolt', 0, { target: hero(1) });
  expect(body()).toEqual([3, 5]);
  playFromHand(game, 'Lightning Bolt', 1, { target: hero(0) });
  expect(body()).toEqual([3, 5]);
});

it('FP-064: Lorewalker Cho hands The Coin back and forth, each time a new one', () => {
  const game = caseTable();
  const { summon, hand, play } = game;
  summon('Lorewalker Cho', 0);
  const first = playFromHand(game, 'The Coin', 0);
  expect([namesOf(game, hand(0)), namesOf(game, hand(1))]).toEqual([[], ['The Coin']]);
  const second = pick(hand(1));
  play(second);
  expect([namesOf(game, hand(0)), namesOf(game, hand(1))]).toEqual([['The Coin'], []]);
  expect(new Set([first, second, pick(hand(0))]).size).toBe(3);
});

it('FP-066: Secretkeeper grows by a Secret, not by The Coin or a Wisp', () => {
  const game = caseTable();
  const { summon, attackOf, health } = game;
  const keeper = summon('Secretkeeper', 0);
  const bodies = ['Counterspell', 'The Coin', 'Wisp'].map((name) => {
    playFromHand(game, name, 0);
    return [attackOf(keeper), health(keeper)];
  });
  expect(bodies).toEqual([
    [2, 3],
    [2, 3],
    [2, 3],
  ]);
});

it('FP-067: Injured Blademaster hurts itself when played, which Frothing Berserker sees', () => {
  const game = caseTable();
  const { summon, attackOf, health, maxHealth } = game;
  const berserker = summon('Frothing Berserker', 0);
  const blademaster = playFromHand(game, 'Injured Blademaster', 0);
  expect([maxHealth(blademaster) - health(blademaster), attackOf(berserker)]).toEqual([4, 3]);
});

it('FP-068: with Brann Bronzebeard Novice Engineer draws two', () => {
  const game = caseTable();
  game.summon('Brann Bronzebeard', 0);
  playFromHand(game, 'Novice Engineer', 0);
  expect(game.hand(0)).toHaveLength(2);
});

// Fireplace doubles the third one too (1 left). Here a multiplier is for triggers on minions, and the text of a weapon
// runs once (R7.1, R7.7).
it("FP-069: Perdition's Blade deals 1, as a Combo 2 instead, and Brann Bronzebeard does not double it", () => {
  const game = caseTable();
  const { summon, health } = game;
  const golem = summon('Ironbark Protector', 1);
  const healths = [false, false, true].map((isDoubled) => {
    if (isDoubled) summon('Brann Bronzebeard', 0);
    playFromHand(game, "Perdition's Blade", 0, { target: golem });
    return health(golem);
  });
  expect(healths).toEqual([7, 5, 3]);
});

it('FP-070: Echo of Medivh copies the own minions from left to right', () => {
  const game = caseTable();
  const { summon, board, hand } = game;
  const names = ['Wisp', 'Wisp', 'Target Dummy', 'Goldshire Footman'];
  const minions = names.map((name) => summon(name, 0));
  summon('Wisp', 1);
  playFromHand(game, 'Echo of Medivh', 0);
  expect([namesOf(game, hand(0)), board(0)]).toEqual([names, minions]);
});

it('FP-071: Onyxia has three Whelps on each side', () => {
  const game = caseTable();
  playFromHand(game, 'Onyxia', 0);
  const whelps = ['Whelp', 'Whelp', 'Whelp'];
  expect(namesOf(game, game.board(0))).toEqual([...whelps, 'Onyxia', ...whelps]);
});

it('FP-073: the fifth token comes before its maker dies of the fifth Moonfire', () => {
  const game = summonersTable();
  const { summon, board, zoneOf } = game;
  const summoner = summon('Test Summoner', 0);
  for (let hits = 0; hits < 5; hits += 1) playFromHand(game, 'Moonfire', 0, { target: summoner });
  expect(zoneOf(summoner)).toBe('graveyard');
  expect(namesOf(game, board(0))).toEqual(Array<string>(5).fill('Test Flame'));
});
