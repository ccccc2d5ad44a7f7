// Classic neutral minions that destroy weapons, boards and a hand.

import { expect } from 'vitest';
import { count, table } from '../table.ts';
import { card } from './card.ts';
import { playFromHand } from './from-hand.ts';

card('Bloodsail Corsair', 'the enemy weapon loses one Durability', () => {
  const game = table();
  const { equip, health } = game;
  const [own, enemy] = [equip('Fiery War Axe', 0), equip('Fiery War Axe', 1)];
  playFromHand(game, 'Bloodsail Corsair', 0);
  expect([health(own), health(enemy)]).toEqual([2, 1]);
});

card('Bloodsail Corsair', 'the last one breaks it, with its deathrattle; without a weapon nothing happens', () => {
  const game = table();
  const { equip, summon, weapon, health } = game;
  const yeti = summon('Chillwind Yeti', 0);
  equip("Death's Bite", 1);
  const corsairs = [playFromHand(game, 'Bloodsail Corsair', 0), playFromHand(game, 'Bloodsail Corsair', 0)];
  expect([weapon(1), health(yeti), corsairs.map(health)]).toEqual([undefined, 4, [1, 1]]);
  playFromHand(game, 'Bloodsail Corsair', 0);
  expect(count(game, 'DurabilityLost')).toBe(2);
});

card('Harrison Jones', 'destroys the enemy weapon and draws a card for each Durability it had left', () => {
  const game = table();
  const { equip, attack, hero, hand, weapon, endTurn } = game;
  equip("Light's Justice", 1);
  const own = equip('Fiery War Axe', 0);
  endTurn();
  attack(hero(1), hero(0));
  endTurn();
  const before = hand(0).length;
  playFromHand(game, 'Harrison Jones', 0);
  expect([hand(0).length - before, weapon(1), weapon(0)]).toEqual([3, undefined, own]);
});

card('Harrison Jones', 'draws nothing where there is no weapon', () => {
  const game = table();
  game.equip('Fiery War Axe', 0);
  playFromHand(game, 'Harrison Jones', 0);
  expect(game.hand(0)).toEqual([]);
});

card('Deathwing', 'all other minions die, and the whole hand is discarded', () => {
  const game = table();
  const { summon, addToHand, board, hand, health, hero, zoneOf } = game;
  summon('Leper Gnome', 0);
  summon('War Golem', 1);
  const held = [addToHand('Fireball', 0), addToHand('Wisp', 0)];
  addToHand('Wisp', 1);
  const deathwing = playFromHand(game, 'Deathwing', 0);
  expect([board(0), board(1), hand(0), hand(1).length]).toEqual([[deathwing], [], [], 1]);
  expect([held.map(zoneOf), health(hero(1)), count(game, 'Discarded')]).toEqual([['graveyard', 'graveyard'], 28, 2]);
});

card('Deathwing', 'summoned, he spares everybody', () => {
  const { summon, addToHand, board, hand } = table();
  summon('Wisp', 1);
  addToHand('Wisp', 0);
  summon('Deathwing', 0);
  expect([board(1).length, hand(0).length]).toEqual([1, 1]);
});
