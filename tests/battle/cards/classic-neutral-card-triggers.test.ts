// Classic neutral minions that react to cards being played.

import { expect } from 'vitest';
import { count, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

card('Wild Pyromancer', '1 damage to all minions after an own spell, itself included, heroes not', () => {
  const game = table();
  const { summon, hero, health } = game;
  const pyromancer = playFromHand(game, 'Wild Pyromancer', 0);
  const [own, enemy] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1)];
  playFromHand(game, 'The Coin', 1);
  playFromHand(game, 'Wisp', 0);
  expect([pyromancer, own, enemy].map(health)).toEqual([2, 5, 5]);
  playFromHand(game, 'Arcane Intellect', 0);
  expect([pyromancer, own, enemy, hero(0), hero(1)].map(health)).toEqual([1, 4, 4, 30, 30]);
});

card('Wild Pyromancer', 'comes after the spell has done its work and its victims are gone', () => {
  const game = table();
  const { summon, zoneOf, health } = game;
  const pyromancer = summon('Wild Pyromancer', 0);
  playFromHand(game, 'Hellfire', 0);
  expect([zoneOf(pyromancer), game.log().filter(({ type }) => type === 'Triggered')]).toEqual(['graveyard', []]);
  summon('Wild Pyromancer', 0);
  const ogre = summon('Boulderfist Ogre', 1);
  playFromHand(game, 'Whirlwind', 0);
  expect(health(ogre)).toBe(7 - 1 - 1);
});

card('Violet Teacher', 'one Violet Apprentice for each own spell, a Secret included', () => {
  const game = table();
  const { board } = game;
  playFromHand(game, 'Violet Teacher', 0);
  playFromHand(game, 'Wisp', 0);
  playFromHand(game, 'The Coin', 1);
  expect(namesOf(game, board(0))).toEqual(['Violet Teacher', 'Wisp']);
  playFromHand(game, 'Counterspell', 0);
  expect(namesOf(game, board(0))).toEqual(['Violet Teacher', 'Violet Apprentice', 'Wisp']);
});

card('Violet Teacher', 'the Apprentice is there before the spell takes effect', () => {
  const game = table();
  game.summon('Violet Teacher', 0);
  playFromHand(game, 'Soul of the Forest', 0);
  for (const id of game.board(0)) game.destroy(id);
  expect(namesOf(game, game.board(0))).toEqual(['Treant', 'Treant']);
});

card('Questing Adventurer', '+1/+1 for each other card its player plays, of any kind', () => {
  const game = table();
  const { attackOf, health } = game;
  const adventurer = playFromHand(game, 'Questing Adventurer', 0);
  expect([attackOf(adventurer), health(adventurer)]).toEqual([2, 2]);
  playFromHand(game, 'Wisp', 0);
  playFromHand(game, 'The Coin', 0);
  playFromHand(game, 'Fiery War Axe', 0);
  playFromHand(game, 'Counterspell', 0);
  expect([attackOf(adventurer), health(adventurer)]).toEqual([6, 6]);
});

card(
  'Questing Adventurer',
  "not for the opponent's cards, not for what is summoned, and a countered spell counts",
  () => {
    const game = table();
    const { summon, addSecret, attackOf } = game;
    const adventurer = summon('Questing Adventurer', 0);
    addSecret('Counterspell', 1);
    playFromHand(game, 'Wisp', 1);
    summon('Wisp', 0);
    game.useHeroPower(0, { target: game.hero(1) });
    expect(attackOf(adventurer)).toBe(2);
    playFromHand(game, 'Arcane Intellect', 0);
    expect([attackOf(adventurer), game.hand(0).length]).toEqual([3, 0]);
  },
);

card('Secretkeeper', '+1/+1 for each Secret played, by either player', () => {
  const game = table();
  const { attackOf, health } = game;
  const keeper = playFromHand(game, 'Secretkeeper', 0);
  playFromHand(game, 'Counterspell', 0);
  playFromHand(game, 'Explosive Trap', 1);
  expect([attackOf(keeper), health(keeper)]).toEqual([3, 4]);
});

card('Secretkeeper', 'not for other cards, nor for a Secret that is put into play', () => {
  const game = table({ decks: [['Counterspell'], []] });
  const { attackOf, summon, destroy, secrets } = game;
  const keeper = summon('Secretkeeper', 0);
  playFromHand(game, 'The Coin', 0);
  playFromHand(game, 'Wisp', 0);
  destroy(summon('Mad Scientist', 0));
  expect([secrets(0).length, attackOf(keeper)]).toEqual([1, 1]);
});

card('Gadgetzan Auctioneer', 'draws before each own spell takes effect', () => {
  const game = table();
  const { hand, clearLog, log } = game;
  playFromHand(game, 'Gadgetzan Auctioneer', 0);
  expect(hand(0)).toHaveLength(0);
  clearLog();
  playFromHand(game, 'Moonfire', 0, { target: game.hero(1) });
  const told = log().map(({ type }) => type);
  expect(told.indexOf('Drew')).toBeLessThan(told.indexOf('Damaged'));
  expect([hand(0).length, count(game, 'Drew')]).toEqual([1, 1]);
});

card('Gadgetzan Auctioneer', "not for minions, not for the opponent's spells", () => {
  const game = table();
  game.summon('Gadgetzan Auctioneer', 0);
  playFromHand(game, 'Wisp', 0);
  playFromHand(game, 'The Coin', 1);
  expect([game.hand(0), game.hand(1)]).toEqual([[], []]);
});
