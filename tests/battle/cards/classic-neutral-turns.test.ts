// Classic neutral minions that act when a turn begins.

import { expect } from 'vitest';
import { activated, pick, refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

card('Doomsayer', 'destroys all minions when the own turn begins, itself included', () => {
  const game = table();
  const { summon, endTurn, board, hero, health } = game;
  playFromHand(game, 'Doomsayer', 0);
  summon('Boulderfist Ogre', 0);
  summon('Boulderfist Ogre', 1);
  endTurn();
  expect([board(0).length, board(1).length]).toEqual([2, 1]);
  endTurn();
  expect([board(0), board(1), health(hero(0)), health(hero(1))]).toEqual([[], [], 30, 30]);
});

card('Doomsayer', 'silenced it does nothing', () => {
  const { summon, silence, endTurn, board } = table({ firstPlayer: 1 });
  silence(summon('Doomsayer', 0));
  endTurn();
  expect(board(0)).toHaveLength(1);
});

card('Demolisher', '2 damage to one random enemy when the own turn begins', () => {
  const hit = new Set<boolean>();
  for (let seed = 0; seed < 10; seed += 1) {
    const { summon, endTurn, hero, health } = table({ seed });
    const demolisher = summon('Demolisher', 0);
    const yeti = summon('Chillwind Yeti', 1);
    endTurn();
    expect([health(hero(1)), health(yeti)]).toEqual([30, 5]);
    endTurn();
    expect([health(hero(1)) + health(yeti), health(hero(0)), health(demolisher)]).toEqual([33, 30, 4]);
    hit.add(health(yeti) === 3);
  }
  expect(hit.size).toBe(2);
});

card('Alarm-o-Bot', 'trades places with a minion of the hand, which is not played', () => {
  const game = table({ draws: false, checksActions: true });
  const { summon, addToHand, endTurn, board, hand, hero, attack, dealDamage, health, play } = game;
  summon('Wisp', 0);
  const bot = summon('Alarm-o-Bot', 0);
  summon('Wisp', 0);
  dealDamage(bot, 1);
  const engineer = addToHand('Novice Engineer', 0);
  addToHand('Fireball', 0);
  endTurn();
  expect(board(0)).toContain(bot);
  endTurn();
  expect([board(0)[1], hand(0).length]).toEqual([engineer, 2]);
  expect(activated(game)).toEqual(['Alarm-o-Bot: startOfTurn']);
  expect(refusalOf(() => attack(engineer, hero(1)))).toBe('attack-exhausted');
  expect(hand(0)).toContain(bot);
  play(bot);
  expect(health(bot)).toBe(3);
});

card('Alarm-o-Bot', 'without a minion in the hand it stays', () => {
  const game = table({ draws: false });
  const { summon, addToHand, endTurn, board, hand } = game;
  const bot = summon('Alarm-o-Bot', 0);
  addToHand('Fireball', 0);
  addToHand('Wisp', 1);
  endTurn();
  endTurn();
  expect([board(0), namesOf(game, hand(0)), activated(game)]).toEqual([[bot], ['Fireball'], []]);
});

card('Alarm-o-Bot', 'a full hand and a full board are no hindrance, and its arrival is a summon', () => {
  const game = table({ draws: false });
  const { summon, addToHand, endTurn, board, hand, nameOf, hero, health } = game;
  const bot = summon('Alarm-o-Bot', 0);
  for (let place = 0; place < 5; place += 1) summon('Chillwind Yeti', 0);
  summon('Knife Juggler', 0);
  for (let cards = 0; cards < 10; cards += 1) addToHand('Wisp', 0);
  endTurn();
  endTurn();
  expect([board(0).length, hand(0).length, nameOf(pick(board(0), 0))]).toEqual([7, 10, 'Wisp']);
  expect(hand(0)).toContain(bot);
  expect(health(hero(1))).toBe(29);
});
