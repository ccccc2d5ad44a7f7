// Classic druid cards: Choose One in a spell and in minions, and a deathrattle given to others.

import { expect } from 'vitest';
import { activated, count, pick, refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

card('Wrath', 'either 3 damage to a minion, or 1 damage to it and a card', () => {
  const game = table();
  const { summon, health, hand } = game;
  const [first, second] = [summon('Chillwind Yeti', 1), summon('Chillwind Yeti', 1)];
  playFromHand(game, 'Wrath', 0, { option: 0, target: first });
  expect([health(first), health(second), hand(0)]).toEqual([2, 5, []]);
  playFromHand(game, 'Wrath', 0, { option: 1, target: second });
  expect([health(first), health(second), hand(0).length, hand(1).length]).toEqual([2, 4, 1, 0]);
});

card('Wrath', 'needs a choice and a minion', () => {
  const { addToHand, play, summon, hero } = table();
  const wrath = addToHand('Wrath', 0);
  expect(refusalOf(() => play(wrath, { option: 0 }))).toBe('no-legal-target');
  const target = summon('Chillwind Yeti', 0);
  expect(refusalOf(() => play(wrath, { target }))).toBe('option-required');
  for (const option of [0, 1]) {
    expect(refusalOf(() => play(wrath, { option }))).toBe('target-required');
    expect(refusalOf(() => play(wrath, { option, target: hero(1) }))).toBe('target-not-allowed');
  }
  expect(refusalOf(() => play(wrath, { option: 1, target }))).toBe('accepted');
});

card('Soul of the Forest', 'each own minion leaves a Treant where it stood', () => {
  const game = table();
  const { summon, destroy, board, attackOf, health } = game;
  const [left, middle] = [summon('Wisp', 0), summon('Chillwind Yeti', 0)];
  const theirs = summon('Wisp', 1);
  playFromHand(game, 'Soul of the Forest', 0);
  const late = summon('Wisp', 0);
  destroy(middle);
  expect(namesOf(game, board(0))).toEqual(['Wisp', 'Treant', 'Wisp']);
  const treant = pick(board(0), 1);
  expect([attackOf(treant), health(treant)]).toEqual([2, 2]);
  for (const id of [left, late, theirs, treant]) destroy(id);
  expect([namesOf(game, board(0)), board(1)]).toEqual([['Treant'], []]);
});

card('Soul of the Forest', 'comes after the own deathrattle, twice from two, and goes with a silence', () => {
  const game = table();
  const { summon, destroy, board, silence } = game;
  const [golem, wisp] = [summon('Harvest Golem', 0), summon('Wisp', 0)];
  playFromHand(game, 'Soul of the Forest', 0);
  playFromHand(game, 'Soul of the Forest', 0);
  silence(wisp);
  destroy(wisp);
  expect(board(0)).toEqual([golem]);
  destroy(golem);
  expect(namesOf(game, board(0)).sort()).toEqual(['Damaged Golem', 'Treant', 'Treant']);
  expect(activated(game)).toEqual(Array(3).fill('Harvest Golem: deathrattle'));
});

card('Keeper of the Grove', '2 damage to a character', () => {
  const game = table();
  const { summon, health, hero, board, hasKeyword } = game;
  const guard = summon("Sen'jin Shieldmasta", 1);
  playFromHand(game, 'Keeper of the Grove', 0, { option: 0, target: guard });
  playFromHand(game, 'Keeper of the Grove', 0, { option: 0, target: hero(1) });
  expect([health(guard), hasKeyword(guard, 'taunt'), health(hero(1)), board(0).length]).toEqual([3, true, 28, 2]);
});

card('Keeper of the Grove', 'or silence for a minion', () => {
  const game = table();
  const { summon, hasKeyword, health } = game;
  const [guard, other] = [summon("Sen'jin Shieldmasta", 1), summon("Sen'jin Shieldmasta", 1)];
  playFromHand(game, 'Keeper of the Grove', 0, { option: 1, target: guard });
  expect([guard, other].map((id) => hasKeyword(id, 'taunt'))).toEqual([false, true]);
  expect(health(guard)).toBe(5);
});

card('Keeper of the Grove', 'silences no hero, and without another minion comes anyway', () => {
  const { addToHand, play, hero, board } = table();
  const [first, second] = [addToHand('Keeper of the Grove', 0), addToHand('Keeper of the Grove', 0)];
  expect(refusalOf(() => play(first, { option: 1, target: hero(1) }))).toBe('target-not-allowed');
  expect(refusalOf(() => play(first, { option: 0 }))).toBe('target-required');
  play(first, { option: 1 });
  expect(board(0)).toEqual([first]);
  expect(refusalOf(() => play(second, { option: 1 }))).toBe('target-required');
});

card('Ancient of War', 'either 5 Attack more, or 5 Health more and Taunt', () => {
  const game = table();
  const { attackOf, health, hasKeyword } = game;
  const options = [0, 1].map((option) => playFromHand(game, 'Ancient of War', 0, { option }));
  expect(options.map((id) => [attackOf(id), health(id), hasKeyword(id, 'taunt')])).toEqual([
    [10, 5, false],
    [5, 10, true],
  ]);
});

card('Ancient of War', 'R24: summoned it is plain, and played it must choose', () => {
  const game = table();
  const { addToHand, play, summon, attackOf, health, hasKeyword } = game;
  const plain = summon('Ancient of War', 0);
  expect([attackOf(plain), health(plain), hasKeyword(plain, 'taunt')]).toEqual([5, 5, false]);
  expect(count(game, 'Enchanted')).toBe(0);
  const ancient = addToHand('Ancient of War', 0);
  expect(refusalOf(() => play(ancient))).toBe('option-required');
});
