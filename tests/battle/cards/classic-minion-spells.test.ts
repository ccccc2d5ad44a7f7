// Classic spells that change minions: Bestial Wrath, Equality, Inner Fire, Silence.

import { expect } from 'vitest';
import { activated, refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { playFromHand } from './from-hand.ts';

card('Bestial Wrath', 'an own Beast has 2 Attack more and takes no damage, this turn only', () => {
  const game = table();
  const { summon, attack, attackOf, health, hasKeyword, endTurn } = game;
  const [raptor, ogre] = [summon('Bloodfen Raptor', 0), summon('Boulderfist Ogre', 1)];
  playFromHand(game, 'Bestial Wrath', 0, { target: raptor });
  attack(raptor, ogre);
  expect([attackOf(raptor), health(raptor), health(ogre)]).toEqual([5, 2, 2]);
  endTurn();
  expect([attackOf(raptor), hasKeyword(raptor, 'immune')]).toEqual([3, false]);
});

card('Bestial Wrath', 'is for own Beasts only', () => {
  const { addToHand, play, summon, hero } = table();
  const wrath = addToHand('Bestial Wrath', 0);
  const [yeti, theirs] = [summon('Chillwind Yeti', 0), summon('Bloodfen Raptor', 1)];
  for (const target of [yeti, theirs, hero(0)]) {
    expect(refusalOf(() => play(wrath, { target }))).toBe('target-not-allowed');
  }
  expect(refusalOf(() => play(wrath))).toBe('no-legal-target');
});

card('Equality', 'the Health of all minions becomes 1; Attack and heroes stay', () => {
  const game = table();
  const { summon, dealDamage, health, maxHealth, attackOf, hero, silence } = game;
  const [mine, theirs] = [summon('Boulderfist Ogre', 0), summon('Chillwind Yeti', 1)];
  dealDamage(theirs, 3);
  playFromHand(game, 'Equality', 0);
  const late = summon('Chillwind Yeti', 1);
  expect([mine, theirs, late, hero(0), hero(1)].map(health)).toEqual([1, 1, 5, 30, 30]);
  expect([maxHealth(mine), attackOf(mine)]).toEqual([1, 6]);
  silence(theirs);
  expect([health(theirs), maxHealth(theirs)]).toEqual([5, 5]);
});

card('Equality', 'takes away what was given before, not what is given later or by auras (FP-121, R18.3)', () => {
  const game = table();
  const { summon, health } = game;
  const wisp = summon('Wisp', 0);
  playFromHand(game, 'Power Word: Shield', 0, { target: wisp });
  playFromHand(game, 'Equality', 0);
  expect(health(wisp)).toBe(1);
  playFromHand(game, 'Power Word: Shield', 0, { target: wisp });
  expect(health(wisp)).toBe(3);
  summon('Stormwind Champion', 0);
  expect(health(wisp)).toBe(4);
});

card('Inner Fire', 'Attack becomes what Health is now, and stays when Health changes (FP-122)', () => {
  const game = table();
  const { summon, attackOf, health, endTurn } = game;
  const berserker = summon('Gurubashi Berserker', 0);
  playFromHand(game, 'Abusive Sergeant', 0, { target: berserker });
  playFromHand(game, 'Inner Fire', 0, { target: berserker });
  expect(attackOf(berserker)).toBe(7);
  endTurn();
  expect(attackOf(berserker)).toBe(7);
  playFromHand(game, 'Equality', 0);
  expect([health(berserker), attackOf(berserker)]).toEqual([1, 7]);
});

card('Inner Fire', 'counts the Health that is left, lowers too, for either side, not for heroes', () => {
  const game = table();
  const { addToHand, play, summon, dealDamage, attackOf, hero } = game;
  const [yeti, other] = [summon('Chillwind Yeti', 1), summon('Chillwind Yeti', 1)];
  dealDamage(yeti, 4);
  playFromHand(game, 'Inner Fire', 0, { target: yeti });
  expect([yeti, other].map(attackOf)).toEqual([1, 4]);
  const last = addToHand('Inner Fire', 0);
  expect(refusalOf(() => play(last, { target: hero(0) }))).toBe('target-not-allowed');
});

card('Silence', 'a minion loses text and all that was given to it, not its damage', () => {
  const game = table();
  const { summon, dealDamage, destroy, attackOf, health, hasKeyword, hand } = game;
  const [hoarder, bystander] = [summon('Loot Hoarder', 1), summon('Loot Hoarder', 1)];
  playFromHand(game, 'Mark of the Wild', 0, { target: hoarder });
  playFromHand(game, 'Silence', 0, { target: hoarder });
  expect([attackOf(hoarder), health(hoarder), hasKeyword(hoarder, 'taunt')]).toEqual([2, 1, false]);
  destroy(hoarder);
  expect([hand(1), activated(game)]).toEqual([[], []]);
  destroy(bystander);
  expect(hand(1)).toHaveLength(1);
  const yeti = summon('Chillwind Yeti', 0);
  dealDamage(yeti, 3);
  playFromHand(game, 'Silence', 0, { target: yeti });
  expect(health(yeti)).toBe(2);
});

card('Silence', 'is for minions, not for heroes', () => {
  const { addToHand, play, summon, hero } = table();
  const silence = addToHand('Silence', 0);
  expect(refusalOf(() => play(silence))).toBe('no-legal-target');
  summon('Wisp', 1);
  expect(refusalOf(() => play(silence, { target: hero(1) }))).toBe('target-not-allowed');
});
