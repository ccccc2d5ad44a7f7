// Rows about auras, enchantments and keywords that need cards of Goblins vs Gnomes or the Hall of Fame.

import { expect, it } from 'vitest';
import { playFromHand } from '../../battle/cards/from-hand.ts';
import { match } from './match.ts';

it("FP-108: Mal'Ganis strengthens a Voidwalker and shields the hero from Steady Shot, until destroyed", () => {
  const game = match({ heroes: ["Gul'dan", 'Rexxar'] });
  const { summon, stats, endTurn, useHeroPower, destroy, health, hero } = game;
  const voidwalker = summon('Voidwalker', 0);
  const malganis = playFromHand(game, "Mal'Ganis", 0);
  expect(stats(voidwalker)).toEqual([[3, 5]]);
  endTurn();
  useHeroPower(1);
  expect(health(hero(0))).toBe(30);
  destroy(malganis);
  expect(stats(voidwalker)).toEqual([[1, 3]]);
});

it('FP-118: Shrinkmeister takes 2 Attack for the turn, not below 0, and leaves nothing behind', () => {
  const game = match();
  const { summon, attackOf, endTurn, enchantmentsOn } = game;
  const targets = [summon('Target Dummy', 1), summon('Wisp', 1), summon('Boulderfist Ogre', 1)];
  for (const target of targets) playFromHand(game, 'Shrinkmeister', 0, { target });
  expect(targets.map(attackOf)).toEqual([0, 0, 4]);
  endTurn();
  expect([targets.map(attackOf), targets.map(enchantmentsOn)]).toEqual([
    [0, 1, 6],
    [0, 0, 0],
  ]);
});

it('FP-121: Divine Spirit twice, Equality, Divine Spirit: a Wisp has 2, 4, 1, 2 Health', () => {
  const game = match();
  const wisp = game.summon('Wisp', 0);
  const steps = ['Divine Spirit', 'Divine Spirit', 'Equality', 'Divine Spirit'].map((name) => {
    playFromHand(game, name, 0, name === 'Equality' ? {} : { target: wisp });
    return game.health(wisp);
  });
  expect(steps).toEqual([2, 4, 1, 2]);
});

it('FP-122: Inner Fire sets the Attack to the Health of that moment, over what Abusive Sergeant gave', () => {
  const game = match();
  const { summon, stats, endTurn } = game;
  const gurubashi = summon('Gurubashi Berserker', 0);
  playFromHand(game, 'Abusive Sergeant', 0, { target: gurubashi });
  expect(stats(gurubashi)).toEqual([[4, 7]]);
  playFromHand(game, 'Inner Fire', 0, { target: gurubashi });
  expect(stats(gurubashi)).toEqual([[7, 7]]);
  endTurn();
  expect(stats(gurubashi)).toEqual([[7, 7]]);
  playFromHand(game, 'Equality', 1);
  expect(stats(gurubashi)).toEqual([[7, 1]]);
});

it('FP-125: a Wisp with Power Overwhelming is 5/5 until the turn ends, and then gone', () => {
  const game = match();
  const wisp = game.summon('Wisp', 0);
  playFromHand(game, 'Power Overwhelming', 0, { target: wisp });
  expect(game.stats(wisp)).toEqual([[5, 5]]);
  game.endTurn();
  expect(game.zoneOf(wisp)).toBe('graveyard');
});

it("FP-129: the Stealth of Conceal and of Master of Disguise lasts through the enemy's turn", () => {
  for (const name of ['Conceal', 'Master of Disguise']) {
    const game = match();
    const { summon, hasKeyword, endTurn, verdict } = game;
    const [yeti, enemy] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1)];
    playFromHand(game, name, 0, name === 'Conceal' ? {} : { target: yeti });
    endTurn();
    expect([hasKeyword(yeti, 'stealth'), verdict(enemy, yeti)]).toEqual([true, 'defender-hidden']);
    endTurn();
    expect(hasKeyword(yeti, 'stealth')).toBe(false);
  }
});

it('FP-131: Blood Knight takes one enemy shield, three shields of both sides, and none', () => {
  const game = match();
  const { summon, stats, hasKeyword } = game;
  const enemy = summon('Argent Squire', 1);
  expect(stats(playFromHand(game, 'Blood Knight', 0))).toEqual([[6, 6]]);
  expect(hasKeyword(enemy, 'divineShield')).toBe(false);
  const squires = [summon('Argent Squire', 1), summon('Argent Squire', 0), summon('Argent Squire', 0)];
  expect(stats(playFromHand(game, 'Blood Knight', 0))).toEqual([[12, 12]]);
  expect(squires.map((id) => hasKeyword(id, 'divineShield'))).toEqual([false, false, false]);
  expect(stats(playFromHand(game, 'Blood Knight', 0))).toEqual([[3, 3]]);
});

it("FP-133: Cogmaster's own aura is added after Humility and after Blessed Champion", () => {
  const game = match();
  const { summon, attackOf, destroy } = game;
  const cogmaster = summon('Cogmaster', 0);
  const mech = summon('Target Dummy', 0);
  const attacks = [attackOf(cogmaster)];
  const step = (change: () => unknown): void => {
    change();
    attacks.push(attackOf(cogmaster));
  };
  step(() => playFromHand(game, 'Humility', 0, { target: cogmaster }));
  step(() => destroy(mech));
  step(() => summon('Target Dummy', 0));
  step(() => playFromHand(game, 'Blessed Champion', 0, { target: cogmaster }));
  expect(attacks).toEqual([3, 3, 1, 3, 4]);
});
