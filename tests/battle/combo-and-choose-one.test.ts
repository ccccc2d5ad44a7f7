// Combo and Choose One (R24, R8.2 steps 1 and 5).

import { expect, it } from 'vitest';
import { activated, pick, refusalOf, table } from './table.ts';

it('R24 Combo: as the first card it has the plain text, as the second the Combo instead', () => {
  const { cast, hero, health } = table();
  cast('Eviscerate', 0, { target: hero(1) });
  expect(health(hero(1))).toBe(28);
  cast('Eviscerate', 0, { target: hero(1) });
  expect(health(hero(1))).toBe(24);
});

it('R24 Combo: a countered card counts as played', () => {
  const { addSecret, cast, hero, health } = table();
  addSecret('Counterspell', 1);
  cast('Moonfire', 0, { target: hero(1) });
  cast('Eviscerate', 0, { target: hero(1) });
  expect(health(hero(1))).toBe(26);
});

it('R24 Combo: cards of the last turn and cards of the enemy do not count', () => {
  const { cast, endTurn, hero, health } = table();
  cast('Test Blank', 0);
  cast('Test Blank', 1);
  endTurn();
  endTurn();
  cast('Eviscerate', 0, { target: hero(1) });
  expect(health(hero(1))).toBe(28);
});

it('R24 Combo: a Hero Power and a summoned minion are no cards played', () => {
  const { useHeroPower, summon, cast, hero, health } = table();
  useHeroPower(0, { target: hero(1) });
  summon('Wisp', 0);
  cast('Eviscerate', 0, { target: hero(1) });
  expect(health(hero(1))).toBe(27);
});

it('R24 Combo: on a minion it runs in the Battlecry Phase, and not without Combo', () => {
  const game = table();
  const { addToHand, play, board, nameOf } = game;
  play(addToHand('Defias Ringleader', 0));
  expect([board(0).length, activated(game)]).toEqual([1, []]);
  play(addToHand('Defias Ringleader', 0));
  expect(board(0).map(nameOf)).toEqual(['Defias Ringleader', 'Defias Ringleader', 'Defias Bandit']);
  expect(activated(game)).toEqual(['Defias Ringleader: battlecry']);
});

it('R8.2 step 5: a multiplier of battlecries doubles a Combo', () => {
  const { summon, cast, addToHand, play, board } = table();
  summon('Brann Bronzebeard', 0);
  cast('Test Blank', 0);
  play(addToHand('Defias Ringleader', 0));
  expect(board(0)).toHaveLength(4);
});

it('R24 Combo: a target is asked for with Combo only', () => {
  const { addToHand, play, hero, health } = table();
  const first = addToHand('SI:7 Agent', 0);
  expect(refusalOf(() => play(first, { target: hero(1) }))).not.toBe('accepted');
  play(first);
  const second = addToHand('SI:7 Agent', 0);
  expect(refusalOf(() => play(second))).toBe('target-required');
  play(second, { target: hero(1) });
  expect(health(hero(1))).toBe(28);
});

it('R24 Combo: Edwin grows by the number of other cards played this turn', () => {
  const { addToHand, cast, play, attackOf, health } = table();
  for (let cards = 0; cards < 3; cards += 1) cast('Test Blank', 0);
  cast('Test Blank', 1);
  const edwin = addToHand('Edwin VanCleef', 0);
  play(edwin);
  expect([attackOf(edwin), health(edwin)]).toEqual([8, 8]);
});

it('R24 Choose One: the text chosen is carried out and the other is not', () => {
  const { summon, addToHand, play, hand, health } = table();
  const yeti = summon('Chillwind Yeti', 1);
  play(addToHand('Wrath', 0), { option: 0, target: yeti });
  expect([health(yeti), hand(0).length]).toEqual([2, 0]);
  play(addToHand('Wrath', 0), { option: 1, target: yeti });
  expect([health(yeti), hand(0).length]).toEqual([1, 1]);
});

it('R24 Choose One: an option must be named, and one that there is', () => {
  const { addToHand, play } = table();
  const ancient = addToHand('Ancient of War', 0);
  expect(refusalOf(() => play(ancient))).toBe('option-required');
  expect(refusalOf(() => play(ancient, { option: 2 }))).toBe('option-unknown');
  expect(refusalOf(() => play(addToHand('Wisp', 0), { option: 0 }))).toBe('option-unexpected');
});

it('R24 Choose One: each text has its own targets', () => {
  const { summon, addToHand, play, hero, hasKeyword, health } = table();
  const guard = summon("Sen'jin Shieldmasta", 1);
  const keeper = addToHand('Keeper of the Grove', 0);
  expect(refusalOf(() => play(keeper, { option: 1, target: hero(1) }))).toBe('target-not-allowed');
  play(keeper, { option: 1, target: guard });
  expect([hasKeyword(guard, 'taunt'), health(guard)]).toEqual([false, 5]);
  play(addToHand('Keeper of the Grove', 0), { option: 0, target: hero(1) });
  expect(health(hero(1))).toBe(28);
});

it('R24 Choose One: summoned by an effect it is the plain form', () => {
  const { summon, attackOf, health, hasKeyword } = table();
  const ancient = summon('Ancient of War', 0);
  expect([attackOf(ancient), health(ancient), hasKeyword(ancient, 'taunt')]).toEqual([5, 5, false]);
});

it('R8.4: a multiplier of battlecries doubles the chosen text of a minion, not of a spell', () => {
  const { summon, addToHand, play, board, attackOf, health } = table();
  summon('Brann Bronzebeard', 0);
  play(addToHand('Ancient of War', 0), { option: 0 });
  expect(attackOf(pick(board(0)))).toBe(15);
  const yeti = summon('Boulderfist Ogre', 1);
  play(addToHand('Wrath', 0), { option: 0, target: yeti });
  expect(health(yeti)).toBe(4);
});
